/** Catalogue: imperial, objective-cards.22. */
import { drawSecret } from '../../rules/objectives.ts';
import { offerPublicObjectives } from '../../rules/status-phase.ts';
import { controls } from '../../rules/table.ts';
import { gainPoints } from '../../rules/victory.ts';
import { mecatolRex } from '../planets.ts';
import type { StrategyCard } from '../strategy-cards.ts';

export const imperial: StrategyCard = {
  initiative: 8,
  *primary(g, seat) {
    yield* offerPublicObjectives(g, seat);
    if (controls(g, seat, mecatolRex)) gainPoints(g, [seat], 1);
    else yield* drawSecret(g, seat);
  },
  brings: { points: (g, seat) => (controls(g, seat, mecatolRex) ? 1 : 0), objectives: 1 },
  secondaryCost: 1,
  secondaryUsable: (g) => g.decks.secrets.length > 0,
  secondary: drawSecret,
};
