/** The pointer over the own kingdom: where it points, what it carries, how the wheel turns. */
import { byFinger } from '../../table/press';
import type { KingdominoParts } from './parts.svelte';
import type { Cell } from './place';

export class Grip {
  /** The picture of the own kingdom. */
  map = $state<SVGSVGElement>();
  /** Where the domino is that is carried, in the window. */
  drag = $state.raw<{ x: number; y: number } | null>(null);

  constructor(private parts: KingdominoParts) {}

  private get placing(): boolean {
    return this.parts.all.length > 0;
  }

  /** A point of the screen in cells of the kingdom. */
  private pointOf(event: MouseEvent): Cell | null {
    const matrix = this.map?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x / 100, y: point.y / 100 };
  }

  readonly hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && this.placing) this.parts.hover(this.pointOf(event));
  };
  readonly leave = (): void => this.parts.hover(null);
  readonly click = (event: MouseEvent): void => {
    const point = this.placing ? this.pointOf(event) : null;
    if (point) this.parts.click(point, byFinger(event));
  };

  readonly grab = (event: PointerEvent): void => {
    if (event.button) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.drag = { x: event.clientX, y: event.clientY };
    event.preventDefault();
  };
  readonly carry = (event: PointerEvent): void => {
    if (!this.drag) return;
    this.drag = { x: event.clientX, y: event.clientY };
    this.parts.hover(this.pointOf(event));
  };
  readonly drop = (): void => {
    if (this.drag) this.parts.drop();
    this.drag = null;
  };

  readonly wheel = (node: HTMLElement) => {
    const turnBy = (event: WheelEvent) => {
      if (!this.placing) return;
      event.preventDefault();
      this.parts.rotate(event.deltaY > 0 ? 1 : -1);
    };
    node.addEventListener('wheel', turnBy, { passive: false });
    return () => node.removeEventListener('wheel', turnBy);
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.placing) return;
    if ((event.target as Element).closest('input, select, textarea')) return;
    const wish = event.key.toLowerCase();
    if (wish !== 'r' && wish !== 'f') return;
    const focused = document.activeElement?.id.startsWith('spot-');
    if (wish === 'r') this.parts.rotate(event.shiftKey ? -1 : 1);
    else this.parts.flip();
    if (focused) requestAnimationFrame(() => document.querySelector<SVGElement>('.spot')?.focus());
  };
}
