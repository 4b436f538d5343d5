/** Where a small box goes that says something about a thing: above it, or below where no room is. */

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

export function beside(
  thing: { left: number; right: number; top: number; bottom: number },
  size: Size,
  window: Size,
): { left: number; top: number } {
  const middle = (thing.left + thing.right - size.width) / 2;
  const above = thing.top - GAP - size.height;
  return {
    left: Math.max(GAP, Math.min(window.width - GAP - size.width, middle)),
    top: above >= GAP ? above : Math.min(window.height - GAP - size.height, thing.bottom + GAP),
  };
}
