/** Kingdomino's art: terrain squares (woodcut), crowns, castle, king. One square is 100 × 100 units.
 *  Everything is drawn once as a symbol and shown with <use>. */
import { SHAPE } from '../../../shell/art/shapes.ts';

const rnd = (seed: number) => () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
const f = (n: number) => Math.round(n * 10) / 10;

function ear(x: number, y: number, s: number, lean: number) {
  // one ear of wheat, grains in pairs
  let g = `<g transform="translate(${f(x)} ${f(y)}) rotate(${lean}) scale(${s})"><path d="M0 24V-6" stroke="var(--k-wheat-ink)" stroke-width="2" stroke-linecap="round"/>`;
  for (const yy of [12, 5, -2])
    g += `<ellipse cx="-4.2" cy="${yy}" rx="2.7" ry="5" transform="rotate(-28 -4.2 ${yy})" fill="#FCE9A6" stroke="var(--k-wheat-ink)" stroke-width="1.2"/><ellipse cx="4.2" cy="${yy}" rx="2.7" ry="5" transform="rotate(28 4.2 ${yy})" fill="#F8DB78" stroke="var(--k-wheat-ink)" stroke-width="1.2"/>`;
  return (
    g + `<ellipse cx="0" cy="-9" rx="2.7" ry="5.2" fill="#FCE9A6" stroke="var(--k-wheat-ink)" stroke-width="1.2"/></g>`
  );
}
function wheat(v: number) {
  const r = rnd(11 + v * 7);
  let g = '<rect width="100" height="100" fill="var(--k-wheat)"/>';
  for (let i = 0; i < 7; i++)
    g += `<path d="M-4 ${10 + i * 15}q26 ${-7 + v * 2} 52 0t56 0" fill="none" stroke="var(--k-wheat-ink)" stroke-opacity=".28" stroke-width="1.6"/>`;
  const rows: [number, number[]][] = [
    [24, [16, 41, 66, 91]],
    [55, [4, 29, 54, 79]],
    [86, [16, 41, 66, 91]],
  ];
  for (const [y, xs] of rows) for (const x of xs) g += ear(x + r() * 4 - 2, y - 6, 0.82, f(r() * 16 - 8));
  return g;
}
function tree(x: number, y: number, s: number) {
  let g = `<g transform="translate(${f(x)} ${f(y)}) scale(${s})"><rect x="-2.2" y="14" width="4.4" height="8" fill="#5B3A1E"/>`;
  g += `<path d="M0-24 9.5-9H5.5L14 4H8L16.5 16H-16.5L-8 4H-14L-5.5-9H-9.5Z" fill="#3F8550" stroke="var(--k-forest-ink)" stroke-width="1.8" stroke-linejoin="round"/>`;
  g += `<path d="M1-20 7.3-9.8H3.3L11.3 3.2H5.3L13.3 14.8H1Z" fill="var(--k-forest-ink)" opacity=".38"/>`;
  g += `<path d="M-4-9h-2M-6 4h-4M-9 12h-4M-4-1h-3M-5 9h-4" stroke="#A9D39A" stroke-width="1.3" stroke-linecap="round"/></g>`;
  return g;
}
function forest(v: number) {
  const r = rnd(5 + v * 13);
  let g = '<rect width="100" height="100" fill="var(--k-forest)"/>';
  g +=
    '<path d="M0 20h100M0 46h100M0 72h100M0 96h100" stroke="var(--k-forest-ink)" stroke-opacity=".35" stroke-width="6" stroke-dasharray="3 4"/>';
  const rows: [number, number[]][] = v
    ? [
        [18, [10, 36, 62, 88]],
        [46, [23, 49, 76]],
        [78, [8, 35, 64, 92]],
      ]
    : [
        [18, [22, 50, 78]],
        [46, [8, 36, 64, 92]],
        [78, [21, 50, 79]],
      ];
  for (const [y, xs] of rows) for (const x of xs) g += tree(x + r() * 5 - 2.5, y + r() * 4 - 2, 0.86 + r() * 0.16);
  return g;
}
function lake(v: number) {
  let g = '<rect width="100" height="100" fill="var(--k-lake)"/>';
  const wave = (x: number, y: number, w: number, o: number, c: string, sw: number) =>
    `<path d="M${x} ${y}q${w / 4}-7 ${w / 2} 0t${w / 2} 0" fill="none" stroke="${c}" stroke-opacity="${o}" stroke-width="${sw}" stroke-linecap="round"/>`;
  for (let i = 0; i < 6; i++) {
    const y = 10 + i * 17,
      off = (i + v) % 2 ? -14 : 4;
    for (let k = 0; k < 3; k++) {
      g += wave(off + k * 40, y, 26, 0.95, '#DDF2FC', 2.2);
      g += wave(off + k * 40 + 5, y + 5.5, 22, 0.55, 'var(--k-lake-ink)', 1.7);
    }
  }
  if (v)
    g +=
      '<g transform="translate(50 52)"><path d="M-19 6h38l-7 11H-13Z" fill="#8A5326" stroke="#3B220C" stroke-width="1.8" stroke-linejoin="round"/><path d="M-1 4V-25" stroke="#3B220C" stroke-width="2.2"/><path d="M2-24C16-17 18-6 17 2H2Z" fill="#FFF7E6" stroke="#3B220C" stroke-width="1.6" stroke-linejoin="round"/><path d="M-4-20C-12-13-15-6-15 2h11Z" fill="#F2DCB8" stroke="#3B220C" stroke-width="1.6" stroke-linejoin="round"/></g>';
  return g;
}
function tuft(x: number, y: number, s: number) {
  return `<path transform="translate(${f(x)} ${f(y)}) scale(${s})" d="M-7 0C-7-5-8-8-10-11M-3 0C-3-7-3-11-4-15M1 0C1-6 2-11 4-14M5 0c0-4 1-7 4-10" fill="none" stroke="var(--k-grass-ink)" stroke-width="2.1" stroke-linecap="round"/>`;
}
function sheep(x: number, y: number, s: number) {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-8 8v7M-2 9v7M6 9v7M11 7v7" stroke="#2B2A26" stroke-width="2.6" stroke-linecap="round"/><path d="M-13 2c-3-6 2-11 7-9 2-4 9-5 12-1 5-2 10 2 9 7 3 4 0 9-5 9-3 3-8 3-11 1-4 2-11 0-12-7Z" fill="#FFFDF6" stroke="#4A4638" stroke-width="1.7"/><path d="M-6-1q2 2 4 0M2-4q2 2 4 0M3 4q2 2 4 0" fill="none" stroke="#9B9480" stroke-width="1.3" stroke-linecap="round"/><ellipse cx="-14" cy="-2" rx="5" ry="6" fill="#3A362E"/><path d="M-17-7-21-8M-11-7-9-10" stroke="#3A362E" stroke-width="2.4" stroke-linecap="round"/></g>`;
}
function grassland(v: number) {
  const r = rnd(3 + v * 5);
  let g =
    '<rect width="100" height="100" fill="var(--k-grass)"/><path d="M0 32q25-14 50-4t50-6V0H0Z" fill="#fff" opacity=".12"/><path d="M0 70q28 12 52 2t48 4v24H0Z" fill="var(--k-grass-ink)" opacity=".10"/>';
  const pts = v
    ? [
        [14, 20],
        [44, 16],
        [78, 22],
        [12, 90],
        [86, 58],
        [58, 92],
        [88, 94],
        [15, 52],
      ]
    : [
        [16, 24],
        [52, 18],
        [84, 30],
        [30, 52],
        [68, 54],
        [12, 84],
        [48, 88],
        [86, 86],
      ];
  for (const [x, y] of pts) g += tuft(x, y, 0.82 + r() * 0.2);
  const fl = v
    ? [
        [30, 30],
        [66, 36],
        [34, 82],
        [73, 78],
      ]
    : [
        [34, 32],
        [70, 34],
        [50, 60],
        [16, 60],
        [70, 76],
        [30, 76],
        [88, 62],
      ];
  for (const [x, y] of fl)
    g += `<circle cx="${x}" cy="${y}" r="3" fill="#fff"/><circle cx="${x}" cy="${y}" r="1.3" fill="#E7A500"/>`;
  if (v) g += sheep(52, 58, 1.05);
  return g;
}
function reed(x: number, y: number, h: number, lean: number) {
  return `<g transform="translate(${x} ${y}) rotate(${lean})"><path d="M0 0V${-h}" stroke="var(--k-swamp-ink)" stroke-width="2"/><rect x="-2.7" y="${-h - 9}" width="5.4" height="13" rx="2.7" fill="#5E3617" stroke="#2F1B08" stroke-width="1"/><path d="M0-2C-7-${h * 0.35}-8-${h * 0.5}-11-${h * 0.62}M0-2C6-${h * 0.3} 8-${h * 0.4} 11-${h * 0.5}" fill="none" stroke="var(--k-swamp-ink)" stroke-width="1.9" stroke-linecap="round"/></g>`;
}
function swamp(v: number) {
  let g = '<rect width="100" height="100" fill="var(--k-swamp)"/>';
  const pool = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#5E7F78" stroke="var(--k-swamp-ink)" stroke-width="1.8"/><path d="M${x - rx * 0.6} ${y - 1}h${rx * 0.7}M${x - rx * 0.1} ${y + ry * 0.45}h${rx * 0.6}" stroke="#B9D2C6" stroke-width="1.5" stroke-linecap="round"/>`;
  for (let i = 0; i < 11; i++)
    g += `<path d="M${(i * 37) % 88} ${6 + i * 9}h${9 + ((i * 5) % 9)}" stroke="var(--k-swamp-ink)" stroke-opacity=".45" stroke-width="1.6" stroke-linecap="round"/>`;
  if (v)
    g +=
      pool(66, 30, 24, 9) +
      pool(30, 74, 25, 10) +
      pool(86, 82, 15, 7) +
      reed(18, 44, 24, -4) +
      reed(28, 46, 18, 8) +
      reed(78, 72, 24, 4) +
      reed(64, 74, 17, -7);
  else
    g +=
      pool(28, 30, 22, 9) +
      pool(72, 58, 23, 9) +
      pool(24, 88, 20, 8) +
      reed(70, 38, 24, 4) +
      reed(82, 40, 18, 10) +
      reed(28, 72, 26, -5) +
      reed(42, 72, 19, 6) +
      reed(82, 90, 16, -4);
  return g;
}
function mine(v: number) {
  let g = '<rect width="100" height="100" fill="var(--k-mine)"/>';
  const rock = (d: string, c: string) =>
    `<path d="${d}" fill="${c}" stroke="#1D1815" stroke-width="1.8" stroke-linejoin="round"/>`;
  g += rock('M-2 62 22 18 44 56 36 102H-2Z', '#7A706A') + rock('M22 18 44 56 36 102 24 70Z', '#463E39');
  g += rock('M36 102 44 56 66 8 96 58 102 102Z', '#8A807A') + rock('M66 8 96 58 102 102H72L76 52Z', '#4A423D');
  g +=
    '<path d="M48 62l8-16M52 76l9-18M50 92l7-14M8 66l7-14M8 84l7-15M82 46l5 9M84 62l6 11M86 80l5 12" stroke="#1D1815" stroke-opacity=".65" stroke-width="1.6" stroke-linecap="round"/>';
  const gem = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0-7 6 0 0 7-6 0Z" fill="#F6C92B" stroke="#5A3D00" stroke-width="1.5"/><path transform="translate(${x} ${y}) scale(${s})" d="M0-7 2 0 0 7-2 0Z" fill="#FFF1B8"/>`;
  if (v)
    g +=
      '<path d="M38 102V80a16 16 0 0 1 32 0v22Z" fill="#14100D" stroke="#8A5326" stroke-width="4"/>' +
      gem(22, 78, 0.9) +
      gem(84, 86, 0.9) +
      gem(64, 40, 0.8);
  else g += gem(30, 60, 1) + gem(62, 66, 1.1) + gem(84, 74, 0.8) + gem(16, 88, 0.8) + gem(56, 90, 0.8);
  return g;
}
const T: Record<string, (v: number) => string> = { wheat, forest, lake, grassland, swamp, mine };
const CROWN = 'M-11 7-12.5-6-5.5-1 0-10 5.5-1 12.5-6 11 7Z';
function crown(x: number, y: number, s: number) {
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="${CROWN}" fill="#F9CE2E" stroke="#4A3200" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"/><circle cx="0" cy="2.6" r="2" fill="#C4302B"/><circle cx="-6.5" cy="3" r="1.5" fill="#2468B4"/><circle cx="6.5" cy="3" r="1.5" fill="#2468B4"/></g>`;
}
function crowns(n: number) {
  // a cream ribbon in the top corner carries the crowns of a square
  if (!n) return '';
  const w = 12 + n * 27;
  let g = `<path d="M0 0H${w}L${w - 9} 15 ${w} 30H0Z" fill="#FFF9EA" stroke="#3A2A08" stroke-width="1.6" stroke-linejoin="round"/>`;
  for (let i = 0; i < n; i++) g += crown(17 + i * 27, 16, 0.92);
  return `<g transform="translate(0 6)">${g}</g>`;
}
function castle(seat: number) {
  const c = `var(--seat-${seat})`;
  let g = '<rect width="100" height="100" fill="var(--k-castle)"/>';
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 5; k++)
      g += `<path d="M${k * 24 - (i % 2) * 12} ${i * 21 + 3}h19q3 0 3 3v10q0 3-3 3h-19q-3 0-3-3v-10q0-3 3-3Z" fill="none" stroke="#9A8B6B" stroke-opacity=".38" stroke-width="1.3"/>`;
  g += `<g stroke="#2B2418" stroke-width="2" stroke-linejoin="round">`;
  g += `<path d="M16 90V50h7v-6h6v6h7v40ZM64 90V50h7v-6h6v6h7v40Z" fill="#E9DFC9"/><path d="M13 46 26 26 39 46ZM61 46 74 26 87 46Z" fill="${c}"/>`;
  g += `<path d="M34 90V40h32v50Z" fill="#FBF5E7"/><path d="M30 42 50 12 70 42Z" fill="${c}"/><path d="M50 12V4l9 3-9 3" fill="${c}"/></g>`;
  g += `<path d="M42 90V76a8 8 0 0 1 16 0v14Z" fill="#4A3620" stroke="#2B2418" stroke-width="2"/><path d="M26 60v9M74 60v9" stroke="#2B2418" stroke-width="4" stroke-linecap="round"/>`;
  g += `<g transform="translate(40.4 46) scale(.8)" fill="${c}" stroke="#2B2418" stroke-width="1.6">${SHAPE[seat]}</g>`;
  return g;
}
function king(seat: number) {
  // pawn, 60 x 76, foot at (30,74)
  const c = `var(--seat-${seat})`;
  return `<g stroke-linejoin="round"><ellipse cx="30" cy="71" rx="24" ry="5" fill="#000" opacity=".28"/><path d="M30 18c7 0 11 5 11 10 0 4-2 6-4 8 9 4 12 14 13 33H10c1-19 4-29 13-33-2-2-4-4-4-8 0-5 4-10 11-10Z" fill="${c}" stroke="#fff" stroke-width="5.5"/><path d="M30 18c7 0 11 5 11 10 0 4-2 6-4 8 9 4 12 14 13 33H10c1-19 4-29 13-33-2-2-4-4-4-8 0-5 4-10 11-10Z" fill="${c}" stroke="#1E1A12" stroke-width="2"/><path d="M17 18 15 4l8 5 7-8 7 8 8-5-2 14Z" fill="#F9CE2E" stroke="#1E1A12" stroke-width="2"/><g transform="translate(19.5 42) scale(.88)" fill="var(--seat-${seat}-on)" opacity=".95">${SHAPE[seat]}</g></g>`;
}

/** Both cuts of every terrain, for files: a browser draws a picture faster than a copy of its parts. */
export function tiles(): [name: string, art: string][] {
  return Object.keys(T).flatMap((t) => [0, 1].map((v): [string, string] => [`${t}-${v}`, T[t](v)]));
}

/** The terrains as symbols, for a picture that holds several. */
export const terrainSymbols = (): string =>
  tiles()
    .map(([name, art]) => `<symbol id="kd-${name}" viewBox="0 0 100 100">${art}</symbol>`)
    .join('');

/** Castles, kings and crowns as symbols, for one hidden <svg>: they take the colours of the seats. */
export function symbols(): string {
  let s = '';
  for (let i = 1; i <= 4; i++)
    s += `<symbol id="kd-castle-${i}" viewBox="0 0 100 100">${castle(i)}</symbol><symbol id="kd-king-${i}" viewBox="0 0 60 78">${king(i)}</symbol>`;
  for (let n = 1; n <= 3; n++) s += `<symbol id="kd-crowns-${n}" viewBox="0 0 100 100">${crowns(n)}</symbol>`;
  return s;
}

/** Which of the two cuts a cell shows; it never changes. */
export const variant = (x: number, y: number): number => (((x * 7 + y * 13 + 100) >> 0) % 3 === 0 ? 1 : 0);
