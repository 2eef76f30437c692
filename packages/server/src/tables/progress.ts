/** Where a table stands, worked out from its row: whom it waits for, whose time runs, whom the server plays for. */
import type { Situation } from '../engine/messages.ts';
import type { Claim } from '../engine/pool.ts';
import type { ClockFace } from '../protocol/index.ts';
import type { Progress, StoredSeat, StoredTable } from '../storage/storage.ts';
import { type Actor, attended } from './attendance.ts';
import { type ClockState, deadline, isOut, leftAt, movedClock, startClock } from './clock.ts';
import type { Moment } from './playing-time.ts';

type Seats = readonly StoredSeat[];
type Changed = Pick<Situation, 'answers' | 'waitingFor' | 'isOver'>;

/** A seat that the server has to play for. Without a bot it does as little as possible. */
export interface AutomaticTurn {
  readonly seat: number;
  readonly bot: string | null;
  readonly by: 'bot' | 'timeout';
}

/** Those of the seats that persons hold. */
export function peopleAmong(seats: Seats, among: Iterable<number>): number[] {
  return [...among].filter((seat) => seats[seat]?.kind === 'person');
}

export function firstProgress(table: StoredTable, situation: Changed, seats: Seats, now: Moment): Progress {
  const clock = startClock(table.clock, seats.length, now.played);
  return progress(situation, seats, clock, attended(table.attendance, seats, situation, null, now.played), now);
}

export function nextProgress(
  table: StoredTable,
  situation: Changed,
  seats: Seats,
  now: Moment,
  actor: Actor | null,
): Progress {
  const after = peopleAmong(seats, situation.waitingFor);
  const clock = movedClock(table.clock, clockOf(table), running(table), after, now.played);
  return progress(situation, seats, clock, attended(table.attendance, seats, situation, actor, now.played), now);
}

/** Nothing has changed but how players attend; what the clocks of those who rest have run so far, they have. */
export function attendedProgress(table: StoredTable, attendance: Progress['attendance'], now: Moment): Progress {
  const clock = movedClock(table.clock, clockOf(table), running(table), running(table), now.played);
  const situation = { answers: table.answers, waitingFor: table.waitingFor, isOver: table.state === 'over' };
  return { ...progress(situation, table.seats, clock, attendance, now), since: table.since };
}

function progress(
  { answers, waitingFor, isOver }: Changed,
  seats: Seats,
  clock: ClockState | null,
  attendance: Progress['attendance'],
  { day, played }: Moment,
): Progress {
  const isAutomatic = waitingFor.some((seat) => seats[seat]?.kind === 'bot');
  const resting = clock && { ...clock, rests: restsOf(attendance) };
  const wakeAt = isOver ? null : isAutomatic ? played : deadline(resting, peopleAmong(seats, waitingFor));
  const state = isOver ? 'over' : 'running';
  return { state, waitingFor, answers, since: day, left: clock?.left ?? null, clockAt: played, wakeAt, attendance };
}

/** When the next person is out of time, in playing time. */
export function deadlineOf(table: StoredTable): number | null {
  return deadline(clockOf(table), running(table));
}

export function clockFaceOf(table: StoredTable, { day, played }: Moment): ClockFace | null {
  const clock = clockOf(table);
  if (clock === null) return null;
  const isRunning = (seat: number) => (clock.rests?.[seat] ?? played) <= played;
  return { at: day, left: leftAt(clock, running(table), played), running: running(table).filter(isRunning) };
}

/** `areBotsWaiting`: while people decide about an undo. Nobody gets more time by asking for one. */
export function automaticTurn(
  table: StoredTable,
  usualBot: string,
  now: number,
  areBotsWaiting: boolean,
): AutomaticTurn | null {
  if (table.state !== 'running') return null;
  for (const seat of table.waitingFor) {
    const { kind, bot } = table.seats[seat] ?? {};
    if (kind === 'bot' && !areBotsWaiting) return { seat, bot: bot ?? usualBot, by: 'bot' };
    if (kind === 'person' && isOut(clockOf(table), seat, now)) {
      return { seat, bot: hasBotOnTimeout(table) ? usualBot : null, by: 'timeout' };
    }
  }
  return null;
}

/** In whose name a table's bots think: identities are free, networks are not. */
export function claimOf({ network, host, seats }: StoredTable, isWatched: boolean): Claim {
  const isPatient = !isWatched && seats.every(({ kind }) => kind === 'bot');
  return { owner: network === '' ? host : network, isPatient };
}

function hasBotOnTimeout({ clock }: StoredTable): boolean {
  return clock.kind !== 'none' && clock.onTimeout === 'bot';
}

/** Whose time runs. */
function running({ state, seats, waitingFor }: StoredTable): number[] {
  return state === 'running' ? peopleAmong(seats, waitingFor) : [];
}

function clockOf({ left, clockAt, attendance }: StoredTable): ClockState | null {
  return left && { at: clockAt, left, rests: restsOf(attendance) };
}

function restsOf(attendance: Progress['attendance']) {
  return attendance.map(({ restsUntil }) => restsUntil);
}
