/** What makes an element a target: what it stands for, what pointing at it would do, and how it is pointed at. */
import { thingOf } from '../lib/narrow';
import { byFinger, pressed } from './press';
import type { Pointing } from './pointing.svelte';
import type { MoveOffer } from '../lib/game';

/** What a board knows better of a target than its spot tells. */
interface Known {
  /** What pressing it does now; without it, its spot is pointed at. */
  act?: () => void;
  /** The move that is shown while the pointer or the focus rests on it; without it, what the spot would leave. */
  move?: MoveOffer | null;
}

const press = (sight: Pointing, spot: string, { act }: Known, touch: boolean): void =>
  act ? act() : sight.point(spot, touch);

function look(sight: Pointing, spot: string, { move }: Known): void {
  if (move === undefined) sight.look(spot);
  else sight.hovered = move;
}

/** `<button {...target(sight, 'card:45', name)}>`; what is no button adds a role and a place in the order. */
export function target(sight: Pointing, spot: string, name: string, known: Known = {}) {
  return {
    'data-thing': thingOf(spot),
    'data-lit': sight.isLit(spot) ? '' : undefined,
    'aria-label': sight.label(spot, name),
    onclick(event: MouseEvent) {
      event.stopPropagation();
      press(sight, spot, known, byFinger(event));
    },
    onpointerenter(event: PointerEvent) {
      if (!byFinger(event)) look(sight, spot, known);
    },
    onpointerleave: () => sight.leave(),
    ...byKeys(sight, spot, known),
  };
}

/** The half of a target that is for keys and the focus, where the board itself finds what a pointer means. */
export function byKeys(sight: Pointing, spot: string, known: Known = {}) {
  return {
    /** A button makes a click of its keys by itself. */
    onkeydown(event: KeyboardEvent) {
      if (!(event.currentTarget instanceof HTMLButtonElement) && pressed(event)) press(sight, spot, known, false);
    },
    onfocus: () => look(sight, spot, known),
    onblur: () => sight.leave(),
  };
}
