/** Copies of pieces as they were drawn before a step of the film: they stand where the piece came from. */
import { isNear, isWithin, type Places } from './places';

interface Kept {
  id: string;
  box: DOMRect;
  drawn: string;
  copy: Element;
}
interface Place {
  id: string | undefined;
  box: DOMRect;
}
const PIECES = '.board [data-piece]';
/** What makes a copy be found, named, pointed at or counted as if it were the thing itself. */
const OWN = /^(id|role|tabindex|href|aria-.*|data-.*)$/;

/** Pieces on a place are not things of their own: the board marks them with `data-piece`. */
export class Ghosts {
  private things: Kept[] = [];
  private pieces: Kept[] = [];

  /** Keep these things as they are drawn, and the pieces on them. */
  remember(names: string[], places: Places): void {
    const spots = names.flatMap((id) => (places.get(id) ?? []).map((spot) => ({ id, ...spot })));
    this.things = spots.map(({ id, node }) => keep(id, node));
    this.pieces = piecesNow().map((node) => keep(node.dataset.piece ?? '', node));
  }

  /** The copy of a thing that was drawn there. */
  of(box: DOMRect): Element | null {
    return this.things.find((each) => isNear(each.box, box))?.copy ?? null;
  }

  /** The piece that has left a place, or of which there are fewer now. */
  left(area: DOMRect): { box: DOMRect; copy: Element } | null {
    const now = piecesNow();
    const stays = ({ id, box, drawn }: Kept) =>
      now.some(
        (node) => node.dataset.piece === id && isNear(node.getBoundingClientRect(), box) && node.outerHTML === drawn,
      );
    return this.pieces.find((each) => isWithin(each.box, area) && !stays(each)) ?? null;
  }

  /** The piece that has come into a place from elsewhere, and where it stands now. */
  into(area: DOMRect): { box: DOMRect; copy: Element; to: DOMRect } | null {
    const now = piecesNow().map((node) => ({ id: node.dataset.piece, box: node.getBoundingClientRect() }));
    const stands = (one: Place, all: Place[]) => all.some((other) => other.id === one.id && isNear(other.box, one.box));
    for (const come of now.filter((each) => isWithin(each.box, area) && !stands(each, this.pieces))) {
      const left = this.pieces.find((each) => each.id === come.id && !stands(each, now));
      if (left) return { box: left.box, copy: left.copy, to: come.box };
    }
    return null;
  }
}

const piecesNow = () => [...document.querySelectorAll<HTMLElement | SVGElement>(PIECES)];

const keep = (id: string, node: Element): Kept => ({
  id,
  box: node.getBoundingClientRect(),
  drawn: node.outerHTML,
  copy: copyOf(node),
});

/** Everything that changes how a copy looks stays: the classes and the drawing of what it lies in. */
function copyOf(node: Element): Element {
  const root = node instanceof SVGElement ? (node.ownerSVGElement ?? node) : node;
  let copy = bare(node, true);
  for (let at: Element = node; at !== root; at = at.parentElement!) {
    const around = bare(at.parentElement!, false);
    around.append(copy);
    copy = around;
  }
  place(copy as HTMLElement | SVGElement, root);
  for (let at = root.parentElement; at && !at.matches('main'); at = at.parentElement) {
    const around = bare(at, false) as HTMLElement | SVGElement;
    around.style.setProperty('display', 'contents', 'important');
    around.append(copy);
    copy = around;
  }
  return copy;
}

function bare(node: Element, deep: boolean): Element {
  const copy = node.cloneNode(deep) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...each.attributes])
      if (OWN.test(name) && !(name === 'href' && each.localName !== 'a')) each.removeAttribute(name);
  return copy;
}

/** Where it was in the window. */
function place(copy: HTMLElement | SVGElement, root: Element): void {
  const zoom = root.currentCSSZoom ?? 1;
  const { left, top, width, height } = root.getBoundingClientRect();
  const styles = { position: 'fixed', margin: '0', translate: 'none', inset: 'auto', animation: 'none' };
  for (const [name, value] of Object.entries(styles)) copy.style.setProperty(name, value, 'important');
  const sizes = { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
  for (const [name, value] of Object.entries(sizes)) copy.style.setProperty(name, `${value}px`, 'important');
  copy.style.zoom = String(zoom);
}
