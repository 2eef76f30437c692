/** Activation, movement, invasion and production. */
export const tactical = {
  'ti4.activate-system': {
    rule: 'active-system.1',
    text: 'A command token of yours lies there until the round ends: ships can come in now, but not leave again this round.',
  },
  'ti4.move-ship': { rule: 'movement.3', text: 'It moves when all moves are declared, and may carry others.' },
  'ti4.move-damaged-ship': { rule: 'movement.3', text: 'It moves when all moves are declared, and stays damaged.' },
  'ti4.take-back-move': { rule: 'movement.5', text: 'It stays where it is, with what it should have carried.' },
  'ti4.move-first': { rule: 'movement.5', text: 'It arrives before the ways of the others are chosen.' },
  'ti4.move-last': { rule: 'movement.5', text: 'The others arrive before it sets out.' },
  'ti4.move-together': { rule: 'movement.5', text: 'All ships move at the same time.' },
  'ti4.path': {
    rule: 'movement.3f',
    text: '{rifts, plural, =0 {It can pick up units on its way.} other {For each gravity rift it leaves it rolls a die, and is lost on 1 to 3.}}',
  },
  'ti4.load-units': { rule: 'transport.0', text: 'They need capacity, and arrive with the ship.' },
  'ti4.remove-custodians': {
    rule: 'custodians-token.2',
    text: 'You gain a victory point and must land there. From now on each round ends with an agenda phase.',
  },
  'ti4.leave-custodians': { rule: 'custodians-token.1', text: 'Nobody lands on Mecatol Rex while the token is there.' },
  'ti4.produce': {
    rule: 'production.0',
    text: 'You choose units up to the production value, and pay for all together.',
  },
  'ti4.skip-production': { rule: 'production.0', text: 'The tactical action is over.' },
  'ti4.produce-units': {
    rule: 'producing-units.1',
    text: 'They are placed there once all units are chosen and paid for.',
  },
} as const;
