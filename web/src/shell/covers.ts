/** The covers of all games that have one: drawn from `boards/<slug>/art/cover.ts`, found by their place. */
const FILES = import.meta.glob<string>('../generated/*.svg', { eager: true, query: '?url', import: 'default' });

export const COVERS = new Map(
  Object.entries(FILES).map(([path, file]) => [path.slice('../generated/'.length, -'.svg'.length), file]),
);
