/** What is marked on the board while something is told or pointed at. */
import type { Ghosts } from './ghosts';
import { isNear, isWithin, type Places, type Spot } from './places';
import type { Lit } from './story.svelte';

/** So many things have a ring of their own; of more only the first. */
const MOST_RINGS = 3;
const SEAT = /^seat:(\d+)$/;

export interface Mark {
  box: DOMRect;
  kind: 'ring' | 'tint' | 'gone' | 'ghost' | 'area';
  /** The piece as it stood there. */
  copy?: Element | null;
}
interface Marked {
  marks: Mark[];
  /** The way of a piece. */
  way: { from: DOMRect; to: DOMRect } | null;
  /** Where somebody acts. */
  area: DOMRect | null;
}
interface Board {
  now: Places;
  before: Places;
  panelOf: (seat: number) => DOMRect | null;
  /** Copies of what was drawn before. */
  ghosts?: Pick<Ghosts, 'of' | 'left' | 'into'>;
}

const seatOf = (thing: string): number | null => {
  const found = SEAT.exec(thing);
  return found && Number(found[1]);
};

/** Of things of one name those that are meant: what lies on a player's own board means that player alone. */
function meant(places: Places, thing: string, lit: Lit): Spot[] {
  const who = [lit.seat, ...lit.things.map(seatOf)];
  return (places.get(thing) ?? []).filter(({ own }) => own === null || lit.seat === null || who.includes(own));
}

/** Something else lies there now. */
const isTaken = (box: DOMRect, { now }: Board): boolean =>
  [...now.values()].flat().some((each) => isWithin(each.box, box));

/** Rings round the things, what has moved and from where, what has gone, and who acts where. */
export function marksOf(lit: Lit, board: Board): Marked {
  const found: Marked = { marks: [], way: null, area: null };
  const panel = lit.seat === null ? null : board.panelOf(lit.seat);
  const add = (kind: Mark['kind'], box: DOMRect, copy?: Element | null) => found.marks.push({ kind, box, copy });

  lit.things.forEach((thing, place) => {
    const ring = place === 0 || lit.things.length <= MOST_RINGS ? 'ring' : 'tint';
    const seat = seatOf(thing);
    if (seat !== null) {
      const box = board.panelOf(seat);
      if (box) add(ring, box);
      return;
    }
    const here = meant(board.now, thing, lit);
    const was = lit.told ? meant(board.before, thing, lit) : [];
    const moved = was.length > 0 && here.find((each) => !was.some(({ box }) => isNear(box, each.box)));
    // A domino that was laid stands in its line, too, until the round is over.
    const target = moved || here.find(({ common }) => !common) || here.at(0);
    if (target) {
      add(ring, target.box);
      found.area ??= target.area;
      const left = was.find(({ box }) => !here.some((each) => isNear(box, each.box))) ?? was.at(0);
      if (moved && left && panel) follow(left.box, moved.box);
    } else if (was.length) leave(was[0]);
  });
  // Nobody has said where it came from: the board shows it.
  const [goal] = found.marks;
  const come = lit.told && goal && !lit.from ? board.ghosts?.into(goal.box) : null;
  if (come) follow(come.box, come.to, come.copy);
  const [from] = lit.from ? [...meant(board.before, lit.from, lit), ...meant(board.now, lit.from, lit)] : [];
  const [to] = lit.to ? meant(board.now, lit.to, lit) : [];
  if (from && to) {
    const stays = meant(board.now, lit.from, lit).some(({ box }) => isNear(box, from.box));
    const piece = board.ghosts?.left(from.box);
    follow(piece?.box ?? from.box, to.box, piece?.copy ?? (stays ? null : undefined));
  }

  /** A piece has come from there. */
  function follow(from: DOMRect, to: DOMRect, copy = board.ghosts?.of(from)) {
    if (found.way) return;
    add('ghost', from, copy);
    found.way = { from, to };
  }
  /** What lay there is no longer to be seen: somebody has taken it, or it has gone. */
  function leave({ box, common }: Spot) {
    if (common && panel) follow(box, panel);
    else if (!isTaken(box, board)) add('gone', box);
  }

  const rings = found.marks.some(({ kind }) => kind !== 'ghost');
  if (panel && !rings) add('ring', (found.area = panel));
  else if (found.area && lit.told) add('area', found.area);
  return found;
}
