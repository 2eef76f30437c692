import type { Diagram } from '@orrery/kernel';

/** The pictures of the introduction, by id. */
export const diagrams: { readonly [id: string]: Diagram } = {
  tile: {
    caption: 'How to read a system',
    position:
      'One system at near level: two planets with figures, a fleet above, infantry on a planet, a space dock, a command token',
    labels: [
      'ships in space',
      'resources',
      'influence',
      'infantry: who holds the planet',
      'space dock',
      'command token',
    ],
  },
  'tactical-action': {
    caption: 'The five steps of a tactical action',
    position:
      'Five small pictures of one system in a row: token placed, ships arrive, dice, infantry lands, dock produces',
    labels: ['activate', 'move', 'space combat', 'invade', 'produce'],
  },
  locked: {
    caption: 'Ships in a system with your token stay there',
    position:
      'A home system with my token and two ships crossed out; a second system without token with an arrow into the active system',
    labels: ['cannot leave', 'may move'],
  },
  pools: {
    caption: 'Three pools, three uses',
    position: 'The three pools with 3, 3 and 2 tokens and what each is for',
    labels: ['activate systems', 'ships in one system', 'follow others'],
  },
  capacity: {
    caption: 'Fighters and infantry need room',
    position: 'A carrier with capacity 4 carrying two fighters and two infantry; a third fighter outside',
    labels: ['capacity 4', 'no room'],
  },
  'planet-card': {
    caption: 'A planet pays once until it is readied',
    position: 'A planet ready and exhausted, with arrows to a shipyard and to a ballot',
    labels: ['resources: build', 'influence: tokens, votes', 'one or the other'],
  },
  round: {
    caption: 'A round',
    position:
      'A ring of four phases with what happens in each; the agenda phase dashed until the custodians are removed',
    labels: ['strategy', 'action', 'status', 'agenda'],
  },
  dice: {
    caption: 'A die of ten at least equal to the combat value hits',
    position: 'A cruiser (7), a dreadnought (5, sustain damage) and a fighter (9) with their dice',
    labels: ['7 or more hits', 'cancels one hit', '9 or more hits'],
  },
};
