/** Why something cannot be chosen. */
export const why = {
  'eclipse.why.no-disc': '{action}: no influence disc is left on your track',
  'eclipse.why.no-reaction': '{action} is no reaction, and you have passed',
  'eclipse.why.no-trade':
    'Trade {from}: you have {count}, and {price, plural, one {# is needed} other {# are needed}} for 1 of another resource',
  'eclipse.why.few-players': 'Diplomatic relations: there are none with fewer than four players',
  'eclipse.why.traitor': 'Relations with {other}: {seat} is the traitor',
  'eclipse.why.no-ambassador': 'Relations with {other}: {seat} has no ambassador left to send',
  'eclipse.why.no-cube': 'Relations with {other}: {seat} has no cube left for an ambassador',
  'eclipse.why.have-relations': 'Relations with {other}: you have them already',
  'eclipse.why.refused': 'Relations with {other}: they were refused in this turn',
  'eclipse.why.no-border': 'Relations with {other}: no wormhole connection joins your sectors to theirs',
  'eclipse.why.in-contact': 'Relations with {other}: ships of one are in a sector of the other or beside its ships',
  'eclipse.why.colony-turn': 'Colony ships: only during an action or a reaction',
  'eclipse.why.colony-used': 'Colony ships: none of yours is ready',
  'eclipse.why.flips-used': 'Colony ships: this action makes no more of them ready again',
  'eclipse.why.advanced': 'Colony ship to {sector}: you lack the technology for its {square} square',
  'eclipse.why.no-cubes': 'Colony ship to {sector}: no cube is left on the track for its {square} square',
  'eclipse.why.opponents-there': 'Colony ships to {sector}: ships of opponents are there',

  'eclipse.why.no-wormhole':
    'The zone {direction, select, 0 {west} 1 {north-west} 2 {north-east} 3 {east} 4 {south-east} other {south-west}} of {sector}: no wormhole leads to it from where you may explore',
  'eclipse.why.ring-empty':
    'The zone {direction, select, 0 {west} 1 {north-west} 2 {north-east} 3 {east} 4 {south-east} other {south-west}} of {sector}: no sector is left for the {ring, select, 1 {inner ring} 2 {middle ring} other {outer ring}}',
  'eclipse.why.not-beside':
    'The zone {direction, select, 0 {west} 1 {north-west} 2 {north-east} 3 {east} 4 {south-east} other {south-west}} of {sector}: you neither control a sector nor have an unpinned ship beside it',
  'eclipse.why.unjoined':
    '{sector} {rotation, select, 0 {as printed} 1 {one turn to the right} 2 {two turns to the right} 3 {half around} 4 {two turns to the left} other {one turn to the left}}: no wormhole connection would join it to a sector that you control or where you have an unpinned ship',
  'eclipse.why.none-to-reveal':
    'Another sector: none is left for the {ring, select, 1 {inner ring} 2 {middle ring} other {outer ring}}',

  'eclipse.why.owned': '{technology}: you have it already',
  'eclipse.why.track-full': '{technology}: no track that may hold it has room',
  'eclipse.why.science': '{technology} costs {cost} science: you have {most}, trades included',
  'eclipse.why.not-cheapest': '{technology}: only the cheapest regular technology that you lack is taught',

  'eclipse.why.part-locked': '{part}: you lack the technology {technology}',
  'eclipse.why.part-ancient': '{part}: you have not found it, or it is in use',
  'eclipse.why.part-energy': '{part}: no blueprint has a free space where its energy would suffice',
  'eclipse.why.part-drive': '{part}: where it would fit, a ship would lack a drive or a Starbase would have one',
  'eclipse.why.part-space': '{part}: no space is free for it',
  'eclipse.why.parts-illegal': 'Placing parts: several blueprints are not legal, take off their tiles first',
  'eclipse.why.not-done': 'Ending the activation: the blueprint of the {type} is not legal',
  'eclipse.why.space-taken': '{space}: a tile lies there',
  'eclipse.why.space-energy': '{space}: the energy would not suffice',
  'eclipse.why.space-no-drive': '{space}: the ship would have no drive',
  'eclipse.why.space-drive': '{space}: a Starbase has no drive',
  'eclipse.why.space-legal': '{space}: another blueprint must be made legal first',
  'eclipse.why.space-outside': '{space}: the part is attached outside the spaces',

  'eclipse.why.piece-locked': '{piece}: you lack the technology {technology}',
  'eclipse.why.piece-gone': '{piece}: none is left in your supply',
  'eclipse.why.materials':
    '{piece} costs {cost, plural, one {# material} other {# materials}}: you have {most}, trades included',
  'eclipse.why.piece-nowhere': '{piece}: no sector of yours can hold one more',
  'eclipse.why.has-portal': '{sector}: it has a warp portal already',
  'eclipse.why.not-yours': '{sector}: you do not control it',
  'eclipse.why.has-piece': '{sector}: it has {piece, name, indefinite} already',

  'eclipse.why.starbase': '{type} in {sector}: it never moves',
  'eclipse.why.pinned': '{type} in {sector}: your ships there are pinned',
  'eclipse.why.no-way': '{type} in {sector}: no connection leads on',
  'eclipse.why.unconnected': '{sector}: no connections lead there',
  'eclipse.why.stopped': '{sector}: the ship would be pinned on every way',
  'eclipse.why.too-far': '{sector}: it is farther away than the ship moves',

  'eclipse.why.controlled': '{sector}: {owner} controls it',
  'eclipse.why.contested': '{sector}: ships of opponents are there',
  'eclipse.why.touched': '{sector}: a disc was moved there in this action already',
  'eclipse.why.unlinked': '{sector}: it is linked to none of your sectors or ships',
  'eclipse.why.no-discs': '{sector}: no disc is free for it',
  'eclipse.why.only-link': '{sector}: its disc makes the link that the other sector needs',
  'eclipse.why.track-empty': 'From the influence track: no disc is left there',

  'eclipse.why.board-taken': '{species}: {seat} plays the other side of the board, or this one',
  'eclipse.why.retreat-there': 'Retreat to {sector}: you do not control it, or opponents are there',
  'eclipse.why.no-bombs': 'Neutron Bombs: you lack the technology',
  'eclipse.why.absorbed': 'Neutron Bombs: {seat} has the Neutron Absorber',
  'eclipse.why.unarmed': 'Attack with {type, name, indefinite}: it has no weapon but missiles',
  'eclipse.why.other-battle': 'The die for {ship}: that is another battle',
  'eclipse.why.would-miss': 'The die for {ship}: it does not hit there',
  'eclipse.why.slower': '{type, name, #count}: lower initiative',
  'eclipse.why.track-of-tile': 'Keeping a tile besides yours: your track is full, and ambassadors stay',
  'eclipse.why.ambassador': '{seat}’s ambassador: only reputation tiles can be returned',
  'eclipse.why.track-none': '{track}: no cube is left on this track',
  'eclipse.why.track-all': '{track}: this track is full',
  'eclipse.why.track-other': '{track}: the cube does not come from a square of this kind',
} as const;
