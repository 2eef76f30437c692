export const area = {
  'area.page': '{page, select, hand {Hand} planets {Planets} techs {Techs} other {Sheet}}',
  'hand.empty': 'No cards in hand.',
  'hand.of': 'Hand of {player}',
  'hand.kind':
    '{kind, select, action {Action card} note {Note of {player}} played {In play, of {player}} other {Secret objective}}',
  'hand.now': 'now',
  'card.worth': '{resources, plural, one {# resource} other {# resources}}, {influence} influence',
  'tree.upgrades': 'Unit upgrades',
  'tree.changes': '{changes, list, comma}',
  'tree.change':
    '{figure, select, cost {cost} combat {combat} move {move} capacity {capacity} production {production} cannon {space cannon} other {barrage}} {before}→{after}',
  'tree.state':
    '{state, select, owned {Yours} exhausted {Yours, exhausted} open {Can be researched} other {Cannot be researched yet}}',
  'tree.lacking': 'Missing: {colours}',
  'tree.owners': 'Owned by {players}',
  'sheet.none': 'No faction yet.',
  'sheet.commodities': 'Commodities: {count} of {limit}',
  'sheet.column':
    '{column, select, unit {Unit} cost {Cost} combat {Combat} move {Move} capacity {Capacity} abilities {Abilities} board {In play} other {Left}}',
} as const;
