/** A laurel wreath, and leaves that grow. */
const LEAVES = Array.from({ length: 18 }, (_, at) => 40 + at * 16.5)
  .map((turn) => `<ellipse rx="5" ry="11" transform="rotate(${turn + 140}) translate(0 -38) rotate(28)"/>`)
  .join('');

export default {
  medal: `<circle r="34"/>${LEAVES}`,
  piece:
    '<path d="M0-11C7-5 7 5 0 11-7 5-7-5 0-11Z" fill="#5b8c3a" stroke="#2d4d1a"/><path d="M0-8V9" stroke="#2d4d1a"/>',
  way: 'grow' as const,
};
