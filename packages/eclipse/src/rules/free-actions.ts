/** Catalogue: trade.4, colony-ships.1, influence.9, diplomacy.2, diplomacy.10. What a player may do at any moment of their own turn. */
import type { Blocked, ChooseSettings, Message, Option, Options, Rules, Seat } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';
import type { Eclipse } from '../state.ts';
import { aside, blocked, choose, decline, the, words } from '../words.ts';
import { blockedSquares, readyColonyShip, type Settlement, settle, settlements } from './colony-ships.ts';
import { blockedPartners, partners, propose } from './diplomacy.ts';
import { reputationOf, returnReputation } from './reputation-track.ts';
import { player, speciesOf } from './table.ts';
import { blockedTrades, canTrade, trade } from './trade.ts';

/** What may be done besides; a settlement is what a colony ship does. */
type FreeAction = Settlement | { readonly does: 'flip' | 'trade' | 'return' } | { readonly proposesTo: Seat };

/**
 * Asks the player, who may first trade, use colony ships or propose relations as often as the rules allow.
 * What those change, `options` as a function takes into account.
 */
export function* freely<V>(
  g: Eclipse,
  seat: Seat,
  prompt: Message<Prompt>,
  options: Options<V>,
  settings?: ChooseSettings,
): Rules<V> {
  for (;;) {
    const wanted: readonly Option<V | FreeAction>[] = typeof options === 'function' ? options() : options;
    const free = freeOptions(g, seat, wanted.length > 1);
    const answer = yield* choose(seat, prompt, free.length === 0 ? wanted : wanted.concat(free), {
      ...settings,
      blocked: () => [...(settings?.blocked?.() ?? []), ...blockedFreely(g, seat)],
    });
    const action = free.find(({ value }) => value === answer)?.value;
    if (action === undefined) return answer as V;
    yield* perform(g, seat, action);
  }
}

/** After the last activation: colony ships and relations until the player is done. */
export function* freelyAtEnd(g: Eclipse, seat: Seat): Rules {
  yield* freely(g, seat, words('eclipse.end-turn'), [turnOver]);
}

function* perform(g: Eclipse, seat: Seat, action: FreeAction): Rules {
  if ('square' in action) settle(g, seat, action);
  else if ('proposesTo' in action) yield* propose(g, seat, action.proposesTo);
  else if (action.does === 'flip') flip(g, seat);
  else if (action.does === 'trade') yield* trade(g, seat);
  else yield* returnReputation(g, seat);
}

const turnOver = decline('done', null, 'eclipse.turn-over');
const flipOption = aside('ready-colony-ship', { does: 'flip' } as const, 'eclipse.ready-colony-ship');
export const returnOption = aside('return-reputation', { does: 'return' } as const, 'eclipse.return-reputation-tile');

export function tradeOption(g: Eclipse, seat: Seat): Option<FreeAction> {
  return aside('trade', { does: 'trade' }, 'eclipse.trade-any', { price: speciesOf(g, seat).tradeValue });
}

/** Trading and returning tiles wait for the next real decision: until then they change nothing. */
function freeOptions(g: Eclipse, seat: Seat, isRealDecision: boolean): Option<FreeAction>[] {
  const found = colonyOptions(g, seat);
  for (const other of partners(g, seat)) found.push(proposal(other));
  if (!isRealDecision) return found;
  if (canTrade(g, seat)) found.push(tradeOption(g, seat));
  if (reputationOf(g, seat).length > 0) found.push(returnOption);
  return found;
}

/** Only during an action or a reaction (colony-ships.1). */
function colonyOptions(g: Eclipse, seat: Seat): Option<FreeAction>[] {
  if (g.turn?.action == null) return [];
  const found: Option<FreeAction>[] = settlements(g, seat, { isAside: true });
  if (g.turn.flips > 0 && player(g, seat).colonyShips.used > 0) found.push(flipOption);
  return found;
}

/** What may not be done besides, and why. */
function blockedFreely(g: Eclipse, seat: Seat): Blocked[] {
  return [...blockedColonyShips(g, seat), ...blockedPartners(g, seat), ...blockedTrades(g, seat)];
}

function blockedColonyShips(g: Eclipse, seat: Seat): Blocked[] {
  if (g.turn?.action == null) return [blocked('colony-ships.1', 'eclipse.why.colony-turn')];
  const spent = g.turn.action === 'influence' && g.turn.flips === 0 && player(g, seat).colonyShips.used > 0;
  const flips = spent ? [blocked('influence.9', 'eclipse.why.flips-used')] : [];
  return [...flips, ...blockedSquares(g, seat)];
}

function flip(g: Eclipse, seat: Seat): void {
  if (g.turn) g.turn.flips--;
  readyColonyShip(g, seat);
}

export function proposal(other: Seat): Option<FreeAction> {
  return aside(`propose:${other}`, { proposesTo: other }, 'eclipse.propose', { seat: the.seat(other) });
}
