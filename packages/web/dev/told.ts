/** What a server tells whoever comes to a table, of a match that is played in this process. */
import type { ListedGame } from '@orrery/games';
import type { Match, Seat } from '@orrery/kernel';
import { passNothing, type ServerMessage } from '@orrery/server/protocol';
import { PROTOCOL } from '@orrery/server/protocol/version';
import { wireDecision } from '../../server/src/engine/wire-decision.ts';

/** All but what the table itself looks like. */
export type Told = Omit<Extract<ServerMessage, { type: 'hello' }>, 'table'>;

/** So many events are told on arrival. */
const NEWS = 200;

export function toldNow(match: Match, seat: Seat, { game, effects, hasWindows }: ListedGame): Told {
  const decision = match.pending(seat);
  return {
    type: 'hello',
    protocol: PROTOCOL,
    rules: game.version,
    seat,
    view: match.view(seat),
    events: match.events(Math.max(0, match.eventCount - NEWS), seat),
    chat: [],
    commitment: '',
    outcome: match.outcome,
    seed: null,
    seq: match.length,
    decision: decision && wireDecision(decision, match.starts(seat), effects),
    canUndo: match.canUndo(seat),
    canRedo: match.canRedo(seat),
    waitingFor: match.waitingFor(),
    clock: null,
    answers: match.length,
    ...(hasWindows && { passing: passNothing }),
  };
}
