/** The shapes of the seats, 24 × 24, from 1 on: nobody has to tell them apart by colour. */
export const SHAPE: Record<number, string> = {
  1: '<circle cx="12" cy="12" r="9.5"/>',
  2: '<path d="M12 2.2 22.6 20.8H1.4Z"/>',
  3: '<rect x="3.2" y="3.2" width="17.6" height="17.6" rx="1.6"/>',
  4: '<path d="M12 1 23 12 12 23 1 12Z"/>',
  5: '<path d="m12 1.2 3.1 7 7.6.7-5.7 5.1 1.7 7.5-6.7-3.9-6.7 3.9L7 14 1.3 8.9l7.6-.7Z"/>',
  6: '<path d="M8.5 2.2h7v6.3h6.3v7h-6.3v6.3h-7v-6.3H2.2v-7h6.3Z"/>',
  7: '<path d="M12 1.2c4 5 7.8 8.6 7.8 13.3a7.8 7.8 0 0 1-15.6 0C4.2 9.8 8 6.2 12 1.2Z"/>',
  8: '<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12Z"/>',
};
