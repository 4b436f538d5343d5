/** Letters of a drawing that is scaled with its box. */
import type { Attachment } from 'svelte/attachments';

/** Pixels of the smallest letters. */
const LEAST = 11;

/** From so many units of the drawing on, letters of that size cover their neighbours. */
const SMALL = 24;

/**
 * `<svg {@attach letters}>`: `--least` is the size that letters need in the units of the drawing, so that they are no
 * smaller than this on the screen: `font-size: max(12px, var(--least))`. A drawing so
 * small that its letters would lie over each other has `data-small`.
 */
export const letters: Attachment<SVGSVGElement> = (drawing) => {
  const measure = () => {
    const matrix = drawing.getScreenCTM();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0;
    if (!scale) return;
    drawing.style.setProperty('--least', `${(LEAST / scale).toFixed(2)}px`);
    drawing.toggleAttribute('data-small', LEAST / scale > SMALL);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(drawing);
  const zooms = new MutationObserver(measure);
  zooms.observe(drawing, { attributes: true, attributeFilter: ['viewBox'] });
  return () => {
    watch.disconnect();
    zooms.disconnect();
  };
};
