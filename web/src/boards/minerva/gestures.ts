/** Drag to move a city, wheel or two fingers to come closer. */
import type { Attachment } from 'svelte/attachments';
import type { Look } from './look.svelte';

/** A drag begins after so many pixels. */
const STEADY = 5;

export function gestures(look: Look): Attachment<HTMLElement> {
  return (ground) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = false;
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    /** The board may be drawn larger than it is laid out. */
    const drawn = () => ground.getBoundingClientRect().width / look.size.width;
    const fromMiddle = (point: { x: number; y: number }) => {
      const box = ground.getBoundingClientRect();
      return { x: (point.x - box.left - box.width / 2) / drawn(), y: (point.y - box.top - box.height / 2) / drawn() };
    };
    const lift = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const listeners: Record<string, (event: never) => void> = {
      pointerdown(event: PointerEvent) {
        if (event.pointerType === 'mouse' && event.button) return;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.size === 1) moved = false;
      },
      pointermove(event: PointerEvent) {
        const finger = fingers.get(event.pointerId);
        if (!finger) return;
        const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
        if (!moved && fingers.size === 1 && Math.hypot(dx, dy) < STEADY) return;
        const was = fingers.size === 2 ? spread() : null;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        moved = true;
        if (was) {
          const now = spread();
          look.zoom(now.far / was.far, fromMiddle(now));
        } else look.pan(dx / drawn(), dy / drawn());
      },
      pointerup: lift,
      pointercancel: lift,
      pointerleave: lift,
      wheel(event: WheelEvent) {
        event.preventDefault();
        look.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, fromMiddle({ x: event.clientX, y: event.clientY }));
      },
    };
    // The click that ends a drag is not a choice.
    const click = (event: MouseEvent) => {
      if (!moved) return;
      event.stopPropagation();
      event.preventDefault();
      moved = false;
    };
    for (const [type, listener] of Object.entries(listeners))
      ground.addEventListener(type, listener as EventListener, { passive: false });
    ground.addEventListener('click', click, { capture: true });
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        ground.removeEventListener(type, listener as EventListener);
      ground.removeEventListener('click', click, { capture: true });
    };
  };
}
