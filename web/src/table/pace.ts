/** How long others' turns are shown: one file for all times of the film. */

export const SPEEDS = ['instant', 'quick', 'calm', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a speed means, in milliseconds; Infinity waits for a person. */
interface Tempo {
  /** A caption is shown for this and some more for each letter, within bounds. */
  base: number;
  letter: number;
  least: number;
  most: number;
  /** Between two turns. */
  pause: number;
  /** For a whole story. */
  limit: number;
  /** The part of its time that a motion takes. */
  motion: number;
}

const TEMPI: Record<Speed, Tempo> = {
  instant: { base: 0, letter: 0, least: 0, most: 0, pause: 0, limit: 0, motion: 0 },
  quick: { base: 350, letter: 10, least: 500, most: 1200, pause: 150, limit: 5000, motion: 0.6 },
  calm: { base: 700, letter: 26, least: 1300, most: 4000, pause: 500, limit: 25_000, motion: 1 },
  step: { base: 0, letter: 0, least: Infinity, most: Infinity, pause: 0, limit: Infinity, motion: 1 },
};

/** What happened to nobody is told so long: a role that was called, and nobody came. */
export const BRIEF_MS = 500;
/** A turn that is told by its summary alone. */
export const SUMMARY_MS = 900;
/** "Now: your turn", after somebody has jumped there. */
export const NOW_MS = 1200;
/** What was taken back is told so long. */
export const UNDONE_MS = 1400;
/** After the pointer has left what stops the time. */
export const AGAIN_MS = 600;
/** My clock runs: so long may the rest of a story take once I am asked. */
export const ASKED_MS = 2500;
/** Others had to answer a move of mine, and I am on again. */
export const ANSWERED_MS = 2000;
/** A spectator who is further behind reads summaries. */
export const BEHIND_MS = 60_000;
/** So many turns may wait at the chosen speed, and so many at Quick. */
export const TURNS_WAITING = 2;
export const TURNS_QUICK = 5;
/** More steps than that are offered and not simply run when somebody comes back. */
export const STEPS_UNASKED = 3;
/** Watching what happened meanwhile takes no longer. */
export const CATCH_UP_MS = 90_000;

export const motionOf = (speed: Speed): number => TEMPI[speed].motion;
export const pauseOf = (speed: Speed): number => TEMPI[speed].pause;
export const limitOf = (speed: Speed): number => TEMPI[speed].limit;

/** How a scene is shown, as somebody has set it and at a speed: in full and waiting, by itself, its end, not at all. */
export type Manner = 'waits' | 'shown' | 'short' | 'off';
export function mannerOf(speed: Speed, wish: Exclude<Manner, 'waits'>): Manner {
  if (wish !== 'shown') return wish;
  return speed === 'step' ? 'waits' : speed === 'calm' ? 'shown' : 'short';
}

/** A scene: the position that is judged is seen first, without a cover; then each stage, or the end alone. */
export const BEFORE_MS = 600;
/** A stage takes this besides what moves in it; one with a verdict so long; none longer than what can be read in it. */
export const STAGE_MS = 1600;
export const VERDICT_MS = 2600;
const LONGEST_STAGE_MS = 6000;
export const SHORT_MS = 2500;
/** How long a stage is shown in which so many letters are said, and which takes so long at least. */
export function stageTime(letters: number, least = STAGE_MS): number {
  const { base, letter } = TEMPI.calm;
  return Math.max(least, Math.min(LONGEST_STAGE_MS, base + letter * letters));
}
const sceneTime = (manner: Manner, stages: number[]): number =>
  BEFORE_MS +
  (manner === 'short' ? SHORT_MS : stages.reduce((sum, letters) => sum + stageTime(letters, VERDICT_MS), 0));

/** How long a caption of so many letters is shown. */
export function readingTime(speed: Speed, letters: number): number {
  const { base, letter, least, most } = TEMPI[speed];
  return Math.min(most, Math.max(least, base + letter * letters));
}

/** What is told: one line of the log. */
export interface Caption {
  version: number;
  turn: number;
  /** 0 minor, 1 ordinary, 2 important. */
  weight: number;
  letters: number;
  /** A time of its own, whatever the speed. */
  ms?: number;
  /** The scene that it belongs to, if a panel shows that. */
  scene?: { name: string; stage: number };
}

/** What is shown at one time: a caption with minor ones after it, or a whole turn. */
export interface Frame {
  /** Places of the captions, in order; the first is the one that is told. */
  captions: number[];
  /** The turn is told by its summary. */
  summary: boolean;
  turn: number;
  version: number;
  /** The board is as it was after this version; before a scene, as it is judged there. */
  board: number;
  ms: number;
  /** A scene, for whose panel the film waits: the time of its caption where no panel opens. Otherwise 0. */
  scene: number;
  /** The pause before it. */
  pause: number;
}

const alone = (captions: Caption[], place: number, speed: Speed): Frame => ({
  captions: [place],
  summary: false,
  turn: captions[place].turn,
  version: captions[place].version,
  board: captions[place].version,
  scene: 0,
  ms: captions[place].ms ?? readingTime(speed, captions[place].letters),
  pause: 0,
});

/** The lines of a scene are one frame, as long as its stages take together. */
function staged(frames: Frame[], captions: Caption[], manner: Manner): Frame[] {
  const found: Frame[] = [];
  for (const frame of frames) {
    const here = captions[frame.captions[0]].scene;
    const before = found.at(-1);
    const last = before && captions[before.captions.at(-1)!].scene;
    const goesOn = here && last?.name === here.name && last.stage <= here.stage;
    const own = here && { ...frame, scene: frame.ms, board: frame.version - 1 };
    if (before && goesOn)
      found[found.length - 1] = {
        ...before,
        captions: [...before.captions, ...frame.captions],
        version: frame.version,
      };
    else found.push(own ?? frame);
  }
  return found.map((frame) => (frame.scene ? { ...frame, ms: timeOfScene(frame, captions, manner) } : frame));
}
function timeOfScene(frame: Frame, captions: Caption[], manner: Manner): number {
  const letters = new Map<number, number>();
  for (const { scene, letters: more } of frame.captions.map((place) => captions[place]))
    letters.set(scene!.stage, (letters.get(scene!.stage) ?? 0) + more);
  return Math.max(frame.scene, sceneTime(manner, [...letters.values()]));
}

/** What led to a scene within its version is told over the position that the scene judges. */
const judged = (frames: Frame[], captions: Caption[]): Frame[] => {
  const begins = frames.filter((frame) => frame.scene).map((frame) => captions[frame.captions[0]].version);
  return frames.map((frame) =>
    !frame.scene && begins.includes(frame.version) ? { ...frame, board: frame.version - 1 } : frame,
  );
};

const framesOf = (captions: Caption[], speed: Speed, manner: Manner): Frame[] => {
  const all = captions.map((_, place) => alone(captions, place, speed));
  return judged(staged(all, captions, manner), captions);
};

/** All frames one after the other, with the pauses between turns. */
function paused(frames: Frame[], speed: Speed): Frame[] {
  return frames.map((frame, place) => ({
    ...frame,
    pause: place && frames[place - 1].turn !== frame.turn ? pauseOf(speed) : 0,
  }));
}

export const timeOf = (frames: Frame[]): number => frames.reduce((sum, frame) => sum + frame.ms + frame.pause, 0);

/** Minor captions join the one before them in their turn. */
function joined(frames: Frame[], captions: Caption[]): Frame[] {
  const found: Frame[] = [];
  for (const frame of frames) {
    const before = found.at(-1);
    const minor = captions[frame.captions[0]].weight === 0 && !frame.scene;
    if (before && minor && before.turn === frame.turn && !before.scene)
      found[found.length - 1] = {
        ...before,
        captions: [...before.captions, ...frame.captions],
        version: frame.version,
        board: frame.board,
      };
    else found.push(frame);
  }
  return found;
}

/** Whether a frame tells something that must not be left out. */
const important = (frame: Frame, captions: Caption[]): boolean =>
  frame.scene > 0 || frame.captions.some((place) => captions[place].weight === 2);

/** Those that pass the test take at most their time at Quick. */
const hurried = (frames: Frame[], captions: Caption[], which: (frame: Frame) => boolean): Frame[] =>
  frames.map((frame) =>
    which(frame) && !frame.scene && captions[frame.captions[0]].ms === undefined
      ? { ...frame, ms: Math.min(frame.ms, readingTime('quick', captions[frame.captions[0]].letters)) }
      : frame,
  );

/** A turn as its summary, if that is shorter. */
function summed(frames: Frame[], turn: number): Frame[] {
  const own = frames.filter((frame) => frame.turn === turn);
  if (timeOf(own) <= SUMMARY_MS) return frames;
  const captions = own.flatMap((frame) => frame.captions);
  const { version, board } = own.at(-1)!;
  const told = { ...own[0], captions, summary: true, version, board, ms: SUMMARY_MS };
  return frames.flatMap((frame) => (frame === own[0] ? [told] : frame.turn === turn ? [] : [frame]));
}

/** As few turns as it takes are told by their summary, from the first; none in which something important happened. */
function summedToFit(frames: Frame[], captions: Caption[], limit: number): Frame[] {
  const turns = [...new Set(frames.map((frame) => frame.turn))];
  const plain = turns.filter((turn) => !frames.some((frame) => frame.turn === turn && important(frame, captions)));
  return plain.reduce((found, turn) => (timeOf(found) > limit ? summed(found, turn) : found), frames);
}

/** No caption is left out any more: all of them become shorter, but for scenes, which take their time. */
function squeezed(frames: Frame[], limit: number): Frame[] {
  const scenes = timeOf(frames.filter((frame) => frame.scene));
  const part = Math.max(0, limit - scenes) / (timeOf(frames) - scenes);
  return frames.map((frame) => (frame.scene ? frame : { ...frame, ms: frame.ms * part, pause: frame.pause * part }));
}

/** How the captions are shown, so that all of it takes no longer than the limit. */
export function plan(captions: Caption[], speed: Speed, limit = limitOf(speed), manner: Manner = 'off'): Frame[] {
  const all = framesOf(captions, speed, manner);
  const shorter: ((frames: Frame[]) => Frame[])[] = [
    (frames) => paused(joined(frames, captions), speed),
    (frames) =>
      paused(
        hurried(frames, captions, (frame) => !important(frame, captions)),
        'quick',
      ),
    (frames) => paused(summedToFit(frames, captions, limit), 'quick'),
    (frames) => hurried(frames, captions, () => true),
    (frames) => squeezed(frames, limit),
  ];
  return shorter.reduce((frames, shorten) => (timeOf(frames) > limit ? shorten(frames) : frames), paused(all, speed));
}

/** Every turn by its summary, where that is shorter; what is important is told besides. */
export function summaries(captions: Caption[], manner: Manner = 'off'): Frame[] {
  const all = framesOf(captions, 'quick', manner);
  return paused(summedToFit(all, captions, -1), 'quick');
}

/** The speed at which so many waiting turns of people are caught up with; null: by summaries alone. */
export function crowded(speed: Speed, turns: number): Speed | null {
  if (speed === 'instant' || speed === 'step' || turns <= TURNS_WAITING) return speed;
  return turns <= TURNS_QUICK ? 'quick' : null;
}
