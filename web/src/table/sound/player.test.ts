import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { settings } = await import('../../lib/settings.svelte');
const { level, Player } = await import('./player');

const started: { kind: string; at: number }[] = [];
let now = 0;

/** An audio context that only remembers what was started. */
class Silent {
  state = 'running';
  sampleRate = 400;
  destination = {};
  get currentTime() {
    return now;
  }
  private param = () => ({
    value: 0,
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  });
  private node = (kind: string) => ({
    gain: this.param(),
    frequency: this.param(),
    threshold: this.param(),
    ratio: this.param(),
    connect: (next: unknown) => next,
    start: (at: number) => started.push({ kind, at }),
    stop: () => {},
  });
  createGain = () => this.node('gain');
  createOscillator = () => this.node('tone');
  createBufferSource = () => this.node('noise');
  createBiquadFilter = () => this.node('filter');
  createDynamicsCompressor = () => this.node('press');
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

describe('a player of sounds', () => {
  let player: InstanceType<typeof Player>;
  beforeEach(() => {
    vi.stubGlobal('AudioContext', Silent);
    started.length = 0;
    now = 10;
    Object.assign(settings, { sound: true, volume: 50, sounds: 'pieces', hurry: 1 });
    player = new Player();
    player.wake();
  });

  it('is silent before the first gesture', () => {
    new Player().play('turn');
    expect(started).toEqual([]);
  });
  it('is heard at once when it is turned on by a gesture', () => {
    const turned = new Player();
    settings.sound = false;
    turned.wake();
    settings.sound = true;
    turned.turnOn();
    turned.play('turn');
    expect(started).toHaveLength(2);
  });
  it('waits for a gesture though sound is on', () => {
    const untouched = new Player();
    untouched.turnOn();
    untouched.play('turn');
    expect(started).toEqual([]);
  });
  it('plays the notes of a sound', () => {
    player.play('turn');
    expect(started.map((each) => each.kind)).toEqual(['tone', 'tone']);
    player.play('card');
    expect(started.at(-1)?.kind).toBe('noise');
  });
  it('never plays the same twice at once', () => {
    player.play('piece');
    const count = started.length;
    now += 0.05;
    player.play('piece');
    expect(started).toHaveLength(count);
    now += 0.05;
    player.play('piece');
    expect(started).toHaveLength(2 * count);
  });
  it('plays three sounds at once at most', () => {
    for (const name of ['turn', 'scene', 'ended', 'undone'] as const) player.play(name);
    const count = started.length;
    now += 2;
    player.play('undone');
    expect(started.length).toBeGreaterThan(count);
  });
  it('does what the settings say', () => {
    expect(level('step')).toBeNull();
    settings.sounds = 'all';
    expect(level('step')).toBe(-22);
    settings.sounds = 'turn';
    expect([level('piece'), level('turn')]).toEqual([null, -14]);
    settings.sound = false;
    expect(level('turn')).toBeNull();
  });
  it('is softer when much happens quickly, and silent when it happens at once', () => {
    settings.hurry = 0.4;
    expect([level('piece'), level('turn')]).toEqual([-24, -14]);
    settings.hurry = 0;
    expect([level('piece'), level('turn')]).toEqual([null, -14]);
  });
});
