import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game';
import { lastTurn } from './wakhan';

describe("Wakhan's turn", () => {
  it('is cut out of the log, each step with its line', () => {
    const line = (name: string, ...operands: number[]) =>
      ({ key: `pax_pamir.log.${name}`, operands, version: 1 }) as unknown as LogLine;
    const named = (name: string, thing = false) => ({ name, kind: name, number: true, words: '', thing, names: [] });
    const phrases = {
      'pax_pamir.log.turn': [named('who')],
      'pax_pamir.log.wakhan_line': [named('number')],
      'pax_pamir.log.wakhan_acts': [named('card', true)],
    };
    const log = [
      line('turn', 1),
      line('wakhan_line', 1),
      line('wakhan_acts', 62),
      line('wakhan_bonus', 5),
      line('turn', 0),
      line('bought', 0),
    ];
    const steps = lastTurn(log, 1, phrases);
    expect(steps.map((step) => step.number)).toEqual([1, 1, 0]);
    expect(lastTurn(log, 2, phrases)).toEqual([]);
  });
});
