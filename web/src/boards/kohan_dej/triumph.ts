/** A khatam star, and turquoise tiles that light up. */
import { star } from '../../shell/art/stars';

export default {
  medal: `<path d="${star(12, 48, 36)}"/><path d="${star(8, 38, 29)}"/>`,
  piece: `<path d="${star(8, 11, 8)}" fill="#2a9d9d" stroke="#0f5c63" stroke-width="1"/>`,
  way: 'light' as const,
};
