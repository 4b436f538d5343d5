/** The geometry of the map: nine borders from which the six regions are made, so that nothing can gap.
 *  Units of the drawing, 700 × 446; always left to right. */

export type Point = readonly [x: number, y: number];

export const REGIONS = ['persia', 'transcaspia', 'herat', 'kabul', 'kandahar', 'punjab'] as const;
export type RegionName = (typeof REGIONS)[number];

export const CLOTH = { left: 8, top: 8, right: 692, bottom: 410 };
export const CLOTH_SIZE = { width: 700, height: 446 };
export const TRACK = { top: 416, height: 26, cell: 36, last: 18 };

const NORTH_1: Point = [318, 8];
const NORTH_2: Point = [568, 8];
const WEST: Point = [8, 219.7];
const SOUTH_1: Point = [190, 410];
const SOUTH_2: Point = [386, 410];
const SOUTH_3: Point = [548, 410];
const HUB_1: Point = [290, 189.7];
const HUB_2: Point = [174, 228.2];
const HUB_3: Point = [392, 247.5];
const HUB_4: Point = [530, 236.8];

export const BORDERS: Record<string, Point[]> = {
  kabul_transcaspia: [NORTH_1, [304, 55], [322, 102.1], [300, 147], HUB_1],
  herat_transcaspia: [HUB_1, [262, 213.3], [222, 204.7], HUB_2],
  persia_transcaspia: [HUB_2, [128, 241.1], [78, 209], WEST],
  herat_persia: [HUB_2, [190, 279.6], [170, 333], SOUTH_1],
  herat_kabul: [HUB_1, [324, 213.3], [360, 224], HUB_3],
  herat_kandahar: [HUB_3, [380, 300.9], [398, 352.3], SOUTH_2],
  kabul_kandahar: [HUB_3, [438, 262.4], [486, 241.1], HUB_4],
  kandahar_punjab: [HUB_4, [548, 294.5], [530, 352.3], SOUTH_3],
  kabul_punjab: [HUB_4, [550, 174.8], [536, 89.3], NORTH_2],
};

const { left, top, right, bottom } = CLOTH;
const back = (name: string) => [...BORDERS[name]].reverse();
const EDGES: Record<RegionName, Point[][]> = {
  transcaspia: [
    [[left, top], NORTH_1],
    BORDERS.kabul_transcaspia,
    BORDERS.herat_transcaspia,
    BORDERS.persia_transcaspia,
    [WEST, [left, top]],
  ],
  kabul: [
    [NORTH_1, NORTH_2],
    back('kabul_punjab'),
    back('kabul_kandahar'),
    back('herat_kabul'),
    back('kabul_transcaspia'),
  ],
  punjab: [
    [NORTH_2, [right, top]],
    [
      [right, top],
      [right, bottom],
    ],
    [[right, bottom], SOUTH_3],
    back('kandahar_punjab'),
    BORDERS.kabul_punjab,
  ],
  persia: [back('persia_transcaspia'), BORDERS.herat_persia, [SOUTH_1, [left, bottom]], [[left, bottom], WEST]],
  herat: [
    back('herat_transcaspia'),
    BORDERS.herat_kabul,
    BORDERS.herat_kandahar,
    [SOUTH_2, SOUTH_1],
    back('herat_persia'),
  ],
  kandahar: [BORDERS.kabul_kandahar, BORDERS.kandahar_punjab, [SOUTH_3, SOUTH_2], back('herat_kandahar')],
};

/** A smooth curve through points, without the first one. */
function curve(points: Point[]): string {
  const at = (place: number) => points[Math.max(0, Math.min(points.length - 1, place))];
  let drawn = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = (a: Point, b: Point, c: Point, sign: number) =>
      [0, 1].map((axis) => (a[axis] + (sign * (c[axis] - b[axis])) / 6).toFixed(1)).join(' ');
    drawn += `C${bend(from, before, to, 1)} ${bend(to, from, after, -1)} ${to.join(' ')}`;
  }
  return drawn;
}

export const borderPath = (name: string): string => `M${BORDERS[name][0].join(' ')}${curve(BORDERS[name])}`;
export const regionPath = (name: RegionName): string =>
  `M${EDGES[name][0][0].join(' ')}${EDGES[name].map(curve).join('')}Z`;

/** The middle of a border, and its direction in degrees, never upside down. */
export function middle(name: string): { x: number; y: number; turn: number } {
  const points = BORDERS[name];
  const half = (points.length - 1) / 2;
  const [a, b] = [points[Math.ceil(half) - 1], points[Math.floor(half) + 1]];
  const centre = points.length % 2 ? points[half] : ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as Point);
  let turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  if (turn > 90) turn -= 180;
  if (turn < -90) turn += 180;
  return { x: centre[0], y: centre[1], turn };
}

/** Where a region has its name, its motif, its armies and its tribes; `room` is how many pieces fit in a row. */
interface Layout {
  name: Point;
  motif: Point;
  armies: Point;
  tribes: Point;
  room: number;
}
export const LAYOUTS: Record<RegionName, Layout> = {
  transcaspia: { name: [22, 22], motif: [150, 122], armies: [96, 134], tribes: [210, 134], room: 4 },
  kabul: { name: [336, 22], motif: [436, 124], armies: [384, 132], tribes: [484, 132], room: 4 },
  punjab: { name: [580, 22], motif: [622, 216], armies: [622, 140], tribes: [622, 268], room: 4 },
  persia: { name: [22, 242], motif: [92, 336], armies: [58, 340], tribes: [134, 340], room: 3 },
  herat: { name: [206, 242], motif: [284, 330], armies: [236, 342], tribes: [330, 342], room: 4 },
  kandahar: { name: [402, 270], motif: [466, 348], armies: [430, 352], tribes: [506, 352], room: 3 },
};

/** Pieces of one owner in one place: a seat, or a coalition. */
interface Group<Owner> {
  owner: Owner;
  count: number;
}
/** One drawn piece; `count` above one stands for so many. */
interface Stood<Owner> extends Group<Owner> {
  x: number;
  y: number;
}

const STEP = { x: 22, y: 31 };
const MOST_EQUAL = 4;

/** Where the pieces of one kind stand: one by one while there is room, else one for all of an owner. */
export function standing<Owner>(groups: Group<Owner>[], [cx, cy]: Point, room: number, size = 1): Stood<Owner>[] {
  const wide = Math.max(2, Math.floor(room / size));
  const fits = groups.reduce((sum, group) => sum + group.count, 0) <= wide * 2;
  const pieces = groups.flatMap(({ owner, count }) =>
    fits && count <= MOST_EQUAL ? Array.from({ length: count }, () => ({ owner, count: 1 })) : [{ owner, count }],
  );
  const rows = Math.ceil(pieces.length / wide);
  const each = Math.ceil(pieces.length / Math.max(1, rows));
  return pieces.map((piece, place) => {
    const row = Math.floor(place / each);
    const inRow = Math.min(each, pieces.length - row * each);
    return {
      ...piece,
      x: cx + ((place % each) - (inRow - 1) / 2) * STEP.x * size,
      y: cy + (row - (rows - 1) / 2) * STEP.y * size,
    };
  });
}
