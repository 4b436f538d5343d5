/** A disc with a crown, and banners that rise. */
export default {
  medal: '<circle cy="6" r="40"/><path d="M-22-30-26-48-11-40 0-50 11-40 26-48 22-30Z" fill="#f5c542"/>',
  piece: '<path d="M-7-11V11M-7-10H9L4-5 9 0H-7Z" fill="#f5c542" stroke="#7a4f00" stroke-width="1.5"/>',
  way: 'rise' as const,
};
