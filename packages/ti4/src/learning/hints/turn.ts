import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for the turn and moving. */
export const turn = {
  'ti4.choose-strategy-card': {
    rule: 'strategy-phase.1',
    show: ['card:strategy-card/*', 'region:strategy-cards'],
    what: 'Choose a strategy card for this round; with three or four players you choose two.',
    why: 'Its number is your place in the turn order, its primary ability is yours alone.',
    idea: 'First round: Leadership gives tokens, Technology research, Trade goods. Take goods lying on a card gladly.',
  },
  'ti4.turn': {
    rule: 'action-phase.1',
    show: ['region:pools', 'card:strategy-card/*', 'system:*'],
    what: 'Take one action: tactical (a token on a system), strategic (your card), or a component action. Or pass.',
    why: 'You can only pass once your strategy cards are used, and then you act no more this round.',
    idea: 'First move carriers with infantry to planets nearby; use your strategy card when others are short of tokens.',
  },
  'ti4.activate': {
    rule: 'tactical-action.1',
    show: ['system:*', 'region:pools'],
    what: 'Choose a system and put a command token there: only ships that move into this system move now.',
    why: 'Ships in a system with your own token cannot leave it this round.',
    idea: 'Go to planets next to home first, each time another system, and home to produce last of all.',
  },
  'ti4.move-ships': {
    rule: 'movement.3',
    show: ['unit:*', 'system:active'],
    what: 'Choose ships that move into the active system, then set out.',
    why: 'Each moves at most as far as its move value, not through enemy ships, not out of systems with your token.',
    idea: 'Send a carrier with at least one infantry for each planet, and leave one at home.',
  },
  'ti4.choose-path': {
    rule: 'movement.3f',
    show: ['system:*'],
    what: 'Choose the way this ship takes.',
    why: 'Ways can differ in what can be picked up and in gravity rifts, where 1 to 3 on a die loses the ship.',
    idea: 'Take the way without a rift.',
  },
  'ti4.move-how-many': {
    rule: 'fleet-pool.1',
    show: ['unit:*'],
    what: 'How many of these ships go?',
    why: 'Those that stay guard what is there; your fleet pool limits how many may end in one system.',
    idea: 'Send enough to win, not all you have.',
  },
  'ti4.load': {
    rule: 'transport.0',
    show: ['unit:*', 'planet:*'],
    what: 'Choose what this ship carries: fighters and ground forces up to its capacity.',
    why: 'Only ground forces can take planets. Fighters need room on ships.',
    idea: 'Load infantry first: two for a single planet, one more for each further one.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
