/** How somebody pressed a thing: with a key, or with a finger. */

/** Whether a key presses what has the focus; then it does nothing else. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Whether a click came from a finger, which hides what it points at. */
export const byFinger = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';
