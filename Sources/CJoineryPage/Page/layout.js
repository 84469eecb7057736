/* Where to draw what: layers from left to right, after Sugiyama, Tagawa and Toda (1981). */

/** The distances between layers, between boxes of one, and between links that pass through it. */
const layoutGaps = {
  right: { layer: 56, node: 14, route: 8 },
  down: { layer: 46, node: 22, route: 14 },
  // For a long chain, which would be too small otherwise.
  tightRight: { layer: 28, node: 14, route: 8 },
  tightDown: { layer: 24, node: 22, route: 14 },
};
let layoutGap = layoutGaps.right;

/** How large a layout can be shown in a space. */
function scaleIn(space, { sides: { left, right, top, bottom } }) {
  return Math.min(space.width / (right - left), space.height / (bottom - top), 1.15);
}

/**
 * Places boxes in the direction in which the picture fills a space best.
 *
 * `boxes` have `width` and `height`; `links` have `source` and `target`, numbers of boxes. Returns
 * for each box its centre, for each link its points, and the size of it all.
 */
function bestLayout(boxes, links, space) {
  const best = (directions) => directions
    .map((direction) => layOut(boxes, links, direction))
    .reduce((one, other) => (scaleIn(space, other) > scaleIn(space, one) ? other : one));
  const usual = best(["right", "down"]);
  return scaleIn(space, usual) < 0.7 ? best(["tightRight", "tightDown"]) : usual;
}

/** Places boxes so that links lead in one direction, but for those that close a cycle. */
function layOut(boxes, links, direction) {
  const isDown = direction.toLowerCase().endsWith("down");
  layoutGap = layoutGaps[direction];
  const nodes = boxes.map(({ width, height }) => ({
    width: isDown ? height : width, height: isDown ? width : height, out: [], into: [],
  }));
  const ways = orient(nodes, links);
  const linked = nodes.filter((node) => node.out.length + node.into.length > 0);
  assignLayers(linked);
  const routes = splitLongWays(ways);
  const layers = collectLayers([...linked, ...routes.flat()]);
  order(layers);
  place(layers);
  placeAlone(nodes.filter((node) => !linked.includes(node)), layers);
  return result(nodes, ways, routes, links.length, isDown);
}

/** Turns links that close a cycle round, and leaves out those from a box to itself. */
function orient(nodes, links) {
  const state = nodes.map(() => 0);
  const outgoing = nodes.map(() => []);
  const incoming = nodes.map(() => 0);
  links.forEach((link, index) => {
    if (link.source === link.target) return;
    outgoing[link.source].push(index);
    incoming[link.target] += 1;
  });
  const isTurned = new Set();
  const starts = nodes.map((_, index) => index).sort((a, b) => incoming[a] - incoming[b] || a - b);
  for (const start of starts) {
    if (state[start] !== 0) continue;
    const path = [[start, 0]];
    state[start] = 1;
    while (path.length > 0) {
      const last = path[path.length - 1];
      if (last[1] === outgoing[last[0]].length) {
        state[last[0]] = 2;
        path.pop();
        continue;
      }
      const index = outgoing[last[0]][last[1]];
      last[1] += 1;
      const target = links[index].target;
      if (state[target] === 1) isTurned.add(index);
      if (state[target] === 0) {
        state[target] = 1;
        path.push([target, 0]);
      }
    }
  }
  return links.map((link, index) => ({ link, index }))
    .filter(({ link }) => link.source !== link.target)
    .map(({ link, index }) => {
      const turned = isTurned.has(index);
      const [from, to] = turned ? [link.target, link.source] : [link.source, link.target];
      const way = { index, turned, from: nodes[from], to: nodes[to] };
      way.from.out.push(way.to);
      way.to.into.push(way.from);
      return way;
    });
}

/** Gives each node the layer after the last one that leads to it. */
function assignLayers(nodes) {
  const left = new Map(nodes.map((node) => [node, node.into.length]));
  const queue = nodes.filter((node) => node.into.length === 0);
  for (const node of queue) node.layer = 0;
  for (let next = 0; next < queue.length; next += 1) {
    for (const target of queue[next].out) {
      target.layer = Math.max(target.layer ?? 0, queue[next].layer + 1);
      left.set(target, left.get(target) - 1);
      if (left.get(target) === 0) queue.push(target);
    }
  }
  for (const node of queue.filter((node) => node.into.length === 0 && node.out.length > 0)) {
    node.layer = Math.min(...node.out.map((target) => target.layer)) - 1;
  }
}

/** Puts a point on every layer that a way crosses; returns the points of each way. */
function splitLongWays(ways) {
  return ways.map((way) => {
    const points = [];
    for (let layer = way.from.layer + 1; layer < way.to.layer; layer += 1) {
      points.push({ layer, width: 0, height: 0, out: [], into: [], isPoint: true });
    }
    const stops = [way.from, ...points, way.to];
    for (let index = 1; index < stops.length; index += 1) {
      (stops[index - 1].next ??= []).push(stops[index]);
      (stops[index].previous ??= []).push(stops[index - 1]);
    }
    return points;
  });
}

function collectLayers(nodes) {
  const layers = [];
  for (const node of nodes) (layers[node.layer] ??= []).push(node);
  return layers.map((layer) => layer ?? []);
}

/** Orders each layer so that few links cross: each node near the middle of its neighbours. */
function order(layers) {
  const number = () => {
    for (const layer of layers) layer.forEach((node, index) => { node.rank = index; });
  };
  number();
  for (let round = 0; round < 12; round += 1) {
    const isForward = round % 2 === 0;
    const sequence = isForward ? layers.slice(1) : layers.slice(0, -1).reverse();
    for (const layer of sequence) {
      const middle = new Map(layer.map((node) =>
        [node, mean(isForward ? node.previous : node.next, "rank") ?? node.rank]));
      layer.sort((a, b) => middle.get(a) - middle.get(b) || a.rank - b.rank);
      layer.forEach((node, index) => { node.rank = index; });
    }
  }
}

function mean(nodes, property) {
  if (!nodes || nodes.length === 0) return undefined;
  return nodes.reduce((sum, node) => sum + node[property], 0) / nodes.length;
}

/** Gives each node its place: across by layer, and down as near as can be to its neighbours. */
function place(layers) {
  let x = 0;
  for (const layer of layers) {
    const width = Math.max(0, ...layer.map((node) => node.width));
    for (const node of layer) node.x = x + width / 2;
    x += width + layoutGap.layer;
    let y = 0;
    for (const node of layer) {
      node.y = y;
      y += node.height + (node.isPoint ? layoutGap.route : layoutGap.node);
    }
  }
  for (let round = 0; round < 16; round += 1) {
    const sequence = round % 2 === 0 ? layers : [...layers].reverse();
    for (const layer of sequence) {
      const wanted = layer.map((node) =>
        mean([...(node.previous ?? []), ...(node.next ?? [])], "y") ?? node.y);
      settle(layer, wanted);
    }
  }
}

/** The places nearest to those wanted that keep the order and the distance (least squares). */
function settle(layer, wanted) {
  const offsets = [0];
  for (let index = 1; index < layer.length; index += 1) {
    const [above, below] = [layer[index - 1], layer[index]];
    const gap = above.isPoint && below.isPoint ? layoutGap.route : layoutGap.node;
    offsets.push(offsets[index - 1] + (above.height + below.height) / 2 + gap);
  }
  const blocks = [];
  wanted.forEach((y, index) => {
    blocks.push({ sum: y - offsets[index], count: 1 });
    while (blocks.length > 1) {
      const [before, last] = blocks.slice(-2);
      if (before.sum / before.count <= last.sum / last.count) break;
      blocks.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  });
  let index = 0;
  for (const block of blocks) {
    for (let member = 0; member < block.count; member += 1, index += 1) {
      layer[index].y = block.sum / block.count + offsets[index];
    }
  }
}

/** Puts boxes without links in rows below the others. */
function placeAlone(nodes, layers) {
  const all = layers.flat();
  const bottom = Math.max(0, ...all.map((node) => node.y + node.height / 2));
  const right = Math.max(600, ...all.map((node) => node.x + node.width / 2));
  let x = 0;
  let y = all.length > 0 ? bottom + 50 : 0;
  for (const node of nodes) {
    if (x > 0 && x + node.width > right) {
      x = 0;
      y += node.height + layoutGap.node;
    }
    node.x = x + node.width / 2;
    node.y = y + node.height / 2;
    x += node.width + 20;
  }
}

/** What was found, with across and down exchanged where links lead down. */
function result(nodes, ways, routes, linkCount, isDown) {
  const turn = ({ x, y }) => (isDown ? { x: y, y: x } : { x, y });
  const paths = Array(linkCount).fill(undefined);
  ways.forEach((way, index) => {
    // A way back stands beside the way there.
    const shift = way.turned ? 10 : 0;
    const start = { x: way.from.x + way.from.width / 2, y: way.from.y + shift };
    const end = { x: way.to.x - way.to.width / 2, y: way.to.y + shift };
    const points = [start, ...routes[index], end].map(turn);
    paths[way.index] = { points: way.turned ? points.reverse() : points, isTurned: way.turned };
  });
  const sides = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const places = nodes.map((node) => {
    const { x, y } = turn(node);
    const { x: across, y: down } = turn({ x: node.width / 2, y: node.height / 2 });
    sides.left = Math.min(sides.left, x - across);
    sides.right = Math.max(sides.right, x + across);
    sides.top = Math.min(sides.top, y - down);
    sides.bottom = Math.max(sides.bottom, y + down);
    return { x, y, layer: node.layer };
  });
  const none = { left: 0, top: 0, right: 1, bottom: 1 };
  return { places, paths, isDown, sides: nodes.length === 0 ? none : sides };
}
