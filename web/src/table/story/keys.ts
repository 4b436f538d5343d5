/** The keys of the story. */
import { settings } from '../../lib/settings.svelte';
import { SPEEDS } from '../pace';
import type { Story } from './story.svelte';

/** Whether a key means something here; Space only where nothing else would be pressed by it. */
export function pressStory(event: KeyboardEvent, story: Story, slug: string): boolean {
  const target = event.target as Element;
  const { film } = story;
  if (event.key === 'Escape') return film.holding && (story.skip(), true);
  if (event.key === ' ')
    return (
      !target.closest('button, a, summary, [role="button"], [data-lit]') &&
      film.frames.length > 0 &&
      (story.toggle(), true)
    );
  const speed = event.shiftKey ? /^Digit([1-4])$/.exec(event.code) : null;
  if (speed) {
    settings.setSpeed(slug, SPEEDS[Number(speed[1]) - 1]);
    film.replan();
    return true;
  }
  const by = { BracketLeft: -1, BracketRight: 1 }[event.code];
  if (by && film.frames.length) {
    if (by < 0) void story.stepBack(event.shiftKey);
    else if (event.shiftKey) film.turn(1);
    else film.next();
    return true;
  }
  if (event.key.toLowerCase() !== 's' || !story.since.length) return false;
  void story.again();
  return true;
}

/** Keys that would choose, move or take back: while the film runs they only lead to the present. */
export const wouldMove = (event: KeyboardEvent): boolean =>
  /^[1-9]$/.test(event.key) || event.key === 'Enter' || event.key.toLowerCase() === 'u';
