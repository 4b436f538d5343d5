/**
 * Writes the polygons of a drawing by the way from point to point: a mosaic has thousands of small stones, and small
 * numbers pack to two thirds of what places on the whole picture need.
 */
const POLYGONS = /^(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+Z)+$/;

/** A number with at most one decimal, as short as it can be written. */
function short(value: number): string {
  const text = String(Math.round(value * 10) / 10 + 0);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Numbers one after another; a minus parts two as well as a space. */
const listed = (values: number[]): string =>
  values.map(short).reduce((before, next) => before + (before && !next.startsWith('-') ? ' ' : '') + next, '');

/** The same polygons, each point told from the one before it; other paths as they are. */
export function shortPath(path: string): string {
  if (!POLYGONS.test(path)) return path;
  let [x, y] = [0, 0];
  const polygons = path.match(/M[^Z]+/g) ?? [];
  return polygons
    .map((polygon, number) => {
      const points = polygon
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number));
      const [first, ...others] = points;
      const begin = number ? `m${listed([first[0] - x, first[1] - y])}` : `M${listed(first)}`;
      [x, y] = first;
      let before = first;
      const ways = others.flatMap((point) => {
        const way = [point[0] - before[0], point[1] - before[1]];
        before = point;
        return way;
      });
      return `${begin}l${listed(ways)}z`;
    })
    .join('');
}

/** A drawing with all its polygons written so. */
export const withShortPaths = (drawing: string): string =>
  drawing.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shortPath(path)}"`);
