import { describe, expect, it } from 'vitest';
import { calledNow, lookOf, marksOf } from './roles';
import type { RolePlace, View } from './view';

const place = (more: Partial<RolePlace> = {}): RolePlace => ({
  role: 'king',
  rank: 4,
  face_up: false,
  called: false,
  holder: null,
  silent: false,
  killed: false,
  bewitched: false,
  robbed: false,
  warrant: false,
  threat: false,
  ...more,
});
const me = {
  hand: [],
  tray: [],
  roles: [] as string[],
  received: [] as string[][],
  burned: [],
  out: [] as string[],
  swap: [],
  museum: [],
  bottom: [],
  top: [],
};
const view = (phase: View['phase'], more: Partial<typeof me> = {}, called = 0) =>
  ({ phase, called, now: null, me: { ...me, ...more } }) as unknown as View;

describe('the role row', () => {
  it('shows what reached me, what did not, and what I passed on', () => {
    expect(lookOf(view('selection', { received: [['king']] }), place(), 0, true).look).toBe('pick');
    expect(lookOf(view('selection', { received: [['king']] }), place(), 0, false).says).toBe('passed');
    expect(lookOf(view('selection', { received: [['thief']] }), place(), 0, false).says).toBe('not_reached');
    expect(lookOf(view('selection', { received: [['king']], roles: ['king'] }), place(), 0, false)).toMatchObject({
      look: 'mine',
      seat: 0,
    });
  });

  it('keeps what only I know apart', () => {
    expect(lookOf(view('turns', { out: ['king'] }), place(), 0, false)).toMatchObject({ look: 'past', private: true });
    expect(lookOf(view('turns', {}), place({ face_up: true }), 0, false)).toMatchObject({
      look: 'out',
      private: false,
    });
  });

  it('tells the called role from those called before', () => {
    expect(lookOf(view('turns', {}, 4), place({ holder: 2 }), 0, false).look).toBe('now');
    expect(lookOf(view('turns', {}, 6), place({ holder: 2 }), 0, false).look).toBe('shown');
    expect(lookOf(view('turns', {}, 6), place({ silent: true }), 0, false).look).toBe('none');
  });

  it('has every mark that lies on a role', () => {
    expect(marksOf(place({ robbed: true, threat: true }))).toEqual(['robbed', 'threat']);
  });
});

describe('the light of the row', () => {
  const turns = { phase: 'turns', now: { role: 'king' } } as unknown as View;
  const told = (name: string, ...things: string[]) => ({ key: `kohan_dej.log.${name}`, things });
  it('lies on the role whose turn it is, and on none while roles are chosen', () => {
    expect(calledNow(null, [], turns)).toBe('king');
    expect(calledNow(null, [], { phase: 'selection', now: null } as unknown as View)).toBe('');
  });
  it('follows the calls that are told, although the board is further', () => {
    const log = [
      told('picked', 'seat:2'),
      told('revealed', 'seat:0', 'role:assassin'),
      told('killed', 'role:bishop'),
      told('turn_ended', 'seat:0'),
      told('no_answer', 'role:thief'),
      told('revealed', 'seat:1', 'role:king'),
    ];
    const lights = log.map((line) => calledNow(line, log, turns));
    expect(lights).toEqual(['', 'assassin', 'assassin', 'assassin', 'thief', 'king']);
  });
});
