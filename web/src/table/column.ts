/** Where the log stands in a column beside the board. */
import type { Entry } from '../boards/index';

/** Narrower, the board beside it would take the shape of a window that stands. */
const BESIDE = 1320;
/** A dense board keeps its shape beside it only here, and leaves it room by itself only on a large screen. */
const DENSE = 1600;
const ROOMY = 2200;
/** The panels of this many players need the width of the window, or its height. */
const MANY = 7;
const LOW = 760;

/** A window in design pixels. */
interface Size {
  width: number;
  height: number;
}

/** Whether it covers nothing of the board when somebody opens it. */
export const fitsBeside = (frame: Entry['frame'], { width }: Size): boolean =>
  width >= (frame === 'dense' ? DENSE : BESIDE);

/** Whether a hint lies beside the board, which takes its wide shape for it; a low window has no height for that. */
export const advisesBeside = ({ width, height }: Size): boolean => width >= BESIDE && height >= LOW;

/** Whether it stays there by itself. */
export function staysBeside(frame: Entry['frame'], { width, height }: Size, seats = 0): boolean {
  if (frame === 'dense') return width >= ROOMY;
  if (frame === 'panels' && seats >= MANY) return width >= 1440 && height >= LOW;
  return width >= BESIDE;
}
