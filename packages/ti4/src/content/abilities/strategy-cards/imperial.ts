/** Catalogue: imperial, objective-cards.22. */
import { drawSecret } from '../../../rules/objectives.ts';
import { offerPublicObjectives } from '../../../rules/status-phase.ts';
import { controls } from '../../../rules/table.ts';
import { gainPoints } from '../../../rules/victory.ts';
import type { StrategyCardRules } from '../../hooks.ts';
import { mecatolRex } from '../../planets.ts';

export const imperial: StrategyCardRules = {
  *primary(g, seat) {
    yield* offerPublicObjectives(g, seat);
    if (controls(g, seat, mecatolRex)) gainPoints(g, [seat], 1);
    else yield* drawSecret(g, seat);
  },
  secondaryCost: 1,
  secondaryUsable: (g) => g.decks.secrets.length > 0,
  secondary: drawSecret,
};
