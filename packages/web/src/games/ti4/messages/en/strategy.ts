export const strategy = {
  'strategy.choose': 'Choose a card',
  'strategy.main': 'Take {card}',
  'strategy.leadership': '3 command tokens, more for influence',
  'strategy.diplomacy': 'guards a system, readies two planets',
  'strategy.politics': 'new speaker, 2 action cards, the next agendas',
  'strategy.construction': 'a PDS or space dock, and a PDS',
  'strategy.trade': '3 trade goods, commodities for whom you choose',
  'strategy.warfare': 'takes a token back, redistributes all',
  'strategy.technology': 'research, a second one for 6',
  'strategy.imperial': 'scores at once, Mecatol Rex for a point',
} as const;
