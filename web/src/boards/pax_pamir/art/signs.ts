/** Pax Pamir's signs on a grid of 24 × 24, filled with the current colour. Holes (`pp-cut`) take `--cut`.
 *  Everything is drawn once as a symbol and shown with <use>. */

const place = (radius: number, degrees: number, cx: number, cy: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
};
const outline = (points: string[]) => `M${points.join('L')}Z`;
const star = (tips: number, far: number, near: number, cy = 12) =>
  outline(Array.from({ length: tips * 2 }, (_, i) => place(i % 2 ? near : far, -90 + (i * 180) / tips, 12, cy)));
const polygon = (corners: number, radius: number, cy = 12, turn = -90) =>
  outline(Array.from({ length: corners }, (_, i) => place(radius, turn + (i * 360) / corners, 12, cy)));

const p = (d: string, more = '') => `<path d="${d}" ${more}/>`;
const c = (x: number, y: number, r: number, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
const r = (x: number, y: number, w: number, h: number, rx = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" ${more}/>`;
const e = (x: number, y: number, rx: number, ry: number, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;
const CUT = 'class="pp-cut"';
const line = (d: string, width = 2) =>
  p(d, `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);
const cut = (d: string, width = 1.6) =>
  p(d, `class="pp-cutline" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

export const SIGNS = {
  star: p(star(5, 11, 4.7, 12.8)),
  coin:
    c(12, 12, 10.6) +
    c(12, 12, 8.3, 'class="pp-cutline" fill="none" stroke-width="1.2"') +
    p(star(8, 5.8, 2.6), CUT) +
    c(12, 12, 1.5),
  hand: p('M3.5 8.5 8.8 6l6.6 13.4-5.4 2.4ZM9.8 4.8h6.4v14.9L9.8 6.1ZM17.3 5.2l4.3 1.4-4.3 13.2Z'),
  lock: p('M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10ZM9.3 10h5.4V7.5a2.7 2.7 0 0 0-5.4 0Z', 'fill-rule="evenodd"'),
  left: line('M15.5 4 7.5 12l8 8', 3.4),
  right: line('M8.5 4l8 8-8 8', 3.4),
  hourglass:
    p(
      'M5 2h14v2.6h-1.4c0 3.6-1.8 5.6-4 7.4 2.2 1.8 4 3.8 4 7.4H19V22H5v-2.6h1.4c0-3.6 1.8-5.6 4-7.4-2.2-1.8-4-3.8-4-7.4H5Z',
    ) + p('M9 6.5h6c-.4 1.6-1.5 2.9-3 4.2-1.5-1.3-2.6-2.6-3-4.2Z', CUT),
  flag: p('M5 2h2.2v1h12.3l-3 5 3 5H7.2v9H5Z'),
  warn: p('M12 2 23.2 21.6H.8Z') + r(10.9, 8.6, 2.2, 6.6, 1, CUT) + c(12, 18, 1.3, CUT),
  suit_economic:
    e(9, 18.6, 7, 2.9) +
    p('M2 14.8v1.5c0 1.6 3.1 2.9 7 2.9s7-1.3 7-2.9v-1.5', CUT) +
    e(9, 14.6, 7, 2.9) +
    p('M8 10.8v1.2', CUT) +
    e(14.8, 9.2, 7.2, 3) +
    e(14.8, 9.2, 4.6, 1.6, 'class="pp-cutline" fill="none" stroke-width="1.2"') +
    p(
      'M7.7 10.7c.9 1.3 3.7 2.3 7.1 2.3 3.3 0 6-.9 7-2.2v1.9c0 1.2-2.1 2.3-5 2.7-.2-1.7-3.3-3.5-7.6-3.6-.9-.3-1.5-.7-1.5-1.1Z',
    ),
  suit_military:
    p('M12 1.8c3 1.7 6 2.5 9 2.6V11c0 6-4 9.5-9 11.4C7 20.5 3 17 3 11V4.4c3-.1 6-.9 9-2.6Z') +
    p('M12 5v14c3.3-1.6 6-4 6-8.2V7c-2-.2-4-.9-6-2Z', CUT),
  suit_political:
    p('M2.5 7.5 7.6 11.4 12 4l4.4 7.4 5.1-3.9-1.9 9.8H4.4Z') +
    r(4.4, 18.7, 15.2, 2.7, 0.8) +
    c(12, 3.2, 1.9) +
    c(2.5, 6.6, 1.6) +
    c(21.5, 6.6, 1.6),
  suit_intelligence:
    p('M1.5 12C5 6.5 8.5 4.8 12 4.8S19 6.5 22.5 12C19 17.5 15.5 19.2 12 19.2S5 17.5 1.5 12Z') +
    c(12, 12, 4.9, CUT) +
    c(12, 12, 2.7),
  act_tax:
    p(
      'M8.6 2.5h6.8l-1.7 4.2c4.3 2.1 7.1 6.3 7.1 10.4 0 3.2-2 4.9-5.2 4.9H8.4c-3.2 0-5.2-1.7-5.2-4.9 0-4.1 2.8-8.3 7.1-10.4Z',
    ) +
    c(12, 14.6, 4, CUT) +
    c(12, 14.6, 2.3),
  act_gift:
    r(3, 11.8, 18, 10, 1.2) +
    r(2, 6.6, 20, 4.4, 1) +
    r(10.6, 6.6, 2.8, 15.2, 0, CUT) +
    line('M12 6.4C10.5 2.5 6 1.6 5.8 4.2 5.7 6 9 6.5 12 6.4c3 .1 6.3-.4 6.2-2.2C18 1.6 13.5 2.5 12 6.4Z', 1.7),
  act_build: p('M13.2 2.2 21.6 7.9 19.2 11.4 16.9 9.8 8.2 22.2 4.3 19.5 13 7.1 9.6 4.8C10.7 3.2 12 2.4 13.2 2.2Z'),
  act_move: p('M2.5 8.8h9.2V3.6L21.8 12l-10.1 8.4v-5.2H2.5Z'),
  act_betray: p('M12 23 8.6 10.4h6.8ZM5.4 7.7h13.2v2.1H5.4ZM10.5 2.4h3v5.3h-3Z') + c(12, 2.6, 2.1),
  act_battle: p(
    'M3 2.2 6.6 2.6 14.8 12.4 12.6 14.6 2.8 6ZM21 2.2 17.4 2.6 12.7 8.2 15.3 11.1 21.2 6ZM9.2 12.2 11.8 14.9 9.2 17 10.6 18.9 9 20.4 6.6 18.4 4 22 2 20 5.6 17.4 3.6 15 5.1 13.4 7 14.8ZM14.4 15.2 16 13.6 17 14.8 18.9 13.4 20.4 15 18.4 17.4 22 20 20 22 17.4 18.4 15 20.4 13.4 18.9 14.8 17Z',
  ),
  icon_road:
    r(1.8, 7.2, 20.4, 6.4, 1.4) +
    cut('M5 10.4h14', 1.4) +
    r(1.8, 17.5, 4.6, 2, 1) +
    r(9.7, 17.5, 4.6, 2, 1) +
    r(17.6, 17.5, 4.6, 2, 1),
  icon_army: r(7.4, 2.2, 9.2, 17, 1.4) + cut('M12 5.2v11', 1.4) + r(3, 20.2, 18, 2, 1),
  icon_tribe: p('M12 2.2 22.6 21.6H15L12 14.4 9 21.6H1.4Z'),
  icon_spy:
    p(
      'M1.6 8.2C5.2 5.9 9 6 12 7.9c3-1.9 6.8-2 10.4.3.3 5.3-1.9 9.3-5.6 9.3-2.6 0-3.6-1.9-4.8-1.9s-2.2 1.9-4.8 1.9c-3.7 0-5.9-4-5.6-9.3Z',
    ) +
    e(7.2, 11.4, 2.5, 1.7, CUT) +
    e(16.8, 11.4, 2.5, 1.7, CUT),
  icon_leverage:
    p(
      'M10.9 2.4h2.2v2.2h6.3l3.2 8.2a4.3 4.3 0 0 1-8 0l2.7-6.4h-4.2v12.8h5v2.3H5.9v-2.3h5V6.4H6.7l2.7 6.4a4.3 4.3 0 0 1-8 0l3.2-8.2h6.3Z',
    ) + p('M3.5 12.3 5.4 7.7l1.9 4.6ZM16.7 12.3l1.9-4.6 1.9 4.6Z', CUT),
  british:
    p(star(14, 11.4, 8.8)) +
    c(12, 12.4, 6, CUT) +
    p(
      'M8.2 10.3c1 0 1.9.6 2.1 1.5H8Zm7.6 0c-1 0-1.9.6-2.1 1.5H16ZM10.4 13.6h3.2L12 15.4ZM11.5 15h1v1c.9.8 1.9.7 2.7 0-.2 1.4-1.4 2.2-3.2 2.2s-3-.8-3.2-2.2c.8.7 1.8.8 2.7 0Z',
    ),
  russian:
    c(5.2, 6.4, 3.9) +
    c(18.8, 6.4, 3.9) +
    p('M12 3.6c5 0 8.8 3.7 8.8 9s-3.7 9.2-8.8 9.2-8.8-3.9-8.8-9.2 3.8-9 8.8-9Z') +
    e(12, 16.4, 4.3, 3.6, CUT) +
    e(12, 15, 2, 1.4) +
    r(11.5, 15.5, 1, 2.6) +
    c(8.2, 11, 1.4, CUT) +
    c(15.8, 11, 1.4, CUT),
  afghan:
    p(
      'M12 2.4c1.3 0 2.3 1 2.4 2.3l2 .9-2 .9c0 .5 0 .9-.1 1.3C17 6 20 5.3 23.2 5.7c-.3 4.6-2.7 8.2-6.7 9.9l2.3 4.6-3.9-1.5L12 22.4l-2.9-3.7-3.9 1.5 2.3-4.6C3.5 13.9 1.1 10.3.8 5.7 4 5.3 7 6 9.7 7.8c-.1-.4-.1-.8-.1-3.1C9.7 3.4 10.7 2.4 12 2.4Z',
    ) + cut('M6 9.2c1.8.8 3 1.9 3.7 3.4M18 9.2c-1.8.8-3 1.9-3.7 3.4', 1.2),
  persia: p(star(5, 11.2, 4.8, 12.8)),
  transcaspia: p(star(8, 11.4, 6.6)),
  herat: p(polygon(8, 10.8, 12, -67.5)),
  kabul: p(polygon(5, 11, 12.8)),
  kandahar: r(3, 3, 18, 18, 1.2),
  punjab: p(
    'M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6Zm0 5.6a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4Z',
    'fill-rule="evenodd"',
  ),
  dominance:
    p(
      'M12 1.5 14.6 7 20.7 5.6 18 11.2 22.8 15 16.8 16.4 16.7 22.6 12 18.6 7.3 22.6 7.2 16.4 1.2 15 6 11.2 3.3 5.6 9.4 7Z',
    ) + c(12, 12.3, 3.6, CUT),
  ability: p(star(4, 11.4, 3.6)),
  prize: c(12, 15, 7) + c(12, 15, 4.4, CUT) + p('M5 1.8h5l3 6-3 1.5ZM19 1.8h-5l-3 6 3 1.5Z'),
} as const;

export type Sign = keyof typeof SIGNS;

/** All signs as symbols. */
export const SPRITE = Object.entries(SIGNS)
  .map(([name, drawn]) => `<symbol id="pp-${name}" viewBox="0 0 24 24">${drawn}</symbol>`)
  .join('');
