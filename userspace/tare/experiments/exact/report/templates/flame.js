// SPDX-License-Identifier: GPL-2.0-only
// Zooming, searching and keys of the flame graph. Without it the graph is there, whole.
"use strict";
(() => {
  const graph = document.querySelector(".flame");
  const said = document.querySelector(".said-of");
  const search = document.querySelector("#search");
  const frames = [...graph.children].map(element => ({
    element, left: Number(element.dataset.left), size: Number(element.dataset.size),
    depth: Number(element.dataset.depth), parent: null, inner: []}));
  const of = new Map(frames.map(one => [one.element, one]));
  const ways = [];
  for (const one of frames) {
    ways.length = one.depth;
    one.parent = ways[one.depth - 1] || null;
    if (one.parent) one.parent.inner.push(one);
    ways.push(one);
  }
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
    document.querySelector("#matches").textContent = text === "" ? "" : `${paths} paths, `
      + `${size.toLocaleString("en")} instructions, ${(100 * size / all.size).toFixed(2)} %`;
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
