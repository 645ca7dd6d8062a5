// SPDX-License-Identifier: GPL-2.0-only
// A click on a heading sorts the rows of its table by that column; another one, the other way round.
for (const head of document.querySelectorAll('.sortable thead button')) {
  head.addEventListener('click', () => {
    const cell = head.closest('th'), at = cell.cellIndex, table = cell.closest('table');
    const down = cell.getAttribute('aria-sort') !== 'descending';
    const key = body => {
      const told = body.rows[0].cells[at];
      return told.dataset.n === undefined ? told.textContent.trim() : Number(told.dataset.n);
    };
    const order = (a, b) => typeof a === 'number' && typeof b === 'number' ? b - a
      : String(a).localeCompare(String(b));
    const bodies = [...table.tBodies].sort((a, b) => order(key(a), key(b)) * (down ? 1 : -1));
    table.append(...bodies);
    for (const one of table.tHead.rows[0].cells) one.removeAttribute('aria-sort');
    cell.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  });
}
