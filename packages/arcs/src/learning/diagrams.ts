import type { Diagram } from '@orrery/kernel';

/** The pictures of the introduction, by id. */
export const diagrams: { readonly [id: string]: Diagram } = {
  'lead-and-follow': {
    caption: 'Four ways to play a card',
    position:
      'Played cards of one round, three players: a lead Construction 3 with three pips, a Construction 5 (surpass), a face-down card (copy); a Mobilization 2 as a fourth example (pivot)',
    labels: ['lead', 'surpass: all pips', 'copy: one action, lead suit', 'pivot: one action, own suit'],
  },
  declare: {
    caption: 'Declaring moves the best free marker and zeroes the card',
    position:
      'Ambition boxes with the three markers 5/3, 3/2, 2/0; an arrow from a lead Administration 2 to Tycoon; the zero marker on the card',
    labels: ['best free marker', 'counts as 0 now'],
  },
  control: {
    caption: 'Only fresh ships count, and ties count for nobody',
    position: 'Four small systems: 2 fresh against 1 fresh; 2 against 2; 2 damaged against 1 fresh; a city alone',
    labels: ['controlled', 'nobody', 'the other controls', 'nobody'],
  },
  catapult: {
    caption: 'From a starport ships run through gates until something stops them',
    position: 'A starport on a planet, its gate, two further gates of which the second is controlled by a Rival',
    labels: ['starport', 'goes on', 'must stop'],
  },
  slots: {
    caption: 'Cities uncover slots, and outer slots are hard to raid',
    position:
      'A player board with two cities built: four open slots, two of them always open; raid costs 3, 1, 1, 2, 1, 3 below; +2 and +3 still covered',
    labels: ['always open', 'uncovered by cities', 'keys to steal'],
  },
  'battle-order': {
    caption: 'What the dice do, in this order',
    position: 'A row of dice faces with arrows to their targets: self-hit, intercept, hit, building hit, key',
    labels: ['1 self-hits', '2 intercept', '3 hits', '4 building hits', '5 raid'],
  },
  court: {
    caption: 'Securing a card',
    position: 'A Court card with two agents of mine and one of a Rival; arrows to my supply, my Captives and my cards',
    labels: ['my agents return', 'theirs are captured', 'the card is mine'],
  },
  scoring: {
    caption: 'First place takes the large figures; a tie for second gives nothing',
    position: 'The Keeper box with the markers 5/3 and 3/2, three players with 3, 2 and 2 Relic icons',
    labels: ['first: 5 + 3', 'tie for second: nothing'],
  },
};
