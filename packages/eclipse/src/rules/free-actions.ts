/** Catalogue: trade.4, colony-ships.1, influence.9, diplomacy.2, diplomacy.10. What a player may do at any moment of their own turn. */
import {
  type ChooseSettings,
  choose,
  type Message,
  type Option,
  type Options,
  type Rules,
  type Seat,
} from '@orrery/kernel';
import type { Eclipse } from '../state.ts';
import { option, words } from '../words.ts';
import { readyColonyShip, settle, settlements } from './colony-ships.ts';
import { partners, propose } from './diplomacy.ts';
import { reputationOf, returnReputation } from './reputation-track.ts';
import { player } from './table.ts';
import { canTrade, trade } from './trade.ts';

type FreeAction = () => Rules;

/**
 * Asks the player, who may first trade, use colony ships or propose relations as often as the rules allow.
 * What those change, `options` as a function takes into account.
 */
export function* freely<V>(
  g: Eclipse,
  seat: Seat,
  prompt: Message,
  options: Options<V>,
  settings?: ChooseSettings,
): Rules<V> {
  for (;;) {
    const wanted = typeof options === 'function' ? options() : options;
    const free = freeOptions(g, seat, wanted.length > 1);
    const answer = yield* choose<V | FreeAction>(
      seat,
      prompt,
      free.length === 0 ? wanted : [...wanted, ...free],
      settings,
    );
    const action = free.find(({ value }) => value === answer)?.value;
    if (action === undefined) return answer as V;
    yield* action();
  }
}

/** After the last activation: colony ships and relations until the player is done. */
export function* freelyAtEnd(g: Eclipse, seat: Seat): Rules {
  yield* freely(g, seat, words('eclipse.end-turn'), [option('done', null, 'eclipse.done')]);
}

/** Trading and returning tiles wait for the next real decision: until then they change nothing. */
function freeOptions(g: Eclipse, seat: Seat, isRealDecision: boolean): Option<FreeAction>[] {
  const found = [...colonyOptions(g, seat), ...proposals(g, seat)];
  if (!isRealDecision) return found;
  if (canTrade(g, seat)) found.push(option('trade', () => trade(g, seat), 'eclipse.trade'));
  if (reputationOf(g, seat).length > 0)
    found.push(option('return-reputation', () => returnReputation(g, seat), 'eclipse.return-reputation-tile'));
  return found;
}

/** Only during an action or a reaction (colony-ships.1). */
function colonyOptions(g: Eclipse, seat: Seat): Option<FreeAction>[] {
  if (g.turn?.action == null) return [];
  const found: Option<FreeAction>[] = settlements(g, seat).map((each) => ({
    ...each,
    *value() {
      settle(g, seat, each.value);
    },
  }));
  if (g.turn.flips > 0 && player(g, seat).colonyShips.used > 0) {
    found.push(option('ready-colony-ship', () => flip(g, seat), 'eclipse.ready-colony-ship'));
  }
  return found;
}

function* flip(g: Eclipse, seat: Seat): Rules {
  if (g.turn) g.turn.flips--;
  readyColonyShip(g, seat);
}

function proposals(g: Eclipse, seat: Seat): Option<FreeAction>[] {
  return partners(g, seat).map((other) =>
    option(`propose:${other}`, () => propose(g, seat, other), 'eclipse.propose', { seat: other }),
  );
}
