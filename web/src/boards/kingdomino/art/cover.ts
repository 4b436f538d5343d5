/** The cover, 300 × 400: woodcut meadow. */
import { frame, round } from '../../../shell/art/draw.ts';
import { symbols, terrainSymbols } from './signs.ts';

export default function cover(): string {
  const K = '#1E1A12';
  let b = '<rect width="300" height="400" fill="#BFE3EE"/>';
  for (let i = 0; i < 36; i++) {
    const a = (Math.PI * 2 * i) / 36,
      w = Math.PI / 72;
    b += `<path d="M150 150L${round(150 + 420 * Math.cos(a - w))} ${round(150 + 420 * Math.sin(a - w))}L${round(150 + 420 * Math.cos(a + w))} ${round(150 + 420 * Math.sin(a + w))}Z" fill="#E9F3D8" opacity=".75"/>`;
  }
  b +=
    '<circle cx="150" cy="150" r="78" fill="#FBE7A1"/><circle cx="150" cy="150" r="78" fill="none" stroke="#E8B92F" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>';
  const pat = (id: string, t: string, s: number, v = 0) =>
    `<pattern id="cv-${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"><use href="#kd-${t}-${v}" width="${s}" height="${s}"/></pattern>`;
  b =
    `<defs>${terrainSymbols()}${symbols()}${pat('w', 'wheat', 92)}${pat('f', 'forest', 74)}${pat('l', 'lake', 80)}${pat('g', 'grassland', 84)}${pat('m', 'mine', 84)}</defs>` +
    b;
  const cloud = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0c-14 0-16-18-3-20 1-13 20-16 26-5 10-6 22 2 19 12 12 1 11 13 0 13Z" fill="#fff" stroke="${K}" stroke-width="2.2"/>`;
  b += cloud(18, 74, 1) + cloud(232, 98, 0.9) + cloud(212, 46, 0.6);
  const hill = (d: string, f: string) =>
    `<path d="${d}" fill="${f}" stroke="${K}" stroke-width="3" stroke-linejoin="round"/>`;
  b +=
    hill('M-5 262 34 186l28 34 34-58 40 74 20 40H-5Z', 'url(#cv-m)') +
    hill('M305 262 276 190l-24 30-30-52-34 64-24 36h150Z', 'url(#cv-m)');
  b += hill('M60 300C84 246 108 214 150 212s70 34 92 88Z', 'url(#cv-g)');
  // castle with four roofs in the seat colours
  const tw = (x: number, y: number, w: number, h: number, c: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#F8F1E1" stroke="${K}" stroke-width="2.5"/><path d="M${x - 5} ${y}h${w + 10}L${x + w / 2} ${y - w * 1.35}Z" fill="${c}" stroke="${K}" stroke-width="2.5" stroke-linejoin="round"/><path d="M${x + w / 2} ${y - w * 1.35}v-11l12 4-12 4" fill="${c}" stroke="${K}" stroke-width="2"/><path d="M${x + w / 2} ${y + h * 0.38}v7" stroke="${K}" stroke-width="4" stroke-linecap="round"/>`;
  b +=
    `<path d="M112 218v-46h8v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h9v7h6v46Z" fill="#E9DFC9" stroke="${K}" stroke-width="2.5" stroke-linejoin="round"/>` +
    tw(100, 150, 21, 68, '#2468B4') +
    tw(179, 150, 21, 68, '#C4441B') +
    tw(124, 124, 22, 50, '#1B7F5C') +
    tw(155, 124, 22, 50, '#E0A100') +
    `<path d="M138 219v-18a12 12 0 0 1 24 0v18Z" fill="#4A3620" stroke="${K}" stroke-width="2.5"/>`;
  b +=
    hill('M-5 300C30 254 84 262 122 304L150 340H-5Z', 'url(#cv-f)') +
    hill('M305 284c-40-24-92-10-122 30l-30 34h152Z', 'url(#cv-g)');
  b +=
    hill('M-5 340c50-34 96-34 150-24s110-14 160 10v48H-5Z', 'url(#cv-l)') +
    hill('M-5 405v-26c70-34 130-6 190-14s90-14 120-2v42Z', 'url(#cv-w)');
  b +=
    '<use href="#kd-king-1" x="36" y="300" width="60" height="78"/><use href="#kd-king-2" x="204" y="296" width="60" height="78"/>';
  return frame(b);
}
