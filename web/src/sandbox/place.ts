/** Where a sandbox stands, as its address has it: the moment of a match, and what was tried from there. */

/** Stands between the moves of a line; no move has it. */
const BETWEEN = '|';

export interface Place {
  /** After so many moves; after all of them, without a number. */
  at: number | null;
  /** Whose knowledge counts; anybody's, without one. */
  seat: number | null;
  deal: number;
  line: string[];
  bots: number[];
}

/** After all moves of a match, with nothing tried. */
export const THE_END: Place = { at: null, seat: null, deal: 0, line: [], bots: [] };

const whole = (text: string | null): number => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : 0);

/** What an address says; what is damaged in it is left out, and the server refuses what does not fit. */
export function placeOf(query: URLSearchParams): Place {
  const line = query.get('line');
  const bots = query.get('bots');
  return {
    at: query.get('at') ? whole(query.get('at')) : null,
    seat: query.get('seat') ? whole(query.get('seat')) : null,
    deal: whole(query.get('deal')),
    line: line ? line.split(BETWEEN) : [],
    bots: bots ? bots.split(',').map(whole) : [],
  };
}

/** The query of an address; nothing is said that is so anyway. */
export function queryOf({ at, seat, deal, line, bots }: Place): string {
  const said = new URLSearchParams();
  if (at !== null) said.set('at', String(at));
  if (seat !== null) said.set('seat', String(seat));
  if (deal) said.set('deal', String(deal));
  if (bots.length) said.set('bots', bots.join(','));
  if (line.length) said.set('line', line.join(BETWEEN));
  return said.size ? `?${said}` : '';
}
