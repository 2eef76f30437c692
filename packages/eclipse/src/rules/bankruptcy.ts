/** Catalogue: bankruptcy. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import { afterUpkeep, upkeepWith } from '../figures.ts';
import type { Eclipse } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { controlled, player } from './table.ts';
import { giveUp, productionOf, upkeepOf } from './tracks.ts';
import { blockedTrades, makeTrade, type Trade, tradeOptions } from './trade.ts';

/** What is missing for the upkeep, or 0 (bankruptcy.1). */
export function missingMoney(g: Eclipse, seat: Seat): number {
  const { money } = player(g, seat).resources;
  return Math.max(0, -afterUpkeep(money, productionOf(g, seat, 'money'), upkeepOf(g, seat)));
}

/** Trades and gives up sectors until the upkeep can be paid; false if it never can. */
export function* avertBankruptcy(g: Eclipse, seat: Seat): Rules<boolean> {
  if (missingMoney(g, seat) > 0) tell(g, 'eclipse.bankrupt', { seat: the.seat(seat), missing: missingMoney(g, seat) });
  while (missingMoney(g, seat) > 0) {
    const options = waysOut(g, seat);
    if (options.length === 0) return false;
    const way = yield* choose(seat, words('eclipse.avert-bankruptcy', { missing: missingMoney(g, seat) }), options, {
      blocked: () => blockedTrades(g, seat),
    });
    if ('trade' in way) makeTrade(g, seat, way.trade);
    else yield* giveUp(g, seat, way.sector);
  }
  return true;
}

type WayOut = { readonly trade: Trade } | { readonly sector: SectorId };

function waysOut(g: Eclipse, seat: Seat): Option<WayOut>[] {
  const { discs } = player(g, seat);
  const saved = upkeepWith(discs) - upkeepWith(discs + 1);
  return [
    ...tradeOptions(g, seat, ['money']).map((each) => ({ ...each, value: { trade: each.value } })),
    ...controlled(g, seat).map((id) =>
      option(`give-up:${id}`, { sector: id }, 'eclipse.give-up', { sector: the.sector(id), saved }, `sector:${id}`),
    ),
  ];
}
