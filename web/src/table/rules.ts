/** The rules of a game by chapter, as far as the words have them. */

interface Chapter {
  id: string;
  title: string;
  rules: { id: string }[];
}

export interface Rulebook {
  slug: string;
  rule_prefix: string;
}

const MOST_CHAPTERS = 20;
const MOST_RULES = 80;

/** Chapters 0 to 20 with their rules; numbers may be left out, but not many in a row. */
export function chapters({ slug, rule_prefix: prefix }: Rulebook, has: (key: string) => boolean): Chapter[] {
  const id = (number: string) => (prefix ? `${prefix}-${number}` : number);
  const found: Chapter[] = [];
  for (let chapter = 0; chapter <= MOST_CHAPTERS; chapter++) {
    const rules = [];
    for (let rule = 1; rule <= MOST_RULES; rule++)
      if (has(`${slug}.rule.${chapter}_${rule}`)) rules.push({ id: id(`${chapter}.${rule}`) });
    if (rules.length) found.push({ id: id(`${chapter}`), title: titleOf(slug, chapter, has), rules });
  }
  return found;
}

/** The key of a chapter's title; '' if the game's words have none: its rulebook need not be divided as ours are. */
function titleOf(slug: string, chapter: number, has: (key: string) => boolean): string {
  const key = `${slug}.chapter.${chapter}`;
  return has(key) ? key : '';
}
