import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Switch } from './settings.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => kept.set(place, text),
});

const PLACE = 'panj.settings';
const GRID: Switch = { name: 'grid', label: '', on: true };
const read = () => JSON.parse(kept.get(PLACE) ?? '{}') as Record<string, unknown>;

/** The settings as a page finds them that is opened now. */
async function opened(text = '{}') {
  kept.set(PLACE, text);
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

beforeEach(() => kept.clear());

describe('settings', () => {
  it('are kept, those of boards beside those of the page', async () => {
    const settings = await opened('{"theme":"dark","forced":false,"grid":false}');
    expect([settings.theme, settings.forced, settings.isOn(GRID)]).toEqual(['dark', false, false]);
    settings.sound = true;
    settings.apply();
    expect(read()).toMatchObject({ theme: 'dark', forced: false, grid: false, sound: true });
  });
  it('of a board are as it says until somebody turns them', async () => {
    const settings = await opened();
    expect([settings.isOn(GRID), settings.isOn({ ...GRID, on: false })]).toEqual([true, false]);
    settings.turn(GRID, false);
    settings.apply();
    expect([settings.isOn(GRID), read().grid]).toEqual([false, false]);
  });
  it('show others’ turns calmly, unless something else is said of a game or of all', async () => {
    let settings = await opened();
    expect([settings.speed('chess'), settings.back, settings.scenes]).toEqual(['calm', 'ask', 'shown']);
    settings.setSpeed('chess', 'quick');
    settings.setSpeed('', 'step');
    settings.apply();
    settings = await opened(kept.get(PLACE));
    expect([settings.speed('chess'), settings.speed('go')]).toEqual(['quick', 'step']);
    settings = await opened('{"others:go":"fast"}');
    expect(settings.speed('go')).toBe('calm');
  });
  it('keep the log beside the board of a game as somebody wants it, and else as there is room', async () => {
    const settings = await opened();
    settings.keepLog('chess', true);
    settings.apply();
    expect([settings.logBeside('chess'), settings.logBeside('go')]).toEqual([true, null]);
    expect(read()['log:chess']).toBe(true);
  });
  it('that cannot be read are those of a new browser', async () => {
    for (const text of ['no', 'null']) expect((await opened(text)).theme).toBe('system');
  });
});
