/* Cover art of the five games, 300 × 400 each: original drawings made by rule, as SVG text. */
import { symbols, terrainSymbols } from '../src/art/kingdomino.ts';

function star8(cx, cy, r, k) { let p = ''; for (let i = 0; i < 16; i++) { const a = Math.PI * i / 8 - Math.PI / 2, q = i % 2 ? r * k : r; p += (i ? 'L' : 'M') + (cx + q * Math.cos(a)).toFixed(2) + ' ' + (cy + q * Math.sin(a)).toFixed(2); } return p + 'Z'; }
function khatam(cx, cy, r) { // two overlapping squares
  const s = r * Math.SQRT1_2; return `M${cx - s} ${cy - s}h${2 * s}v${2 * s}h${-2 * s}ZM${cx} ${cy - r}l${r} ${r}-${r} ${r}-${r}-${r}Z`;
}
const girih = (id, stroke, w, bg) => `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse">${bg ? `<rect width="60" height="60" fill="${bg}"/>` : ''}<g fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round"><path d="${star8(30, 30, 30, .7654)}"/><path d="${star8(30, 30, 13, .62)}"/><path d="${khatam(0, 0, 8)}${khatam(60, 0, 8)}${khatam(0, 60, 8)}${khatam(60, 60, 8)}"/><path d="M30 17V7M30 43V53M17 30H7M43 30H53M20.8 20.8l-7-7M39.2 20.8l7-7M20.8 39.2l-7 7M39.2 39.2l7 7"/></g></pattern>`;

const rnd = s => () => (s = (s * 1664525 + 1013904223) % 4294967296) / 4294967296;
const svg = (b, c = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" ${c}>${b}</svg>`;
const r1 = n => Math.round(n * 10) / 10;

/* ---------- Kingdomino: woodcut meadow ---------- */
function kingdomino() {
  const K = '#1E1A12'; let b = '<rect width="300" height="400" fill="#BFE3EE"/>';
  for (let i = 0; i < 36; i++) { const a = Math.PI * 2 * i / 36, w = Math.PI / 72; b += `<path d="M150 150L${r1(150 + 420 * Math.cos(a - w))} ${r1(150 + 420 * Math.sin(a - w))}L${r1(150 + 420 * Math.cos(a + w))} ${r1(150 + 420 * Math.sin(a + w))}Z" fill="#E9F3D8" opacity=".75"/>`; }
  b += '<circle cx="150" cy="150" r="78" fill="#FBE7A1"/><circle cx="150" cy="150" r="78" fill="none" stroke="#E8B92F" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>';
  const pat = (id, t, s, v) => `<pattern id="cv-${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><use href="#kd-${t}-${v || 0}" width="${s}" height="${s}"/></pattern>`;
  b = `<defs>${terrainSymbols()}${symbols()}${pat('w', 'wheat', 92)}${pat('f', 'forest', 74)}${pat('l', 'lake', 80)}${pat('g', 'grassland', 84)}${pat('m', 'mine', 84)}</defs>` + b;
  const cloud = (x, y, s) => `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0c-14 0-16-18-3-20 1-13 20-16 26-5 10-6 22 2 19 12 12 1 11 13 0 13Z" fill="#fff" stroke="${K}" stroke-width="2.2"/>`;
  b += cloud(18, 74, 1) + cloud(232, 98, .9) + cloud(212, 46, .6);
  const hill = (d, f) => `<path d="${d}" fill="${f}" stroke="${K}" stroke-width="3" stroke-linejoin="round"/>`;
  b += hill('M-5 262 34 186l28 34 34-58 40 74 20 40H-5Z', 'url(#cv-m)') + hill('M305 262 276 190l-24 30-30-52-34 64-24 36h150Z', 'url(#cv-m)');
  b += hill('M60 300C84 246 108 214 150 212s70 34 92 88Z', 'url(#cv-g)');
  // castle with four roofs in the seat colours
  const tw = (x, y, w, h, c) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#F8F1E1" stroke="${K}" stroke-width="2.5"/><path d="M${x - 5} ${y}h${w + 10}L${x + w / 2} ${y - w * 1.35}Z" fill="${c}" stroke="${K}" stroke-width="2.5" stroke-linejoin="round"/><path d="M${x + w / 2} ${y - w * 1.35}v-11l12 4-12 4" fill="${c}" stroke="${K}" stroke-width="2"/><path d="M${x + w / 2} ${y + h * .38}v7" stroke="${K}" stroke-width="4" stroke-linecap="round"/>`;
  b += `<path d="M112 218v-46h8v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h9v7h6v46Z" fill="#E9DFC9" stroke="${K}" stroke-width="2.5" stroke-linejoin="round"/>` + tw(100, 150, 21, 68, '#2468B4') + tw(179, 150, 21, 68, '#C4441B') + tw(124, 124, 22, 50, '#1B7F5C') + tw(155, 124, 22, 50, '#E0A100') + `<path d="M138 219v-18a12 12 0 0 1 24 0v18Z" fill="#4A3620" stroke="${K}" stroke-width="2.5"/>`;
  b += hill('M-5 300C30 254 84 262 122 304L150 340H-5Z', 'url(#cv-f)') + hill('M305 284c-40-24-92-10-122 30l-30 34h152Z', 'url(#cv-g)');
  b += hill('M-5 340c50-34 96-34 150-24s110-14 160 10v48H-5Z', 'url(#cv-l)') + hill('M-5 405v-26c70-34 130-6 190-14s90-14 120-2v42Z', 'url(#cv-w)');
  b += '<use href="#kd-king-1" x="36" y="300" width="60" height="78"/><use href="#kd-king-2" x="204" y="296" width="60" height="78"/>';
  return svg(b);
}

/* ---------- Kohan Dej: tiled portal ---------- */
function kohan_dej() {
  let b = `<defs>${girih('cv-gi', '#E9B949', 1.5)}${girih('cv-gt', '#0F5E66', 1.2).replace('patternUnits', 'patternTransform="scale(.5)" patternUnits')}<linearGradient id="cv-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0E1F55"/><stop offset=".55" stop-color="#27479F"/><stop offset=".8" stop-color="#D97F4A"/><stop offset="1" stop-color="#F5C067"/></linearGradient><clipPath id="cv-arch"><path d="M46 400V150C46 96 112 92 150 42 188 92 254 96 254 150V400Z"/></clipPath></defs>`;
  b += '<rect width="300" height="400" fill="#1C3C8A"/><rect width="300" height="400" fill="url(#cv-gi)" opacity=".85"/><rect x="5" y="5" width="290" height="390" fill="none" stroke="#E9B949" stroke-width="3"/>';
  b += '<path d="M30 400V146C30 84 106 84 150 22 194 84 270 84 270 146V400Z" fill="#17A2A2"/><path d="M30 400V146C30 84 106 84 150 22 194 84 270 84 270 146V400Z" fill="url(#cv-gt)" opacity=".55"/><path d="M30 400V146C30 84 106 84 150 22 194 84 270 84 270 146V400" fill="none" stroke="#F7F1E3" stroke-width="3"/>';
  let g = '<rect width="300" height="400" fill="url(#cv-sky)"/>'; const r = rnd(8);
  for (let i = 0; i < 40; i++) g += `<circle cx="${r1(r() * 220 + 40)}" cy="${r1(r() * 150 + 60)}" r="${r1(.6 + r() * 1.2)}" fill="#FFF3CF" opacity="${r1(.5 + r() * .5)}"/>`;
  g += `<path d="${star8(150, 128, 26, .62)}" fill="#F7D27A"/><path d="${star8(150, 128, 15, .62)}" fill="#FFF3CF"/>`;
  const dome = (x, y, R, c, d) => `<path d="M${x - R} ${y}C${x - R * 1.18} ${y - R * .9} ${x - R * .34} ${y - R * 1.12} ${x} ${y - R * 1.72} ${x + R * .34} ${y - R * 1.12} ${x + R * 1.18} ${y - R * .9} ${x + R} ${y}Z" fill="${c}"/><path d="M${x + R * .2} ${y}C${x + R * .6} ${y - R * .9} ${x + R * .2} ${y - R * 1.3} ${x} ${y - R * 1.72} ${x + R * .34} ${y - R * 1.12} ${x + R * 1.18} ${y - R * .9} ${x + R} ${y}Z" fill="${d}"/><path d="M${x - R * .5} ${y - 3}C${x - R * .62} ${y - R * .7} ${x - R * .2} ${y - R * 1.1} ${x} ${y - R * 1.6}" fill="none" stroke="#CFF3EC" stroke-width="2" opacity=".8"/><path d="M${x} ${y - R * 1.7}v-${R * .36}" stroke="#F7D27A" stroke-width="2.5"/><circle cx="${x}" cy="${y - R * 2.08}" r="2.6" fill="#F7D27A"/>`;
  const min = (x, y, w) => `<rect x="${x}" y="${y}" width="${w}" height="${400 - y}" fill="#E9D9B4"/><rect x="${x + w * .62}" y="${y}" width="${w * .38}" height="${400 - y}" fill="#C7AE7C"/><path d="M${x} ${y + 30}h${w}M${x} ${y + 40}h${w}M${x} ${y + 66}h${w}M${x} ${y + 76}h${w}" stroke="#17808A" stroke-width="4"/><rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="9" fill="#17A2A2"/>` + dome(x + w / 2, y - 4, w * .55, '#17A2A2', '#0E7377');
  const ar = (x, y, w, h, c) => `<path d="M${x - w / 2} ${y}V${y - h * .5}Q${x - w / 2} ${y - h * .86} ${x} ${y - h}Q${x + w / 2} ${y - h * .86} ${x + w / 2} ${y - h * .5}V${y}Z" fill="${c}"/>`;
  g += min(62, 222, 18) + min(220, 222, 18) + '<rect x="92" y="266" width="116" height="134" fill="#F2E4C3"/><rect x="92" y="258" width="116" height="10" fill="#17A2A2"/>' + dome(150, 258, 42, '#1DB0AE', '#0E7F83') + dome(104, 292, 16, '#1DB0AE', '#0E7F83') + dome(196, 292, 16, '#1DB0AE', '#0E7F83') + '<rect x="120" y="272" width="60" height="128" fill="#1C3C8A"/><rect x="120" y="272" width="60" height="128" fill="url(#cv-gi)" opacity=".5"/>' + ar(150, 400, 44, 116, '#F7D27A') + ar(150, 400, 36, 104, '#0E1F55') + ar(106, 350, 14, 34, '#1C3C8A') + ar(194, 350, 14, 34, '#1C3C8A');
  let w = 'M30 400V344'; for (let i = 0; i < 12; i++) w += `h10v-10h10v10`; g += `<path d="${w}h10V400Z" fill="#D9BE86" stroke="#8F6B33" stroke-width="2"/>`;
  for (let i = 0; i < 5; i++) g += `<path d="M46 ${362 + i * 12}h208" stroke="#8F6B33" stroke-opacity=".45" stroke-width="1.5" stroke-dasharray="${i % 2 ? '18 4' : '12 5'}"/>`;
  g += ar(150, 402, 46, 50, '#5B3A1E') + ar(150, 402, 36, 40, '#3A2410');
  b += `<g clip-path="url(#cv-arch)">${g}</g><path d="M46 400V150C46 96 112 92 150 42 188 92 254 96 254 150V400" fill="none" stroke="#F7D27A" stroke-width="4"/>`;
  return svg(b);
}

/* ---------- Minerva: the owl in tesserae ---------- */
function minerva() {
  const r = rnd(21), tiles = {}; const put = (c, p) => (tiles[c] = (tiles[c] || '') + p);
  const el = (x, y, cx, cy, rx, ry) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
  const pick = a => a[Math.floor(r() * a.length)];
  const BG = ['#F3E6CC', '#EFDFC0', '#F6ECD8', '#EAD7B4'], BG2 = ['#E4C99B', '#DDBE8C'], TC = ['#B4532F', '#A5472A', '#C0623B'], OL = ['#6E7B2A', '#5E6B1F', '#7F8C38'], BR = ['#7A5230', '#6B4526', '#8A6038'], DK = ['#4A2E1A', '#3D2513'], CR = ['#F7EBD2', '#F1E0BF'], GD = ['#E3A72F', '#D9981E'];
  function colour(x, y) {
    // branch under the feet
    const yb = 322 + Math.sin((x - 60) / 60) * 5; if (Math.abs(y - yb) < 4.5 && x > 44 && x < 256) return pick(BR);
    for (const [lx, ly, a] of [[62, 306, -.7], [84, 340, .6], [222, 304, .7], [240, 338, -.5], [50, 336, .8], [206, 344, .5], [108, 348, -.4]]) { const dx = (x - lx) * Math.cos(a) + (y - ly) * Math.sin(a), dy = -(x - lx) * Math.sin(a) + (y - ly) * Math.cos(a); if ((dx / 19) ** 2 + (dy / 7) ** 2 < 1) return dy > 1.5 ? '#5E6B1F' : pick(OL); }
    for (const [ox, oy] of [[74, 352], [232, 316], [196, 330]]) if (el(x, y, ox, oy, 8, 9) < 1) return '#3F4A1A';
    // feet
    if (y > 306 && y < 326 && (Math.abs(x - 132) < 12 || Math.abs(x - 168) < 12)) return pick(GD);
    // ears
    if (y < 118 && y > 84 && (Math.abs(x - 104 - (118 - y) * -.35) < (y - 82) * .42 || Math.abs(x - 196 - (118 - y) * .35) < (y - 82) * .42)) return pick(DK);
    // eyes
    for (const ex of [122, 178]) { const d = Math.hypot(x - ex, y - 138); if (d < 8) return '#241509'; if (d < 17) return pick(GD); if (d < 23) return '#5B2F14'; if (d < 33) return pick(CR); }
    // beak
    if (Math.abs(x - 150) < (176 - y) * .32 && y > 144 && y < 176) return pick(TC);
    // head
    if (el(x, y, 150, 142, 64, 52) < 1) return el(x, y, 150, 142, 57, 45) < 1 ? pick(BR) : pick(DK);
    // wings
    for (const s of [-1, 1]) { const wx = 150 + s * 60, v = el(x, y, wx, 238, 27, 74); if (v < 1) return v > .74 ? pick(DK) : Math.floor((y + s * x) / 11) % 2 ? pick(TC) : pick(BR); }
    // breast
    if (el(x, y, 150, 240, 54, 76) < 1) { const row = Math.floor((y - 170) / 15), px = (x + (row % 2 ? 9 : 0)) % 18; return px > 5 && px < 13 && (y - 170) % 15 < 8 ? pick(BR) : pick(CR); }
    // halo
    const h = Math.hypot(x - 150, y - 150); if (h > 112 && h < 121) return pick(TC); if (h > 127 && h < 133) return pick(OL); if (h < 112) return pick(BG);
    return r() < .12 ? pick(BG2) : pick(BG);
  }
  const cx = 150, cy = 150;
  for (let R = 4; R < 300; R += 7.2) { const k = Math.max(6, Math.round(2 * Math.PI * R / 7.2)); for (let i = 0; i < k; i++) { const a = 2 * Math.PI * (i + (R % 14 > 7 ? .5 : 0)) / k, x = cx + R * Math.cos(a), y = cy + R * Math.sin(a); if (x < 26 || x > 274 || y < 26 || y > 374) continue; const s = 2.85 + r() * .35, ca = Math.cos(a + r() * .16 - .08) * s, sa = Math.sin(a + r() * .16 - .08) * s; put(colour(x, y), `M${r1(x + ca - sa)} ${r1(y + sa + ca)}L${r1(x - ca - sa)} ${r1(y - sa + ca)}L${r1(x - ca + sa)} ${r1(y - sa - ca)}L${r1(x + ca + sa)} ${r1(y + sa - ca)}Z`); } }
  let b = '<rect width="300" height="400" fill="#7C3A20"/><rect x="22" y="22" width="256" height="356" fill="#B79C74"/>';
  for (const c in tiles) b += `<path d="${tiles[c]}" fill="${c}"/>`;
  for (const ex of [122, 178]) { // eyes: finer stones in rings
    b += `<circle cx="${ex}" cy="138" r="31" fill="#B79C74"/>`;
    for (const [R, k, c, s] of [[28, 30, CR, 2.5], [22.4, 26, ['#5B2F14', '#6B3A1A'], 2.3], [17, 20, GD, 2.3], [11.8, 15, ['#F0C04A', '#E3A72F'], 2.2]]) for (let i = 0; i < k; i++) { const a = 2 * Math.PI * i / k, x = ex + R * Math.cos(a), y = 138 + R * Math.sin(a), ca = Math.cos(a) * s, sa = Math.sin(a) * s; b += `<path d="M${r1(x + ca - sa)} ${r1(y + sa + ca)}L${r1(x - ca - sa)} ${r1(y - sa + ca)}L${r1(x - ca + sa)} ${r1(y - sa - ca)}L${r1(x + ca + sa)} ${r1(y + sa - ca)}Z" fill="${pick(c)}"/>`; }
    b += `<circle cx="${ex}" cy="138" r="8.6" fill="#241509"/><circle cx="${ex + 2.5}" cy="135.2" r="2" fill="#F7EBD2"/>`; }
  b += '<path d="M150 150 158 158 150 180 142 158Z" fill="#B4532F" stroke="#5B2F14" stroke-width="1.5" stroke-linejoin="round"/><path d="M150 150v30" stroke="#5B2F14" stroke-width="1"/>';
  // meander border
  const key = (x, y, f) => `<g transform="translate(${x} ${y}) ${f || ''}"><path d="M0 16V2H16V12H6V8H11" fill="none" stroke="#F0DDB8" stroke-width="2.6"/></g>`;
  for (let i = 0; i < 15; i++) b += key(3 + i * 19.8, 2) + key(3 + i * 19.8, 398, 'scale(1 -1)');
  for (let i = 1; i < 19; i++) b += key(2, 10 + i * 19.8 + 16, 'rotate(-90)') + key(298, 10 + i * 19.8, 'rotate(90)');
  b += '<rect x="21" y="21" width="258" height="358" fill="none" stroke="#F0DDB8" stroke-width="2"/>';
  return svg(b);
}

/* ---------- Trajan: marble arch, laurel, purple ---------- */
function trajan() {
  const r = rnd(5); let b = `<defs><radialGradient id="cv-pu" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#7C3F93"/><stop offset=".6" stop-color="#52246A"/><stop offset="1" stop-color="#34123F"/></radialGradient><linearGradient id="cv-ma" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#D9D4CC"/><stop offset=".35" stop-color="#FBF9F5"/><stop offset=".75" stop-color="#F1EDE6"/><stop offset="1" stop-color="#C9C2B8"/></linearGradient><linearGradient id="cv-go" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7DF95"/><stop offset=".5" stop-color="#D9AE3F"/><stop offset="1" stop-color="#A97A1C"/></linearGradient></defs><rect width="300" height="400" fill="url(#cv-pu)"/>`;
  for (let i = 0; i < 24; i++) { const a = Math.PI * 2 * i / 24; b += `<path d="M150 176L${r1(150 + 380 * Math.cos(a - .045))} ${r1(176 + 380 * Math.sin(a - .045))}L${r1(150 + 380 * Math.cos(a + .045))} ${r1(176 + 380 * Math.sin(a + .045))}Z" fill="#C99BDC" opacity=".10"/>`; }
  // laurel wreath
  const leaf = (x, y, a, s, c) => `<path transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(a)}) scale(${s})" d="M0 0C8-9 22-10 34 0 22 10 8 9 0 0Z" fill="${c}" stroke="#7C5710" stroke-width="1.2"/><path transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(a)}) scale(${s})" d="M2 0H28" stroke="#7C5710" stroke-width="1" opacity=".7"/>`;
  for (const s of [-1, 1]) for (let i = 0; i < 17; i++) { const t = Math.PI / 2 + s * (.16 + i * .158), x = 150 + 126 * Math.cos(t), y = 176 + 136 * Math.sin(t), dir = (t + s * Math.PI / 2) * 180 / Math.PI; b += leaf(x, y, dir - 26, .86, i % 2 ? '#E6C25A' : '#D0A236') + leaf(x, y, dir + 26, .86, i % 2 ? '#CFA033' : '#F0D27C'); }
  b += '<path d="M130 316c10 8 30 8 40 0l10 26-14-5-6 12-10-22-10 22-6-12-14 5Z" fill="#8F1F2C" stroke="#4D0D16" stroke-width="1.5"/>';
  // triumphal arch
  const M = 'fill="url(#cv-ma)" stroke="#6E675E" stroke-width="1.6"', ar = (x, y, w, h) => `<path d="M${x - w / 2} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z" fill="#3A1548" stroke="#6E675E" stroke-width="2"/><path d="M${x - w / 2 - 5} ${y}V${y - h + w / 2}a${w / 2 + 5} ${w / 2 + 5} 0 0 1 ${w + 10} 0V${y}" fill="none" stroke="#B9B1A5" stroke-width="4"/>`;
  b += `<rect x="66" y="120" width="168" height="160" ${M}/>`;
  for (let i = 0; i < 9; i++) { const x = 70 + r() * 150, y = 126 + r() * 120; b += `<path d="M${r1(x)} ${r1(y)}q${r1(8 + r() * 14)} ${r1(r() * 16 - 6)} ${r1(18 + r() * 20)} ${r1(10 + r() * 18)}" fill="none" stroke="#A39A90" stroke-opacity=".5" stroke-width="1"/>`; }
  b += ar(150, 280, 50, 102) + ar(91, 280, 24, 64) + ar(209, 280, 24, 64);
  for (const x of [70, 108, 178, 216]) b += `<rect x="${x}" y="168" width="14" height="104" ${M}/><path d="M${x + 4} 174v92M${x + 7} 174v92M${x + 10} 174v92" stroke="#9E968B" stroke-width="1"/><path d="M${x - 3} 168h20l-3-9h-14Z" fill="url(#cv-go)" stroke="#7C5710" stroke-width="1.2"/><rect x="${x - 3}" y="270" width="20" height="12" ${M}/>`;
  b += `<rect x="58" y="150" width="184" height="10" fill="url(#cv-go)" stroke="#7C5710" stroke-width="1.2"/><rect x="64" y="104" width="172" height="46" ${M}/><rect x="58" y="96" width="184" height="10" ${M}/><rect x="78" y="111" width="144" height="32" fill="#F7F3EC" stroke="#B9B1A5"/><text x="150" y="133" text-anchor="middle" font-family="Marcellus" font-size="17.5" letter-spacing="2.5" fill="#5B2A6E">TRAIANVS</text>`;
  b += `<rect x="54" y="280" width="192" height="9" ${M}/><rect x="44" y="289" width="212" height="9" ${M}/>`;
  // quadriga, reduced to a rising sun of laurel and four horses' necks
  b += '<g fill="url(#cv-go)" stroke="#7C5710" stroke-width="1.2" stroke-linejoin="round">' + [-36, -14, 14, 36].map(d => `<path d="M${150 + d} 96c${d < 0 ? '-2-10-6-14-10-16l3-6c3-4 7-5 10-3l4 3c6 6 7 14 6 22Z' : '2-10 6-14 10-16l-3-6c-3-4-7-5-10-3l-4 3c-6 6-7 14-6 22Z'}"/>`).join('') + '<path d="M141 96V76l-6-6 15-22 15 22-6 6v20Z"/><circle cx="150" cy="50" r="7"/></g>';
  // six trays
  const tc = ['#E3B21A', '#DE7A1E', '#7DBB4A', '#F4F1EA', '#DE7FA6', '#4C8FD0'];
  for (let i = 0; i < 6; i++) { const x = 60 + i * 36; b += `<circle cx="${x}" cy="364" r="14" fill="#2A0E36" stroke="url(#cv-go)" stroke-width="2.5"/><circle cx="${x - 4}" cy="362" r="5" fill="${tc[i]}" stroke="#1B0724" stroke-width="1"/><circle cx="${x + 4}" cy="367" r="5" fill="${tc[(i + 2) % 6]}" stroke="#1B0724" stroke-width="1"/>`; }
  b += '<rect x="8" y="8" width="284" height="384" fill="none" stroke="url(#cv-go)" stroke-width="2.5"/><rect x="13" y="13" width="274" height="374" fill="none" stroke="#D9AE3F" stroke-opacity=".6"/>';
  return svg(b);
}

/* ---------- Pax Pamir: a woven mountain rug ---------- */
function pax_pamir() {
  const W = 60, H = 80, u = 5, M = '#8C2A22', MD = '#6E1D18', I = '#27356B', ID = '#1B2650', S = '#E6D3A8', SD = '#D3BB88', W2 = '#F4EAD0', O = '#C8762B', G = '#4E6B4A'; const g = [];
  for (let y = 0; y < H; y++) { g.push([]); for (let x = 0; x < W; x++) { const X = x < W / 2 ? x : W - 1 - x, Y = y; let c = M; // mirrored left and right
    const frame = Math.min(X, Y, H - 1 - y);
    if (frame < 2) c = ID; else if (frame < 3) c = S; else if (frame < 8) { // running diamonds
      const t = (Y < 8 || H - 1 - y < 8) && X >= Math.min(Y, H - 1 - y) ? X : Y, d = Math.abs(frame - 5) + Math.abs((t % 8) - 4); c = d < 2 ? S : d < 3 ? O : d < 4 ? M : I; }
    else if (frame < 9) c = S; else if (frame < 10) c = ID;
    else { // field
      const yy = y - 10, f = H - 20; // 0..59
      if (yy < 34) { // sky with stars, sun and mountains
        c = I; const dx = Math.abs(x - 29.5);
        const sun = dx + Math.abs(yy - 8) ; if (sun < 3) c = W2; else if (sun < 5.2) c = O; else if (sun < 6.2) c = S;
        if ((X === 15 && yy === 4) || (X === 20 && yy === 11) || (X === 12 && yy === 13)) c = W2;
        const peak = (px, top, col, sn) => { const h = yy - top - Math.floor(Math.abs(x - px) / 1) ; if (h >= 0) c = h < sn ? W2 : ((x + yy) % 6 < 1 ? ID : col); };
        peak(16, 17, '#55618F', 3); peak(43, 17, '#55618F', 3); peak(29.5, 14, '#7C86AE', 4); peak(22, 23, G, 2); peak(37, 23, G, 2); peak(11, 25, G, 1); peak(48, 25, G, 1);
      } else if (yy < 36) c = S; else if (yy < 37) c = ID;
      else if (yy < 46) { // road with caravan band
        c = SD; const k = x % 12, v = yy - 37; const cam = ['000011000000', '010111000011', '011111110110', '001111111110', '001111111100', '001010010100', '001010010100']; if (v >= 1 && v < 8 && x > 11 && x < 48 && cam[v - 1][(x - 12) % 12] === '1') c = MD; }
      else if (yy < 47) c = ID; else if (yy < 49) c = S;
      else { const d = Math.abs(((x - 10) % 13) - 6.5 + .5) + Math.abs(yy - 54.5); c = d < 2 ? W2 : d < 4 ? I : d < 5.5 ? S : d < 7 ? O : M; }
    }
    g[y].push(c); } }
  let b = '<rect width="300" height="400" fill="#6E1D18"/>';
  for (let y = 0; y < H; y++) for (let x = 0; x < W;) { let k = x; while (k < W && g[y][k] === g[y][x]) k++; b += `<path d="M${x * u} ${y * u}h${(k - x) * u}v${u}h${-(k - x) * u}Z" fill="${g[y][x]}"/>`; x = k; }
  b += `<defs><pattern id="cv-wv" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 .4h5" stroke="#000" stroke-opacity=".22" stroke-width=".8"/><path d="M1.250 0v5M3.750 0v5" stroke="#fff" stroke-opacity=".13" stroke-width="1"/><path d="M2.5 0v5M0 0v5" stroke="#000" stroke-opacity=".12" stroke-width=".7"/></pattern></defs><rect width="300" height="400" fill="url(#cv-wv)"/>`;
  return svg(b);
}

export const COVERS = { kingdomino, kohan_dej, minerva, trajan, pax_pamir };
