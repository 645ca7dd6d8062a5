// SPDX-License-Identifier: GPL-2.0-only
// The flame graph: drawing, zooming, searching and keys.
"use strict";
(() => {
  const graph = document.querySelector(".flame");
  const said = document.querySelector(".said-of");
  const search = document.querySelector("#search");
  const data = JSON.parse(document.querySelector("#paths").textContent);
  const number = value => value.toLocaleString("en");
  const amount = value => `${number(value)} ${data.units[value === 1 ? 0 : 1]}`;
  const share = value => `${(100 * value / (data.paths[0][3] || 1)).toFixed(2)} %`;
  // those that lead to the next path; it begins where those before it end
  const ways = [];
  const frames = data.paths.map(([depth, name, context, size, own, calls]) => {
    ways.length = depth;
    const parent = ways[depth - 1] || null;
    const one = {element: document.createElement("button"), depth, size, parent, inner: [],
                 left: parent ? parent.end : 0};
    one.end = one.left;
    if (parent) {
      parent.inner.push(one);
      parent.end += size;
    }
    ways.push(one);
    const {element} = one;
    element.type = "button";
    element.className = data.contexts[context];
    element.style.top = `${1.25 * depth}rem`;
    element.dataset.depth = depth;
    element.textContent = data.names[name];
    element.title = `${data.names[name]}: ${amount(size)}, ${share(size)}`
      + (depth ? `; own ${number(own)}` : "") + (calls === null ? "" : `; calls ${number(calls)}`);
    return one;
  });
  graph.style.height = `${1.25 * (1 + Math.max(...frames.map(one => one.depth)))}rem`;
  graph.append(...frames.map(one => one.element));
  const of = new Map(frames.map(one => [one.element, one]));
  const all = frames[0];
  let zoomed = all;

  const isIn = (one, other) => {
    for (; one && one.depth >= other.depth; one = one.parent) if (one === other) return true;
    return false;
  };

  const zoom = to => {
    zoomed = to;
    for (const one of frames) {
      const above = one !== to && isIn(to, one), inside = isIn(one, to);
      one.element.hidden = !above && !inside;
      one.element.classList.toggle("above", above);
      one.element.style.left = above ? "0%" : 100 * (one.left - to.left) / to.size + "%";
      one.element.style.width = above ? "100%" : 100 * one.size / to.size + "%";
    }
    document.querySelector("#reset").disabled = to === all;
  };

  const go = to => {
    if (!to || to.element.hidden) return;
    for (const one of frames) one.element.tabIndex = one === to ? 0 : -1;
    to.element.focus();
  };

  const beside = (one, step) => {
    const row = frames.filter(other => other.depth === one.depth && !other.element.hidden);
    return row[row.indexOf(one) + step];
  };

  const find = () => {
    const text = search.value.trim().toLowerCase();
    let paths = 0, size = 0;
    for (const one of frames) {
      const found = text !== "" && one.depth > 0
        && one.element.textContent.toLowerCase().includes(text);
      one.element.classList.toggle("found", found);
      one.matched = found || Boolean(one.parent && one.parent.matched);
      if (found) paths += 1;
      if (found && !one.parent.matched) size += one.size;
    }
    document.querySelector("#matches").textContent = text === "" ? ""
      : `${paths} paths, ${amount(size)}, ${share(size)}`;
  };

  const tell = event => {
    const one = of.get(event.target);
    if (one) said.textContent = one.element.title;
  };

  graph.addEventListener("click", event => {
    const one = of.get(event.target);
    if (one) { zoom(one === zoomed ? one.parent || all : one); go(one); }
  });
  graph.addEventListener("mouseover", tell);
  graph.addEventListener("focusin", tell);
  graph.addEventListener("keydown", event => {
    const one = of.get(event.target);
    if (!one) return;
    const to = {ArrowUp: () => one.parent, ArrowLeft: () => beside(one, -1),
                ArrowRight: () => beside(one, 1),
                // above what is zoomed there is one way down
                ArrowDown: () => one.inner.find(other => !other.element.hidden),
                Home: () => all, Escape: () => { zoom(all); return one; }}[event.key];
    if (!to) return;
    event.preventDefault();
    go(to());
  });
  search.addEventListener("input", find);
  document.querySelector("#reset").addEventListener("click", () => { zoom(all); go(all); });
  for (const one of frames) one.element.tabIndex = one === all ? 0 : -1;
  document.querySelector(".controls").hidden = false;
  zoom(all);
})();
