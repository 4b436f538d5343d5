/** What makes an element stand for a thing on the table: its role, its name, and what pointing at it does. */
import { target } from '../../table/target';
import type { TrajanParts } from './parts.svelte';

/** Attributes of an element that stands for a thing, with its other classes; `act` replaces the plain choice. */
export function standsFor({ sight }: TrajanParts, thing: string, name: string, kind = '', act?: () => void) {
  const lit = sight.isLit(thing);
  const move = lit ? sight.moveAt(thing) : null;
  const classes = {
    claimable: lit,
    named: sight.named === thing,
    taken: sight.isChosen(thing),
    blocked: !lit && sight.blocked(thing),
  };
  const { onfocus, onblur, onkeydown, ...pointed } = target(sight, thing, name, { act: lit ? act : undefined, move });
  return {
    ...pointed,
    // What listens to the focus takes it, in a drawing even without a place in the order.
    ...(lit ? { onfocus, onblur, onkeydown } : {}),
    class: [kind, classes],
    role: lit ? 'button' : 'img',
    tabindex: lit ? 0 : undefined,
    'aria-label': move ? [sight.say(move.message), sight.preview(move), name].filter(Boolean).join('. ') : name,
  };
}
