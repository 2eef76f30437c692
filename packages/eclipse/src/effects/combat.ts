/** Battles, what follows them, and the upkeep. */
export const combat = {
  'eclipse.act-first': { rule: 'initiative.2', text: 'They act before your other ships of the same initiative.' },
  'eclipse.attack': {
    rule: 'engagement.2',
    text: 'All their cannons are rolled at once. A 6 always hits and a 1 never; else the number plus your computers minus their shields must reach 6. The roll cannot be taken back freely.',
  },
  'eclipse.hold': { rule: 'engagement.2', text: 'They have no cannons, so they only stand there and can be hit.' },
  'eclipse.retreat-to': {
    rule: 'retreat.1',
    text: 'They do not attack now and leave when they act next, if they still live. Whoever retreats with all ships draws one reputation tile less.',
  },
  'eclipse.scuttle': { rule: 'stalemate.2', text: 'They count as destroyed by the other side.' },
  'eclipse.hit-target': {
    rule: 'damage.2',
    text: '{isDestroyed, select, true {More damage than hull: the ship is gone, and you draw reputation for it.} other {The damage stays on the ship until the battles of this round are over.}}',
  },
  'eclipse.miss-target': {
    rule: 'damage.3',
    text: 'The computer of your ships does not make up for its shield: the die is lost.',
  },
  'eclipse.keep-tile': {
    rule: 'reputation.5',
    text: 'It lies face down on your track and scores {value, plural, one {# point} other {# points}} at the end. The other tiles go back.',
  },
  'eclipse.swap-tile': {
    rule: 'reputation.6',
    text: 'Your track is full: the tile worth {returned} goes back to the bag, and the new one takes its place.',
  },
  'eclipse.keep-none': { rule: 'reputation.5', text: 'All drawn tiles go back to the bag.' },
  'eclipse.use-neutron-bombs': {
    rule: 'attack-population.3',
    text: 'All cubes of the sector are destroyed without a roll, and its owner loses it.',
  },
  'eclipse.attack-with-all': {
    rule: 'attack-population.2',
    text: 'Each ship attacks once with all its cannons; each point of damage destroys a cube.',
  },
  'eclipse.attack-with': {
    rule: 'attack-population.2',
    text: 'This ship attacks once with all its cannons; each point of damage destroys a cube.',
  },
  'eclipse.attack-no-more': {
    rule: 'attack-population.1',
    text: 'The cubes that are left stay. While there are any, the sector stays with its owner.',
  },
  'eclipse.cube-in': {
    rule: 'attack-population.4',
    text: 'Its owner produces as before in this round and loses the cube until the round is cleaned up.',
  },
  'eclipse.cube-to-graveyard': {
    rule: 'attack-population.4',
    text: 'The cube returns to this track when the round is cleaned up.',
  },
  'eclipse.give-up': {
    rule: 'bankruptcy.2',
    text: 'The disc returns to your track, which lowers the upkeep by {saved}; the cubes return as well, so that you may produce less.',
  },
} as const;
