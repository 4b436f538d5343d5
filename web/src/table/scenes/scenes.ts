/** Scenes: what the rules run by themselves, in stages, as the lines of the log say where they belong. */
import type { LogLine } from '../../lib/game';

export interface Stage {
  number: number;
  lines: LogLine[];
  /** A time of its own, in milliseconds. */
  ms?: number;
}

export interface Scene {
  name: string;
  /** The version at which it began: it names the scene as long as it grows. */
  version: number;
  /** The version of its last line so far. */
  until: number;
  stages: Stage[];
}

/** The key under which a scene of a game has its words: that of the end is the same for all games. */
export const wordsOf = (scene: Scene, slug: string): string =>
  scene.name === FINAL ? 'web.scene.final' : `web.${slug}.scene.${scene.name}`;
/** And those of one of its stages. */
export const stageWords = (scene: Scene, slug: string, number: number): string =>
  scene.name === FINAL ? `web.scene.final.${number}` : `web.${slug}.scene.${scene.name}.${number}`;

export const FINAL = 'final';

/**
 * All scenes of these kinds in a log. What somebody decides within one does not end it; a heading does.
 * The set-up is none, although it lays out what a scene lays out later.
 */
export function scenesOf(log: LogLine[], kinds: string[]): Scene[] {
  const found: Scene[] = [];
  let open = false;
  for (const line of log) {
    if (!line.version || !kinds.includes(line.scene)) {
      if (line.heading) open = false;
      continue;
    }
    const last = found.at(-1);
    if (open && last && goesOn(last, line)) add(last, line);
    else
      found.push({
        name: line.scene,
        version: line.version,
        until: line.version,
        stages: [{ number: line.stage, lines: [line] }],
      });
    open = true;
  }
  return found;
}

/** A scene goes on as long as its stages do; an earlier one begins it anew. */
const goesOn = (scene: Scene, line: LogLine) =>
  scene.name === line.scene && line.stage >= (scene.stages.at(-1)?.number ?? 0);

function add(scene: Scene, line: LogLine) {
  const last = scene.stages.at(-1)!;
  if (last.number === line.stage) last.lines.push(line);
  else scene.stages.push({ number: line.stage, lines: [line] });
  scene.until = line.version;
}
