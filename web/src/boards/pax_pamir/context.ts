/** What every part of this board needs: the table, the cards, what is new. */
import { getContext, setContext } from 'svelte';
import { crossfade, scale } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';
import type { Pointing } from '../../table/pointing.svelte';
import type { PaxParts } from './parts.svelte';
import type { Faces, View } from './view';

interface BoardContext {
  readonly sight: Pointing;
  readonly parts: PaxParts;
  readonly view: View;
  readonly faces: Faces;
  readonly phone: boolean;
  /** Whether one points with a finger: what is small is chosen in a sheet. */
  readonly finger: boolean;
  /** Whose court is the large one: mine; who only looks on chooses. */
  readonly large: number;
  /** Shows the court of a rival large. */
  readonly look: (seat: number) => void;
  /** Things that changed since my last move. */
  readonly fresh: Set<string>;
  /** Rupees that the move looked at would put on cards. */
  readonly coming: Map<number, number>;
  /** The card whose action is running. */
  readonly acting: number;
  /** Cards that slide from place to place: from the market to a hand, from a hand to a court. */
  readonly slide: ReturnType<typeof slides>;
}

const PLACE = Symbol('board');
export const lay = (board: BoardContext): BoardContext => setContext(PLACE, board);
export const boardContext = (): BoardContext => getContext<BoardContext>(PLACE);

export const slides = () =>
  crossfade({
    duration: () => settings.ms(600),
    fallback: (node) => scale(node, { start: 0.9, duration: settings.ms(360) }),
  });
