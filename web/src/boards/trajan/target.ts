/** What makes a thing on the table a target: its role, its name, and what pointing at it does. */
import type { Desk } from './desk.svelte';

/** Attributes of an element that stands for a thing, with its other classes; `act` replaces the plain choice. */
export function target(desk: Desk, thing: string, name: string, kind = '', act?: () => void) {
  const { sight } = desk;
  const lit = desk.lit.has(thing);
  const move = lit ? desk.moveOf(thing) : null;
  const look = () => {
    if (move) sight.hovered = move;
  };
  const leave = () => {
    if (move && sight.hovered === move && desk.aimed !== thing) sight.hovered = null;
  };
  const blocked = !lit && sight.blocked.some((each) => each.thing === thing);
  const choose = (touch: boolean) => (act && lit ? act() : desk.point(thing, touch));
  return {
    'data-thing': thing,
    'data-lit': lit ? '' : undefined,
    class: [kind, lit && 'claimable', sight.pointed === thing && 'pointed', (sight.chosen.includes(thing) || desk.aimed === thing) && 'taken', blocked && 'blocked'].filter(Boolean).join(' '),
    role: lit ? 'button' : 'img',
    tabindex: lit ? 0 : undefined,
    'aria-label': move ? [sight.say(move.message), sight.preview(move), name].filter(Boolean).join('. ') : name,
    onclick: (event: MouseEvent) => choose((event as PointerEvent).pointerType === 'touch'),
    onkeydown: (event: KeyboardEvent) => {
      if (!lit || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      choose(false);
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
    onpointerleave: leave,
    onfocus: look,
    onblur: leave,
  };
}
