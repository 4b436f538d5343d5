/** Looking closer at a thing: rest the pointer on it, focus it, or press long. */
import type { Attachment } from 'svelte/attachments';
import type { Sight } from './sight.svelte';

const HOVER_MS = 300;
const PRESS_MS = 350;

/** `<g {@attach inspect(sight, 'card:45')}>`; the board draws the details in `<Detail>`. */
export function inspect(sight: Sight, thing: string): Attachment<Element> {
  return (node) => {
    let timer = 0;
    let pressed = false;
    const open = () => (sight.inspected = { thing, box: node.getBoundingClientRect() });
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(open, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      if (sight.inspected?.thing === thing && innerWidth >= 720) sight.inspected = null;
    };
    const on: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && wait(HOVER_MS)],
      ['pointerleave', leave],
      ['pointerdown', (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === 'mouse') return leave();
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          pressed = true;
          open();
        }, PRESS_MS);
      }],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      // The click that ends a long press is not a choice.
      ['click', (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      ['focusin', () => node.matches(':focus-visible') && wait(HOVER_MS)],
      ['focusout', leave],
    ];
    for (const [name, listener] of on) node.addEventListener(name, listener, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of on) node.removeEventListener(name, listener, { capture: true });
      if (sight.inspected?.thing === thing) sight.inspected = null;
    };
  };
}
