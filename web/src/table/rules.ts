/** The rules of a game by chapter, as far as the words have them. */

export interface Chapter {
  id: string;
  rules: { id: string }[];
}

export const PREFIX: Record<string, string> = { kingdomino: 'KD', kohan_dej: 'KO', minerva: 'MI', trajan: 'TR', pax_pamir: 'PP' };
const MOST_CHAPTERS = 20;
const MOST_RULES = 80;

/** Chapters 0 to 20 with their rules; numbers may be left out, but not many in a row. */
export function rulesOf(slug: string, has: (key: string) => boolean, prefix = PREFIX[slug] ?? ''): Chapter[] {
  const found: Chapter[] = [];
  for (let chapter = 0; chapter <= MOST_CHAPTERS; chapter++) {
    const rules = [];
    for (let rule = 1; rule <= MOST_RULES; rule++) {
      if (has(`${slug}.rule.${chapter}_${rule}`)) rules.push({ id: `${prefix}-${chapter}.${rule}` });
    }
    if (rules.length) found.push({ id: `${prefix}-${chapter}`, rules });
  }
  return found;
}
