/** Seats out of time, where bots stand in: which of them this reader is told of. */
import { type LogLine, operand, type Phrases, type SeatAnswer, type TableAnswer } from '../lib/game';

/** How long others are told of it; what stays is a line in the player's head. */
export const TOLD_MS = 10_000;
export const GIFT_MINUTES = 5;

type Known = Pick<TableAnswer, 'status' | 'host' | 'paused' | 'settings'> & { seats: SeatAnswer[] };

const nameOf = (seat: SeatAnswer): string => `${seat.seat} ${seat.stand_in?.since}`;

export class SeatsOut {
  private seen = $state.raw<string[]>([]);

  constructor(private readonly table: () => Known | null) {}

  private readonly all: SeatAnswer[] = $derived.by(() => {
    const table = this.table();
    return table?.status === 'running' ? table.seats.filter((seat) => seat.stand_in) : [];
  });
  /** Mine: told until I am back. */
  readonly mine: SeatAnswer[] = $derived(this.all.filter((seat) => seat.mine));
  /** The first of the others that was not put away yet. */
  readonly other: SeatAnswer | null = $derived.by(
    () => this.all.find((seat) => !seat.mine && !this.seen.includes(nameOf(seat))) ?? null,
  );
  /** Whether the host may give this seat time: once for each time that ran out, where minutes are counted. */
  mayGive(seat: SeatAnswer): boolean {
    const table = this.table();
    return (
      !!table?.host &&
      table.settings.pace?.kind === 'live' &&
      !seat.mine &&
      !seat.stand_in?.given &&
      seat.stand_in?.why === 'stand_in'
    );
  }
  /** Whether the host may stop the table. */
  get mayPause(): boolean {
    const table = this.table();
    return !!table && mayPause(table);
  }

  /** It was read. */
  putAway(seat: SeatAnswer): void {
    this.seen = [...this.seen, nameOf(seat)];
  }
}

/** Whether this reader may stop the table's clocks. */
export const mayPause = (table: Pick<TableAnswer, 'host' | 'status' | 'paused' | 'settings'>): boolean =>
  table.host && table.status === 'running' && table.paused === null && (table.settings.pace?.kind ?? 'none') !== 'none';

/** Whether this reader may let a paused table go on: the host, or who plays there while the host is away. */
export function mayResume(table: Pick<TableAnswer, 'host' | 'host_seat' | 'seat' | 'seats'>): boolean {
  if (table.host) return true;
  const host = table.host_seat === null ? null : table.seats[table.host_seat];
  return table.seat !== null && !host?.online;
}

/** The round that ran at a version, where the log counts rounds; the last heading of nobody's turn tells it. */
export function roundAt(log: LogLine[], phrases: Phrases, version: number): number | null {
  const heading = log.findLast((line) => line.heading && line.seat === null && line.version <= version);
  return heading ? operand(phrases, heading, 'round') : null;
}
