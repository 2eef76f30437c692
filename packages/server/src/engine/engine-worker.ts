/** A thread in which matches live. */
import { randomInt } from 'node:crypto';
import type { Seat } from '@orrery/kernel';
import { servedGames } from '../games.ts';
import { HostedMatch } from './hosted-match.ts';
import type { CallName, Calls, Manner, Passes } from './messages.ts';
import { gamesModule, serveCalls } from './serve-calls.ts';

const games = await servedGames(gamesModule);

const matches = new Map<string, HostedMatch>();

const calls: Calls = {
  open(table, opening) {
    const game = games.get(opening.game);
    if (game === undefined) throw new Error(`this server has no game '${opening.game}'`);
    const { match, opened } = HostedMatch.open(game, opening);
    matches.set(table, match);
    return opened;
  },
  answer: (table, seat, id, at, viewers, due, passes) => find(table, passes).answer(seat, id, at, viewers, due),
  pass: (table, at, viewers, passes) => find(table, passes).pass(at, viewers),
  undo: (table, seat, viewers, passes) => find(table, passes).undo(seat, viewers),
  redo: (table, seat, viewers, passes) => find(table, passes).redo(seat, viewers),
  rollback: (table, to, viewers, passes) => find(table, passes).rollback(to, viewers),
  undoTarget: (table, seat) => find(table).undoTarget(seat),
  handsOver: (table, seat, id, at) => find(table).handsOver(seat, id, at),
  offers: (table, seat, id, at) => find(table).offers(seat, id, at),
  canRedo: (table, seat) => find(table).canRedo(seat),
  checkpoint: (table) => find(table).checkpoint(),
  hello: (table, viewer, passes) => find(table, passes).hello(viewer),
  news: (table, viewers, passes) => find(table, passes).news(viewers),
  blocked: (table, seat) => find(table).blocked(seat),
  pick: (table, seat, how) => pick(find(table), seat, how),
  record: (table) => find(table).record(),
  close: (table) => {
    matches.delete(table);
  },
};

serveCalls((name, args) => (calls[name as CallName] as (...args: readonly unknown[]) => unknown)(...args));

function find(table: string, passes?: Passes | null): HostedMatch {
  const match = matches.get(table);
  if (match === undefined) throw Object.assign(new Error('the table is not open here'), { code: 'engine-lost' });
  if (passes !== undefined) match.passes = passes;
  return match;
}

/** Where a decision has no option that declines, the lot decides: what stands first is no fairer, and could lead in circles. */
function pick(match: HostedMatch, seat: Seat, how: Manner): string {
  const options = match.options(seat);
  const declining = how === 'skip' ? options.find(({ idle }) => idle) : undefined;
  return (declining ?? options[randomInt(Math.max(1, options.length))])?.id ?? '';
}
