/** The cover, 300 × 400: a woven mountain rug. */
import { frame } from '../../../shell/art/draw.ts';

export default function cover(): string {
  const W = 60,
    H = 80,
    u = 5,
    M = '#8C2A22',
    MD = '#6E1D18',
    I = '#27356B',
    ID = '#1B2650',
    S = '#E6D3A8',
    SD = '#D3BB88',
    W2 = '#F4EAD0',
    O = '#C8762B',
    G = '#4E6B4A';
  const g: string[][] = [];
  for (let y = 0; y < H; y++) {
    g.push([]);
    for (let x = 0; x < W; x++) {
      const X = x < W / 2 ? x : W - 1 - x,
        Y = y;
      let c: string; // mirrored left and right
      const frame = Math.min(X, Y, H - 1 - y);
      if (frame < 2) c = ID;
      else if (frame < 3) c = S;
      else if (frame < 8) {
        // running diamonds
        const t = (Y < 8 || H - 1 - y < 8) && X >= Math.min(Y, H - 1 - y) ? X : Y,
          d = Math.abs(frame - 5) + Math.abs((t % 8) - 4);
        c = d < 2 ? S : d < 3 ? O : d < 4 ? M : I;
      } else if (frame < 9) c = S;
      else if (frame < 10) c = ID;
      else {
        // field
        const yy = y - 10; // 0..59
        if (yy < 34) {
          // sky with stars, sun and mountains
          c = I;
          const dx = Math.abs(x - 29.5);
          const sun = dx + Math.abs(yy - 8);
          if (sun < 3) c = W2;
          else if (sun < 5.2) c = O;
          else if (sun < 6.2) c = S;
          if ((X === 15 && yy === 4) || (X === 20 && yy === 11) || (X === 12 && yy === 13)) c = W2;
          const peak = (px: number, top: number, col: string, sn: number) => {
            const h = yy - top - Math.floor(Math.abs(x - px) / 1);
            if (h >= 0) c = h < sn ? W2 : (x + yy) % 6 < 1 ? ID : col;
          };
          peak(16, 17, '#55618F', 3);
          peak(43, 17, '#55618F', 3);
          peak(29.5, 14, '#7C86AE', 4);
          peak(22, 23, G, 2);
          peak(37, 23, G, 2);
          peak(11, 25, G, 1);
          peak(48, 25, G, 1);
        } else if (yy < 36) c = S;
        else if (yy < 37) c = ID;
        else if (yy < 46) {
          // road with caravan band
          c = SD;
          const v = yy - 37;
          const cam = [
            '000011000000',
            '010111000011',
            '011111110110',
            '001111111110',
            '001111111100',
            '001010010100',
            '001010010100',
          ];
          if (v >= 1 && v < 8 && x > 11 && x < 48 && cam[v - 1][(x - 12) % 12] === '1') c = MD;
        } else if (yy < 47) c = ID;
        else if (yy < 49) c = S;
        else {
          const d = Math.abs(((x - 10) % 13) - 6.5 + 0.5) + Math.abs(yy - 54.5);
          c = d < 2 ? W2 : d < 4 ? I : d < 5.5 ? S : d < 7 ? O : M;
        }
      }
      g[y].push(c);
    }
  }
  let b = '<rect width="300" height="400" fill="#6E1D18"/>';
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W;) {
      let k = x;
      while (k < W && g[y][k] === g[y][x]) k++;
      b += `<path d="M${x * u} ${y * u}h${(k - x) * u}v${u}h${-(k - x) * u}Z" fill="${g[y][x]}"/>`;
      x = k;
    }
  b += `<defs><pattern id="cv-wv" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 .4h5" stroke="#000" stroke-opacity=".22" stroke-width=".8"/><path d="M1.250 0v5M3.750 0v5" stroke="#fff" stroke-opacity=".13" stroke-width="1"/><path d="M2.5 0v5M0 0v5" stroke="#000" stroke-opacity=".12" stroke-width=".7"/></pattern></defs><rect width="300" height="400" fill="url(#cv-wv)"/>`;
  return frame(b);
}
