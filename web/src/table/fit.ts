/** Boards in low windows. */
import type { Attachment } from 'svelte/attachments';

/** Smaller than this nothing can be read. */
const LEAST = 2 / 3;

/**
 * `<div {@attach fit(730)}>`: a board that needs this height is drawn smaller where there is less, as far as it
 * can be read; where there is still less, it scrolls.
 */
export function fit(height: number): Attachment<HTMLElement> {
  return (board) => {
    const room = board.parentElement!;
    const draw = () => {
      const scale = Math.min(1, Math.max(LEAST, room.clientHeight / height));
      board.style.zoom = scale < 1 ? `${scale}` : '';
      board.style.minHeight = scale < 1 ? `${height}px` : '';
      room.style.overflowY = scale === LEAST ? 'auto' : '';
    };
    const watch = new ResizeObserver(draw);
    watch.observe(room);
    return () => {
      watch.disconnect();
      room.style.overflowY = '';
    };
  };
}
