import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../lib/game';
import { told } from '../../testing/told';
import type { Speed } from '../pace';
import { Film } from './film.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A film whose frames are written down as they are shown: by their version, or `now`. */
function laid(speed: Speed = 'calm') {
  const now = { speed, ready: (_: number) => true };
  const shown: (number | 'now')[] = [];
  const film = new Film({
    speed: () => now.speed,
    letters: () => 40,
    ready: (version) => now.ready(version),
    change: () => {},
    manner: () => 'shown',
    staged: (line) => line.scene !== '',
    brief: (line) => line.key === 'nobody',
  });
  const look = () => {
    const here = film.holding ? (film.told?.version ?? -1) : 'now';
    if (shown.at(-1) !== here) shown.push(here);
  };
  const pass = (ms: number) => {
    look();
    for (let gone = 0; gone < ms; gone += 10) {
      vi.advanceTimersByTime(10);
      look();
    }
  };
  const add = (lines: LogLine[], haste = {}) => {
    film.append(lines, haste);
    look();
  };
  return { film, now, shown, pass, add };
}
const line = (version: number, turn = 1, more: Partial<LogLine> = {}) => told({ version, turn, seat: turn, ...more });

describe('a film', () => {
  it('tells every line in order, and then the present', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), line(2), line(3, 2)]);
    expect(film.running).toBe(true);
    pass(20_000);
    expect(shown).toEqual([1, 2, 3, 'now']);
    expect(film.running).toBe(false);
  });
  it('shows a caption for the time that reading it takes, and a pause between turns', () => {
    const { shown, pass, add } = laid();
    add([line(1), line(2, 2)]);
    pass(1700);
    expect(shown).toEqual([1]);
    pass(300);
    expect(shown).toEqual([1]);
    pass(300);
    expect(shown).toEqual([1, 2]);
  });
  it('shows what happened to nobody for half a second, but step by step as long as somebody wants', () => {
    const { now, film, shown, pass, add } = laid();
    add([line(1, 1, { key: 'nobody' }), line(2)]);
    pass(500);
    expect(shown).toEqual([1, 2]);
    film.reset();
    now.speed = 'step';
    add([line(3, 1, { key: 'nobody' }), line(4)]);
    pass(9000);
    expect(shown.at(-1)).toBe(3);
  });
  it('tells a spectator turns in short who is far behind, unless step by step', () => {
    const long = Array.from({ length: 40 }, (_, at) => line(at + 1, Math.floor(at / 4)));
    const summed = (speed: Speed) => {
      const { film, add } = laid(speed);
      add(long, { watched: true, limit: 90_000 });
      return film.frames.some((frame) => frame.summary);
    };
    expect([summed('calm'), summed('step')]).toEqual([true, false]);
  });
  it('goes on with what comes while it runs', () => {
    const { shown, pass, add } = laid();
    add([line(1)]);
    pass(500);
    add([line(2)]);
    pass(500);
    add([line(3, 2)]);
    pass(20_000);
    expect(shown).toEqual([1, 2, 3, 'now']);
  });
  it('takes no longer than its limit, however much comes one after the other', () => {
    const { film, pass, add } = laid();
    for (let turn = 0; turn < 30; turn++) {
      add(Array.from({ length: 4 }, (_, place) => line(turn * 4 + place, turn)));
      pass(250);
    }
    pass(25_000 - 30 * 250);
    expect(film.holding).toBe(false);
  });
  it('tells several lines of one version one by one', () => {
    const { film, pass, add } = laid();
    add([line(4, 1, { key: 'a' }), line(4, 1, { key: 'b' })]);
    expect([film.told?.key, film.frame?.version]).toEqual(['a', 4]);
    pass(2000);
    expect([film.told?.key, film.frame?.version]).toEqual(['b', 4]);
  });
  it('waits for a position that is not there yet', () => {
    const { film, now, shown, pass, add } = laid();
    now.ready = () => false;
    add([line(1)]);
    pass(9000);
    expect(shown).toEqual([-1]);
    now.ready = () => true;
    film.poke();
    pass(9000);
    expect(shown).toEqual([-1, 1, 'now']);
  });
});

describe('a speed', () => {
  it('of Instant shows the present at once', () => {
    const { film, shown, add } = laid('instant');
    add([line(1), line(2)]);
    expect([shown, film.frames.length]).toEqual([['now'], 2]);
  });
  it('of Quick is quicker', () => {
    const { shown, pass, add } = laid('quick');
    add([line(1), line(2)]);
    pass(1600);
    expect(shown).toEqual([1, 2, 'now']);
  });
  it('of Step waits for the next step', () => {
    const { film, shown, pass, add } = laid('step');
    add([line(1), line(2)]);
    pass(90_000);
    expect(shown).toEqual([1]);
    film.next();
    pass(90_000);
    film.next();
    pass(10);
    expect(shown).toEqual([1, 2, 'now']);
  });
  it('that is changed to Instant ends the film', () => {
    const { film, now, add } = laid();
    add([line(1), line(2)]);
    now.speed = 'instant';
    film.replan();
    expect(film.holding).toBe(false);
  });
  it('that is changed holds for what waits', () => {
    const { film, now, shown, pass, add } = laid('step');
    add([line(1), line(2)]);
    pass(5000);
    now.speed = 'calm';
    film.replan();
    film.next();
    pass(1800);
    expect(shown).toEqual([1, 2, 'now']);
  });
});

describe('haste', () => {
  it('when my clock runs lets the rest take two and a half seconds', () => {
    const { film, pass, add } = laid();
    add(
      Array.from({ length: 12 }, (_, place) => line(place, place)),
      { asked: true },
    );
    pass(2550);
    expect(film.holding).toBe(false);
  });
  it('when others only answered me takes two seconds', () => {
    const { film, pass, add } = laid();
    add([line(1), line(2), line(3), line(4)], { answered: true });
    pass(2050);
    expect(film.holding).toBe(false);
  });
  it('when people play fast tells by summaries what is more than five turns behind', () => {
    const { film, add } = laid();
    for (let turn = 0; turn < 7; turn++)
      add(Array.from({ length: 3 }, (_, place) => line(3 * turn + place, turn, { by: 'person' })));
    expect(film.frames.slice(film.at + 1).every((frame) => frame.summary)).toBe(true);
  });
  it('when people play fast is Quick from the third turn on that waits', () => {
    const { film, add } = laid();
    const played = (turn: number) => add([line(turn, turn, { by: 'person' })]);
    [0, 1, 2].forEach(played);
    expect(film.frames[2].ms).toBe(1740);
    [3, 4].forEach(played);
    expect(film.frames.slice(1).map((frame) => frame.ms)).toEqual([750, 750, 750, 750]);
  });
  it('is none for who has come back, whoever played', () => {
    const { film, add } = laid();
    film.halt('back', true);
    for (let turn = 0; turn < 7; turn++) add([line(turn, turn, { by: 'person' })]);
    film.offer(90_000);
    expect(film.frames.map((frame) => frame.ms)).toEqual(Array(7).fill(1740));
  });
});

describe('what stops the time', () => {
  it('is a pause, and the step goes on where it stood', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), line(2)]);
    pass(1000);
    film.toggle();
    pass(60_000);
    expect(shown).toEqual([1]);
    film.toggle();
    pass(700);
    expect(shown).toEqual([1]);
    pass(100);
    expect(shown).toEqual([1, 2]);
  });
  it('is the pointer, and after it a moment more', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), line(2)]);
    pass(1700);
    film.halt('pointer', true);
    pass(60_000);
    film.halt('pointer', false);
    pass(590);
    expect(shown).toEqual([1]);
    pass(100);
    expect(shown).toEqual([1, 2]);
  });
  it('is a hidden page: nothing is told to nobody', () => {
    const { film, shown, pass, add } = laid();
    film.halt('hidden', true);
    add([line(1), line(2)]);
    pass(60_000);
    expect(shown).toEqual([-1]);
    film.halt('hidden', false, 0);
    pass(10_000);
    expect(shown).toEqual([-1, 1, 2, 'now']);
  });
});

describe('a scene', () => {
  const scene = (version: number, stage: number) => line(version, 7, { scene: 'check', stage, seat: null });
  it('is one step, at which the film waits until its panel is closed', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), scene(2, 1), scene(2, 2), scene(2, 2), line(3, 3)]);
    pass(1740 + 500);
    expect([film.frame?.captions, film.actor, film.frame?.board]).toEqual([[1, 2, 3], null, 1]);
    film.halt('scene', true);
    pass(60_000);
    expect(shown).toEqual([1, 2]);
    film.halt('scene', false, 0);
    film.leaveScene();
    pass(10);
    expect(shown).toEqual([1, 2, 3]);
  });
  it('without a panel is told for the time of its caption', () => {
    const { shown, pass, add } = laid();
    add([scene(2, 1), scene(2, 2), line(3, 3)]);
    pass(1740 + 500 + 20);
    expect(shown).toEqual([2, 3]);
  });
});

describe('the tape', () => {
  it('knows what it has come past, even before its end', () => {
    const { film, add } = laid();
    add([line(1, 1), line(2, 1), line(3, 2)]);
    expect(film.returned).toBe(false);
    film.next();
    film.previous();
    expect([film.returned, film.past]).toEqual([true, false]);
    film.next();
    expect(film.returned).toBe(false);
  });
  it('goes back and forth, by steps and by turns', () => {
    const { film, add } = laid();
    add([line(1, 1), line(2, 1), line(3, 2), line(4, 2)]);
    const after = (act: () => void) => (act(), [film.told?.version, film.playing]);
    expect(after(() => film.next())).toEqual([2, true]);
    expect(after(() => film.turn(1))).toEqual([3, true]);
    expect(after(() => film.next())).toEqual([4, true]);
    expect(after(() => film.turn(-1))).toEqual([3, true]);
    expect(after(() => film.previous())).toEqual([2, false]);
    film.skip();
    expect(film.holding).toBe(false);
  });
  it('looks again at what was told, and returns to the present', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), line(2)]);
    pass(9000);
    film.again();
    expect([film.past, film.running]).toEqual([true, false]);
    pass(9000);
    expect(shown).toEqual([1, 2, 'now', 1, 2, 'now']);
  });
  it('tells what comes while somebody looks again after that', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), line(2)]);
    film.skip();
    film.again();
    add([line(3)]);
    pass(1);
    expect(film.past).toBe(true);
    pass(9000);
    expect(shown).toEqual([1, 2, 3, 'now']);
  });
});

describe('what is taken back', () => {
  it('is not told any more, but that it was', () => {
    const { film, shown, pass, add } = laid();
    add([line(1), line(2), line(3)]);
    film.cut(new Set([3]));
    add([line(4, 1, { key: 'server.log.undone' })]);
    pass(20_000);
    expect(shown).toEqual([1, 2, 4, 'now']);
  });
  it('is told for a moment of its own', () => {
    const { film, add } = laid('quick');
    add([line(4, 1, { key: 'server.log.undone' })]);
    expect(film.frame?.ms).toBe(1400);
  });
});
