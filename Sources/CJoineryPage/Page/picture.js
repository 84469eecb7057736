/* The picture: boxes and arrows as SVG, to move, to zoom, and to walk through with keys. */

const svgSpace = "http://www.w3.org/2000/svg";

/** An element of SVG with its attributes and children; text can only become text. */
function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** How wide a text is, in pixels. */
const textWidth = (() => {
  const context = document.createElement("canvas").getContext("2d");
  return (text, size) => {
    context.font = `${size}px system-ui, sans-serif`;
    return context.measureText(text).width;
  };
})();

/** A text cut in its middle so that it is no wider than a limit. */
function cut(text, size, limit) {
  if (textWidth(text, size) <= limit) return text;
  const characters = [...text];
  let [low, high] = [1, characters.length];
  const shortened = (count) => {
    const end = Math.floor(count / 2);
    const last = end > 0 ? characters.slice(-end) : [];
    return [...characters.slice(0, count - end), "…", ...last].join("");
  };
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (textWidth(shortened(middle), size) <= limit) low = middle; else high = middle - 1;
  }
  return shortened(low);
}

/** The size of a box with some lines, of which the first is the title. */
function boxFor(lines, limit = 230) {
  const shown = lines.filter(Boolean).map((line, index) => cut(line, index === 0 ? 13 : 11, limit));
  const width = Math.max(...shown.map((line, index) => textWidth(line, index === 0 ? 13.4 : 11.4)));
  return { lines: shown, width: Math.ceil(width) + 26, height: 14 + shown.length * 16 };
}

/** Draws into the element, and tells `choose` what is opened. */
class Picture {
  constructor(element, choose) {
    this.element = element;
    this.choose = choose;
    this.view = { x: 0, y: 0, scale: 1 };
    this.boxes = [];
    this.listen();
  }

  /**
   * Shows boxes and the links between them.
   *
   * A box has `id`, `label`, `lines`, `classes` and `fill`, and how much it is linked with that
   * isn't shown, `before` and `after`.
   */
  show(boxes, links, focused) {
    const hadFocus = this.element.contains(document.activeElement);
    this.boxes = boxes;
    this.links = links;
    const layout = bestLayout(boxes, links, this.space());
    this.sides = layout.sides;
    this.isDown = layout.isDown;
    boxes.forEach((box, index) => Object.assign(box, layout.places[index]));
    this.layer = svg("g");
    const arrows = links.flatMap((link, index) =>
      (layout.paths[index] ? [this.arrow(link, layout.paths[index])] : []));
    const nodes = boxes.map((box) => this.node(box));
    this.layer.append(...arrows, ...nodes);
    this.element.replaceChildren(this.layer);
    this.current = boxes.find((box) => box.id === focused) ?? boxes[0];
    this.makeReachable();
    this.fit();
    if (hadFocus && this.current) this.current.element.focus({ preventScroll: true });
  }

  /** Gives the focus to the box that is chosen, or to the first one. */
  focus() {
    this.current?.element.focus({ preventScroll: true });
  }

  /** How much room there is for boxes. */
  space() {
    const { width, height } = this.element.getBoundingClientRect();
    return { width: Math.max(width - 60, 1), height: Math.max(height - 40, 1) };
  }

  /** Whether boxes can be read when all of them are shown. */
  isReadable(boxes, links) {
    const space = this.space();
    return scaleIn(space, bestLayout(boxes, links, space)) >= 0.6;
  }

  arrow(link, { points, isTurned }) {
    const end = points[points.length - 1];
    const back = isTurned ? 8 : -8;
    const stop = this.isDown ? { x: end.x, y: end.y + back } : { x: end.x + back, y: end.y };
    const stops = [...points.slice(0, -1), stop];
    let path = `M${stops[0].x},${stops[0].y}`;
    for (let index = 1; index < stops.length; index += 1) {
      const [from, to] = [stops[index - 1], stops[index]];
      const bend = this.isDown
        ? { x: 0, y: (to.y - from.y) / 2 } : { x: (to.x - from.x) / 2, y: 0 };
      path += `C${from.x + bend.x},${from.y + bend.y}`
        + ` ${to.x - bend.x},${to.y - bend.y} ${to.x},${to.y}`;
    }
    const classes = link.classes.join(" ");
    const head = this.isDown ? `l-4.5,${back * 1.1}h9z` : `l${back * 1.1},-4.5v9z`;
    return svg("g", {},
      svg("path", { class: `link ${classes}`, d: path }),
      svg("path", { class: `head ${classes}`, d: `M${end.x},${end.y}${head}` }));
  }

  node(box) {
    const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
    const element = svg("g", {
      class: ["node", ...box.classes].join(" "), role: "button", tabindex: "-1",
      "aria-label": box.label, "data-id": box.id,
    });
    if (box.classes.includes("chosen")) element.setAttribute("aria-current", "true");
    element.append(svg("title", {}, box.label));
    element.append(svg("rect", {
      x: left, y: top, width: box.width, height: box.height, rx: box.radius ?? 7, fill: box.fill,
    }));
    box.lines.forEach((line, index) => {
      element.append(svg("text", {
        x: box.x, y: top + 19 + index * 16, "text-anchor": "middle", direction: "ltr",
        class: index === 0 ? "" : "more",
      }, line));
    });
    const [right, bottom] = [left + box.width, top + box.height];
    if (box.before) element.append(...this.badge(left, top, box.before, "more need it"));
    if (box.after) element.append(...this.badge(right, bottom, box.after, "more are needed"));
    box.element = element;
    return element;
  }

  /** A count on the corner of a box: how much of what it is linked with isn't shown. */
  badge(x, y, count, meaning) {
    const text = `+${count}`;
    const width = textWidth(text, 10) + 8;
    return [
      svg("rect", { class: "badge", x: x - width / 2, y: y - 7, width, height: 14, rx: 7 },
        svg("title", {}, `${count} ${meaning}`)),
      svg("text", { class: "count", x, y: y + 3.5, "text-anchor": "middle" }, text),
    ];
  }

  makeReachable() {
    for (const box of this.boxes) {
      box.element.setAttribute("tabindex", box === this.current ? "0" : "-1");
    }
  }

  /** Shows all of the picture. */
  fit() {
    const { width, height } = this.element.getBoundingClientRect();
    const { left, right, top, bottom } = this.sides;
    const scale = scaleIn(this.space(), this);
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.view = { scale, x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale };
    this.move();
  }

  move() {
    const { x, y, scale } = this.view;
    this.layer?.setAttribute("transform", `translate(${x},${y}) scale(${scale})`);
  }

  zoom(factor, at) {
    const { width, height } = this.element.getBoundingClientRect();
    const point = at ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(3, Math.max(0.08, this.view.scale * factor));
    const change = scale / this.view.scale;
    this.view = {
      scale,
      x: point.x - (point.x - this.view.x) * change,
      y: point.y - (point.y - this.view.y) * change,
    };
    this.move();
  }

  listen() {
    const boxAt = (event) => {
      const node = event.target.closest(".node");
      return node && this.boxes.find((box) => box.element === node);
    };
    let drag;
    this.element.addEventListener("pointerdown", (event) => {
      drag = { x: event.clientX, y: event.clientY, view: { ...this.view }, hasMoved: false };
    });
    this.element.addEventListener("pointermove", (event) => {
      if (!drag || event.buttons === 0) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.hasMoved && Math.hypot(x, y) < 4) return;
      if (!drag.hasMoved) this.element.setPointerCapture(event.pointerId);
      drag.hasMoved = true;
      this.element.classList.add("moving");
      this.view = { ...this.view, x: drag.view.x + x, y: drag.view.y + y };
      this.move();
    });
    this.element.addEventListener("pointerup", () => this.element.classList.remove("moving"));
    this.element.addEventListener("click", (event) => {
      const box = boxAt(event);
      if (box && !drag?.hasMoved) this.choose(box.id);
    });
    this.element.addEventListener("wheel", (event) => {
      event.preventDefault();
      const bounds = this.element.getBoundingClientRect();
      const at = { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
      this.zoom(Math.exp(-event.deltaY / 400), at);
    }, { passive: false });
    this.element.addEventListener("focusin", (event) => {
      const box = boxAt(event);
      if (box) {
        this.current = box;
        this.makeReachable();
      }
    });
    this.element.addEventListener("keydown", (event) => this.press(event, boxAt(event)));
  }

  press(event, box) {
    if (!box) return;
    const next = this.neighbour(box, event.key);
    if (next) {
      next.element.focus({ preventScroll: true });
      this.reveal(next);
    } else if (event.key === "Enter" || event.key === " ") {
      this.choose(box.id);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** The box that an arrow key leads to: on, back, or to one side in the same layer. */
  neighbour(box, key) {
    const at = this.boxes.indexOf(box);
    const keys = this.isDown
      ? { on: "ArrowDown", back: "ArrowUp", before: "ArrowLeft", after: "ArrowRight" }
      : { on: "ArrowRight", back: "ArrowLeft", before: "ArrowUp", after: "ArrowDown" };
    const place = (other) => (this.isDown ? other.x : other.y);
    const nearest = (boxes) => boxes.filter((other) => other !== box)
      .sort((a, b) => Math.abs(place(a) - place(box)) - Math.abs(place(b) - place(box)))[0];
    const beside = this.boxes.filter((other) => other.layer === box.layer);
    const linked = (here, there) => this.links
      .filter((link) => link[here] === at).map((link) => this.boxes[link[there]]);
    switch (key) {
      case keys.on: return nearest(linked("source", "target"));
      case keys.back: return nearest(linked("target", "source"));
      case keys.before: return nearest(beside.filter((other) => place(other) < place(box)));
      case keys.after: return nearest(beside.filter((other) => place(other) > place(box)));
      default: return undefined;
    }
  }

  /** Moves the picture so that a box is in sight. */
  reveal(box) {
    const { width, height } = this.element.getBoundingClientRect();
    const x = box.x * this.view.scale + this.view.x;
    const y = box.y * this.view.scale + this.view.y;
    const half = box.width * this.view.scale / 2 + 30;
    if (x - half < 0 || x + half > width) this.view.x += width / 2 - x;
    if (y < 30 || y > height - 30) this.view.y += height / 2 - y;
    this.move();
  }
}
