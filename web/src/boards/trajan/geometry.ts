/** Where things lie: trays on their ring, markers in a tray, spaces of the time cycle. */

export type Point = [x: number, y: number];

/** The middles of the trays lie on a circle of this radius, and a tray has this one. */
export const RING = 128;
export const TRAY = 51;
const ANGLES = [-120, -60, 0, 60, 120, 180];
/** Outside each tray, the slot of its tile. */
export const SLOTS: Point[] = [
  [-136, -176],
  [136, -176],
  [216, 0],
  [136, 176],
  [-136, 176],
  [-216, 0],
];

const turned = (degrees: number, far: number): Point => [
  far * Math.cos((degrees * Math.PI) / 180),
  far * Math.sin((degrees * Math.PI) / 180),
];

/** A point at a distance from the middle in the direction of a tray. */
export const toward = (tray: number, far: number): Point => turned(ANGLES[tray], far);
/** Where a sowing enters a tray. */
export const entry = (tray: number): Point => turned(ANGLES[tray] - 17, RING + TRAY - 10);
/** Between a tray and the next: where an arrow lies, and how it is turned. */
export const between = (tray: number, far = RING): { at: Point; turn: number } => ({
  at: turned(ANGLES[tray] + 30, far),
  turn: ANGLES[tray] + 120,
});

const ring = (count: number, far: number, from = -90): Point[] =>
  Array.from({ length: count }, (_, place) => turned(from + (place * 360) / count, far));

/** A ring with a gap towards the hub, where the sign of the tray lies. */
const open = (tray: number, count: number, far: number): Point[] => ring(count, far, ANGLES[tray] + 180 + 180 / count);

/** Where so many markers lie in a tray, and how large they are. Many lie a little away from the hub. */
export function layout(count: number, tray = 0): { radius: number; points: Point[] } {
  if (count <= 1) return { radius: 14.5, points: ring(count, 0) };
  if (count === 2)
    return {
      radius: 14.5,
      points: [
        [-16, 0],
        [16, 0],
      ],
    };
  if (count === 3) return { radius: 14, points: ring(3, 18) };
  if (count === 4) return { radius: 13.5, points: ring(4, 21, -45) };
  const [dx, dy] = toward(tray, count > 6 ? 6 : 4);
  const away = (points: Point[]): Point[] => points.map(([x, y]) => [x + dx, y + dy]);
  if (count === 5) return { radius: 12.5, points: away(open(tray, 5, 24)) };
  if (count === 6) return { radius: 12, points: away(open(tray, 6, 26)) };
  if (count === 7) return { radius: 11.5, points: away([[0, 0], ...open(tray, 6, 26)]) };
  const outer = Math.min(9, count - 3);
  return { radius: 10, points: away([...open(tray, outer, 32), ...open(tray, count - outer, 11.5)]) };
}

/** The same for the small circles of the others, whose trays have a radius of 17.5. */
export function smallLayout(count: number): { radius: number; points: Point[] } {
  const radius = count <= 1 ? 6.5 : count <= 3 ? 6 : count <= 6 ? 5 : 3.8;
  const outer = Math.min(count, 8);
  return { radius, points: [...ring(outer, count === 1 ? 0 : count <= 3 ? 7.5 : 11), ...ring(count - outer, 4)] };
}

/** A point of the time cycle, a rounded rectangle about the origin; `part` runs from 0 to 1. */
export function onCycle(part: number, width: number, height: number): Point {
  const radius = height / 2;
  const straight = width - height;
  let way = (((part % 1) + 1) % 1) * (2 * straight + Math.PI * height);
  if (way < straight) return [-straight / 2 + way, -radius];
  way -= straight;
  if (way < Math.PI * radius) return [straight / 2 + radius * Math.sin(way / radius), -radius * Math.cos(way / radius)];
  way -= Math.PI * radius;
  if (way < straight) return [straight / 2 - way, radius];
  way -= straight;
  return [-straight / 2 - radius * Math.sin(way / radius), radius * Math.cos(way / radius)];
}

/** The numbers at the entry of each tray that a sowing reaches: two where it comes by twice. */
export function steps(path: number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  path.forEach((tray, place) => found.set(tray, [...(found.get(tray) ?? []), place + 1]));
  return found;
}

/** The spaces that the time marker passes on its way, the last one not included. */
export function passed(time: number, count: number, cycle: number): Set<number> {
  return new Set(Array.from({ length: Math.max(0, count - 1) }, (_, step) => (time + step + 1) % cycle));
}
