/* The page: what is searched, filtered and chosen, and what of that is shown where. */

(() => {
  /** How many boxes a picture has at most. */
  const pictureLimit = 120;
  /** How many names the list has at most. */
  const listLimit = 1500;

  const byId = (id) => document.getElementById(id);
  const model = readModel(JSON.parse(byId("graph").textContent));
  const state = {
    search: "", group: "", lifetime: "", isolation: "", only: "",
    // As many steps as can be read, but no more than two, as long as nobody asks for a number.
    chosen: undefined, path: undefined, steps: undefined,
  };
  const filters = ["group", "lifetime", "isolation", "only"];
  /** How many vertices there are to find. */
  const total = fitting(model, state).length;
  let found = [];
  let active = -1;

  const picture = new Picture(byId("canvas"), (id) => {
    if (typeof id === "string") chooseGroup(id); else choose(id);
  });
  const panel = new Panel(byId("panel"), model, { choose: (index) => choose(index), showPath });

  // MARK: - Choosing

  function choose(index, options = {}) {
    state.chosen = index;
    state.path = undefined;
    const hash = index === undefined ? "" : `#v${index}`;
    if (!options.isFromHistory && location.hash !== hash) {
      const depth = (history.state?.depth ?? 0) + 1;
      history.pushState({ depth }, "", hash || location.pathname + location.search);
    }
    if (index === undefined) panel.showGraph(); else panel.showVertex(model.vertices[index]);
    markList();
    draw();
    tell();
    // Where everything stands in one column, what was opened may be out of sight.
    const isInSight = options.isFromHistory || panel.hasFocus() || index === undefined;
    if (!isInSight && matchMedia("(max-width: 700px)").matches) byId("picture").scrollIntoView();
  }

  /** Goes back to what was chosen before, or to the whole graph. */
  function goBack() {
    if (history.state?.depth > 0) history.back(); else choose(undefined);
  }

  function chooseGroup(name) {
    byId("group").value = name;
    readFilters();
  }

  function showPath(mode) {
    state.path = mode;
    draw();
    tell();
  }

  /** The vertex that an address in the page names; nothing where it names none. */
  function vertexInAddress() {
    const index = Number(/^#v(\d+)$/.exec(location.hash)?.[1] ?? NaN);
    return index < model.vertices.length ? index : undefined;
  }

  function fromHistory() {
    // Any other address leads to a part of the page and changes nothing.
    if (location.hash && !location.hash.startsWith("#v")) return;
    choose(vertexInAddress(), { isFromHistory: true });
  }

  /** Says in the status line what is shown. */
  function tell() {
    const vertex = model.vertices[state.chosen];
    const amount = `${found.length.toLocaleString("en")} of ${total.toLocaleString("en")}`;
    if (state.path !== undefined) {
      say(byId("caption").textContent);
    } else if (vertex) {
      say(`${fullName(vertex)}: needs ${vertex.needs.length}, needed by ${vertex.needed.length}`);
    } else {
      say(hasFilter() ? amount : "The whole graph");
    }
  }

  const say = (text) => { byId("status").textContent = text; };
  const hasFilter = () => ["search", ...filters].some((id) => state[id] !== "");

  // MARK: - Finding

  function fillFilters() {
    const fill = (id, all, values) => byId(id).replaceChildren(
      ...[["", all], ...values].map(([value, name]) => html("option", { value }, name)));
    const counts = (property) => {
      const counts = new Map();
      for (const vertex of model.vertices) {
        if (vertex[property]) counts.set(vertex[property], (counts.get(vertex[property]) ?? 0) + 1);
      }
      return [...counts].filter(([value]) => value !== "emptyCollection");
    };
    const fillCounts = (id, all, property, name) => fill(id, all, counts(property).map(
      ([value, count]) => [value, `${name(value)} (${count.toLocaleString("en")})`]));
    fillCounts("group", "anywhere", "group", (value) => value);
    fillCounts("lifetime", "any", "kind", (value) => kindNames[value]);
    fillCounts("isolation", "any", "isolation", (value) => (value === "none" ? "anywhere" : value));
    fill("only", "everything", [
      ["issue", "with issues"], ["cyclic", "on cycles"], ["captive", "captives"],
      ["root", "roots"], ["articulation", "articulation points"],
    ]);
  }

  function readFilters() {
    for (const id of ["search", ...filters]) state[id] = byId(id).value;
    find();
    draw();
    tell();
  }

  function find() {
    found = fitting(model, state);
    active = -1;
    const items = found.slice(0, listLimit).map((vertex, position) => {
      const details = [vertex.key && `as ${vertex.key}`, vertex.group].filter(Boolean).join(" · ");
      const item = html("li", { id: `option${position}`, role: "option", "aria-selected": "false" },
        panel.swatch(vertex.kind), html("bdi", {}, vertex.title),
        details && html("small", {}, html("bdi", {}, details)));
      item.onclick = () => choose(vertex.index);
      return item;
    });
    const note = (text) => items.push(html("li", { className: "note" }, text));
    if (found.length === 0) note("Nothing fits. Escape clears the search.");
    const rest = found.length - listLimit;
    if (rest > 0) note(`${rest.toLocaleString("en")} more: search for them`);
    byId("list").replaceChildren(...items);
    markList();
  }

  function markList() {
    const list = byId("list");
    for (const item of list.querySelectorAll("[aria-selected='true'], .active")) {
      item.setAttribute("aria-selected", "false");
      item.classList.remove("active");
    }
    const position = found.findIndex((vertex) => vertex.index === state.chosen);
    const selected = position >= 0 ? list.children[position] : undefined;
    selected?.setAttribute("aria-selected", "true");
    if (active < 0) selected?.scrollIntoView({ block: "nearest" });
    const item = active >= 0 ? list.children[active] : undefined;
    item?.classList.add("active");
    item?.scrollIntoView({ block: "nearest" });
    if (item) {
      byId("search").setAttribute("aria-activedescendant", item.id);
    } else {
      byId("search").removeAttribute("aria-activedescendant");
    }
  }

  // MARK: - Drawing

  function draw() {
    const caption = (text) => { byId("caption").textContent = text; };
    byId("stepsLabel").hidden = state.chosen === undefined || state.path !== undefined;
    if (state.path !== undefined) {
      const vertex = model.vertices[state.chosen];
      const isShortest = state.path === "path";
      const path = stops(model, isShortest ? pathTo(model, vertex) : longestFrom(model, vertex));
      caption(`${isShortest ? "From a root to" : "Longest path from"} ${vertex.title}`);
      return drawVertices(path.slice(0, pictureLimit).map((stop) => stop.index));
    }
    if (state.chosen !== undefined) {
      const { shown, total } = neighbourhood(
        model, state.chosen, state.steps ?? 2, pictureLimit);
      const readable = state.steps === undefined ? thatCanBeRead(shown) : shown;
      const rest = `: the nearest ${readable.length} of ${total.toLocaleString("en")}`;
      caption(
        `Around ${model.vertices[state.chosen].title}${readable.length < total ? rest : ""}`);
      return drawVertices(readable);
    }
    const shown = found;
    const bindings = shown.filter((vertex) => vertex.owner !== undefined);
    const groups = new Set(bindings.map((vertex) => vertex.group));
    if (shown.length <= pictureLimit) {
      const isWhole = shown.length === total;
      caption(isWhole ? "The whole graph" : `${shown.length.toLocaleString("en")} that fit`);
      return drawVertices(shown.map((vertex) => vertex.index));
    }
    if (groups.size > 1 && groups.size <= pictureLimit) {
      const count = `${counted(shown.length, "binding")} in ${counted(groups.size, "group")}`;
      caption(`${count}: open one, or search`);
      return drawGroups(shown);
    }
    const best = [...shown]
      .sort((a, b) => b.dominated - a.dominated || b.fanOut - a.fanOut).slice(0, 40);
    const count = `The ${best.length} of ${counted(shown.length, "binding")}`;
    caption(`${count} that most depends on: search, or filter`);
    return drawVertices(best.map((vertex) => vertex.index));
  }

  /** As many vertices, the first ones, as can be read in the room that there is. */
  function thatCanBeRead(indices) {
    let shown = indices;
    while (shown.length > 6 && !picture.isReadable(...partOf(shown))) {
      shown = shown.slice(0, Math.max(6, Math.floor(shown.length * 0.8)));
    }
    return shown;
  }

  function drawVertices(indices) {
    show(...partOf(indices), state.chosen);
  }

  /** The boxes of some vertices, and the links between them. */
  function partOf(indices) {
    const numbers = new Map(indices.map((index, number) => [index, number]));
    const isFiltered = hasFilter();
    const fits = new Set(found.map((vertex) => vertex.index));
    const boxes = indices.map((index) => {
      const vertex = model.vertices[index];
      const hidden = (links, end) => new Set(
        links.map((link) => link[end]).filter((other) => !numbers.has(other))).size;
      const classes = ["cyclic", "captive", "faulty", "replaced"].filter((mark) => vertex.marks.has(mark));
      if (vertex.kind === "missing") classes.push("missing");
      if (vertex.kind === "weak" || vertex.kind === "missing") classes.push("dashed");
      if (vertex.isolation === "main actor") classes.push("main");
      if (index === state.chosen) classes.push("chosen");
      const isOther = state.chosen !== undefined && index !== state.chosen;
      if (isFiltered && isOther && !fits.has(index)) classes.push("faint");
      const traits = vertex.traits.length > 0 ? vertex.traits.join(", ") : kindNames[vertex.kind];
      const counts = `needs ${vertex.needs.length}, needed by ${vertex.needed.length}`;
      return {
        id: index, classes, fill: `var(--${vertex.kind})`,
        radius: vertex.kind === "transient" ? 16 : 7,
        label: `${fullName(vertex)}, ${traits}, ${counts}`,
        before: hidden(vertex.needed, "source"), after: hidden(vertex.needs, "target"),
        ...boxFor([vertex.title, vertex.key && `as ${vertex.key}`, traits, vertex.remark]),
      };
    });
    const isShown = (link) => numbers.has(link.source) && numbers.has(link.target);
    const links = model.links.filter(isShown).map((link) => {
      const classes = [...link.marks].filter((mark) => mark !== "wrapping");
      if (link.source === state.chosen || link.target === state.chosen) classes.push("near");
      return { source: numbers.get(link.source), target: numbers.get(link.target), classes };
    });
    return [boxes, links];
  }

  function show(boxes, links, focused) {
    picture.show(boxes, links, focused);
    byId("keyOn").textContent = picture.isDown ? "↓" : "→";
    byId("keyBack").textContent = picture.isDown ? "↑" : "←";
  }

  function drawGroups(vertices) {
    const { groups, links } = overview(model, vertices);
    const boxes = groups.map((group) => ({
      id: group.name, classes: [...group.marks], fill: "var(--group)", radius: 10,
      label: `${group.name}, ${counted(group.count, "binding")}`,
      ...boxFor([group.name, counted(group.count, "binding")]),
    }));
    show(boxes, links.map((link) => ({ ...link, classes: [...link.marks] })), undefined);
  }

  // MARK: - Keys and controls

  function pressInSearch(event) {
    const count = Math.min(found.length, listLimit);
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      active = active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
      markList();
    } else if (event.key === "Enter" && count > 0) {
      choose(found[Math.max(active, 0)].index);
      // From here the arrows lead on.
      picture.focus();
    } else if (event.key === "Escape" && byId("search").value) {
      byId("search").value = "";
      readFilters();
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.matches("input, select, textarea");
    if (event.key === "/" && !isTyping) {
      byId("search").focus();
      byId("search").select();
    } else if (event.key === "Escape" && state.path !== undefined) {
      showPath(undefined);
    } else if (event.key === "Escape" && state.chosen !== undefined) {
      goBack();
    } else if (event.key === "Escape" && hasFilter()) {
      for (const id of ["search", ...filters]) byId(id).value = "";
      readFilters();
    } else if (event.key === "+" && !isTyping) {
      picture.zoom(1.25);
    } else if (event.key === "-" && !isTyping) {
      picture.zoom(0.8);
    } else if (event.key === "0" && !isTyping) {
      picture.fit();
    } else {
      return;
    }
    event.preventDefault();
  }

  byId("search").addEventListener("input", readFilters);
  byId("search").addEventListener("keydown", pressInSearch);
  for (const id of filters) {
    byId(id).addEventListener("change", () => {
      if (state.chosen !== undefined) choose(undefined);
      readFilters();
    });
  }
  byId("steps").addEventListener("change", (event) => {
    state.steps = event.target.value ? Number(event.target.value) : undefined;
    draw();
  });
  byId("closer").addEventListener("click", () => picture.zoom(1.25));
  byId("farther").addEventListener("click", () => picture.zoom(0.8));
  byId("fit").addEventListener("click", () => picture.fit());
  document.addEventListener("keydown", press);
  window.addEventListener("popstate", fromHistory);
  document.querySelector(".skip").addEventListener("click", (event) => {
    // Without an address of its own, which would be a step to go back from.
    event.preventDefault();
    picture.focus();
  });
  window.addEventListener("resize", draw);

  fillFilters();
  find();
  const bindings = found.filter((vertex) => vertex.owner !== undefined).length;
  byId("count").textContent =
    `${counted(bindings, "binding")}, ${counted(model.issues.length, "issue")}`;
  choose(vertexInAddress(), { isFromHistory: true });
})();
