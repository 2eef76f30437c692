/** Setup: speaker, factions, the galaxy, starting units and objectives. */
export const setup = {
  'ti4.setup.speaker': '{seat} is the speaker',
  'ti4.setup.choose-faction': 'Choose your faction',
  'ti4.setup.faction-option': '{faction}',
  'ti4.setup.faction': '{seat} leads {faction}',
  'ti4.setup.tiles-dealt': 'Everybody is dealt {blue} blue and {red} red system tiles',
  'ti4.setup.extra-tile': '{seat} draws {tile} for the ring around Mecatol Rex',
  'ti4.setup.place-extra-tile': 'Put {tile} beside Mecatol Rex',
  'ti4.setup.place-tile': 'Place one of your system tiles',
  'ti4.setup.tile-at': '{tile} at place {position}',
  'ti4.setup.places-tile': '{seat} puts {tile} at place {position}',
  'ti4.setup.choose-technology': 'Choose a technology to start with',
  'ti4.setup.technology': '{technology}',
  'ti4.setup.starts-with': '{seat} starts with {technology}',
  'ti4.setup.spread': 'Put {count} {type, name, #count} on the planets of your home system',
  'ti4.setup.spread-option': '{groups}',
  'ti4.setup.drew-secrets': 'You drew {cards}',
  'ti4.setup.keep-secret': 'Keep one of your secret objectives',
  'ti4.setup.secret': '{card}',
  'ti4.setup.objective': 'The public objective {objective} is revealed',

  // What is wrong with a map string.
  'ti4.map.no-number': 'entry {place} is no number of a tile',
  'ti4.map.middle': 'Mecatol Rex, tile {tile}, must be in the middle',
  'ti4.map.places':
    'it names {count, plural, one {# place} other {# places}}; a galaxy of three rings has {needed} around Mecatol Rex',
  'ti4.map.no-tile': 'there is no tile {tile} to be placed; there are 19 to 50',
  'ti4.map.twice': 'it has tile {tile} twice',
  'ti4.map.tiles': 'it has {count} tiles; with {players} players there are {needed}',
  'ti4.map.nothing-there': 'nothing lies at place {place} with {players} players: it must be -1',
  'ti4.map.home-there': 'a home lies at place {place} with {players} players: it must be 0',
} as const;
