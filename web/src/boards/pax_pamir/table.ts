/** What every part of this board needs: the table, the cards, the hand, what is new. */
import { getContext, setContext } from 'svelte';
import { crossfade, scale } from 'svelte/transition';
import { settings } from '../../lib/settings.svelte';
import type { Sight } from '../../table/sight.svelte';
import type { Hand } from './hand.svelte';
import type { Face, Faces, View } from './view';

export interface Table {
  readonly sight: Sight;
  readonly hand: Hand;
  readonly view: View;
  readonly faces: Faces;
  readonly phone: boolean;
  /** Things that changed since my last move. */
  readonly fresh: Set<string>;
  /** Rupees that the move looked at would put on cards. */
  readonly coming: Map<number, number>;
  /** The card whose action is running. */
  readonly acting: number;
  /** Cards that slide from place to place: from the market to a hand, from a hand to a court. */
  readonly slide: ReturnType<typeof slides>;
}

const PLACE = Symbol('table');
export const lay = (table: Table): Table => setContext(PLACE, table);
export const tableOf = (): Table => getContext<Table>(PLACE);

export const slides = () =>
  crossfade({
    duration: () => settings.ms(600),
    fallback: (node) => scale(node, { start: 0.9, duration: settings.ms(360) }),
  });

export const face = (table: Table, card: number): Face => table.faces.court[card];
