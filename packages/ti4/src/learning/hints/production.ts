import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for production and paying. */
export const production = {
  'ti4.use-production': {
    rule: 'production.0',
    show: ['region:planets', 'options'],
    what: 'Produce units in this system?',
    why: 'It is the last step of a tactical action, also if nothing moved.',
    idea: 'Produce where your planets are ready to pay; keep what an objective or a research needs.',
  },
  'ti4.choose-units': {
    rule: 'production.1',
    show: ['region:bench', 'place:*'],
    what: 'Choose units until you are done: one sum is paid for all.',
    why: "Limits are the dock's production value, your resources, the fleet pool and room for fighters.",
    idea: 'One carrier and infantry for it early; two infantry or two fighters come for the price of one.',
  },
  'ti4.fetch-figure': {
    rule: 'component-limitations.4a',
    show: ['options'],
    what: 'None of this type is left: choose one on the board to be placed anew.',
    why: 'You have only so many figures; those in systems with your token stay.',
    idea: 'Take the one that is of least use where it is.',
  },
  'ti4.pay-resources': {
    rule: 'producing-units.1a',
    show: ['planet:*', 'region:planets'],
    what: 'Pay: exhaust planets for their resources or spend trade goods, one for one.',
    why: 'An exhausted planet gives nothing more until the status phase, neither resources nor influence.',
    idea: 'Use planets with much resource and little influence; do not overpay.',
  },
  'ti4.pay-influence': {
    rule: 'influence.2',
    show: ['planet:*', 'region:planets'],
    what: 'Pay: exhaust planets for their influence or spend trade goods, one for one.',
    why: 'Each planet gives either its resources or its influence until it is readied.',
    idea: 'Use planets with much influence and little resource.',
  },
  'ti4.pay-for-tokens': {
    rule: 'leadership.2',
    show: ['planet:*', 'region:pools'],
    what: 'Spend influence for more command tokens: 3 for each.',
    why: 'Tokens are actions. What exceeds a multiple of 3 is lost.',
    idea: 'Buy one or two if your planets are not needed for anything else now.',
  },
  'ti4.pay-tokens': {
    rule: 'objective-cards.10',
    show: ['region:pools'],
    what: 'Choose the pools from which these command tokens are paid.',
    why: 'The objective costs tokens of your sheet.',
    idea: 'Take from the pool you need least next round.',
  },
  'ti4.gain-tokens': {
    rule: 'command-tokens.2',
    show: ['region:pools'],
    what: 'Choose the pools for the tokens you gain.',
    why: 'Tactic is for activating, fleet allows more ships in one system, strategy pays for secondaries.',
    idea: 'Mostly tactic, one into strategy; fleet when a fleet of yours is about to outgrow its pool.',
  },
  'ti4.redistribute': {
    rule: 'status-phase.5',
    show: ['region:pools'],
    what: 'Lay your command tokens into the three pools as you like.',
    why: 'For the next round: actions, size of fleets, and following others.',
    idea: 'About half into tactic, two into strategy, and as many in fleet as your largest fleet needs.',
  },
  'ti4.token-from-pool': {
    rule: 'command-tokens.3b',
    show: ['region:pools'],
    what: 'No token is left in your reinforcements: choose the pool that gives the one for this system.',
    why: 'The token lies on the board until the status phase.',
    idea: 'Take it from the pool you need least.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
