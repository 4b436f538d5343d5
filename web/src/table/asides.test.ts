import { describe, expect, it } from 'vitest';
import type { AsideLine, Phrases, SeatAnswer, TableAnswer } from '../lib/game';
import { told } from '../testing/told';
import { isGiftToMe, withAsides } from './asides';
import { mayPause, mayResume, roundAt, SeatsOut } from './seats_out.svelte';
import { grouped } from './story/groups';

const aside = (version: number, key: string): AsideLine => ({ version, at: 0, said: { key, operands: [] } });

describe('what happened beside the match', () => {
  const LOG = [told({ version: 1, seat: 0, turn: 1 }), told({ version: 2, seat: 1, turn: 2 })];

  it('stands after what happened at its version, and splits no turn in a way that loses a line', () => {
    const all = withAsides(LOG, [aside(1, 'paused'), aside(1, 'resumed'), aside(2, 'out')]);
    expect(all.map((line) => line.key)).toEqual([LOG[0].key, 'paused', 'resumed', LOG[1].key, 'out']);
    expect(grouped(all).map((group) => group.kind)).toEqual(['turn', 'rules', 'rules', 'turn', 'rules']);
  });

  it('is told no earlier than what happened before it', () => {
    expect(withAsides(LOG, [aside(2, 'out')], 1)).toEqual(LOG);
  });
});

describe('a gift of time', () => {
  it('is told to its receiver by the dock alone', () => {
    const table = { seats: [{ mine: true }, { mine: false }] } as unknown as TableAnswer;
    const gift = (seat: number) => ({ key: 'server.log.gift', operands: [seat, 5] });
    expect([isGiftToMe(gift(0), table), isGiftToMe(gift(1), table)]).toEqual([true, false]);
    expect(isGiftToMe({ key: 'server.log.paused', operands: [0] }, table)).toBe(false);
  });
});

describe('seats out of time', () => {
  const seat = (number: number, known: Partial<SeatAnswer> = {}): SeatAnswer =>
    ({ seat: number, kind: 'person', mine: false, online: true, stand_in: null, ...known }) as SeatAnswer;
  const stand = (given = false) => ({ since: 5, version: 3, bot: 'easy', given, why: 'stand_in' as const });
  const table = (seats: SeatAnswer[], known: Partial<TableAnswer> = {}) =>
    ({
      status: 'running',
      host: true,
      host_seat: 0,
      seat: 0,
      paused: null,
      settings: { pace: { kind: 'live' } },
      seats,
      ...known,
    }) as TableAnswer;

  it('are told once each, to others until they have read it, to their people until they are back', () => {
    const out = new SeatsOut(() => table([seat(0, { mine: true, stand_in: stand() }), seat(1, { stand_in: stand() })]));
    expect(out.mine.map((each) => each.seat)).toEqual([0]);
    expect(out.other?.seat).toBe(1);
    out.putAway(out.other!);
    expect(out.other).toBeNull();
    expect(out.mine).toHaveLength(1);
  });

  it('are given time by the host alone, once, where minutes are counted', () => {
    const late = seat(1, { stand_in: stand() });
    expect(new SeatsOut(() => table([late])).mayGive(late)).toBe(true);
    expect(new SeatsOut(() => table([late], { host: false })).mayGive(late)).toBe(false);
    const days = { pace: { kind: 'days' } } as TableAnswer['settings'];
    expect(new SeatsOut(() => table([late], { settings: days })).mayGive(late)).toBe(false);
    const given = seat(1, { stand_in: stand(true) });
    expect(new SeatsOut(() => table([given])).mayGive(given)).toBe(false);
  });

  it('ran out in the round that the log told last before it', () => {
    const phrases = { round: [{ name: 'round' }] } as unknown as Phrases;
    const heading = (version: number, round: number) =>
      told({ version, key: 'round', operands: [round], heading: true });
    const log = [heading(2, 1), told({ version: 3, seat: 0 }), heading(5, 2)];
    expect([1, 4, 5].map((version) => roundAt(log, phrases, version))).toEqual([null, 1, 2]);
  });

  it('leave a paused table to the host, or to players while the host is away', () => {
    expect(mayPause(table([]))).toBe(true);
    expect(mayPause(table([], { paused: 1 }))).toBe(false);
    expect(mayPause(table([], { settings: {} as TableAnswer['settings'] }))).toBe(false);
    const others = (online: boolean) => table([seat(0, { online }), seat(1)], { host: false, seat: 1 });
    expect(mayResume(others(true))).toBe(false);
    expect(mayResume(others(false))).toBe(true);
    expect(mayResume(table([seat(0, { online: false })], { host: false, seat: null }))).toBe(false);
  });
});
