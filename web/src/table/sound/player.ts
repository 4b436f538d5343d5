/** Plays the sounds of a table: one audio context, made at the first gesture, as browsers want it. */
import { settings } from '../../lib/settings.svelte';
import { factor, type Name, type Note, notesOf, RECIPES } from './recipes';

const APART_MS = 90;
const AT_ONCE = 3;
const SOFTER_DB = -6;
const BUZZ_MS = 20;
const SILENCE = 0.0001;
const ORDER = ['turn', 'pieces', 'all'];

/** What is heard of a sound as somebody has set it, in decibels; null if nothing. */
export function level(name: Name): number | null {
  const { db, from, isPiece } = RECIPES[name];
  if (!settings.sound || settings.volume <= 0) return null;
  if (ORDER.indexOf(from) > ORDER.indexOf(settings.sounds)) return null;
  if (!isPiece || settings.hurry === 1) return db;
  return settings.hurry > 0 ? db + SOFTER_DB : null;
}

export class Player {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private hiss: AudioBuffer | null = null;
  private begun = new Map<Name, number>();
  private ends: number[] = [];
  private touched = false;

  /** A gesture was made: now a browser lets a page be heard. */
  wake(): void {
    this.touched = true;
    this.turnOn();
  }

  /** Sound is on: the gesture that has turned it on began while it was off, and counts too. */
  turnOn(): void {
    if (!this.touched || !settings.sound || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
  }

  /** Play a sound, unless the same was just heard, or too much is heard already. */
  play(name: Name, seat = 0): void {
    if (name === 'turn' || name === 'refused') this.buzz();
    const db = level(name);
    const { context } = this;
    if (db === null || !context) return;
    const now = context.currentTime;
    if (now - (this.begun.get(name) ?? -Infinity) < APART_MS / 1000) return;
    this.ends = this.ends.filter((end) => end > now);
    if (this.ends.length >= AT_ONCE) return;
    const notes = notesOf(name, seat);
    this.begun.set(name, now);
    this.ends.push(now + Math.max(...notes.map((each) => each.at + each.ms)) / 1000);
    const out = this.outlet(context);
    for (const each of notes) this.sound(context, out, each, factor(db), now);
  }

  /** All sounds go through one volume and one compressor. */
  private outlet(context: AudioContext): GainNode {
    if (!this.out) {
      const press = context.createDynamicsCompressor();
      press.threshold.value = -18;
      press.ratio.value = 4;
      this.out = context.createGain();
      this.out.connect(press).connect(context.destination);
    }
    this.out.gain.value = (settings.volume / 100) ** 2;
    return this.out;
  }

  private sound(context: AudioContext, out: GainNode, note: Note, loud: number, now: number): void {
    const begin = now + note.at / 1000;
    const end = begin + note.ms / 1000;
    const shape = context.createGain();
    shape.gain.setValueAtTime(SILENCE, begin);
    shape.gain.linearRampToValueAtTime(loud, begin + note.swell / 1000);
    shape.gain.exponentialRampToValueAtTime(SILENCE, end);
    shape.connect(out);
    const source = note.kind === 'noise' ? this.noise(context, note, begin, end, shape) : tone(context, note, shape);
    source.start(begin);
    source.stop(end);
  }

  private noise(context: AudioContext, note: Note, begin: number, end: number, shape: GainNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    this.hiss ??= hissOf(context);
    source.buffer = this.hiss;
    const filter = context.createBiquadFilter();
    filter.type = note.filter ?? 'lowpass';
    filter.frequency.setValueAtTime(note.hz, begin);
    if (note.to) filter.frequency.linearRampToValueAtTime(note.to, end);
    source.connect(filter).connect(shape);
    return source;
  }

  private buzz(): void {
    if (settings.sound && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
  }
}

function tone(context: AudioContext, note: Note, shape: GainNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = note.kind as OscillatorType;
  source.frequency.value = note.hz;
  source.connect(shape);
  return source;
}

/** A quarter of a second of noise. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

export const player = new Player();
