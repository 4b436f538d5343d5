/** A star from a rug, and knots of its border. */
import { star } from '../../shell/art/stars';

export default {
  medal: `<path d="${star(9, 48, 40)}"/><path d="${star(9, 40, 34)}"/>`,
  piece:
    '<path d="M0-10 10 0 0 10-10 0Z" fill="#9e2a2b" stroke="#3d0c0c"/><path d="M0-5 5 0 0 5-5 0Z" fill="#e9c46a"/>',
  way: 'light' as const,
};
