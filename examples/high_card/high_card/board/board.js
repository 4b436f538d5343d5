/**
 * High Card in the browser: what was played in this round, and the own hand below it.
 *
 * `mount(place, table)` draws into an empty element. `table` has what the seat may know: `view`, `names`, `me`,
 * `moves` with the things they touch, `lit` (things that can be pointed at) and `chosen` (those that were);
 * `target(element, thing, name)` makes an element one that is pointed at, as those of all boards are. `components` are
 * the facts that never change, `t(key, values)` and `n(number)` are the reader's words. The page calls `update(table)`
 * after every change and `destroy()` at the end. All of it is described in `board.d.ts`, which checks this script.
 *
 * @import { BoardTable, Mount } from '../../../../web/public/board'
 * @typedef {{ round: number, played: number[], points: number[], hand: number[] }} View
 * @typedef {{ rounds: number }} Components
 * @typedef {BoardTable<View, Components>} Table
 */

/** @type {Mount<View, Components>} */
export function mount(place, table) {
  place.className = 'hc';
  /** @param {Table} now */
  const draw = (now) => {
    place.replaceChildren(played(now), hand(now));
  };
  draw(table);
  return { update: draw, destroy: () => place.replaceChildren() };
}

/** @param {Table} table */
function played({ view, components, names, t, n }) {
  const section = titled(t('web.high_card.played', { round: view.round, rounds: components.rounds }));
  const list = section.appendChild(document.createElement('ul'));
  names.forEach((name, seat) => {
    const entry = list.appendChild(document.createElement('li'));
    const face = entry.appendChild(document.createElement('span'));
    const number = view.played[seat];
    face.className = number === undefined ? 'hc-card hc-back' : 'hc-card';
    face.textContent = number === undefined ? '' : n(number);
    entry.append(`${name} · ${n(view.points[seat])}`);
  });
  return section;
}

/** @param {Table} table */
function hand({ view, lit, chosen, target, t, n }) {
  const section = titled(t('web.high_card.hand'));
  for (const number of view.hand) {
    const thing = `card:${number}`;
    const button = section.appendChild(document.createElement('button'));
    button.className = chosen.has(thing) ? 'hc-card hc-chosen' : 'hc-card';
    button.textContent = n(number);
    button.disabled = !lit.has(thing);
    target(button, thing, n(number));
  }
  return section;
}

/** @param {string} text */
function titled(text) {
  const section = document.createElement('section');
  const heading = section.appendChild(document.createElement('h2'));
  heading.textContent = text;
  return section;
}
