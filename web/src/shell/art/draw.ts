/** What covers and drawings share. */

/** The same numbers from 0 to 1 at every run: a drawing that is made anew stays as it was. */
export const chance = (seed: number) => (): number => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;

/** One place after the point is enough for a cover. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A cover around its parts. */
export const frame = (parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" >${parts}</svg>`;

/** The drawings of symbols by their ids, without the board's prefix of three letters. */
export const bySymbol = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, art]) => [id.slice(3), art]),
  );
