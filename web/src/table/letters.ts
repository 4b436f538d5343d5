/** Letters of a drawing that is scaled with its box. */
import type { Attachment } from 'svelte/attachments';

/** Pixels of the smallest letters. */
const LEAST = 11;

/**
 * `<svg {@attach letters}>`: `--least` is the size that letters need in the units of the drawing, so that they are no
 * smaller than this on the screen: `font-size: max(12px, var(--least))`.
 */
export const letters: Attachment<SVGSVGElement> = (drawing) => {
  const measure = () => {
    const matrix = drawing.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0;
    if (scale) drawing.style.setProperty('--least', `${(LEAST / scale).toFixed(2)}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(drawing);
  return () => watch.disconnect();
};
