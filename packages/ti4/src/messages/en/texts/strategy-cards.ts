/** Strategy cards, in initiative order: the primary ability for whoever plays one, the secondary for all others. */
export const strategyCards = {
  'name.strategy-card/leadership': 'Leadership',
  'text.strategy-card/leadership':
    'Primary: gain 3 command tokens, then 1 more for every 3 influence you spend. Secondary (free): every 3 influence you spend bring you 1 command token.',
  'name.strategy-card/diplomacy': 'Diplomacy',
  'text.strategy-card/diplomacy':
    'Primary: choose a system with a planet you control, not that of Mecatol Rex; all others put a command token from reinforcements there. Then ready 2 of your planets. Secondary (1 strategy token): ready up to 2 of your planets.',
  'name.strategy-card/politics': 'Politics',
  'text.strategy-card/politics':
    'Primary: choose a new speaker, draw 2 action cards, then look at the top 2 agendas and put each back on top of the deck or under it. Secondary (1 strategy token): draw 2 action cards.',
  'name.strategy-card/construction': 'Construction',
  'text.strategy-card/construction':
    'Primary: you may place a PDS or a space dock, then another PDS, on planets you control. Secondary (1 strategy token, put into a system): place a PDS or a space dock on a planet you control there.',
  'name.strategy-card/trade': 'Trade',
  'text.strategy-card/trade':
    'Primary: gain 3 trade goods and replenish your commodities; then any players you name must use the secondary ability free of charge. Secondary (1 strategy token): replenish your commodities.',
  'name.strategy-card/warfare': 'Warfare',
  'text.strategy-card/warfare':
    'Primary: one of your command tokens on the board goes to a pool of your choice; then you may redistribute your pools. Secondary (1 strategy token): one of your space docks in your home system uses Production.',
  'name.strategy-card/technology': 'Technology',
  'text.strategy-card/technology':
    'Primary: you may research a technology, then another for 6 resources. Secondary (1 strategy token and 4 resources): research a technology.',
  'name.strategy-card/imperial': 'Imperial',
  'text.strategy-card/imperial':
    'Primary: you may score a public objective that you fulfil; then gain 1 victory point if you control Mecatol Rex, else draw a secret objective. Secondary (1 strategy token): draw a secret objective.',
} as const;
