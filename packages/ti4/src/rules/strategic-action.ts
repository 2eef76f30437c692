/** Catalogue: strategic-action, strategy-cards.3, strategy-cards.4, strategy-cards.7, command-tokens.5. */
import type { Option, Rules, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import { type StrategyCardId, strategyCard } from '../content/strategy-cards.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { settle } from './settle.ts';
import { othersClockwise, player } from './table.ts';
import { spendToken } from './tokens.ts';
import { pauseForTrade } from './transactions.ts';
import { openWindow } from './window.ts';

type Part = 'primary' | 'secondary';

/** Primary ability, everybody's secondary, then the card is exhausted. */
export function* strategicAction(g: Ti4, seat: Seat, card: StrategyCardId): Rules {
  tell(g, 'ti4.plays-strategy-card', { seat: the.seat(seat), card: the.strategyCard(card) });
  const invited = yield* resolvePart(g, seat, card, 'primary');
  yield* pauseForTrade(g, seat); // transactions.1a
  for (const other of othersClockwise(g, seat)) {
    if (player(g, other).eliminated) continue;
    if (invited.includes(other))
      yield* resolvePart(g, other, card, 'secondary'); // trade.4a
    else yield* offerSecondary(g, other, card);
  }
  for (const each of player(g, seat).strategyCards) if (each.id === card) each.exhausted = true; // strategic-action.2
}

/** Resolves a part of the card; says who was invited to the secondary ability. */
function* resolvePart(g: Ti4, seat: Seat, card: StrategyCardId, part: Part): Rules<readonly Seat[]> {
  yield* openWindow(g, 'when strategy-ability-resolved', { seat, card, part });
  const invited = yield* strategyCard(card)[part](g, seat);
  yield* settle(g);
  yield* openWindow(g, 'after strategy-ability-resolved', { seat, card, part });
  return invited ?? [];
}

/** The player may pay for the secondary ability (strategic-action.1a). */
function* offerSecondary(g: Ti4, seat: Seat, card: StrategyCardId): Rules {
  const tokens = fold('secondaryCost', strategyCard(card).secondaryCost, g, seat, card);
  if (player(g, seat).pools.strategy < tokens) return;
  const part = yield* choose(seat, words('ti4.follow', { card: the.strategyCard(card), tokens }), [
    ...ways(g, seat, card),
    decline('decline', null, 'ti4.decline', { card: the.strategyCard(card) }),
  ]);
  if (part === null) return;
  tell(g, 'ti4.follows', { seat: the.seat(seat), card: the.strategyCard(card) });
  yield* openWindow(g, 'when strategy-secondary-declared', { seat, card });
  spendToken(g, seat, 'strategy', tokens);
  yield* resolvePart(g, seat, card, part);
}

function ways(g: Ti4, seat: Seat, card: StrategyCardId): Option<Part | null>[] {
  const found: Option<Part | null>[] = [];
  if (strategyCard(card).secondaryUsable(g, seat)) {
    found.push(
      option<Part>(
        'secondary',
        'secondary',
        'ti4.secondary',
        { card: the.strategyCard(card) },
        `card:strategy-card/${card}`,
      ),
    );
  }
  if (fold('primaryForSecondary', false, g, seat, card)) {
    found.push(
      option<Part>('primary', 'primary', 'ti4.primary', { card: the.strategyCard(card) }, `card:strategy-card/${card}`),
    );
  }
  return found;
}
