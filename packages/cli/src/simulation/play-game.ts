import { Keystream, Match, type Player, type Random, type Seat, seated, seedFrom } from '@orrery/kernel';
import { botNamed } from '../bot-names.ts';
import { type AnyMatch, leak, wrongDecision, wrongPosition, wrongWhenRestored } from '../checks.ts';
import type { ShownGame } from '../games.ts';
import { type Ledger, ledger } from './coverage.ts';
import { configOf, type GameError, type GameResult, type Job } from './job.ts';

const DECISIONS_AT_MOST = 20_000;

/** Plays one of a job's games to its end. Whatever goes wrong is part of the result. */
export function playGame(pack: ShownGame, job: Job, index: number): GameResult {
  const seed = seedFrom(`${job.seed}/${index}`);
  let bots: string[] = [];
  let match: AnyMatch | null = null;
  const book = job.coverage ? ledger(pack) : null;
  const counted = book ? { uses: book.counts } : {};
  try {
    match = Match.start(pack.game, configOf(job, index), seed);
    bots = seating(job, index, pack.game.seats(match.config));
    const players = bots.map((name) => botNamed(name, pack));
    playOut(match, players, seed, job.check ? inspector(pack, seed) : () => {}, book);
    return { index, seed, bots, decisions: match.length, outcome: match.outcome, ...counted };
  } catch (error) {
    const decisions = match?.length ?? 0;
    return { index, seed, bots, decisions, outcome: null, error: gameError(match, error), ...counted };
  } finally {
    book?.close();
  }
}

function seating({ bots, rotate }: Job, index: number, seats: number): string[] {
  const names = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as string);
  return rotate ? names.map((_, seat) => names[(seat + index) % seats] as string) : names;
}

function playOut(
  match: AnyMatch,
  players: readonly Player[],
  seed: string,
  inspect: (match: AnyMatch) => void,
  book: Ledger | null,
): void {
  const chances = players.map((_, seat) => new Keystream(seedFrom(`${seed}/seat ${seat}`)));
  while (!match.isOver) {
    inspect(match);
    if (match.length >= DECISIONS_AT_MOST) throw new Error(`no end after ${DECISIONS_AT_MOST} decisions`);
    const seat = match.waitingFor()[0];
    if (seat === undefined) throw new Error('the game is not over, but waits for nobody');
    decide(match, seat, players[seat] as Player, chances[seat] as Random, book);
  }
  inspect(match);
}

function decide(match: AnyMatch, seat: Seat, player: Player, random: Random, book: Ledger | null): void {
  const place = seated(match, seat, random);
  const id = place === null ? '' : player.choose(place, random);
  try {
    if (book) book.answer(match, seat, id);
    else match.answer(seat, id);
  } catch (error) {
    throw new Error(`answer ${match.length}, seat ${seat}, '${id}': ${textOf(error)}`, { cause: error });
  }
}

/** Looks at every position; saving and secrecy cost more, so they are looked at now and then and at the end. */
function inspector(pack: ShownGame, seed: string): (match: AnyMatch) => void {
  const random = new Keystream(seedFrom(`${seed}/checks`));
  let seen = 0;
  return (match) => {
    demand(wrongPosition(pack, match));
    for (const seat of match.waitingFor()) {
      const decision = match.pending(seat);
      if (decision !== null) demand(wrongDecision(decision));
    }
    // Likelier early in a game, where the same positions come again and again; over many games no place is left out.
    const isChosen = random.below(++seen) === 0;
    if (!isChosen && !match.isOver) return;
    demand(wrongWhenRestored(match));
    if (!match.isOver) demand(leak(match, random));
  };
}

function demand(problem: string | null): void {
  if (problem !== null) throw new Error(problem);
}

function gameError(match: AnyMatch | null, error: unknown): GameError {
  return { message: textOf(error), record: recordOf(match) };
}

/** A match whose rules fail badly may not even be able to write itself down. */
function recordOf(match: AnyMatch | null): GameError['record'] {
  try {
    return match && JSON.parse(JSON.stringify(match.record()));
  } catch {
    return null;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
