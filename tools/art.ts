/** The art of the browser's boards as one JSON document, for tools/art.py. */
import * as kd from '../web/src/art/kingdomino.ts';
import * as kj from '../web/src/art/kohan_dej.ts';
import * as mi from '../web/src/art/minerva.ts';
import * as tj from '../web/src/art/trajan.ts';
import * as pp from '../web/src/art/pax_pamir.ts';
import * as cloth from '../web/src/boards/pax_pamir/cloth.ts';
import * as ring from '../web/src/boards/trajan/geometry.ts';

const symbols = (text) => Object.fromEntries(
  [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, art]) => [id.slice(3), art]));
const borders = Object.keys(cloth.BORDERS);
const round = (points) => points.map((point) => point.map((x) => Math.round(x * 100) / 100));
const upTo = (count, make) => Array.from({ length: count + 1 }, (_, i) => make(i));
process.stdout.write(JSON.stringify({
  kingdomino: { signs: { ...symbols(kd.terrainSymbols()), ...symbols(kd.symbols()) } },
  kohan_dej: { signs: {}, emblems: kj.EMBLEMS, buildings: kj.BUILDINGS, types: kj.TYPES, marks: kj.MARKS, ground: kj.GROUND, star: kj.star(0, 0, 1, 0.7654), girih: kj.girih('ID', 'INK', 1) },
  minerva: { signs: mi.SIGNS },
  trajan: { signs: tj.SIGNS, markers: Object.fromEntries(tj.COLOURS.map((each) => [each, tj.marker(each)])), provinces: tj.PROVINCES,
    ring: { radius: ring.RING, tray: ring.TRAY, slots: ring.SLOTS, trays: round(upTo(5, (tray) => ring.toward(tray, ring.RING))),
      layouts: upTo(5, (tray) => upTo(12, (count) => { const found = ring.layout(count, tray); return { radius: found.radius, spots: round(found.spots) }; })) } },
  pax_pamir: { signs: pp.SIGNS, regions: Object.fromEntries(cloth.REGIONS.map((name) => [name, { outline: cloth.regionPath(name), ...cloth.SPOTS[name] }])),
    borders: Object.fromEntries(borders.map((name) => [name, { path: cloth.borderPath(name), ...cloth.middle(name) }])) },
  shapes: kd.SHAPE,
}));
