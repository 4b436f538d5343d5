/** Minerva's art: signs of types, goods, culture and areas, 24 × 24, filled with the current colour.
 *  Holes have the class `mi-cut` (or `mi-cutline`): they take the colour of what lies behind. */

const f = (value: number) => Math.round(value * 100) / 100;
const path = (d: string, more = '') => `<path d="${d}" ${more}/>`;
const circle = (x: number, y: number, r: number, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
const rect = (x: number, y: number, w: number, h: number, rx = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" ${more}/>`;
const ellipse = (x: number, y: number, rx: number, ry: number, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;
const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const cutline = (d: string, width: number) =>
  `<path d="${d}" class="mi-cutline" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const CUT = 'class="mi-cut"';

function star(points: number, outer: number, inner: number, cx: number, cy: number): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${f(cx + r * Math.cos(angle))} ${f(cy + r * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

function laurel(): string {
  const leaf = (angle: number, lean: number) => {
    const at = (angle * Math.PI) / 180;
    const [x, y] = [f(12 + 8.6 * Math.cos(at)), f(12 + 8.6 * Math.sin(at))];
    return ellipse(x, y, 3.1, 1.45, `transform="rotate(${f(angle + lean)} ${x} ${y})"`);
  };
  const left = [100, 128, 156, 184, 212, 240].map((angle) => leaf(angle, 62));
  const right = [80, 52, 24, -4, -32, -60].map((angle) => leaf(angle, -62));
  return left.join('') + right.join('') + line('M12 20.6A8.6 8.6 0 0 1 7.7 4.6M12 20.6A8.6 8.6 0 0 0 16.3 4.6', 1);
}

function ear(): string {
  const grains: [number, number][] = [
    [0, 3.4],
    [-3, 7.4],
    [3, 7.4],
    [-3.2, 11.6],
    [3.2, 11.6],
    [-3, 15.8],
    [3, 15.8],
  ];
  return (
    line('M12 22V9', 1.5) +
    grains
      .map(([x, y]) => ellipse(12 + x, y, 1.9, 2.9, `transform="rotate(${Math.sign(x) * 28} ${12 + x} ${y})"`))
      .join('')
  );
}

const middle =
  '<rect x="9.9" y="9.9" width="4.2" height="4.2" rx=".8" fill="none" stroke="currentColor" stroke-width="1.4"/>';
const around = [0, 1, 2]
  .flatMap((i) => [0, 1, 2].map((j) => (i === 1 && j === 1 ? '' : rect(f(2 + i * 7.2), f(2 + j * 7.2), 5.6, 5.6, 1))))
  .join('');

export const SIGNS: Record<string, string> = {
  // types
  production: path(
    'M18.6 2.2c2.6 3.4 3.4 7.2 2 11-1.8 4.8-6.6 7.4-12.2 6.6L5.6 22.6 2.6 19.6 5.4 16.8l2.4 1.6c4.6.4 8-1.6 9.4-5 1.3-3.2.8-7-1.6-9.8Z',
  ),
  commercial:
    circle(12, 12, 10) +
    circle(12, 12, 7.2, 'class="mi-cutline" fill="none" stroke-width="1.4"') +
    path('M8.5 8.2 12 11l3.5-2.8 1.1 1.3L13.3 12l3.3 2.5-1.1 1.3L12 13l-3.5 2.8-1.1-1.3L10.7 12 7.4 9.5Z', CUT),
  cultural:
    path(
      'M4.6 2.4c1.3 1.6 2.6 2.4 2.7 5.4l.2 4.4c.2 3 1.9 4.6 4.5 4.6s4.3-1.6 4.5-4.6l.2-4.4c.1-3 1.4-3.8 2.7-5.4 1.9 2 2.2 4.2 1.4 6.4-.6 1.7-1 2.7-1.2 4.7-.3 3.3-2.5 5.7-5.7 6.3l-.4 2.6h-3l-.4-2.6c-3.2-.6-5.4-3-5.7-6.3-.2-2-.6-3-1.2-4.7-.8-2.2-.5-4.4 1.4-6.4Z',
    ) +
    rect(5.4, 5.8, 13.2, 1.8) +
    line('M10 7.4v7.8M12 7.4v8.4M14 7.4v7.8', 1),
  military:
    path('M8.4 1.4C15.4.2 20.8 3.4 21.8 9.4l-3.6.6C17.2 6.8 14.8 5 11.4 5.2Z') +
    path('M11.4 6.2c4.2 0 6.8 2.6 6.8 6.6v9.4h-4.4l-1.2-4.2v-4.6h-2.4V18L9 22.2H4.6v-9.4c0-4 2.6-6.6 6.8-6.6Z'),
  special: path('M13.2 2.2 21.6 7.9 19.2 11.4 16.9 9.8 8.2 22.2 4.3 19.5 13 7.1 9.6 4.8C10.7 3.2 12 2.4 13.2 2.2Z'),
  temple:
    path('M12 1.8 22.5 7.6v1.6h-21V7.6Z') +
    rect(3.6, 10.3, 3.6, 8.6, 0.3) +
    rect(10.2, 10.3, 3.6, 8.6, 0.3) +
    rect(16.8, 10.3, 3.6, 8.6, 0.3) +
    rect(1.5, 19.9, 21, 2.5, 0.5),
  residence: path('M12 2.4 23 11.4l-1.6 1.8-1.2-1V22h-6v-6.6H9.8V22h-6v-9.8l-1.2 1L1 11.4Z'),
  // goods
  wheat: ear(),
  wood:
    path('M3.5 4h13.8v6H3.5ZM6.5 14h14v6h-14Z') +
    ellipse(17.3, 7, 2.6, 3) +
    ellipse(17.3, 7, 1.2, 1.5, CUT) +
    ellipse(6.5, 17, 2.6, 3) +
    ellipse(6.5, 17, 1.2, 1.5, CUT) +
    ellipse(3.5, 7, 1.6, 3) +
    ellipse(20.5, 17, 1.6, 3) +
    cutline('M7 6.2h6M9.5 8.2h4M11 16.2h6M13 18.2h4', 1),
  stone: path('M7.6 3.6h8.8l1.8 7H5.8ZM2.8 12.2h8.6V20.6H1.2ZM12.6 12.2h8.6l1.6 8.4H12.6Z'),
  ore:
    path('M12 1.6 17.4 6.6 15.6 14.4 20.4 11.4 22.6 17.4 18.2 22H5.8L1.4 17.4 3.6 11.4 8.4 14.4 6.6 6.6Z') +
    cutline('M12 4.4v13M7.4 18.4 5 14.4M16.6 18.4 19 14.4', 1.2),
  denarius:
    circle(12, 12, 10.2) +
    circle(12, 12, 8, 'class="mi-cutline" fill="none" stroke-width="1.1"') +
    path('M9 7h2l1.2 3.6L13.6 7h1.9l-2.4 5 2.4 5h-2.1l-1.4-3.6L10.6 17H8.7l2.4-5Z', CUT),
  glory: laurel() + path(star(5, 5, 2.15, 12, 12.4)),
  any_resource: circle(12, 12, 10.2) + path('M12 12V3.6A8.4 8.4 0 0 1 20.4 12ZM12 12v8.4A8.4 8.4 0 0 1 3.6 12Z', CUT),
  // culture
  theatre:
    path('M3.4 3.6C9 5.4 15 5.4 20.6 3.6c1.4 9.4-1.4 16.6-8.6 18.8C4.8 20.2 2 13 3.4 3.6Z') +
    path(
      'M6.6 9.2c1.4-1 2.8-1 4 .3-1.3.9-2.8.8-4-.3ZM13.4 9.5c1.2-1.3 2.6-1.3 4-.3-1.2 1.1-2.7 1.2-4 .3ZM7.4 13.2c3 1.2 6.2 1.2 9.2 0-.5 3.4-2.1 5.2-4.6 5.2s-4.1-1.8-4.6-5.2Z',
      CUT,
    ),
  art:
    path(
      'M7.4 1.8h9.2v2.4l-1.8 1.2v1.2c3.2 1.6 4.6 4 4.2 7-.4 2.8-2.2 4.4-4.4 5.6v1.2h2v2H7.4v-2h2v-1.2c-2.2-1.2-4-2.8-4.4-5.6-.4-3 1-5.4 4.2-7V5.4L7.4 4.2Z',
    ) + cutline('M6.8 11.4c1.7 1.3 3.5-1.3 5.2 0s3.5-1.3 5.2 0', 1.4),
  science: path(
    'M10.7 1.6h2.6v2.2l.4.3c1.5.5 2.3 1.9 2 3.4l4.8 12.7-1.5 2.2-1.7-2.9-2.2-5.9h-6.2l-2.2 5.9L5 22.4l-1.5-2.2L8.3 7.5c-.3-1.5.5-2.9 2-3.4l.4-.3ZM9.8 11.3h4.4L12.6 7h-1.2Z',
    'fill-rule="evenodd"',
  ),
  // areas, relations, pieces
  around8: around + middle,
  cross:
    rect(9.2, 1.2, 5.6, 6.6, 1) +
    rect(9.2, 16.2, 5.6, 6.6, 1) +
    rect(1.2, 9.2, 6.6, 5.6, 1) +
    rect(16.2, 9.2, 6.6, 5.6, 1) +
    middle,
  arrow: path('M2.5 9.8h10.5V5.2l8.8 6.8-8.8 6.8v-4.6H2.5Z'),
  equals: rect(3.5, 7, 17, 3.6, 1) + rect(3.5, 13.6, 17, 3.6, 1),
  slash: path('M15.6 2.5h3.6L8.4 21.5H4.8Z'),
  assistant:
    circle(12, 6.4, 4.6) +
    path('M3.6 22.4c0-6.2 3.2-10 8.4-10s8.4 3.8 8.4 10Z') +
    path('M12 12.6l2.6 3.8L12 21l-2.6-4.6Z', CUT),
  flag: path('M5 2h2.2v1h12.3l-3 5 3 5H7.2v9H5Z'),
};

/** All signs as symbols, to be drawn with `<use href="#mi-wheat">`. */
export const symbols = (): string =>
  Object.entries(SIGNS)
    .map(([name, art]) => `<symbol id="mi-${name}" viewBox="0 0 24 24">${art}</symbol>`)
    .join('');
