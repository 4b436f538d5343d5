/** How long a page waits until it asks a server again that has not answered so many times, in milliseconds: longer each
 * time, and not all pages at once. `chance` is between 0 and 1. */
export function patience(failures: number, chance: number): number {
  const seconds = Math.min(30, 2 ** failures);
  return Math.round(seconds * 1000 * (0.8 + 0.4 * chance));
}
