/** A thread for what takes its time and may fail: bots that think, replays, records from outside. It works on copies. */
import { randomBytes } from 'node:crypto';
import {
  Keystream,
  Match,
  type Record as MatchRecord,
  parseRecord,
  type Random,
  type Seat,
  seated,
  type Viewer,
  verify,
} from '@orrery/kernel';
import { servedGames } from '../games.ts';
import type { ReplayFace } from '../protocol/index.ts';
import { gamesModule, serveCalls } from './serve-calls.ts';

const games = await servedGames(gamesModule);

export interface SideCalls {
  /** The id of the option that a bot takes. */
  choose(record: string, seat: Seat, bot: string): string;
  /** JSON of a ReplayFace. */
  replay(record: string, at: number, viewer: Viewer): string;
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
    const match = restore(text);
    const random: Random = new Keystream(randomBytes(32).toString('hex'));
    const place = seated(match, seat, random);
    const player = games.get(match.game.id)?.bots[bot];
    if (place === null || player === undefined) throw new Error(`'${bot}' has nothing to decide in seat ${seat}`);
    return player.choose(place, random);
  },
  replay(text, at, viewer) {
    const whole = JSON.parse(text);
    const total: number = whole.answers.length;
    const match = restore(text, Math.min(at, total));
    const face: ReplayFace = {
      at: match.length,
      answers: total,
      seat: viewer === 'spectator' ? null : viewer,
      view: match.view(viewer),
      events: match.events(0, viewer),
      waitingFor: match.waitingFor(),
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

function restore(text: string, at?: number): Match {
  const record = parseRecord(JSON.parse(text));
  const game = games.get(record.game)?.game;
  if (game === undefined) throw new Error(`this server has no game '${record.game}'`);
  return Match.restore(game, record, at);
}
