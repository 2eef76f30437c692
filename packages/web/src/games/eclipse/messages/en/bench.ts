/** The benches: what one decides with. */
export const bench = {
  'act.hint': 'or click a ship, a sector, a technology',
  'act.short': '{count} money short at upkeep',
  'act.trade': 'Trade',
  'act.pass': 'Pass',
  'act.pass.left': '{count} left',
  'act.trade.price': '{price} : 1',
  'act.trade.none': 'too little',
  'act.barred.disc': 'no disc',
  'act.barred.reaction': 'no reaction',
  'act.explore.gives': '{begun, plural, one {# zone} other {# zones}}',
  'act.explore.none': 'no zone',
  'act.research.now': '{count} now',
  'act.research.none': 'none now',
  'act.upgrade.gives': '{count, plural, one {# part} other {# parts}}',
  'act.upgrade.none': 'no part',
  'act.build.gives': '{count} · {materials}',
  'act.build.none': 'nothing now',
  'act.move.gives': '{count, plural, one {# move} other {# moves}}',
  'act.move.none': 'no way',
  'act.influence.gives': '{count, plural, one {# disc} other {# discs}}',
  'act.influence.none': 'no sector',
  'act.nextDisc': 'Next disc, at upkeep',
  'act.noDisc': 'No disc is left for an action.',

  'done.main': 'Done{left, plural, =0 {} other { · # lost}}',

  'hits.deal': 'Deal {count, plural, one {# hit} other {# hits}}',
  'hits.suggested': 'Suggested. Choose a die, then a ship, to change it.',
  'hits.on':
    '{faces} → {fate, select, destroyed {destroyed} missed {misses} other {{damage, plural, one {# damage} other {# damage}}}}',
  'battle.rollDice': 'Roll {count, plural, one {# die} other {# dice}}',
  'battle.toTheEnd': 'To the end',
  'battle.toTheEnd.says': 'Fires and deals hits as suggested until this battle is over',

  'zones.hint': 'Choose a zone that is lit.',
  'zones.way':
    '{direction, select, 0 {W} 1 {NW} 2 {NE} 3 {E} 4 {SE} other {SW}} of {sector} · {ring, select, 1 {I} 2 {II} other {III}}',
  'place.main': 'Place {sector}',
  'place.joins': '{count, plural, one {Joined to # sector} other {Joined to # sectors}}',
  'place.joined': 'Joined to {list}.',
  'place.turned': 'Joined to {list}. Q and E turn it.',
  'place.control': 'Take control: {upkeep, plural, =0 {no more upkeep} other {# money more upkeep}}',
  'place.settle': 'Settle it with colony ships ({count} ready)',

  'found.useIt': 'Use it',
  'found.keepIt': 'Keep it: 2 points',
  'found.points': '2 points at the end',

  'research.hint': 'Choose a technology in the display.',
  'research.list': 'As a list: {count}',

  'trade.main': 'Trade {paid} {from, name, #paid} for {count} {to, name, #count}',
  'trade.choose': 'Trade',
  'trade.choose.why': 'Choose what for what',
  'trade.left': '{from, name, #2}: {paid} · {to, name, #2}: {gained}',
  'trade.times': 'How often',

  'yard.where': 'in',
  'yard.site': 'Sector to build in',
  'yard.main': 'Build {count, plural, one {# piece} other {# pieces}} for {cost}',
  'yard.choose': 'Choose what to build',
  'yard.sum': '{count} of {most, plural, one {# piece} other {# pieces}}',
  'yard.less': 'One {piece} less',
  'yard.more': 'One {piece} more',
  'yard.orbital': 'one more square',
  'yard.monolith': '3 points',

  'move.left': '{count, plural, one {# move} other {# moves}} left',
  'move.none': '{count, plural, one {# move} other {# moves}} left. No ship can move.',
  'move.together': '{type, name, #2} that go together',
  'move.ships': '{type, name, #2}',
  'move.held': 'Ships of others are there',
  'move.pinned': 'Your ship would be pinned there',
  'move.steps': '{count, plural, one {# step} other {# steps}}',

  'influence.left': '{count, plural, one {# disc} other {# discs}} may still be moved',
  'influence.place': 'Place a disc',
  'influence.withdraw': 'Take a disc back',
  'influence.ships': '{ready} ready, {used} used',

  'settle.hint':
    '{count, plural, one {# colony ship is} other {# colony ships are}} ready: click a square, or a cube here.',

  'reputation.drawn': 'Drawn:',
  'reputation.mine': '{count, plural, =0 {You have no reputation tile.} other {Yours:}}',
  'reputation.says': 'Keep {kept}, return {back}',
  'reputation.none': 'Keep none',

  'track.income': 'income',
  'relations.ambassador': 'Each sends an ambassador to the other: a point at the end.',
  'relations.cube': 'Each takes a cube off a track, which raises the income there.',
  'relations.traitor': 'Whoever sends ships to the other breaks it and is the traitor: −2 points.',

  'upkeep.money': 'Money',
  'upkeep.income': 'Income',
  'upkeep.cost': 'Upkeep',
  'upkeep.missing': 'Missing',
  'upkeep.of': 'of {count}',
  'upkeep.giveUp': 'Give up a sector',
  'upkeep.saves':
    'saves {saved} · loses {points, plural, one {# point} other {# points}}{cubes, plural, =0 {} one {, # cube} other {, # cubes}}',

  'species.lead': 'Lead {species}',
  'species.before': 'The species before',
  'species.next': 'The next species',
} as const;
