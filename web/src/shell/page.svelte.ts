/**
 * The window in design pixels: sixteen to the letter size that somebody has chosen. With larger letters the page is
 * smaller, and takes a roomier shape. Styles ask the same by `@container page`, with limits in rem.
 */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../lib/settings.svelte';

/** What is narrower has the frame of a phone. */
const NARROW = 656;
/** What is lower, too: a phone that lies, with the prompt beside the board. */
const LOW = 540;

class Page {
  get width(): number {
    return (innerWidth.current ?? NARROW) / settings.scale;
  }
  get height(): number {
    return (innerHeight.current ?? NARROW) / settings.scale;
  }
  get phone(): boolean {
    return this.width < NARROW || this.height < LOW;
  }
  /** Without room for words in the bar, and for more than two verbs in the prompt. */
  get tall(): boolean {
    return !this.phone && this.width < 960;
  }
  get narrow(): boolean {
    return !this.phone && this.width < 1200;
  }
  /** The window of a small laptop. */
  get low(): boolean {
    return this.width >= 1200 && this.height >= LOW && this.height < 760;
  }
}

export const page = new Page();
