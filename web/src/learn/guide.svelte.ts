/** What a game says for newcomers: asked for once, when somebody first wants to see it. */
import { api, gameInfo } from '../lib/api';
import type { GameInfo, HowAnswer } from '../lib/game';
import { words } from '../lib/words.svelte';

export interface Guide {
  game: GameInfo;
  how: HowAnswer;
}

const found = new Map<string, Promise<Guide>>();

/** The guide of a game with all its words; fails if the game has none. */
export function guideOf(slug: string): Promise<Guide> {
  let guide = found.get(slug);
  if (!guide) {
    guide = Promise.all([gameInfo(slug), api.how(slug), words.need('learn')]).then(([game, how]) => ({ game, how }));
    guide.catch(() => found.delete(slug));
    found.set(slug, guide);
  }
  return guide;
}

/** The picture that explains a rule, if there is one. */
export const pictureOf = (how: HowAnswer, rule: string): HowAnswer['sections'][number]['picture'] =>
  how.sections.map((each) => each.picture).find((picture) => picture?.rules.includes(rule)) ?? null;
