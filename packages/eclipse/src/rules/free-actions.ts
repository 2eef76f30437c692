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

type Answer<V> = { readonly value: V } | { readonly first: () => Rules };

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
    const answers: Option<Answer<V>>[] = wanted.map((each) => ({ ...each, value: { value: each.value } }));
    const free = freeOptions(g, seat, wanted.length > 1);
    const answer = yield* choose(seat, prompt, [...answers, ...free], settings);
    if ('value' in answer) return answer.value;
    yield* answer.first();
  }
}

/** After the last activation: colony ships and relations until the player is done. */
export function* freelyAtEnd(g: Eclipse, seat: Seat): Rules {
  yield* freely(g, seat, words('eclipse.end-turn'), [option('done', null, 'eclipse.done')]);
}

/** Trading and returning tiles wait for the next real decision: until then they change nothing. */
function freeOptions(g: Eclipse, seat: Seat, isRealDecision: boolean): Option<{ first: () => Rules }>[] {
  const found = [...colonyOptions(g, seat), ...proposals(g, seat)];
  if (!isRealDecision) return found;
  if (canTrade(g, seat)) found.push(option('trade', { first: () => trade(g, seat) }, 'eclipse.trade'));
  if (reputationOf(g, seat).length > 0)
    found.push(
      option('return-reputation', { first: () => returnReputation(g, seat) }, 'eclipse.return-reputation-tile'),
    );
  return found;
}

/** Only during an action or a reaction (colony-ships.1). */
function colonyOptions(g: Eclipse, seat: Seat): Option<{ first: () => Rules }>[] {
  if (g.turn?.action == null) return [];
  const found: Option<{ first: () => Rules }>[] = settlements(g, seat).map((each) => ({
    ...each,
    value: {
      *first() {
        settle(g, seat, each.value);
      },
    },
  }));
  if (g.turn.flips > 0 && player(g, seat).colonyShips.used > 0) {
    found.push(option('ready-colony-ship', { first: () => flip(g, seat) }, 'eclipse.ready-colony-ship'));
  }
  return found;
}

function* flip(g: Eclipse, seat: Seat): Rules {
  if (g.turn) g.turn.flips--;
  readyColonyShip(g, seat);
}

function proposals(g: Eclipse, seat: Seat): Option<{ first: () => Rules }>[] {
  return partners(g, seat).map((other) =>
    option(`propose:${other}`, { first: () => propose(g, seat, other) }, 'eclipse.propose', { seat: other }),
  );
}
