import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Operand, Phrases } from './game';
import { agreedForm, format, inDigits, pieces, plain, readable, ruleKey, thingId } from './speak';

const FTL = `
game-log-placed = { $who } placed domino { $domino }: { $points ->
    [one] one point
   *[other] { $points } points
}.
    .you = You placed domino { $domino }: { $points }.
game-log-moved = { $who } went { $turn }, to { $cell }.
game-turn-east = to the right
`;
const kind = (name: string, kind: string, more: Partial<Operand> = {}): Operand => ({
  name,
  kind,
  number: true,
  words: '',
  thing: false,
  names: [],
  ...more,
});
const PHRASES: Phrases = {
  'game.log.placed': [
    kind('who', 'seat', { thing: true }),
    kind('domino', 'domino', { thing: true }),
    kind('points', 'amount'),
  ],
  'game.log.moved': [
    kind('who', 'seat'),
    kind('turn', 'turn', { number: false, words: 'game.turn', names: ['east'] }),
    kind('cell', 'cell', { number: false, thing: true, names: ['-1,0', '0,1'] }),
  ],
};

function bundle(locale: string) {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(FTL));
  return made;
}

describe('sentences', () => {
  it('keep names and things apart from the text', () => {
    const said = { key: 'game.log.placed', operands: [1, 37, 1] };
    const found = pieces(bundle('en-GB'), PHRASES, said, ['Anna', 'Bence'], 0, 'en');
    expect(plain(found)).toBe('Bence placed domino 37: one point.');
    expect(found.find((piece) => piece.seat === 1)?.text).toBe('Bence');
    expect(found.find((piece) => piece.thing)).toEqual({ text: '37', thing: 'domino:37' });
  });
  it('name the cells of a plane by their coordinates', () => {
    expect(thingId(kind('cell', 'cell', { number: false, thing: true, plane: [256, 128] }), 32898 - 256)).toBe(
      'cell:2,-1',
    );
  });
  it('tell the reader what he or she did', () => {
    const said = { key: 'game.log.placed', operands: [1, 37, 4] };
    expect(plain(pieces(bundle('en-GB'), PHRASES, said, ['Anna', 'Bence'], 1, 'en'))).toBe('You placed domino 37: 4.');
  });
  it('use the digits of the language, in coordinates too', () => {
    expect(
      plain(pieces(bundle('fa-IR'), PHRASES, { key: 'game.log.placed', operands: [0, 37, 5] }, ['آنا'], null, 'fa')),
    ).toContain('۳۷');
    expect(
      plain(pieces(bundle('fa-IR'), PHRASES, { key: 'game.log.moved', operands: [0, 0, 0] }, ['آنا'], null, 'fa')),
    ).toBe('آنا went to the right, to -۱,۰.');
    expect(inDigits('7', 'hu')).toBe('7');
  });
  it('show a key that has no words', () => {
    expect(format(bundle('en-GB'), 'game.none')).toBe('⟦game.none⟧');
  });
  it('follow the options of a table', () => {
    const made = new FluentBundle('en-GB');
    made.addResource(
      new FluentResource('game-rule-1_9 = 11 spaces\n    .about = why\n    .cycle-longer = 12 spaces\n'),
    );
    const form = (options: Record<string, unknown>, otherwise = '') =>
      format(made, 'game.rule.1_9', {}, agreedForm(made, 'game.rule.1_9', options, otherwise));
    expect(form({ cycle: 'longer', other: true })).toBe('12 spaces');
    expect(form({ cycle: 'shorter' })).toBe('11 spaces');
    expect(form({ cycle: 'longer' }, 'about')).toBe('12 spaces');
    expect(form({ cycle: 'shorter' }, 'about')).toBe('why');
    expect(agreedForm(made, 'game.none', { cycle: 'longer' })).toBe('');
  });
  it('know the key of a rule', () => {
    expect(ruleKey('GA-4.1', 'game')).toBe('game.rule.4_1');
    expect(ruleKey('4.1', 'game')).toBe('game.rule.4_1');
  });
  it('are readable where there are no words', () => {
    expect(readable('game.score.most_tricks')).toBe('most tricks');
  });
});
