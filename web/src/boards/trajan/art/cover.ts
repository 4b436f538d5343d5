/** The cover, 300 × 400: marble arch, laurel, purple. */
import { chance, frame, round } from '../../../shell/art/draw.ts';

export default function cover(): string {
  const r = chance(5);
  let b = `<defs><radialGradient id="cv-pu" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#7C3F93"/><stop offset=".6" stop-color="#52246A"/><stop offset="1" stop-color="#34123F"/></radialGradient><linearGradient id="cv-ma" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#D9D4CC"/><stop offset=".35" stop-color="#FBF9F5"/><stop offset=".75" stop-color="#F1EDE6"/><stop offset="1" stop-color="#C9C2B8"/></linearGradient><linearGradient id="cv-go" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7DF95"/><stop offset=".5" stop-color="#D9AE3F"/><stop offset="1" stop-color="#A97A1C"/></linearGradient></defs><rect width="300" height="400" fill="url(#cv-pu)"/>`;
  for (let i = 0; i < 24; i++) {
    const a = (Math.PI * 2 * i) / 24;
    b += `<path d="M150 176L${round(150 + 380 * Math.cos(a - 0.045))} ${round(176 + 380 * Math.sin(a - 0.045))}L${round(150 + 380 * Math.cos(a + 0.045))} ${round(176 + 380 * Math.sin(a + 0.045))}Z" fill="#C99BDC" opacity=".10"/>`;
  }
  // laurel wreath
  const leaf = (x: number, y: number, a: number, s: number, c: string) =>
    `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${s})" d="M0 0C8-9 22-10 34 0 22 10 8 9 0 0Z" fill="${c}" stroke="#7C5710" stroke-width="1.2"/><path transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${s})" d="M2 0H28" stroke="#7C5710" stroke-width="1" opacity=".7"/>`;
  for (const s of [-1, 1])
    for (let i = 0; i < 17; i++) {
      const t = Math.PI / 2 + s * (0.16 + i * 0.158),
        x = 150 + 126 * Math.cos(t),
        y = 176 + 136 * Math.sin(t),
        dir = ((t + (s * Math.PI) / 2) * 180) / Math.PI;
      b +=
        leaf(x, y, dir - 26, 0.86, i % 2 ? '#E6C25A' : '#D0A236') +
        leaf(x, y, dir + 26, 0.86, i % 2 ? '#CFA033' : '#F0D27C');
    }
  b +=
    '<path d="M130 316c10 8 30 8 40 0l10 26-14-5-6 12-10-22-10 22-6-12-14 5Z" fill="#8F1F2C" stroke="#4D0D16" stroke-width="1.5"/>';
  // triumphal arch
  const M = 'fill="url(#cv-ma)" stroke="#6E675E" stroke-width="1.6"',
    ar = (x: number, y: number, w: number, h: number) =>
      `<path d="M${x - w / 2} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z" fill="#3A1548" stroke="#6E675E" stroke-width="2"/><path d="M${x - w / 2 - 5} ${y}V${y - h + w / 2}a${w / 2 + 5} ${w / 2 + 5} 0 0 1 ${w + 10} 0V${y}" fill="none" stroke="#B9B1A5" stroke-width="4"/>`;
  b += `<rect x="66" y="120" width="168" height="160" ${M}/>`;
  for (let i = 0; i < 9; i++) {
    const x = 70 + r() * 150,
      y = 126 + r() * 120;
    b += `<path d="M${round(x)} ${round(y)}q${round(8 + r() * 14)} ${round(r() * 16 - 6)} ${round(18 + r() * 20)} ${round(10 + r() * 18)}" fill="none" stroke="#A39A90" stroke-opacity=".5" stroke-width="1"/>`;
  }
  b += ar(150, 280, 50, 102) + ar(91, 280, 24, 64) + ar(209, 280, 24, 64);
  for (const x of [70, 108, 178, 216])
    b += `<rect x="${x}" y="168" width="14" height="104" ${M}/><path d="M${x + 4} 174v92M${x + 7} 174v92M${x + 10} 174v92" stroke="#9E968B" stroke-width="1"/><path d="M${x - 3} 168h20l-3-9h-14Z" fill="url(#cv-go)" stroke="#7C5710" stroke-width="1.2"/><rect x="${x - 3}" y="270" width="20" height="12" ${M}/>`;
  b += `<rect x="58" y="150" width="184" height="10" fill="url(#cv-go)" stroke="#7C5710" stroke-width="1.2"/><rect x="64" y="104" width="172" height="46" ${M}/><rect x="58" y="96" width="184" height="10" ${M}/><rect x="78" y="111" width="144" height="32" fill="#F7F3EC" stroke="#B9B1A5"/><text x="150" y="133" text-anchor="middle" font-family="Marcellus" font-size="17.5" letter-spacing="2.5" fill="#5B2A6E">TRAIANVS</text>`;
  b += `<rect x="54" y="280" width="192" height="9" ${M}/><rect x="44" y="289" width="212" height="9" ${M}/>`;
  // quadriga, reduced to a rising sun of laurel and four horses' necks
  b +=
    '<g fill="url(#cv-go)" stroke="#7C5710" stroke-width="1.2" stroke-linejoin="round">' +
    [-36, -14, 14, 36]
      .map(
        (d) =>
          `<path d="M${150 + d} 96c${d < 0 ? '-2-10-6-14-10-16l3-6c3-4 7-5 10-3l4 3c6 6 7 14 6 22Z' : '2-10 6-14 10-16l-3-6c-3-4-7-5-10-3l-4 3c-6 6-7 14-6 22Z'}"/>`,
      )
      .join('') +
    '<path d="M141 96V76l-6-6 15-22 15 22-6 6v20Z"/><circle cx="150" cy="50" r="7"/></g>';
  // six trays
  const tc = ['#E3B21A', '#DE7A1E', '#7DBB4A', '#F4F1EA', '#DE7FA6', '#4C8FD0'];
  for (let i = 0; i < 6; i++) {
    const x = 60 + i * 36;
    b += `<circle cx="${x}" cy="364" r="14" fill="#2A0E36" stroke="url(#cv-go)" stroke-width="2.5"/><circle cx="${x - 4}" cy="362" r="5" fill="${tc[i]}" stroke="#1B0724" stroke-width="1"/><circle cx="${x + 4}" cy="367" r="5" fill="${tc[(i + 2) % 6]}" stroke="#1B0724" stroke-width="1"/>`;
  }
  b +=
    '<rect x="8" y="8" width="284" height="384" fill="none" stroke="url(#cv-go)" stroke-width="2.5"/><rect x="13" y="13" width="274" height="374" fill="none" stroke="#D9AE3F" stroke-opacity=".6"/>';
  return frame(b);
}
