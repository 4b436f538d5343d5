/** The cover, 300 × 400: tiled portal. */
import { chance, frame, round } from '../../../shell/art/draw.ts';

function star8(cx: number, cy: number, r: number, k: number): string {
  let p = '';
  for (let i = 0; i < 16; i++) {
    const a = (Math.PI * i) / 8 - Math.PI / 2,
      q = i % 2 ? r * k : r;
    p += (i ? 'L' : 'M') + (cx + q * Math.cos(a)).toFixed(2) + ' ' + (cy + q * Math.sin(a)).toFixed(2);
  }
  return p + 'Z';
}
function khatam(cx: number, cy: number, r: number): string {
  // two overlapping squares
  const s = r * Math.SQRT1_2;
  return `M${cx - s} ${cy - s}h${2 * s}v${2 * s}h${-2 * s}ZM${cx} ${cy - r}l${r} ${r}-${r} ${r}-${r}-${r}Z`;
}
const girih = (id: string, stroke: string, w: number) =>
  `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse"><g fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round"><path d="${star8(30, 30, 30, 0.7654)}"/><path d="${star8(30, 30, 13, 0.62)}"/><path d="${khatam(0, 0, 8)}${khatam(60, 0, 8)}${khatam(0, 60, 8)}${khatam(60, 60, 8)}"/><path d="M30 17V7M30 43V53M17 30H7M43 30H53M20.8 20.8l-7-7M39.2 20.8l7-7M20.8 39.2l-7 7M39.2 39.2l7 7"/></g></pattern>`;

export default function cover(): string {
  let b = `<defs>${girih('cv-gi', '#E9B949', 1.5)}${girih('cv-gt', '#0F5E66', 1.2).replace('patternUnits', 'patternTransform="scale(.5)" patternUnits')}<linearGradient id="cv-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0E1F55"/><stop offset=".55" stop-color="#27479F"/><stop offset=".8" stop-color="#D97F4A"/><stop offset="1" stop-color="#F5C067"/></linearGradient><clipPath id="cv-arch"><path d="M46 400V150C46 96 112 92 150 42 188 92 254 96 254 150V400Z"/></clipPath></defs>`;
  b +=
    '<rect width="300" height="400" fill="#1C3C8A"/><rect width="300" height="400" fill="url(#cv-gi)" opacity=".85"/><rect x="5" y="5" width="290" height="390" fill="none" stroke="#E9B949" stroke-width="3"/>';
  b +=
    '<path d="M30 400V146C30 84 106 84 150 22 194 84 270 84 270 146V400Z" fill="#17A2A2"/><path d="M30 400V146C30 84 106 84 150 22 194 84 270 84 270 146V400Z" fill="url(#cv-gt)" opacity=".55"/><path d="M30 400V146C30 84 106 84 150 22 194 84 270 84 270 146V400" fill="none" stroke="#F7F1E3" stroke-width="3"/>';
  let g = '<rect width="300" height="400" fill="url(#cv-sky)"/>';
  const r = chance(8);
  for (let i = 0; i < 40; i++)
    g += `<circle cx="${round(r() * 220 + 40)}" cy="${round(r() * 150 + 60)}" r="${round(0.6 + r() * 1.2)}" fill="#FFF3CF" opacity="${round(0.5 + r() * 0.5)}"/>`;
  g += `<path d="${star8(150, 128, 26, 0.62)}" fill="#F7D27A"/><path d="${star8(150, 128, 15, 0.62)}" fill="#FFF3CF"/>`;
  const dome = (x: number, y: number, R: number, c: string, d: string) =>
    `<path d="M${x - R} ${y}C${x - R * 1.18} ${y - R * 0.9} ${x - R * 0.34} ${y - R * 1.12} ${x} ${y - R * 1.72} ${x + R * 0.34} ${y - R * 1.12} ${x + R * 1.18} ${y - R * 0.9} ${x + R} ${y}Z" fill="${c}"/><path d="M${x + R * 0.2} ${y}C${x + R * 0.6} ${y - R * 0.9} ${x + R * 0.2} ${y - R * 1.3} ${x} ${y - R * 1.72} ${x + R * 0.34} ${y - R * 1.12} ${x + R * 1.18} ${y - R * 0.9} ${x + R} ${y}Z" fill="${d}"/><path d="M${x - R * 0.5} ${y - 3}C${x - R * 0.62} ${y - R * 0.7} ${x - R * 0.2} ${y - R * 1.1} ${x} ${y - R * 1.6}" fill="none" stroke="#CFF3EC" stroke-width="2" opacity=".8"/><path d="M${x} ${y - R * 1.7}v-${R * 0.36}" stroke="#F7D27A" stroke-width="2.5"/><circle cx="${x}" cy="${y - R * 2.08}" r="2.6" fill="#F7D27A"/>`;
  const min = (x: number, y: number, w: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${400 - y}" fill="#E9D9B4"/><rect x="${x + w * 0.62}" y="${y}" width="${w * 0.38}" height="${400 - y}" fill="#C7AE7C"/><path d="M${x} ${y + 30}h${w}M${x} ${y + 40}h${w}M${x} ${y + 66}h${w}M${x} ${y + 76}h${w}" stroke="#17808A" stroke-width="4"/><rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="9" fill="#17A2A2"/>` +
    dome(x + w / 2, y - 4, w * 0.55, '#17A2A2', '#0E7377');
  const ar = (x: number, y: number, w: number, h: number, c: string) =>
    `<path d="M${x - w / 2} ${y}V${y - h * 0.5}Q${x - w / 2} ${y - h * 0.86} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.5}V${y}Z" fill="${c}"/>`;
  g +=
    min(62, 222, 18) +
    min(220, 222, 18) +
    '<rect x="92" y="266" width="116" height="134" fill="#F2E4C3"/><rect x="92" y="258" width="116" height="10" fill="#17A2A2"/>' +
    dome(150, 258, 42, '#1DB0AE', '#0E7F83') +
    dome(104, 292, 16, '#1DB0AE', '#0E7F83') +
    dome(196, 292, 16, '#1DB0AE', '#0E7F83') +
    '<rect x="120" y="272" width="60" height="128" fill="#1C3C8A"/><rect x="120" y="272" width="60" height="128" fill="url(#cv-gi)" opacity=".5"/>' +
    ar(150, 400, 44, 116, '#F7D27A') +
    ar(150, 400, 36, 104, '#0E1F55') +
    ar(106, 350, 14, 34, '#1C3C8A') +
    ar(194, 350, 14, 34, '#1C3C8A');
  let w = 'M30 400V344';
  for (let i = 0; i < 12; i++) w += `h10v-10h10v10`;
  g += `<path d="${w}h10V400Z" fill="#D9BE86" stroke="#8F6B33" stroke-width="2"/>`;
  for (let i = 0; i < 5; i++)
    g += `<path d="M46 ${362 + i * 12}h208" stroke="#8F6B33" stroke-opacity=".45" stroke-width="1.5" stroke-dasharray="${i % 2 ? '18 4' : '12 5'}"/>`;
  g += ar(150, 402, 46, 50, '#5B3A1E') + ar(150, 402, 36, 40, '#3A2410');
  b += `<g clip-path="url(#cv-arch)">${g}</g><path d="M46 400V150C46 96 112 92 150 42 188 92 254 96 254 150V400" fill="none" stroke="#F7D27A" stroke-width="4"/>`;
  return frame(b);
}
