/** Where things and moves are drawn on the page, and looking there again and again. */

const OFTEN_MS = 200;
/** What opens over the board. */
const OVER = '.sheet, .drawer, .choices, [role="dialog"]';
/** The board's own buttons make moves, too. */
const BUTTONS = ':is(.board, .dock, .choices)';

export const nodesOf = (thing: string, more = ''): Element[] => [
  ...document.querySelectorAll(`.board [data-thing="${CSS.escape(thing)}"]${more}`),
];

/** What `Rings` draws round: nodes, and what each of them stands for. */
export interface Found {
  of: string;
  node: Element;
}
/** Looks for things wherever the board draws them. */
export const finding = (things: string[]) => (): Found[] =>
  things.flatMap((of) => nodesOf(of).map((node) => ({ of, node })));

/** The buttons that make a move. */
export const buttonsOf = (move: number): Element[] =>
  [...document.querySelectorAll(`${BUTTONS} [data-move="${move}"]`)].filter(isOpen);
/** The button that opens the list of the moves that have none. */
export const listOfMoves = (): Element[] => [...document.querySelectorAll('.dock [data-more]')].filter(isOpen);

/** Whether it is drawn, and nothing that has opened lies over it. */
export function isOpen(node: Element): boolean {
  const box = node.getClientRects()[0];
  if (!box) return false;
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(OVER);
  return !over || over.contains(node);
}

/** Boards scroll, zoom and unfold: what is drawn over them looks often where they have their things now. */
export function following(look: () => void): () => void {
  look();
  const timer = setInterval(look, OFTEN_MS);
  return () => clearInterval(timer);
}
