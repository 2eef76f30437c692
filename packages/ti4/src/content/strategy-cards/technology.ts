/** Catalogue: technology-strategy-card. */
import type { Rules, Seat } from '@orrery/kernel';
import { spend } from '../../rules/spend.ts';
import { canResearchFor, research, wantsResearch } from '../../rules/technology.ts';
import type { Ti4 } from '../../state.ts';
import { fold } from '../registry.ts';
import type { StrategyCard } from '../strategy-cards.ts';

function costOf(g: Ti4, seat: Seat, resources: number): number {
  return resources === 0 ? 0 : fold('researchCost', resources, g, seat);
}

/** The player could pay and would get something for it. */
function canBuy(g: Ti4, seat: Seat, resources: number): boolean {
  return canResearchFor(g, seat, costOf(g, seat, resources));
}

/** What is paid leaves what the prerequisites need. */
function* buy(g: Ti4, seat: Seat, resources: number): Rules {
  if (!canBuy(g, seat, resources)) return;
  yield* spend(g, seat, 'resources', costOf(g, seat, resources), (due) => canResearchFor(g, seat, due));
  yield* research(g, seat);
}

function* mayBuy(g: Ti4, seat: Seat, resources: number): Rules {
  if (!canBuy(g, seat, resources)) return;
  if (yield* wantsResearch(seat, costOf(g, seat, resources))) yield* buy(g, seat, resources);
}

export const technology: StrategyCard = {
  initiative: 7,
  *primary(g, seat) {
    yield* mayBuy(g, seat, 0);
    yield* mayBuy(g, seat, 6);
  },
  secondaryCost: 1,
  secondaryUsable: (g, seat) => canBuy(g, seat, 4),
  secondary: (g, seat) => buy(g, seat, 4),
};
