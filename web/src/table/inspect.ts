/** Looking closer at a thing: rest the mouse on it or focus it; in a narrow window or with a finger, press long. */
import type { Attachment } from 'svelte/attachments';
import { page } from '../shell/page.svelte';
import type { Sight } from './sight.svelte';

const HOVER_MS = 300;
/** Who points at a target first wants to know what it does; its details come later. */
const TARGET_MS = 800;
const PRESS_MS = 350;
const STEADY = 10;
/** In a narrow window the details are a sheet over everything: only a long press opens it. */
const narrow = () => page.phone;
/** Whether this pointer looks by resting on things; others look by pressing long. */
const rests = (event: PointerEvent) => event.pointerType === 'mouse' && !narrow();

/**
 * `<g {@attach inspect(sight, 'card:45')}>`, or once for a whole board, `<div {@attach inspect(sight)}>`,
 * whose things say what they are: `<g data-thing="card:45">`. The board draws the details in `<Detail>`.
 */
export function inspect(sight: Sight, thing = ''): Attachment<Element> {
  return (root) => {
    let timer = 0;
    let pressed = false;
    let start = { x: 0, y: 0 };
    let at: HTMLElement | SVGElement | null = null;
    const nodeOf = (event: Event) => (thing ? root : (event.target as Element).closest('[data-thing]')) as typeof at;
    const name = (node: HTMLElement | SVGElement) => thing || node.dataset.thing!;
    const open = () => {
      if (at?.isConnected) sight.inspected = { thing: name(at), box: at.getBoundingClientRect() };
    };
    const wait = (ms: number, node: typeof at, then = open) => {
      clearTimeout(timer);
      at = node;
      if (node) timer = window.setTimeout(then, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      if (at && sight.inspected?.box && sight.inspected.thing === name(at) && !narrow()) sight.inspected = null;
      at = null;
    };
    const restOn = (node: typeof at) => (node?.matches('[data-lit], button, [role="button"]') ? TARGET_MS : HOVER_MS);
    const press = () => {
      pressed = true;
      open();
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerover(event: PointerEvent) {
        const node = nodeOf(event);
        // What comes to lie under a pointer that does not move is not pointed at.
        const still = event.clientX === start.x && event.clientY === start.y;
        if (!rests(event) || still || node === at) return;
        leave();
        wait(restOn(node), node);
      },
      pointerout(event: PointerEvent) {
        // Who moved away and comes back to the very same place points at it again.
        if (event.clientX !== start.x || event.clientY !== start.y) start = { x: NaN, y: NaN };
        if (at && rests(event) && !at.contains(event.relatedTarget as Node | null)) leave();
      },
      pointerdown(event: PointerEvent) {
        pressed = false;
        start = { x: event.clientX, y: event.clientY };
        if (rests(event)) return leave();
        wait(PRESS_MS, nodeOf(event), press);
      },
      pointermove(event: PointerEvent) {
        if (!rests(event) && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) clearTimeout(timer);
      },
      pointerup(event: PointerEvent) {
        if (!rests(event)) clearTimeout(timer);
      },
      pointercancel: () => clearTimeout(timer),
      // The click that ends a long press is not a choice.
      click(event: MouseEvent) {
        if (!pressed) return clearTimeout(timer);
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu(event: MouseEvent) {
        if (pressed) event.preventDefault();
      },
      focusin(event: FocusEvent) {
        if (!narrow() && (event.target as Element).matches(':focus-visible'))
          wait(restOn(nodeOf(event)), nodeOf(event));
      },
      // A node that is taken away loses the focus while the page changes, when nothing may be set.
      focusout: () => queueMicrotask(leave),
    };
    for (const [type, listener] of Object.entries(listeners))
      root.addEventListener(type, listener as EventListener, { capture: true });
    return () => {
      leave();
      for (const [type, listener] of Object.entries(listeners))
        root.removeEventListener(type, listener as EventListener, { capture: true });
    };
  };
}
