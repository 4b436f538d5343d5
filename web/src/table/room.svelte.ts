/**
 * The room of a board. `main.board` is a container that styles ask (`@container board`); this tells what they cannot:
 * whether the board has the form of a phone, and how much it is enlarged on a large screen.
 */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../lib/settings.svelte';

/** In design pixels, sixteen to the letter size that was chosen. */
export interface Size {
  width: number;
  height: number;
}
/** Below either, the parts lie behind tabs. The styles have the same limits: 45rem, 26.25rem. */
const PHONE: Size = { width: 720, height: 420 };
const MOST = 1.75;
/** In steps, so that a window that grows does not draw everything anew at every pixel. */
const STEPS = 20;

/** A tall shape no higher than this, under large letters or zoom, has no room for its parts: they go behind tabs. */
const TALL: Size = { width: 960, height: 600 };

export const isPhone = ({ width, height }: Size): boolean =>
  width < PHONE.width || height < PHONE.height || (width < TALL.width && height < TALL.height);

/** How much a board that was drawn for `design` is enlarged; never drawn smaller: its shape changes instead. */
export function enlargement(room: Size, design: Size): number {
  const fits = Math.min(room.width / design.width, room.height / design.height);
  return Math.min(MOST, Math.max(1, Math.floor(fits * STEPS + 1e-6) / STEPS));
}

export class Room {
  size = $state.raw<Size>({ width: 0, height: 0 });
  design = $state.raw<Size>({ width: Infinity, height: Infinity });
  readonly phone = $derived(isPhone(this.size));

  /** For `main.board`: keeps the size, and `--k` for the `zoom` of its shape. Larger letters enlarge it likewise. */
  readonly watch: Attachment<HTMLElement> = (board) => {
    const { scale } = settings;
    const measure = () => {
      const { clientWidth, clientHeight } = board;
      this.size = { width: clientWidth / scale, height: clientHeight / scale };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    $effect(() => board.style.setProperty('--k', `${scale * enlargement(this.size, this.design)}`));
    return () => watch.disconnect();
  };
}

const PLACE = Symbol('room');

/** For the page of a table: its board's room. */
export const layRoom = (): Room => setContext(PLACE, new Room());

/** For a board: the room that it has, and the size for which its full shape was drawn. */
export function useRoom(width: number, height: number): Room {
  const found = getContext<Room>(PLACE);
  found.design = { width, height };
  return found;
}
