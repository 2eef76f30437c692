/** Where a table stands, worked out from its row: whom it waits for, whose time runs, whom the server plays for. */
import type { Situation } from '../engine/messages.ts';
import type { Claim } from '../engine/pool.ts';
import type { ClockFace } from '../protocol/index.ts';
import type { Progress, StoredSeat, StoredTable } from '../storage/storage.ts';
import { type Actor, attended } from './attendance.ts';
import { type ClockState, deadline, isOut, leftAt, movedClock, startClock } from './clock.ts';
import type { Moment } from './playing-time.ts';
import { hasAnswered, isSameWindow, situationOf, stillAsked } from './windows.ts';

type Seats = readonly StoredSeat[];
type Changed = Pick<Situation, 'answers' | 'waitingFor' | 'answered' | 'isOver'>;

/** Milliseconds. */
const FREE_IN_WINDOW = 15_000;

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
  return progress(table, situation, seats, clock, attendedBy(table, situation, seats, now, []), now);
}

export function nextProgress(
  table: StoredTable,
  situation: Changed,
  seats: Seats,
  now: Moment,
  actors: readonly Actor[],
  isBack = false,
): Progress {
  const clock = clockAfter(table, situation, seats, now, isBack);
  const isSame = isSameWindow(table, situation);
  const settled = clock && !isSame ? { ...clock, left: leftAfterWindow(table, clock.left) } : clock;
  const next = progress(table, situation, seats, settled, attendedBy(table, situation, seats, now, actors), now);
  return isSame ? { ...next, since: table.since } : next;
}

function clockAfter(
  table: StoredTable,
  { waitingFor }: Changed,
  seats: Seats,
  { played }: Moment,
  isBack: boolean,
): ClockState | null {
  const clock = clockOf(table);
  return clock && movedClock(table.clock, clock, running(table), peopleAmong(seats, waitingFor), played, isBack);
}

/**
 * After a window each has the time that they had when they answered. A turn's time that is left says who was quick, so all
 * have it anew.
 */
function leftAfterWindow({ clock, attendance }: StoredTable, left: readonly number[]): number[] {
  return left.map((each, seat) => {
    const { window } = attendance[seat] ?? {};
    if (window === undefined) return each;
    return clock.kind === 'turn' ? clock.seconds * 1000 : (window.left ?? each);
  });
}

function attendedBy(table: StoredTable, situation: Changed, seats: Seats, now: Moment, actors: readonly Actor[]) {
  const clock = clockOf(table);
  return attended(table.attendance, seats, {
    situation,
    actors,
    isSameWindow: isSameWindow(table, situation),
    leftOf: (seat) => (clock ? leftAt(clock, running(table), now.played)[seat] : undefined),
    now: now.played,
  });
}

/** Nothing has changed but how players attend; what the clocks of those who rest have run so far, they have. */
export function attendedProgress(table: StoredTable, attendance: Progress['attendance'], now: Moment): Progress {
  const clock = movedClock(table.clock, clockOf(table), running(table), running(table), now.played);
  const situation = { ...situationOf(table), isOver: table.state === 'over' };
  return { ...progress(table, situation, table.seats, clock, attendance, now), since: table.since };
}

function progress(
  table: StoredTable,
  { answers, waitingFor, isOver }: Changed,
  seats: Seats,
  clock: ClockState | null,
  attendance: Progress['attendance'],
  { day, played }: Moment,
): Progress {
  const asked = stillAsked({ waitingFor, attendance });
  const isAutomatic = asked.some((seat) => seats[seat]?.kind === 'bot');
  const resting = clock && { ...clock, rests: restsOf(table.clock, attendance) };
  const wakeAt = isOver ? null : isAutomatic ? played : resting && deadline(resting, peopleAmong(seats, asked));
  const state = isOver ? 'over' : 'running';
  return { state, waitingFor, answers, since: day, left: clock?.left ?? null, clockAt: played, wakeAt, attendance };
}

/** When the next person is out of time, in playing time. */
export function deadlineOf(table: StoredTable): number | null {
  const clock = clockOf(table);
  return clock && deadline(clock, table.state === 'running' ? peopleAmong(table.seats, stillAsked(table)) : []);
}

/** As a seat sees the clocks: those of others run in a window until all have answered. */
export function clockFaceOf(table: StoredTable, { day, played }: Moment, mine: number | null): ClockFace | null {
  const clock = clockOf(table);
  if (clock === null) return null;
  const own = mine === null ? undefined : table.attendance[mine]?.window;
  const left = leftAt(clock, running(table), played);
  const isRunning = (seat: number) =>
    (clock.rests?.[seat] ?? played) <= played && !(seat === mine && own?.answered !== undefined);
  return {
    at: day,
    left: own?.left === undefined ? left : left.with(mine ?? 0, own.left),
    running: running(table).filter(isRunning),
  };
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
    if (hasAnswered(table, seat)) continue;
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

/** Whose time runs, as everybody sees it. */
function running({ state, seats, waitingFor }: StoredTable): number[] {
  return state === 'running' ? peopleAmong(seats, waitingFor) : [];
}

function clockOf({ clock, left, clockAt, attendance }: StoredTable): ClockState | null {
  return left && { at: clockAt, left, rests: restsOf(clock, attendance) };
}

/** A first while in a window costs nothing of a total: what it costs would tell who had something to think about. */
function restsOf({ kind }: StoredTable['clock'], attendance: Progress['attendance']) {
  return attendance.map(({ restsUntil, window, askedAt }) => {
    if (kind !== 'total' || window === undefined || askedAt === undefined) return restsUntil;
    return Math.max(restsUntil ?? 0, askedAt + FREE_IN_WINDOW);
  });
}
