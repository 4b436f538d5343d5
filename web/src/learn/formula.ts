/** The formula in what the coach says: it stands on a ground of its own, as the sum that the board shows. */

const NUMBER = '[\\d۰-۹]+';
/** A number with the word for what is counted, if an operation or the result follows. */
const PART = `${NUMBER}(?: \\p{L}+(?= [×+=]))?`;
const FORMULA = new RegExp(`${PART}(?: [×+] ${PART})+(?: = ${NUMBER})?`, 'u');

/** A sentence before, in and after its first formula; without one, all of it is before. */
export function aroundFormula(text: string): [string, string, string] {
  const found = FORMULA.exec(text);
  if (!found) return [text, '', ''];
  return [text.slice(0, found.index), found[0], text.slice(found.index + found[0].length)];
}
