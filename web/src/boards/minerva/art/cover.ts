/** The cover, 300 × 400: the owl in tesserae. */
import { chance, frame, round } from '../../../shell/art/draw.ts';

export default function cover(): string {
  const r = chance(21),
    tiles: Record<string, string> = {};
  const put = (c: string, p: string) => (tiles[c] = (tiles[c] || '') + p);
  const el = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
  const pick = (a: string[]) => a[Math.floor(r() * a.length)];
  const BG = ['#F3E6CC', '#EFDFC0', '#F6ECD8', '#EAD7B4'],
    BG2 = ['#E4C99B', '#DDBE8C'],
    TC = ['#B4532F', '#A5472A', '#C0623B'],
    OL = ['#6E7B2A', '#5E6B1F', '#7F8C38'],
    BR = ['#7A5230', '#6B4526', '#8A6038'],
    DK = ['#4A2E1A', '#3D2513'],
    CR = ['#F7EBD2', '#F1E0BF'],
    GD = ['#E3A72F', '#D9981E'];
  function colour(x: number, y: number): string {
    // branch under the feet
    const yb = 322 + Math.sin((x - 60) / 60) * 5;
    if (Math.abs(y - yb) < 4.5 && x > 44 && x < 256) return pick(BR);
    for (const [lx, ly, a] of [
      [62, 306, -0.7],
      [84, 340, 0.6],
      [222, 304, 0.7],
      [240, 338, -0.5],
      [50, 336, 0.8],
      [206, 344, 0.5],
      [108, 348, -0.4],
    ]) {
      const dx = (x - lx) * Math.cos(a) + (y - ly) * Math.sin(a),
        dy = -(x - lx) * Math.sin(a) + (y - ly) * Math.cos(a);
      if ((dx / 19) ** 2 + (dy / 7) ** 2 < 1) return dy > 1.5 ? '#5E6B1F' : pick(OL);
    }
    for (const [ox, oy] of [
      [74, 352],
      [232, 316],
      [196, 330],
    ])
      if (el(x, y, ox, oy, 8, 9) < 1) return '#3F4A1A';
    // feet
    if (y > 306 && y < 326 && (Math.abs(x - 132) < 12 || Math.abs(x - 168) < 12)) return pick(GD);
    // ears
    if (
      y < 118 &&
      y > 84 &&
      (Math.abs(x - 104 - (118 - y) * -0.35) < (y - 82) * 0.42 ||
        Math.abs(x - 196 - (118 - y) * 0.35) < (y - 82) * 0.42)
    )
      return pick(DK);
    // eyes
    for (const ex of [122, 178]) {
      const d = Math.hypot(x - ex, y - 138);
      if (d < 8) return '#241509';
      if (d < 17) return pick(GD);
      if (d < 23) return '#5B2F14';
      if (d < 33) return pick(CR);
    }
    // beak
    if (Math.abs(x - 150) < (176 - y) * 0.32 && y > 144 && y < 176) return pick(TC);
    // head
    if (el(x, y, 150, 142, 64, 52) < 1) return el(x, y, 150, 142, 57, 45) < 1 ? pick(BR) : pick(DK);
    // wings
    for (const s of [-1, 1]) {
      const wx = 150 + s * 60,
        v = el(x, y, wx, 238, 27, 74);
      if (v < 1) return v > 0.74 ? pick(DK) : Math.floor((y + s * x) / 11) % 2 ? pick(TC) : pick(BR);
    }
    // breast
    if (el(x, y, 150, 240, 54, 76) < 1) {
      const row = Math.floor((y - 170) / 15),
        px = (x + (row % 2 ? 9 : 0)) % 18;
      return px > 5 && px < 13 && (y - 170) % 15 < 8 ? pick(BR) : pick(CR);
    }
    // halo
    const h = Math.hypot(x - 150, y - 150);
    if (h > 112 && h < 121) return pick(TC);
    if (h > 127 && h < 133) return pick(OL);
    if (h < 112) return pick(BG);
    return r() < 0.12 ? pick(BG2) : pick(BG);
  }
  const cx = 150,
    cy = 150;
  for (let R = 4; R < 300; R += 7.2) {
    const k = Math.max(6, Math.round((2 * Math.PI * R) / 7.2));
    for (let i = 0; i < k; i++) {
      const a = (2 * Math.PI * (i + (R % 14 > 7 ? 0.5 : 0))) / k,
        x = cx + R * Math.cos(a),
        y = cy + R * Math.sin(a);
      if (x < 26 || x > 274 || y < 26 || y > 374) continue;
      const s = 2.85 + r() * 0.35,
        ca = Math.cos(a + r() * 0.16 - 0.08) * s,
        sa = Math.sin(a + r() * 0.16 - 0.08) * s;
      put(
        colour(x, y),
        `M${round(x + ca - sa)} ${round(y + sa + ca)}L${round(x - ca - sa)} ${round(y - sa + ca)}L${round(x - ca + sa)} ${round(y - sa - ca)}L${round(x + ca + sa)} ${round(y + sa - ca)}Z`,
      );
    }
  }
  let b =
    '<rect width="300" height="400" fill="#7C3A20"/><rect x="22" y="22" width="256" height="356" fill="#B79C74"/>';
  for (const c in tiles) b += `<path d="${tiles[c]}" fill="${c}"/>`;
  for (const ex of [122, 178]) {
    // eyes: finer stones in rings
    b += `<circle cx="${ex}" cy="138" r="31" fill="#B79C74"/>`;
    for (const [R, k, c, s] of [
      [28, 30, CR, 2.5],
      [22.4, 26, ['#5B2F14', '#6B3A1A'], 2.3],
      [17, 20, GD, 2.3],
      [11.8, 15, ['#F0C04A', '#E3A72F'], 2.2],
    ] as [number, number, string[], number][])
      for (let i = 0; i < k; i++) {
        const a = (2 * Math.PI * i) / k,
          x = ex + R * Math.cos(a),
          y = 138 + R * Math.sin(a),
          ca = Math.cos(a) * s,
          sa = Math.sin(a) * s;
        b += `<path d="M${round(x + ca - sa)} ${round(y + sa + ca)}L${round(x - ca - sa)} ${round(y - sa + ca)}L${round(x - ca + sa)} ${round(y - sa - ca)}L${round(x + ca + sa)} ${round(y + sa - ca)}Z" fill="${pick(c)}"/>`;
      }
    b += `<circle cx="${ex}" cy="138" r="8.6" fill="#241509"/><circle cx="${ex + 2.5}" cy="135.2" r="2" fill="#F7EBD2"/>`;
  }
  b +=
    '<path d="M150 150 158 158 150 180 142 158Z" fill="#B4532F" stroke="#5B2F14" stroke-width="1.5" stroke-linejoin="round"/><path d="M150 150v30" stroke="#5B2F14" stroke-width="1"/>';
  // meander border
  const key = (x: number, y: number, f = '') =>
    `<g transform="translate(${x} ${y}) ${f}"><path d="M0 16V2H16V12H6V8H11" fill="none" stroke="#F0DDB8" stroke-width="2.6"/></g>`;
  for (let i = 0; i < 15; i++) b += key(3 + i * 19.8, 2) + key(3 + i * 19.8, 398, 'scale(1 -1)');
  for (let i = 1; i < 19; i++) b += key(2, 10 + i * 19.8 + 16, 'rotate(-90)') + key(298, 10 + i * 19.8, 'rotate(90)');
  b += '<rect x="21" y="21" width="258" height="358" fill="none" stroke="#F0DDB8" stroke-width="2"/>';
  return frame(b);
}
