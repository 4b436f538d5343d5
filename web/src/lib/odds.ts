/** A chance in words that claim no more than a search knows: the server and the terminal say it with the same. */
const BANDS: [number, string][] = [
  [0.05, 'almost_none'],
  [0.14, 'in_10'],
  [0.2, 'in_6'],
  [0.23, 'in_5'],
  [0.29, 'in_4'],
  [0.42, 'in_3'],
  [0.58, 'in_2'],
  [0.72, 'two_in_3'],
  [0.85, 'three_in_4'],
  [0.95, 'likely'],
];

/** The key of the words for a chance. */
export const oddsKey = (chance: number): string =>
  `core.odds.${BANDS.find(([most]) => chance < most)?.[1] ?? 'almost_sure'}`;
