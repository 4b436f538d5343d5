/** A mosaic disc, and tesserae that fall into place. */
const TESSERAE = Array.from({ length: 20 }, (_, at) => at * 18)
  .map((turn) => `<rect x="-5" y="-47" width="10" height="10" rx="1.5" transform="rotate(${turn})"/>`)
  .join('');

export default {
  medal: `<circle r="35"/>${TESSERAE}`,
  piece: '<rect x="-8" y="-8" width="16" height="16" rx="2" fill="#b5533c" stroke="#5a2418"/>',
  way: 'fall' as const,
};
