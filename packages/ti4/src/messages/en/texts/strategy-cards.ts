/** What strategy cards do: the primary ability for whoever plays one, the secondary for all others. */
import type { StrategyCardId } from '../../../content/strategy-cards.ts';

export const strategyCards: Readonly<Record<StrategyCardId, string>> = {
  leadership:
    'Primary: gain 3 command tokens, then 1 more for every 3 influence you spend. Secondary (free): every 3 influence you spend bring you 1 command token.',
  diplomacy:
    'Primary: choose a system with a planet you control, not that of Mecatol Rex; all others put a command token from reinforcements there. Then ready 2 of your planets. Secondary (1 strategy token): ready up to 2 of your planets.',
  politics:
    'Primary: choose a new speaker, draw 2 action cards, then look at the top 2 agendas and put each back on top of the deck or under it. Secondary (1 strategy token): draw 2 action cards.',
  construction:
    'Primary: you may place a PDS or a space dock, then another PDS, on planets you control. Secondary (1 strategy token, put into a system): place a PDS or a space dock on a planet you control there.',
  trade:
    'Primary: gain 3 trade goods and replenish your commodities; then any players you name must use the secondary ability free of charge. Secondary (1 strategy token): replenish your commodities.',
  warfare:
    'Primary: one of your command tokens on the board goes to a pool of your choice; then you may redistribute your pools. Secondary (1 strategy token): one of your space docks in your home system uses Production.',
  technology:
    'Primary: you may research a technology, then another for 6 resources. Secondary (1 strategy token and 4 resources): research a technology.',
  imperial:
    'Primary: you may score a public objective that you fulfil; then gain 1 victory point if you control Mecatol Rex, else draw a secret objective. Secondary (1 strategy token): draw a secret objective.',
};
