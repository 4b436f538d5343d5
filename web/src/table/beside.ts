/** Where a small box goes that says something about a thing: above it, or below where no room is. */

interface Size {
  width: number;
  height: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 8;

/**
 * Where a panel lies over a board and leaves free what it tells about: at its foot, else at its top, at its end or at
 * its start.
 */
export function clearOf(things: Box[], size: Size, room: Box, isLeftToRight = true): { left: number; top: number } {
  const [left, right] = [room.left + GAP, room.right - GAP - size.width];
  const sides = isLeftToRight ? [right, left] : [left, right];
  const places = [room.bottom - GAP - size.height, room.top + GAP].flatMap((top) =>
    sides.map((side) => ({ left: side, top })),
  );
  const covers = (place: { left: number; top: number }) =>
    things.some(
      (thing) =>
        thing.left < place.left + size.width &&
        thing.right > place.left &&
        thing.top < place.top + size.height &&
        thing.bottom > place.top,
    );
  return places.find((place) => !covers(place)) ?? places[0];
}

export function beside(thing: Box, size: Size, window: Size): { left: number; top: number } {
  const middle = (thing.left + thing.right - size.width) / 2;
  const above = thing.top - GAP - size.height;
  return {
    left: Math.max(GAP, Math.min(window.width - GAP - size.width, middle)),
    top: above >= GAP ? above : Math.min(window.height - GAP - size.height, thing.bottom + GAP),
  };
}
