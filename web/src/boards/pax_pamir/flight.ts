/** Points that fly from the table of a check to where their player stands on the score track. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../../lib/settings.svelte';

export const FLIGHT_MS = 900;
const EASE = 'cubic-bezier(.45, .05, .25, 1)';

const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];

export const flight =
  (seat: number): Attachment<HTMLElement> =>
  (node) => {
    const duration = settings.ms(FLIGHT_MS);
    const goal = document.querySelector(`.board [data-score="${seat}"]`)?.getBoundingClientRect();
    // Without motion, and on a phone that shows another tab, the table says it alone.
    if (!duration || !goal?.width || settings.motion === 'short') return;
    const [x, y] = middle(node.getBoundingClientRect());
    const from = node.parentElement!.getBoundingClientRect();
    const unit = node.currentCSSZoom ?? 1;
    const at = (box: DOMRect) => {
      const [right, down] = middle(box);
      return `translate(${(right - x) / unit}px, ${(down - y) / unit}px)`;
    };
    const flown = node.animate(
      [
        { transform: at(from), opacity: 1, easing: EASE },
        { transform: at(goal), opacity: 1, offset: 0.9 },
        { transform: at(goal), opacity: 0 },
      ],
      { duration, fill: 'forwards' },
    );
    return () => flown.cancel();
  };
