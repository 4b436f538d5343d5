/** The geometry of the chart: honest axes, and labels that keep apart. */

const TOPS = [5, 10, 20, 40, 60, 80, 100, 150, 200];
const MOST_LINES = 5;
const STEPS = [1, 2, 5, 10, 20, 25, 30, 40, 50, 100, 200, 500];

/** The lines of the y axis, from the lowest to the highest: whole numbers at equal distances. */
export function scale(points: number[]): number[] {
  const most = Math.max(0, ...points);
  const least = Math.min(0, ...points);
  const top = TOPS.find((each) => each >= most) ?? Math.ceil(most / 100) * 100;
  const step = STEPS.find((each) => top % each === 0 && lines(top, least, each) <= MOST_LINES + 1) ?? top;
  const first = Math.floor(least / step) * step;
  return Array.from({ length: (top - first) / step + 1 }, (_, at) => first + at * step);
}

const lines = (top: number, least: number, step: number) => (top - Math.floor(least / step) * step) / step + 1;

/** Places for labels that each keep `gap` from the next, as near as can be to where they belong. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const found = wanted.slice();
  let before = low - gap;
  for (const at of order) before = found[at] = Math.max(wanted[at], before + gap);
  let after = high + gap;
  for (const at of order.reverse()) after = found[at] = Math.min(found[at], after - gap);
  return found;
}

/** How far each of several equal values is drawn beside its place, so that no line hides another. */
export function beside(values: number[], width: number): number[] {
  return values.map((value, at) => {
    const equal = values.map((_, each) => each).filter((each) => values[each] === value);
    return (equal.indexOf(at) - (equal.length - 1) / 2) * width;
  });
}

/** A line through points, or steps where nothing comes between them. */
export function path(points: [number, number][], steps: boolean): string {
  return points
    .map(([x, y], at) => (at === 0 ? `M${fix(x)} ${fix(y)}` : steps ? `H${fix(x)}V${fix(y)}` : `L${fix(x)} ${fix(y)}`))
    .join('');
}

const fix = (value: number) => value.toFixed(1);

/** Every how many ticks one is named, so that names have room. */
export function every(count: number, width: number, room: number): number {
  return Math.max(1, Math.ceil((count * room) / Math.max(1, width)));
}
