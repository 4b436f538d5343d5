/** What pictures outside of the browser take along: see tools/art.py. */
import { layout, RING, SLOTS, type Point, toward, TRAY } from '../geometry.ts';
import { COLOURS, marker, PROVINCES, SIGNS } from './signs.ts';

const TRAYS = [0, 1, 2, 3, 4, 5];
const MOST_MARKERS = 12;
const round = (points: Point[]) => points.map((point) => point.map((x) => Math.round(x * 100) / 100));

function layouts(tray: number) {
  return Array.from({ length: MOST_MARKERS + 1 }, (_, count) => {
    const { radius, points } = layout(count, tray);
    return { radius, points: round(points) };
  });
}

export default {
  signs: SIGNS,
  markers: Object.fromEntries(COLOURS.map((each) => [each, marker(each)])),
  provinces: PROVINCES,
  ring: {
    radius: RING,
    tray: TRAY,
    slots: SLOTS,
    trays: round(TRAYS.map((tray) => toward(tray, RING))),
    layouts: TRAYS.map(layouts),
  },
};
