/** A thread for what takes its time and may fail: bots that think, replays, records from outside. It works on copies. */
import {
  Keystream,
  Match,
  type Record as MatchRecord,
  parseRecord,
  type Random,
  type Seat,
  seated,
  seedFrom,
  type Viewer,
  verify,
} from '@orrery/kernel';
import { servedGames } from '../games.ts';
import type { ReplayFace, ReplayMoment, WireAdvice } from '../protocol/index.ts';
import { gamesModule, serveCalls } from './serve-calls.ts';

const games = await servedGames(gamesModule);

export interface SideCalls {
  /** The id of the option that a bot takes. */
  choose(record: string, seat: Seat, bot: string): string;
  /** JSON of a WireAdvice on the decision of a seat; null when it has none, or nobody advises on this game. */
  advise(record: string, seat: Seat): string | null;
  /** JSON of a ReplayFace. */
  replay(record: string, moment: ReplayMoment, viewer: Viewer): string;
  /** What a valid record of a finished game says, or what is wrong with it. */
  inspect(record: string): Inspection;
}

export type Inspection =
  | {
      readonly ok: true;
      readonly game: string;
      readonly config: unknown;
      readonly seed: string;
      readonly seats: number;
      readonly answers: number;
      /** As our own rules write it: nothing of it is taken from outside but what was played. */
      readonly record: string;
    }
  | { readonly ok: false; readonly code: 'bad-record' | 'record-unfinished'; readonly problem: string };

const calls: SideCalls = {
  choose(text, seat, bot) {
    const { seed } = parseRecord(JSON.parse(text));
    const match = restore(text);
    // By the table's own secret and what was played: nobody can foresee it, and nobody gets another answer by doing the same again.
    const random: Random = new Keystream(seedFrom(`bot ${seed} ${seat} ${JSON.stringify(match.answers)}`));
    const place = seated(match, seat, random);
    const player = games.get(match.game.id)?.bots[bot];
    if (place === null || player === undefined) throw new Error(`'${bot}' has nothing to decide in seat ${seat}`);
    return player.choose(place, random);
  },
  advise(text, seat) {
    const match = restore(text);
    const advice: WireAdvice | null = games.get(match.game.id)?.advise?.(match, seat) ?? null;
    return advice && JSON.stringify(advice);
  },
  replay(text, moment, viewer) {
    const total = look(text).known;
    const at = Math.min(moment.event === undefined ? (moment.at ?? 0) : momentOf(text, moment.event), total);
    const answer = at === 0 ? null : answerAt(text, at - 1, viewer);
    const match = matchAt(text, at);
    const face: ReplayFace = {
      at: match.length,
      answers: total,
      seat: viewer === 'spectator' ? null : viewer,
      view: match.view(viewer),
      events: match.events(moment.since ?? 0, viewer),
      told: match.eventCount,
      answer,
      waitingFor: match.sealed ?? match.waitingFor(),
      outcome: match.outcome,
      commitment: match.commitment,
    };
    return JSON.stringify(face);
  },
  inspect(text) {
    const record = parseRecord(JSON.parse(text));
    const game = games.get(record.game)?.game;
    if (game === undefined) return bad(`this server has no game '${record.game}'`);
    // Its first position would have to be believed, and be played on by our rules.
    if (record.from !== undefined) return bad('it does not begin at the beginning of a game');
    const verdict = verify(game, record);
    if (!verdict.ok) return bad(`after ${verdict.index} answers: ${verdict.problem}`);
    if (!verdict.finished) return bad('the game is not over; only finished games can be replayed', 'record-unfinished');
    const played = Match.replay(game, record as MatchRecord<object>).record();
    const { config, seed, answers } = played;
    const seats = game.seats(config);
    return { ok: true, game: game.id, config, seed, seats, answers: answers.length, record: JSON.stringify(played) };
  },
};

serveCalls((name, args) => (calls[name as keyof SideCalls] as (...args: readonly unknown[]) => unknown)(...args));

function bad(problem: string, code: 'bad-record' | 'record-unfinished' = 'bad-record'): Inspection {
  return { ok: false, code, problem };
}

function restore(text: string): Match {
  const record = parseRecord(JSON.parse(text));
  return Match.restore(gameOf(record), record);
}

function gameOf({ game }: MatchRecord) {
  const found = games.get(game)?.game;
  if (found === undefined) throw new Error(`this server has no game '${game}'`);
  return found;
}

/** A record that is being looked at, and where. */
interface Look {
  readonly text: string;
  readonly record: MatchRecord;
  /** How many of its answers may be looked at: who has answered in a window that is still open is nobody's business. */
  readonly known: number;
  readonly match: Match;
}

/** Whoever looks at a game goes on with it. */
let last: Look | null = null;

function look(text: string): Look {
  if (last?.text === text) return last;
  const record = parseRecord(JSON.parse(text));
  const known = record.outcome ? record.answers.length : Match.restore(gameOf(record), record).known;
  last = { text, record, known, match: Match.restore(gameOf(record), record, 0) };
  return last;
}

/** A record after so many answers, from where it was looked at before if that is on the way. */
function matchAt(text: string, at: number): Match {
  const { record, known, match } = look(text);
  const { version, checkpoint } = record;
  const isOnTheWay = match.length <= at && (at < checkpoint.answers || match.length >= checkpoint.answers);
  if (!isOnTheWay || version !== match.game.version) {
    const anew = Match.restore(gameOf(record), record, at);
    last = { text, record, known, match: anew };
    return anew;
  }
  for (const [seat, id] of record.answers.slice(match.length, at)) match.answer(seat, id);
  return match;
}

/** After how many answers an event was told. */
function momentOf(text: string, event: number): number {
  const total = look(text).known;
  let at = 0;
  while (at < total && matchAt(text, at).eventCount <= event) at++;
  return at;
}

/** What was answered as number `index`; null for what the viewer must not know. */
function answerAt(text: string, index: number, viewer: Viewer): ReplayFace['answer'] {
  const match = matchAt(text, index);
  const { answers, outcome } = look(text).record;
  const [seat, id] = answers[index] ?? [-1, ''];
  if (match.length !== index || (outcome === undefined && seat !== viewer)) return null;
  const label = match.pending(seat)?.options.find((option) => option.id === id)?.label;
  return label ? { seat, label } : null;
}
