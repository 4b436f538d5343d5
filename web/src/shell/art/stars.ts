/** Stars with any number of points. */

/** The outline of a star round nought, its first point up. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const turn = (at * Math.PI) / points;
    const far = at % 2 ? inner : outer;
    return `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
