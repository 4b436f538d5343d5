/** The pictures of Kohan Dej, drawn by functions: tiled ground, role emblems, buildings, signs, marks. */

const IVORY = 'var(--kj-ivory)';
const STONE = 'var(--kj-stone)';
const LINE = 'var(--kj-line)';
const TILE = 'var(--kj-tile)';
const DEEP = 'var(--kj-tile-deep)';
const SAFFRON = 'var(--kj-saffron)';
const BRICK = 'var(--kj-brick)';
const WOOD = 'var(--kj-wood)';
const PURPLE = 'var(--kj-dome)';
const WHITE = 'var(--kj-white)';
const OUTLINE = `stroke="${LINE}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;

/** A star of eight points. */
export function star(cx: number, cy: number, r: number, waist: number): string {
  let path = '';
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI * i) / 8 - Math.PI / 2;
    const far = i % 2 ? r * waist : r;
    path += `${i ? 'L' : 'M'}${(cx + far * Math.cos(angle)).toFixed(2)} ${(cy + far * Math.sin(angle)).toFixed(2)}`;
  }
  return `${path}Z`;
}

/** Two squares laid across each other. */
export function khatam(cx: number, cy: number, r: number): string {
  const s = r * Math.SQRT1_2;
  return `M${cx - s} ${cy - s}h${2 * s}v${2 * s}h${-2 * s}ZM${cx} ${cy - r}l${r} ${r}-${r} ${r}-${r}-${r}Z`;
}

/** Stars and crosses without end, one period 60 × 60. */
export function girih(id: string, stroke: string, width: number, scale = 1): string {
  const corners = khatam(0, 0, 8) + khatam(60, 0, 8) + khatam(0, 60, 8) + khatam(60, 60, 8);
  const rays = 'M30 17V7M30 43V53M17 30H7M43 30H53M20.8 20.8l-7-7M39.2 20.8l7-7M20.8 39.2l-7 7M39.2 39.2l7 7';
  return `<pattern id="${id}" width="60" height="60" patternTransform="scale(${scale})" patternUnits="userSpaceOnUse"><g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"><path d="${star(30, 30, 30, 0.7654)}"/><path d="${star(30, 30, 13, 0.62)}"/><path d="${corners}"/><path d="${rays}"/></g></pattern>`;
}

/** The emblems of all roles, 48 × 48: strokes, and parts of class `f` that are filled. */
export const EMBLEMS: Record<string, string> = {
  assassin:
    '<path class="f" d="M24 5 28 27h-8Z"/><path d="M24 5 28.5 28h-9ZM14 29h20M24 29v9"/><circle class="f" cx="24" cy="41" r="3"/>',
  witch:
    '<path d="M31 8A17 17 0 1 0 41 30 13 13 0 1 1 31 8Z"/><path class="f" d="m36 13 1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6Z"/>',
  magistrate:
    '<path d="M13 7h19v30H13zM13 37c-4 0-5-5-1-6M32 7c4 0 5 5 1 6M18 14h9M18 19h9M18 24h6"/><circle class="f" cx="31" cy="35" r="6"/><path d="m28 40-1 6 4-2 4 2-1-6"/>',
  thief:
    '<path d="M6 19c6-4 12-3 18 0 6-3 12-4 18 0-1 9-5 14-10 14-4 0-6-4-8-7-2 3-4 7-8 7-5 0-9-5-10-14Z"/><path class="f" d="M12 21c3-1 6 0 8 2-2 3-6 3-8-2ZM36 21c-3-1-6 0-8 2 2 3 6 3 8-2Z"/>',
  spy: '<path d="M4 24c6-9 13-13 20-13s14 4 20 13c-6 9-13 13-20 13S10 33 4 24Z"/><circle cx="24" cy="24" r="8"/><circle class="f" cx="24" cy="24" r="3.5"/>',
  blackmailer:
    '<path d="M10 40 27 23"/><circle class="f" cx="32" cy="17" r="8"/><path d="M32 5v4M32 25v4M20 17h4M40 17h4M23.5 8.5l3 3M37.5 22.5l3 3M40.5 8.5l-3 3"/>',
  magician:
    '<path d="M9 15h12v19H9zM27 14h12v19H27z"/><path d="M15 9c6-5 13-5 18 0l1-4M33 39c-6 5-13 5-18 0l-1 4"/><path class="f" d="m15 20 2 4-2 4-2-4ZM33 19l2 4-2 4-2-4Z"/>',
  wizard:
    '<path d="M8 41 30 19"/><path class="f" d="m34 5 2.5 7.5L44 15l-7.5 2.5L34 25l-2.5-7.5L24 15l7.5-2.5Z"/><path d="M14 12h6M17 9v6M36 32h6M39 29v6"/>',
  seer: '<path d="M15 26V13a3 3 0 0 1 6 0v9M21 22V9a3 3 0 0 1 6 0v13M27 22V11a3 3 0 0 1 6 0v17M15 27l-3-4c-2-2-6 0-4 4l6 10c3 5 6 7 11 7 6 0 10-4 10-10V17a3 3 0 0 0-2-3"/><circle cx="23" cy="33" r="4.5"/><circle class="f" cx="23" cy="33" r="1.5"/>',
  king: '<path d="M8 36 6 14l10 8 8-14 8 14 10-8-2 22Z"/><path d="M8 41h32"/><circle class="f" cx="24" cy="29" r="3"/><circle class="f" cx="15" cy="30" r="1.8"/><circle class="f" cx="33" cy="30" r="1.8"/>',
  emperor:
    '<path d="M14 20 13 8l6 4 5-7 5 7 6-4-1 12Z"/><path d="M6 35c5-7 9-8 14-6l8 3c3 1 3 5-1 5h-7M27 36l11-6c4-2 6 2 3 5L29 44H15l-9-3"/>',
  patrician:
    '<path d="M9 30c0-9 6-15 15-15s15 6 15 15c-5 4-25 4-30 0Z"/><path d="M11 25c8 3 18 3 26 0M24 15c-1-6 2-9 7-10-1 5-2 8-7 10Z"/><circle class="f" cx="24" cy="20" r="2.5"/><path d="M13 34c2 8 20 8 22 0"/>',
  bishop:
    '<path d="M24 14C18 9 11 9 5 11v26c6-2 13-2 19 3 6-5 13-5 19-3V11c-6-2-13-2-19 3ZM24 14v26"/><path d="M10 18c3-.7 6-.3 9 1M10 24c3-.7 6-.3 9 1M38 18c-3-.7-6-.3-9 1M38 24c-3-.7-6-.3-9 1"/>',
  abbot:
    '<path d="M6 24c4 12 10 16 18 16s14-4 18-16c-9 5-27 5-36 0Z"/><path d="M6 24C10 14 14 9 24 9s14 5 18 15"/><path class="f" d="M24 29a4 4 0 1 0 0 .01"/><path d="M24 9V4"/>',
  cardinal:
    '<path d="M24 6v6M15 18h18l3 20H12Z"/><path d="M18 18c0-8 12-8 12 0M12 38h24v4H12z"/><path class="f" d="M24 22c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 1-5 5-9Z"/>',
  merchant:
    '<path d="M24 7v32M15 40h18M9 14h30"/><path d="M9 14 3.5 27h11ZM39 14l-5.5 13h11Z"/><path class="f" d="M3.5 27h11a5.5 5.5 0 0 1-11 0ZM33.5 27h11a5.5 5.5 0 0 1-11 0Z"/>',
  alchemist:
    '<path d="M19 5h10M21 5v13L9 38a3 3 0 0 0 3 4h24a3 3 0 0 0 3-4L27 18V5"/><path class="f" d="M15 31h18l4 7c0 1-.5 2-2 2H13c-1.5 0-2-1-2-2Z"/>',
  trader:
    '<path d="M6 22 24 8l18 14M10 19v21h28V19"/><circle class="f" cx="24" cy="28" r="6.5"/><path d="M20 40v-3M28 40v-3"/>',
  architect:
    '<path d="M24 10 12 42M24 10l12 32M17 30h14"/><circle class="f" cx="24" cy="8" r="4"/><path d="M9 36c9 6 21 6 30 0"/>',
  navigator:
    '<circle cx="24" cy="24" r="18"/><path class="f" d="m33 15-6 12-12 6 6-12Z"/><path d="M24 2v6M24 40v6M2 24h6M40 24h6"/>',
  scholar: '<path d="M12 41C14 24 24 9 41 6c1 12-8 25-24 27"/><path d="M12 41c5-12 12-20 21-27M8 43h14"/>',
  warlord:
    '<path d="M8 8 34 34M40 8 14 34M29 39l10-10M9 29l10 10M36 36l6 6M12 36l-6 6"/><path d="M8 8l5 1 20 20M40 8l-5 1-20 20"/>',
  diplomat:
    '<path d="M6 16h26l-6-6M42 32H16l6 6"/><circle class="f" cx="38" cy="16" r="4"/><circle class="f" cx="10" cy="32" r="4"/>',
  marshal:
    '<path d="M10 44V5M10 7h29l-7 9 7 9H10"/><path class="f" d="m21 10 1.8 4.2L27 16l-4.2 1.8L21 22l-1.8-4.2L15 16l4.2-1.8Z"/>',
  queen:
    '<path d="M8 30c4-12 9-19 16-19s12 7 16 19c-8-5-24-5-32 0Z"/><path d="M8 30c-1 6-2 9-4 12M40 30c1 6 2 9 4 12"/><circle class="f" cx="24" cy="7" r="3"/><path class="f" d="m24 17 3 4-3 4-3-4Z"/><path d="M14 24l1 2M34 24l-1 2"/>',
  artist: `<path d="${khatam(24, 26, 16)}"/><path class="f" d="${star(24, 26, 7, 0.6)}"/><path d="M24 4v5"/>`,
  tax_collector:
    '<path d="M17 14c-8 5-12 13-11 20 1 6 5 8 18 8s17-2 18-8c1-7-3-15-11-20ZM15 7h18l-3 7H18Z"/><circle cx="24" cy="29" r="7.5"/><path class="f" d="m24 24 1.5 3.5L29 29l-3.5 1.5L24 34l-1.5-3.5L19 29l3.5-1.5Z"/>',
};

const box = (x: number, y: number, w: number, h: number, fill = IVORY): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${OUTLINE}/>`;
const arch = (cx: number, foot: number, w: number, h: number, fill = LINE): string =>
  `<path d="M${cx - w / 2} ${foot}V${foot - h * 0.5}Q${cx - w / 2} ${foot - h * 0.86} ${cx} ${foot - h}Q${cx + w / 2} ${foot - h * 0.86} ${cx + w / 2} ${foot - h * 0.5}V${foot}Z" fill="${fill}" ${fill === LINE ? '' : OUTLINE}/>`;
const dome = (cx: number, y: number, r: number, fill = TILE): string =>
  `<path d="M${cx - r} ${y}C${cx - r * 1.15} ${y - r * 0.9} ${cx - r * 0.35} ${y - r * 1.1} ${cx} ${y - r * 1.65}C${cx + r * 0.35} ${y - r * 1.1} ${cx + r * 1.15} ${y - r * 0.9} ${cx + r} ${y}Z" fill="${fill}" ${OUTLINE}/>` +
  `<path d="M${cx - r * 0.35} ${y - 1}c-.5-${r * 0.6} 0-${r} .35-${r * 1.4}" fill="none" stroke="${WHITE}" stroke-opacity=".55" stroke-width="1.1"/><path d="M${cx} ${y - r * 1.65}v-3" ${OUTLINE}/>`;
const minaret = (x: number, top: number, w = 4): string =>
  `${box(x, top, w, 46 - top)}${box(x - 1, top + 5, w + 2, 2.4, SAFFRON)}<path d="M${x - 0.3} ${top}q${w / 2 + 0.3}-6 ${w + 0.6} 0Z" fill="${TILE}" ${OUTLINE}/>`;
function battlement(x: number, y: number, w: number, teeth: number): string {
  const unit = w / (2 * teeth - 1);
  let path = `M${x} ${y + 4}`;
  for (let i = 0; i < teeth; i++) path += `V${y}h${unit}V${y + 4}${i < teeth - 1 ? `h${unit}` : ''}`;
  return `<path d="${path}V${y + 7}H${x}Z" fill="${IVORY}" ${OUTLINE}/>`;
}
const flag = (x: number, y: number, fill = BRICK): string =>
  `<path d="M${x} ${y}v-9l7 2.5-7 2.5" fill="${fill}" ${OUTLINE}/>`;

/** The buildings of all districts, 64 × 48, ground at y = 46. */
export const BUILDINGS: Record<string, string> = {
  manor:
    box(12, 22, 40, 24) +
    box(12, 20, 40, 4, SAFFRON) +
    box(24, 8, 9, 12) +
    '<path d="M26.5 10v7M30.5 10v7" stroke="var(--kj-line)" stroke-width="1.4"/>' +
    arch(20, 46, 8, 13) +
    arch(32, 46, 9, 15, DEEP) +
    arch(44, 46, 8, 13) +
    '<path d="M16 28h8M28 28h8M40 28h8" stroke="var(--kj-line)" stroke-width="1.2"/>',
  castle:
    box(10, 24, 44, 22) +
    battlement(10, 19, 44, 6) +
    box(6, 16, 10, 30, STONE) +
    battlement(5, 11, 12, 2) +
    box(48, 16, 10, 30, STONE) +
    battlement(47, 11, 12, 2) +
    arch(32, 46, 13, 18) +
    flag(32, 19),
  palace:
    box(8, 14, 48, 6, SAFFRON) +
    box(10, 20, 44, 3, STONE) +
    [12, 20, 28, 36, 44, 50].map((x) => box(x, 23, 2.6, 19)).join('') +
    box(8, 42, 48, 4) +
    arch(32, 42, 9, 16, DEEP) +
    '<path d="M8 14 32 6l24 8" fill="var(--kj-tile)" stroke="var(--kj-line)" stroke-width="1.3" stroke-linejoin="round"/>',
  temple:
    box(16, 24, 32, 22) +
    dome(32, 24, 12) +
    arch(32, 46, 15, 18, LINE) +
    '<path d="M32 41c-4-3-3-6 0-10 3 4 4 7 0 10Z" fill="var(--kj-saffron)"/>' +
    box(12, 42, 40, 4, STONE),
  church:
    box(14, 28, 36, 18) +
    box(26, 18, 12, 10) +
    `<path d="M24 18 32 5l8 13Z" fill="${BRICK}" ${OUTLINE}/>` +
    `<path d="M12 28 32 20l20 8Z" fill="${BRICK}" ${OUTLINE}/>` +
    box(26, 18, 12, 6) +
    arch(32, 46, 9, 14) +
    arch(20, 42, 4, 8) +
    arch(44, 42, 4, 8),
  monastery:
    box(8, 30, 48, 16) +
    box(14, 12, 11, 34) +
    `<path d="M12 12 19.5 4l7.5 8Z" fill="${BRICK}" ${OUTLINE}/>` +
    arch(19.5, 26, 5, 9) +
    dome(43, 30, 9) +
    arch(43, 46, 8, 12) +
    arch(32, 42, 4, 7),
  cathedral:
    box(12, 26, 40, 20) +
    minaret(8, 10, 6) +
    minaret(50, 10, 6) +
    dome(32, 26, 14) +
    arch(32, 46, 13, 19, DEEP) +
    arch(20, 44, 5, 10) +
    arch(44, 44, 5, 10) +
    box(12, 25, 40, 3, SAFFRON),
  tavern:
    box(4, 28, 56, 18) +
    box(22, 18, 20, 28) +
    arch(32, 46, 13, 22) +
    [9, 16, 48, 55].map((x) => arch(x, 44, 5, 10, STONE)).join('') +
    box(22, 16, 20, 3, TILE) +
    battlement(4, 24, 18, 4) +
    battlement(42, 24, 18, 4),
  market:
    box(4, 32, 56, 14) +
    dome(13, 32, 8, SAFFRON) +
    dome(32, 32, 9, TILE) +
    dome(51, 32, 8, SAFFRON) +
    arch(13, 46, 8, 10) +
    arch(32, 46, 9, 11) +
    arch(51, 46, 8, 10),
  trading_post:
    box(14, 20, 36, 26) +
    `<path d="M10 20h44l-4 9H14Z" fill="${IVORY}" ${OUTLINE}/><path d="M10 20h9l-2 9h-3ZM28 20h8l-1 9h-6ZM45 20h9l-4 9h-3Z" fill="${BRICK}"/>` +
    arch(32, 46, 13, 14) +
    box(16, 38, 8, 8, WOOD) +
    `<circle cx="46" cy="42" r="4" fill="${SAFFRON}" ${OUTLINE}/>`,
  docks:
    `<path d="M2 41q5-4 10 0t10 0 10 0 10 0 10 0 10 0v5H2Z" fill="var(--kj-water)" ${OUTLINE}/>` +
    box(8, 34, 34, 5, WOOD) +
    '<path d="M14 39v7M34 39v7M18 34V8l24 6M18 14l12 20" fill="none" stroke="var(--kj-line)" stroke-width="1.8"/>' +
    '<path d="M40 13.5v10" stroke="var(--kj-line)" stroke-width="1.2"/>' +
    box(35, 23, 10, 8, SAFFRON) +
    box(22, 27, 8, 7, STONE),
  harbor: `<path d="M2 40q5-4 10 0t10 0 10 0 10 0 10 0 10 0v6H2Z" fill="var(--kj-water)" ${OUTLINE}/><path d="M10 32h42l-6 9H18Z" fill="${WOOD}" ${OUTLINE}/><path d="M32 31V4" ${OUTLINE}/><path d="M34 6C48 10 50 22 49 29H34Z" fill="${IVORY}" ${OUTLINE}/><path d="M30 10C20 15 17 24 17 29h13Z" fill="${SAFFRON}" ${OUTLINE}/>`,
  town_hall:
    box(8, 26, 48, 20) +
    box(20, 12, 24, 34) +
    arch(32, 46, 16, 26, DEEP) +
    arch(32, 46, 9, 16) +
    box(20, 10, 24, 3, SAFFRON) +
    flag(24, 10) +
    flag(38, 10, TILE) +
    arch(14, 42, 5, 9) +
    arch(50, 42, 5, 9),
  watchtower:
    box(25, 16, 14, 30) +
    battlement(22, 10, 20, 3) +
    arch(32, 30, 5, 9) +
    arch(32, 46, 7, 10) +
    flag(32, 10) +
    `<path d="M12 46c4-5 8-5 12 0M40 46c4-5 8-5 12 0" fill="${STONE}" ${OUTLINE}/>`,
  prison:
    box(12, 16, 40, 30, STONE) +
    box(10, 12, 44, 5) +
    box(22, 24, 20, 13, LINE) +
    '<path d="M27 24v13M32 24v13M37 24v13" stroke="var(--kj-ivory)" stroke-width="1.8"/>' +
    box(12, 40, 40, 6),
  barracks:
    `<path d="M8 46 24 18l16 28Z" fill="${BRICK}" ${OUTLINE}/><path d="M19 46l5-14 5 14Z" fill="${LINE}"/><path d="M30 46 44 22l14 24Z" fill="${SAFFRON}" ${OUTLINE}/><path d="M39 46l5-12 5 12Z" fill="${LINE}"/>` +
    flag(24, 18) +
    '<path d="M52 10 60 24M60 10 52 24" stroke="var(--kj-line)" stroke-width="1.8"/>',
  fortress:
    `<path d="M2 46 14 32h36l12 14Z" fill="${STONE}" ${OUTLINE}/>` +
    box(14, 18, 36, 16) +
    battlement(14, 13, 36, 5) +
    box(10, 12, 9, 22) +
    battlement(9, 7, 11, 2) +
    box(45, 12, 9, 22) +
    battlement(44, 7, 11, 2) +
    arch(32, 34, 10, 14) +
    flag(32, 13),
  keep:
    box(20, 10, 24, 36, STONE) +
    battlement(18, 5, 28, 4) +
    box(16, 40, 32, 6) +
    arch(32, 28, 6, 11) +
    arch(32, 46, 8, 11) +
    '<path d="M24 20v5M40 20v5" stroke="var(--kj-line)" stroke-width="1.8"/>',
  smithy:
    box(10, 24, 34, 22) +
    `<path d="M8 24 27 12l19 12Z" fill="${BRICK}" ${OUTLINE}/>` +
    box(36, 8, 6, 14, STONE) +
    arch(22, 46, 12, 16) +
    `<path d="M19 42c-2-3 1-5 3-9 2 4 5 6 3 9Z" fill="${SAFFRON}"/><path d="M46 36h14l-4 4v2h3v4H47v-4h3v-2Z" fill="${LINE}"/><path d="M39 7c0-4 6-3 4-7" fill="none" stroke="var(--kj-line)" stroke-opacity=".5" stroke-width="1.6"/>`,
  observatory:
    box(14, 28, 36, 18) +
    `<path d="M18 28a14 14 0 0 1 28 0Z" fill="${TILE}" ${OUTLINE}/><path d="M32 24 48 10" stroke="var(--kj-line)" stroke-width="4" stroke-linecap="round"/><path d="M32 24 48 10" stroke="var(--kj-saffron)" stroke-width="2" stroke-linecap="round"/>` +
    arch(32, 46, 9, 12) +
    `<path d="m54 4 1.2 2.8L58 8l-2.8 1.2L54 12l-1.2-2.8L50 8l2.8-1.2ZM12 10l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1Z" fill="${SAFFRON}"/>`,
  dragon_gate:
    box(8, 12, 14, 34, STONE) +
    box(42, 12, 14, 34, STONE) +
    box(6, 8, 18, 5) +
    box(40, 8, 18, 5) +
    box(22, 14, 20, 6, SAFFRON) +
    arch(32, 46, 18, 24, LINE) +
    `<path d="M11 34c0-6 3-9 7-9M53 34c0-6-3-9-7-9M15 24l-2-4M49 24l2-4" fill="none" ${OUTLINE}/><circle cx="15" cy="21" r="2.5" fill="${TILE}" ${OUTLINE}/><circle cx="49" cy="21" r="2.5" fill="${TILE}" ${OUTLINE}/>`,
  library:
    box(10, 16, 44, 30) +
    box(8, 12, 48, 5, TILE) +
    [15, 20, 25].map((x, i) => box(x, 24 + (i % 2) * 2, 4, 18 - (i % 2) * 2, [BRICK, SAFFRON, DEEP][i])).join('') +
    [36, 41, 46]
      .map((x, i) => box(x, 24 + ((i + 1) % 2) * 2, 4, 18 - ((i + 1) % 2) * 2, [DEEP, BRICK, SAFFRON][i]))
      .join('') +
    '<path d="M12 42h40M32 17v29" stroke="var(--kj-line)" stroke-width="1.3"/>',
  great_wall:
    `<path d="M2 40C14 26 22 38 34 26s16-8 28-16v12c-10 8-18 6-28 16S14 40 2 46Z" fill="${IVORY}" ${OUTLINE}/>` +
    box(10, 22, 10, 16, STONE) +
    battlement(9, 18, 12, 2) +
    box(40, 10, 10, 16, STONE) +
    battlement(39, 6, 12, 2) +
    `<path d="M2 46c14-6 22 2 60-4" fill="none" stroke="${DEEP}" stroke-width="1.6"/>`,
  factory:
    box(8, 28, 48, 18) +
    `<path d="M8 28V18l12 10V18l12 10V18l12 10" fill="${STONE}" ${OUTLINE}/>` +
    box(46, 8, 7, 20, BRICK) +
    arch(18, 46, 8, 11) +
    arch(34, 46, 8, 11) +
    '<path d="M50 7c0-4 6-3 4-7" fill="none" stroke="var(--kj-line)" stroke-opacity=".5" stroke-width="1.6"/>',
  capitol:
    box(8, 40, 48, 6) +
    box(12, 20, 40, 4, STONE) +
    [14, 22, 30, 38, 46].map((x) => box(x, 24, 4, 16)).join('') +
    `<path d="M10 20 32 9l22 11Z" fill="${TILE}" ${OUTLINE}/>` +
    `<circle cx="32" cy="16" r="2" fill="${SAFFRON}"/>`,
  poor_house:
    box(14, 26, 36, 20) +
    `<path d="M10 27 32 13l22 14Z" fill="${WOOD}" ${OUTLINE}/>` +
    arch(24, 46, 9, 14) +
    box(36, 32, 8, 7, LINE) +
    `<path d="M40 22l-2-2a2 2 0 0 1 2-3 2 2 0 0 1 2 3Z" fill="${BRICK}"/>`,
  park:
    `<path d="M2 40h60v6H2Z" fill="${TILE}" ${OUTLINE}/><path d="M27 40h10v6H27Z" fill="var(--kj-water)" ${OUTLINE}/>` +
    [10, 20, 44, 54]
      .map((x) => `<path d="M${x} 40c-6-6-5-20 0-30 5 10 6 24 0 30Z" fill="var(--kj-tree)" ${OUTLINE}/>`)
      .join('') +
    arch(32, 40, 12, 18, IVORY) +
    arch(32, 40, 7, 13),
  school_of_magic:
    box(14, 22, 36, 24) +
    dome(32, 22, 11, PURPLE) +
    minaret(8, 14, 5) +
    minaret(51, 14, 5) +
    arch(32, 46, 12, 18, DEEP) +
    `<path d="m32 30 1.6 3.6 3.6 1.6-3.6 1.6L32 40.5l-1.6-3.7-3.6-1.6 3.6-1.6Z" fill="${SAFFRON}"/>`,
  statue:
    box(20, 38, 24, 8, STONE) +
    box(24, 33, 16, 5) +
    `<path d="M28 33c0-8 1-12 4-14 3 2 4 6 4 14Z" fill="${TILE}" ${OUTLINE}/><circle cx="32" cy="14" r="4" fill="${TILE}" ${OUTLINE}/><path d="M36 22l8-8M28 24l-5 5" ${OUTLINE}/><path d="M28 9l1-4 3 2 3-2 1 4Z" fill="${SAFFRON}" ${OUTLINE}/>`,
  stables:
    box(8, 24, 48, 22, STONE) +
    `<path d="M4 25 32 12l28 13Z" fill="${WOOD}" ${OUTLINE}/>` +
    arch(20, 46, 12, 16) +
    arch(44, 46, 12, 16) +
    `<path d="M18 40c0-6 2-8 6-9l3 4-3 1v4" fill="${WOOD}" ${OUTLINE}/>`,
  quarry:
    `<path d="M2 46 12 28l8 6 8-18 12 8 6-6 16 28Z" fill="${STONE}" ${OUTLINE}/><path d="M28 16l2 16M40 24l-2 14M12 28l4 14" fill="none" ${OUTLINE}/>` +
    box(36, 38, 10, 8) +
    box(44, 34, 8, 7),
  framework: `<path d="M14 46V10M32 46V10M50 46V10M10 18h44M10 30h44M10 42h44M14 18 32 30M50 18 32 30M14 30l18 12M50 30 32 42" fill="none" stroke="${WOOD}" stroke-width="2.6" stroke-linecap="round"/>`,
  haunted_quarter:
    box(8, 24, 14, 22, STONE) +
    box(24, 14, 14, 32, STONE) +
    `<path d="M24 14l5-5 3 4 6-6v7Z" fill="${STONE}" ${OUTLINE}/>` +
    box(40, 28, 16, 18, STONE) +
    arch(15, 38, 5, 8) +
    arch(31, 30, 5, 8) +
    arch(31, 46, 6, 9) +
    arch(48, 42, 6, 8) +
    `<path d="M52 16a7 7 0 1 0 6 9 6 6 0 0 1-6-9Z" fill="${IVORY}" ${OUTLINE}/>`,
  necropolis:
    `<path d="M4 46 16 34h32l12 12Z" fill="${STONE}" ${OUTLINE}/>` +
    arch(32, 34, 20, 24, IVORY) +
    arch(32, 34, 11, 16) +
    arch(12, 44, 8, 12, IVORY) +
    arch(52, 44, 8, 12, IVORY),
  thieves_den:
    `<path d="M2 46C8 22 20 12 34 12s22 12 28 34Z" fill="${STONE}" ${OUTLINE}/>` +
    arch(32, 46, 18, 22) +
    `<path d="M26 36c3-2 5-1 6 0 1-1 3-2 6 0-1 4-4 5-6 2-2 3-5 2-6-2Z" fill="${SAFFRON}"/>`,
  imperial_treasury:
    box(10, 20, 44, 26) +
    box(8, 15, 48, 6, SAFFRON) +
    arch(32, 46, 18, 22, DEEP) +
    `<circle cx="28" cy="42" r="4" fill="${SAFFRON}" ${OUTLINE}/><circle cx="36" cy="42" r="4" fill="${SAFFRON}" ${OUTLINE}/><circle cx="32" cy="37" r="4" fill="${SAFFRON}" ${OUTLINE}/>`,
  map_room:
    box(10, 14, 44, 30, STONE) +
    `<path d="M14 18h36v22H14Z" fill="${IVORY}" ${OUTLINE}/><path d="M18 34c4-8 8 2 12-6s8 2 16-6" fill="none" stroke="${DEEP}" stroke-width="1.8" stroke-dasharray="3 2"/><path d="m43 20 5 5m0-5-5 5" stroke="${BRICK}" stroke-width="2"/>`,
  laboratory:
    box(10, 24, 44, 22) +
    dome(20, 24, 8) +
    `<path d="M38 24V10M44 24V10M36 10h10" ${OUTLINE}/><path d="M38 16v6l-8 16a3 3 0 0 0 3 4h16a3 3 0 0 0 3-4l-8-16v-6Z" fill="${IVORY}" ${OUTLINE}/><path d="M34 34h14l3 6c0 1-.5 1.5-1.5 1.5h-17c-1 0-1.5-.5-1.5-1.5Z" fill="${TILE}"/>`,
  museum:
    box(8, 40, 48, 6) +
    box(12, 18, 40, 22) +
    `<path d="M8 18 32 7l24 11Z" fill="${SAFFRON}" ${OUTLINE}/>` +
    arch(22, 40, 8, 14) +
    arch(32, 40, 8, 14, DEEP) +
    arch(42, 40, 8, 14),
  theater:
    `<path d="M6 44a26 26 0 0 1 52 0Z" fill="${IVORY}" ${OUTLINE}/><path d="M14 44a18 18 0 0 1 36 0M22 44a10 10 0 0 1 20 0" fill="${STONE}" ${OUTLINE}/>` +
    arch(32, 44, 8, 8, BRICK),
  wishing_well:
    box(18, 34, 28, 12) +
    `<path d="M20 34V16M44 34V16" ${OUTLINE}/><path d="M14 18 32 6l18 12Z" fill="${TILE}" ${OUTLINE}/><path d="M32 18v8" ${OUTLINE}/><path d="M28 26h8l-1 6h-6Z" fill="${SAFFRON}" ${OUTLINE}/>`,
  armory:
    box(12, 16, 40, 30) +
    battlement(12, 11, 40, 5) +
    '<path d="M22 22 42 42M42 22 22 42" stroke="var(--kj-line)" stroke-width="2.4" stroke-linecap="round"/>' +
    `<path d="M32 24c4 2 6 2 8 2 0 8-2 13-8 16-6-3-8-8-8-16 2 0 4 0 8-2Z" fill="${SAFFRON}" ${OUTLINE}/>`,
  basilica:
    box(10, 26, 44, 20) +
    dome(32, 26, 12, SAFFRON) +
    dome(15, 26, 6) +
    dome(49, 26, 6) +
    arch(32, 46, 12, 17) +
    arch(18, 44, 5, 10) +
    arch(46, 44, 5, 10),
  gold_mine:
    `<path d="M2 46 18 16l10 12 8-14 26 32Z" fill="${STONE}" ${OUTLINE}/>` +
    arch(32, 46, 18, 20) +
    `<circle cx="28" cy="43" r="3.5" fill="${SAFFRON}" ${OUTLINE}/><circle cx="36" cy="43" r="3.5" fill="${SAFFRON}" ${OUTLINE}/>`,
  ivory_tower:
    box(26, 14, 12, 32, WHITE) + dome(32, 14, 7, WHITE) + box(20, 40, 24, 6) + arch(32, 26, 4, 7) + arch(32, 46, 6, 9),
  monument: box(14, 40, 36, 6, STONE) + box(18, 28, 28, 12) + dome(32, 28, 12) + arch(32, 40, 9, 11),
  secret_vault:
    box(14, 14, 36, 32, STONE) +
    `<circle cx="32" cy="30" r="10" fill="${SAFFRON}" ${OUTLINE}/><path d="M32 24v12M26 30h12" ${OUTLINE}/>`,
};

/** The signs of the five types, 24 × 24, filled. */
export const TYPES: Record<string, string> = {
  noble: '<path d="M3 19 2 6l6 5 4-8 4 8 6-5-1 13Z"/>',
  religious: `<path d="${star(12, 12, 11, 0.62)}"/>`,
  trade:
    '<path d="M4 2h16l3.5 8a3.5 3.5 0 0 1-3 2H20v10H4V12h-.5a3.5 3.5 0 0 1-3-2ZM8 14v5h8v-5Z" fill-rule="evenodd"/>',
  military: '<path d="M12 1.5c4 2.5 7 3 10 3 0 9-3 15-10 18-7-3-10-9-10-18 3 0 6-.5 10-3Z"/>',
  unique: '<path d="M6.5 3h11L23 9.5 12 22 1 9.5Z"/>',
};

/** What may lie on a role, 24 × 24, filled. */
export const MARKS: Record<string, string> = {
  killed: '<path d="M12 2 14 14h-4ZM7 15h10v2H7ZM11 17h2v5h-2Z"/>',
  bewitched: '<path d="M16 3a9 9 0 1 0 5 12A7 7 0 1 1 16 3Z"/>',
  robbed:
    '<path d="M2 8c4-2 7-1 10 .5C15 7 18 6 22 8c-.5 6-3 9-5.5 9-2 0-3.5-2-4.5-4-1 2-2.5 4-4.5 4C5 17 2.5 14 2 8Z"/>',
  warrant:
    '<path d="M3 1.5h15v11a6.5 6.5 0 0 0-6 9.5H3ZM6.5 5.5v2h8v-2ZM6.5 10v2h6v-2Z" fill-rule="evenodd"/><circle cx="18" cy="18.5" r="4.5"/>',
  threat: '<path d="M3.5 18 12 9.5l2.5 2.5L6 20.5a1.8 1.8 0 0 1-2.5-2.5Z"/><circle cx="16" cy="8" r="5.5"/>',
};

/** The ground line under a building, wide enough for any frame. */
export const GROUND = `<circle cx="32" cy="32" r="25" fill="${WHITE}" opacity=".15"/><path d="M-99 46h262v20H-99Z" opacity=".16"/><path d="M-99 46h262" ${OUTLINE}/>`;
