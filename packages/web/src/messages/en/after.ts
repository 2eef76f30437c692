/** After the game. */
export const after = {
  'after.title': '{names} {count, plural, one {wins} other {share the victory}}',
  'after.you': 'You win',
  'after.standings': 'Standings',
  'after.place': 'Place',
  'after.player': 'Player',
  'after.points': 'Points',
  'after.chart': 'Points round by round',
  'after.chart.label': 'Points of each player after every round',
  'after.rematch': 'Rematch',
  'after.replay': 'Watch the replay',
  'after.board': 'Look at the board',
  'after.moves': '{count, plural, one {# decision} other {# decisions}}',
  'after.tookBack': '{name} took back what was rolled or drawn {count, plural, one {once} =2 {twice} other {# times}}.',
  'after.show': 'Result',

  'decided.title': 'What decided it',
  'decided.show': 'Show',
  'decided.overtook': '{winner} overtook {before} in {round} and was never behind again.',
  'decided.led': '{winner} was never behind from {round} on.',
  'decided.swing':
    'The greatest swing came in {round}: {winner} gained {count, plural, one {# point} other {# points}} more than {rival}.',
  'decided.margin': 'In the end {count, plural, one {# point} other {# points}} lay between {winner} and {rival}.',
  'decided.tie': 'In the end {winner} and {rival} had the same points, and the rules broke the tie.',
  'decided.hung':
    '{count, plural, one {Without this it would have gone the other way:} other {Without any one of these it would have gone the other way:}}',
  'decided.landslide': 'It hung on no single score.',

  'luck.title': 'Dice luck',
  'luck.dice': '{count, plural, one {# die} other {# dice}}',
  'luck.balance': '{balance, number, ::.0 +?}',
  'luck.rolled': '{count, number, ::.#}',
  'luck.expected': '({count, number, ::.#} expected)',
  'luck.explained':
    'Rolled against what the faces promise on average. The bar adds up what came more often than expected; symbols that hurt the roller count against it, rerolls are left out.',

  'luck.battles': 'Battles',
  'luck.battles.working': 'Looking at the battles: {count} of {of} …',
  'luck.battles.all': 'All {count}',
  'luck.battles.explained':
    'The chance of what happened, as everybody could see it before the dice fell; the unlikeliest first.',
  'luck.battle.won': '{winner} beat {rival}',
  'luck.battle.left': '{rival} retreated from {winner}',
  'luck.battle.draw': '{winner} and {rival} did not settle it',
} as const;
