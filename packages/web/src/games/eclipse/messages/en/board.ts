/** The galaxy. */
export const board = {
  'zone.explore': 'Unexplored zone of ring {ring}',
  'zone.stack':
    '{count, plural, =0 {The discards are shuffled first} one {# sector is left} other {# sectors are left}}',

  'sector.points': '{points, plural, one {# point} other {# points}}',
  'sector.line': '{points, plural, one {# point} other {# points}} · {control}',
  'sector.controlled': 'Controlled by {player}',
  'sector.free': 'Controlled by nobody',
  'sector.squares': 'Population: {squares, list, comma}',
  'sector.squares.one': '{square} {filled}/{count}',
  'sector.orbital': 'Orbital: {track, select, none {no cube} other {a cube of {track}}}',
  'sector.monolith': 'Monolith: 3 points for whoever controls the sector',
  'sector.artifacts': '{count, plural, one {Artifact} other {# artifacts}}',
  'sector.discovery': 'A facedown discovery tile',
  'sector.portal':
    'Warp portal: neighbours all sectors with one{kind, select, tile {; 1 more point} discovery {; 2 more points} other {}}',
  'sector.battle': 'Battle: {attacker} against {defender}',
  'sector.revealed': 'Revealed, not placed yet',
  'sector.revealed.turns': 'Click to turn it; then place it',
  'sector.revealed.nowhere': 'It joins none of your sectors in any position',

  'ships.line': '{owner}: {count} × {type}{damage, plural, =0 {} other { (damage #)}}',
  'ships.where': 'In {sector}',
  'ships.damage': 'Damage {damage}, destroyed by {left} more',
  'ships.figures': 'Hull {hull} · initiative {initiative} · computer +{computer} · shield −{shield}',
  'ships.move': 'Moves {move, plural, one {# sector} other {# sectors}}',
  'ships.weapons': 'Weapons: {weapons, list, comma}',
  'ships.missiles': 'Missiles: {weapons, list, comma}',
  'ships.dice': '{count} × {colour} ({damage} damage)',
  'ships.unarmed': 'No weapons',
  'ships.retreat': 'On the way out to {sector}',

  'square.title': '{square} square in {sector}',
  'square.orbital': 'Orbital in {sector}',
  'square.empty': 'No cube',
  'square.cube': 'A cube of {player}, from the {track} track',
  'square.advanced': 'Takes a cube only with the matching advanced technology',

  'place.left': 'Turn the sector to the left',
  'place.right': 'Turn the sector to the right',
  'place.here': 'Place {sector} so',
  'place.other': 'Show {sector} instead',
} as const;
