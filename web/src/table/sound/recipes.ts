/** What the sounds of a table are made of: no files, a few notes and a little noise each. */
export type Name =
  | 'turn'
  | 'turn_hidden'
  | 'low_time'
  | 'chosen'
  | 'piece'
  | 'card'
  | 'coins'
  | 'step'
  | 'undone'
  | 'refused'
  | 'scene'
  | 'won'
  | 'ended';

export interface Note {
  kind: 'sine' | 'triangle' | 'noise';
  /** Its pitch, or the middle of the band or the edge of the noise, in Hz. */
  hz: number;
  /** Where that goes until its end. */
  to?: number;
  /** When it begins, how long it lasts and how long it swells, in milliseconds. */
  at: number;
  ms: number;
  swell: number;
  /** How noise is coloured. */
  filter?: 'lowpass' | 'bandpass';
}

export interface Recipe {
  notes: Note[];
  /** Under full scale. */
  db: number;
  /** With settings of this kind it is heard: only my turn, pieces too, everything. */
  from: 'turn' | 'pieces' | 'all';
  /** Belongs to changes of the table: softer when they come fast, silent when they come at once. */
  isPiece?: boolean;
}

const note = (kind: Note['kind'], hz: number, at: number, ms: number, swell = 5, more: Partial<Note> = {}): Note => ({
  kind,
  hz,
  at,
  ms,
  swell,
  ...more,
});
const TURN = [note('sine', 523, 0, 300, 20), note('sine', 659, 160, 360, 20)];
const marimba = (pitches: number[]) => pitches.map((hz, place) => note('sine', hz, place * 160, 260, 4));
/** C D E G A and so on: any two of them sound well together. */
const SEATS = [262, 294, 330, 392, 440, 523, 587, 659];

export const RECIPES: Record<Name, Recipe> = {
  turn: { notes: TURN, db: -14, from: 'turn' },
  turn_hidden: {
    notes: [...TURN, ...TURN.map((each) => ({ ...each, at: each.at + 680 }))],
    db: -10,
    from: 'turn',
  },
  low_time: { notes: [note('sine', 900, 0, 70, 8), note('sine', 900, 110, 70, 8)], db: -14, from: 'turn' },
  chosen: { notes: [note('triangle', 1800, 0, 40, 2)], db: -26, from: 'pieces' },
  piece: {
    notes: [note('noise', 400, 0, 60, 2, { filter: 'lowpass' }), note('sine', 140, 0, 110, 3)],
    db: -18,
    from: 'pieces',
    isPiece: true,
  },
  card: {
    notes: [note('noise', 2000, 0, 160, 20, { filter: 'bandpass', to: 5000 })],
    db: -22,
    from: 'pieces',
    isPiece: true,
  },
  coins: {
    notes: [2100, 2700, 3400].map((hz, place) => note('sine', hz, place * 35, 130, 2)),
    db: -22,
    from: 'pieces',
    isPiece: true,
  },
  step: { notes: [note('sine', 262, 0, 220, 4)], db: -22, from: 'all', isPiece: true },
  undone: { notes: [note('sine', 440, 0, 110, 8), note('sine', 370, 95, 105, 8)], db: -22, from: 'pieces' },
  refused: { notes: [note('sine', 180, 0, 140, 15)], db: -20, from: 'all' },
  scene: {
    notes: [392, 784, 1176].map((hz, place) => note('sine', hz, 0, 1400 - place * 300, 6)),
    db: -16,
    from: 'pieces',
  },
  won: { notes: marimba([392, 523, 659, 784]), db: -12, from: 'pieces' },
  ended: { notes: marimba([392, 330, 294, 262]), db: -12, from: 'pieces' },
};

/** The notes of a sound; what somebody else does has the pitch of their seat. */
export function notesOf(name: Name, seat = 0): Note[] {
  const { notes } = RECIPES[name];
  return name === 'step' ? notes.map((each) => ({ ...each, hz: SEATS[seat % SEATS.length] })) : notes;
}

/** A level in decibels as a factor. */
export const factor = (db: number): number => 10 ** (db / 20);
