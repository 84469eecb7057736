/* The panel: what there is to say about the graph, or about what is chosen. */

/** An element of HTML with its properties and children; text can only become text. */
function html(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") {
      element.setAttribute(key, value);
    } else {
      element[key] = value;
    }
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

const counted = (count, one) =>
  `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;

class Panel {
  constructor(element, model, actions) {
    this.element = element;
    this.model = model;
    this.actions = actions;
  }

  hasFocus() {
    return this.element.contains(document.activeElement);
  }

  /** Shows something else, from its top, and keeps the focus where it had it. */
  show(...children) {
    const hadFocus = this.hasFocus();
    this.element.replaceChildren(...children);
    this.element.scrollTop = 0;
    if (hadFocus) this.element.focus();
  }

  /** A button that opens a vertex. */
  go(vertex, name = fullName(vertex)) {
    const onclick = () => this.actions.choose(vertex.index);
    return html("button", { type: "button", className: "go", dir: "auto", onclick }, name);
  }

  /** An item of a list that opens a vertex. */
  item(vertex, remark) {
    return html("li", {}, this.swatch(vertex.kind), this.go(vertex),
      remark && html("span", { className: "quiet", dir: "auto" }, remark));
  }

  swatch(kind) {
    const box = html("span", { className: "swatch" });
    box.style.background = `var(--${kind})`;
    return box;
  }

  heading(text, button) {
    return html("h3", {}, text, button);
  }

  /** A list, of which only the first items are shown until the others are asked for. */
  list(items, name = "ul", limit = 30) {
    const list = html(name, {}, ...items.slice(0, limit));
    if (items.length > limit) {
      const rest = (items.length - limit).toLocaleString("en");
      const more = html("button", { type: "button" }, `${rest} more`);
      more.onclick = () => list.replaceChildren(...items);
      list.append(html("li", {}, more));
    }
    return list;
  }

  links(links, end) {
    return links.map((link) => {
      const vertex = this.model.vertices[link[end]];
      const words = [
        link.label && `${link.label}:`, link.marks.has("wrapping") && "wraps",
        link.marks.has("optional") && "if bound", link.marks.has("deferred") && "later",
      ].filter(Boolean).join(" ");
      return this.item(vertex, words);
    });
  }

  path(title, links, mode) {
    if (links.length === 0) return [];
    const onclick = () => this.actions.showPath(mode);
    const show = mode && html("button", { type: "button", onclick }, "show");
    show?.setAttribute("aria-label", `Show only the ${title.toLowerCase()} in the picture`);
    return [
      this.heading(`${title} · ${counted(links.length, "step")}`, show),
      this.list(
        stops(this.model, links).map((vertex) => html("li", {}, this.go(vertex))), "ol", 24),
    ];
  }

  numbers(pairs) {
    return html("div", { className: "numbers" },
      ...pairs.map(([name, value, meaning]) => html(
        "div", { title: meaning ?? "" }, html("b", {}, value.toLocaleString("en")), name)));
  }

  issues(issues) {
    if (issues.length === 0) return [];
    const shown = issues.slice(0, 50).map((issue) => {
      const subject = this.model.vertices[issue.subjects[0]];
      const headline = subject
        ? this.go(subject, issue.headline) : html("span", { dir: "auto" }, issue.headline);
      return html("div", { className: "issue" }, headline,
        html("p", { className: "quiet" }, [issue.id, issue.place].filter(Boolean).join(" · ")),
        issue.fix && html("p", {}, "fix: ", html("code", { dir: "ltr" }, issue.fix)),
        html("details", {}, html("summary", {}, "report"),
          html("pre", { dir: "ltr", tabIndex: 0 }, issue.text)));
    });
    const rest = issues.length - shown.length;
    if (rest > 0) {
      shown.push(html("p", { className: "quiet" }, `and ${rest.toLocaleString("en")} more`));
    }
    return [this.heading(counted(issues.length, "issue")), ...shown];
  }

  showVertex(vertex) {
    const model = this.model;
    const marks = {
      cyclic: "on a cycle", captive: "captive", root: "root", articulation: "articulation point",
      replaced: "replaced by an override", faulty: vertex.remark,
    };
    const tags = [...vertex.marks].map(
      (mark) => html("span", { className: `tag ${mark}` }, marks[mark]));
    const role = ["override", "contribution"].includes(vertex.role) ? `, ${vertex.role}` : "";
    const effects = vertex.traits.filter((trait) => trait === "async" || trait === "throws");
    const facts = [
      ["As", vertex.key],
      [vertex.kind in lifetimeNames ? "Lifetime" : "Kind", kindNames[vertex.kind] + role],
      ["Isolation", vertex.isolation === "none" ? "anywhere" : vertex.isolation],
      ["Effects", effects.join(", ")], ["Where", vertex.group], ["Member", vertex.member],
      ["Type", vertex.type !== vertex.title ? vertex.type : undefined],
      ["Source", vertex.place],
    ].filter(([, value]) => value);
    const fact = ([name, value]) => [
      html("dt", {}, name),
      html("dd", { dir: "auto" }, name === "Source" ? html("code", {}, value) : value),
    ];
    const count = (links) => (links.length === 0 ? "nothing" : links.length.toLocaleString("en"));
    const dominator = model.vertices[vertex.dominator];
    this.show(
      html("h2", { dir: "auto" }, vertex.title),
      tags.length > 0 ? html("div", { className: "tags" }, ...tags) : "",
      html("dl", {}, ...facts.flatMap(fact)),
      this.numbers([
        ["fan-in", vertex.fanIn, "how many ask for it"],
        ["fan-out", vertex.fanOut, "how many it asks for"],
        ["dominates", vertex.dominated, "how many bindings are reached only through it"],
      ]),
      this.heading(`Needs ${count(vertex.needs)}`),
      this.list(this.links(vertex.needs, "target")),
      this.heading(`Needed by ${count(vertex.needed)}`),
      this.list(this.links(vertex.needed, "source")),
      ...this.path("Shortest path from a root", pathTo(model, vertex), "path"),
      ...this.path("Longest path of needs", longestFrom(model, vertex), "longest"),
      ...(dominator
        ? [this.heading("Always reached through"), html("ul", {}, this.item(dominator))] : []),
      ...this.issues(vertex.issues));
  }

  showGraph() {
    const model = this.model;
    const nodes = model.vertices.filter(
      (vertex) => vertex.owner !== undefined && vertex.kind !== "emptyCollection");
    const deepest = nodes.reduce(
      (best, vertex) => (vertex.height > (best?.height ?? 0) ? vertex : best), undefined);
    const having = (mark) => nodes.filter((vertex) => vertex.marks.has(mark));
    const top = (property) => nodes.filter((vertex) => vertex[property] > 0)
      .sort((a, b) => b[property] - a[property]).slice(0, 8)
      .map((vertex) => this.item(vertex, vertex[property].toLocaleString("en")));
    const roots = having("root");
    this.show(
      html("h2", {}, "The whole graph"),
      this.numbers([
        ["bindings", nodes.length], ["links", model.links.length], ["issues", model.issues.length],
        ["roots", roots.length], ["longest path", deepest?.height ?? 0],
        ["articulation points", having("articulation").length,
          "bindings without which the graph falls into parts that have nothing to do with each other"],
      ]),
      ...this.issues(model.issues),
      this.heading("Roots"),
      this.list(roots.map((vertex) => this.item(vertex)), "ul", 12),
      this.heading("Needed by most"), html("ul", {}, ...top("fanIn")),
      this.heading("Needing most"), html("ul", {}, ...top("fanOut")),
      ...(deepest ? this.path("Longest path of needs", longestFrom(model, deepest)) : []),
      this.heading("Legend"), this.legend(nodes));
  }

  legend(nodes) {
    const line = (classes) => svg(
      "svg", { "aria-hidden": "true" }, svg("path", { class: `link ${classes}`, d: "M0,5H34" }));
    const kinds = [...new Set([...nodes, ...this.model.vertices].map((vertex) => vertex.kind))]
      .filter((kind) => kind !== "emptyCollection");
    return html("div", { className: "legend" },
      ...kinds.map((kind) => html("div", {}, this.swatch(kind), kindNames[kind])),
      html("div", {}, line(""), "needs"), html("div", {}, line("deferred"), "needs later"),
      html("div", {}, line("optional"), "if bound"), html("div", {}, line("cyclic"), "cycle"),
      html("div", {}, line("captive"), "captive"), html("div", {}, "thick box: main actor"));
  }
}
