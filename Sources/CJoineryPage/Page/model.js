"use strict";

/* The graph as the page walks through it: vertices, links, and the way between them. */

const lifetimeNames = {
  instance: "instance",
  singleton: "singleton",
  weak: "weak",
  scoped: "scoped",
  transient: "transient",
  assisted: "assisted",
  input: "input",
};
const kindNames = {
  ...lifetimeNames,
  decorator: "decorator",
  collection: "collection",
  emptyCollection: "may be empty",
  missing: "missing",
};

/** Reads the data of the page. */
function readModel(data) {
  const links = data.links.map(([source, target, label, marks], index) => ({
    index, source, target, label, marks: new Set(marks),
  }));
  const vertices = data.vertices.map((vertex, index) => ({
    ...vertex,
    index,
    marks: new Set(vertex.marks),
    modules: vertex.modules ?? [],
    traits: vertex.traits ?? [],
    needs: [],
    needed: [],
    issues: [],
    group: groupOf(vertex, data.owners),
    words: [vertex.title, vertex.key, vertex.type, vertex.member, vertex.place]
      .filter(Boolean).join("\n").toLowerCase(),
  }));
  for (const link of links) {
    vertices[link.source].needs.push(link);
    vertices[link.target].needed.push(link);
  }
  for (const issue of data.issues) {
    for (const subject of new Set(issue.subjects)) vertices[subject].issues.push(issue);
  }
  return { owners: data.owners, vertices, links, issues: data.issues };
}

/** Where a binding belongs, as one line. */
function groupOf(vertex, owners) {
  if (vertex.owner === undefined) return "";
  const owner = owners[vertex.owner] ?? `owner ${vertex.owner}`;
  const modules = (vertex.modules ?? []).join(" / ");
  if (owners.length < 2) return modules || owner;
  return modules ? `${owner} · ${modules}` : owner;
}

/** What a vertex is called in full. */
function fullName(vertex) {
  return vertex.key ? `${vertex.title} as ${vertex.key}` : vertex.title;
}

/** Whether a vertex passes all filters but the search. */
function passes(vertex, filter) {
  return (!filter.group || vertex.group === filter.group)
    && (!filter.lifetime || vertex.kind === filter.lifetime)
    && (!filter.isolation || vertex.isolation === filter.isolation)
    && (!filter.only || hasProperty(vertex, filter.only));
}

function hasProperty(vertex, name) {
  switch (name) {
    case "issue": return vertex.issues.length > 0;
    case "cyclic": case "captive": case "root": case "articulation": return vertex.marks.has(name);
    default: return true;
  }
}

/** The vertices that fit, the best first where something is searched. */
function fitting(model, filter) {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = model.vertices.filter((vertex) =>
    vertex.kind !== "emptyCollection" && passes(vertex, filter)
      && words.every((word) => vertex.words.includes(word)));
  if (words.length === 0) return found;
  const rank = (vertex) => {
    const title = vertex.title.toLowerCase();
    if (title === words[0]) return 0;
    if (title.startsWith(words[0])) return 1;
    return title.includes(words[0]) ? 2 : 3;
  };
  return found.map((vertex) => [rank(vertex), vertex])
    .sort(([a, first], [b, second]) => a - b || first.index - second.index)
    .map(([, vertex]) => vertex);
}

/** The vertices some steps around one, the nearest first, and how many there would be. */
function neighbourhood(model, start, steps, limit) {
  const distances = new Map([[start, 0]]);
  for (const [ends, end] of [["needs", "target"], ["needed", "source"]]) {
    let level = [start];
    const seen = new Set(level);
    for (let step = 1; step <= steps && level.length > 0; step += 1) {
      const next = [];
      for (const vertex of level) {
        for (const link of model.vertices[vertex][ends]) {
          const other = link[end];
          if (seen.has(other)) continue;
          seen.add(other);
          next.push(other);
          if (!distances.has(other)) distances.set(other, step);
        }
      }
      level = next;
    }
  }
  const all = [...distances].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([vertex]) => vertex);
  return { shown: all.slice(0, limit), total: all.length };
}

/** The links of a shortest path from a root to a vertex. */
function pathTo(model, vertex) {
  const links = [];
  while (vertex.path !== undefined && links.length < model.links.length) {
    const link = model.links[vertex.path];
    links.unshift(link);
    vertex = model.vertices[link.source];
  }
  return links;
}

/** The links of the longest chain of what a vertex needs at once. */
function longestFrom(model, vertex) {
  const links = [];
  while (vertex.longest !== undefined && links.length < model.links.length) {
    const link = model.links[vertex.longest];
    links.push(link);
    vertex = model.vertices[link.target];
  }
  return links;
}

/** The vertices along a path. */
function stops(model, links) {
  return links.length === 0
    ? [] : [links[0].source, ...links.map((link) => link.target)].map((at) => model.vertices[at]);
}

/** The groups of a graph as vertices of a graph, for a first look at a large one. */
function overview(model, vertices) {
  const groups = new Map();
  for (const vertex of vertices) {
    if (vertex.owner === undefined) continue;
    const name = vertex.group;
    if (!groups.has(name)) groups.set(name, { name, count: 0, marks: new Set() });
    const group = groups.get(name);
    group.count += 1;
    for (const mark of ["cyclic", "captive"]) if (vertex.marks.has(mark)) group.marks.add(mark);
  }
  const numbers = new Map([...groups.keys()].map((name, index) => [name, index]));
  const links = new Map();
  const note = (source, target, link) => {
    const [from, to] = [numbers.get(source.group), numbers.get(target.group)];
    if (from === undefined || to === undefined || from === to) return;
    const name = `${from} ${to}`;
    if (!links.has(name)) links.set(name, { source: from, target: to, count: 0, marks: new Set() });
    links.get(name).count += 1;
    if (link.marks.has("captive")) links.get(name).marks.add("captive");
    if (link.marks.has("cyclic")) links.get(name).marks.add("cyclic");
  };
  for (const link of model.links) {
    const [source, target] = [model.vertices[link.source], model.vertices[link.target]];
    if (target.kind !== "collection") {
      note(source, target, link);
    } else {
      for (const element of target.needs) note(source, model.vertices[element.target], link);
    }
  }
  return { groups: [...groups.values()], links: [...links.values()] };
}
