/** Both cuts of every terrain, as pictures for files. */
import { tiles } from './signs.ts';

export default (): [name: string, drawing: string][] =>
  tiles().map(([name, art]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${art}</svg>`,
  ]);
