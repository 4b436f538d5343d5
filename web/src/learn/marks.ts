/** Texts with marks, as `panj.learn.marked` reads them: `**strong**`, `*called so*`, `[the word here](word)`. */

export interface Span {
  text: string;
  /** The word that is explained. */
  word?: string;
  strong?: boolean;
  em?: boolean;
}

const MARK = /\[(?<text>[^\]]+)\]\((?<word>\w+)\)|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*/g;

/** A marked text in parts; marks may stand within each other. */
export function spans(text: string, look: Omit<Span, 'text'> = {}): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    const { text: said, word, strong, em } = mark.groups!;
    if (mark.index > at) found.push({ ...look, text: text.slice(at, mark.index) });
    if (word) found.push({ ...look, text: said, word });
    else if (strong) found.push(...spans(strong, { ...look, strong: true }));
    else found.push(...spans(em, { ...look, em: true }));
    at = mark.index + mark[0].length;
  }
  if (at < text.length) found.push({ ...look, text: text.slice(at) });
  return found;
}
