import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for objectives, the hand and votes. */
export const goals = {
  'ti4.return-secret': {
    rule: 'objective-cards.21a',
    show: ['card:*'],
    what: 'You have more than three secret objectives: return one you have not scored.',
    why: 'Three is the limit, scored ones included.',
    idea: 'Return the one that is hardest for you.',
  },
  'ti4.score-public': {
    rule: 'status-phase.1',
    show: ['card:public-objective/*', 'region:goals'],
    what: 'Score a public objective?',
    why: 'At most one in a status phase, and only while you control all planets of your home system.',
    idea: 'Score whatever you can: a point now is safer than two later.',
  },
  'ti4.score-secret': {
    rule: 'objective-cards.6',
    show: ['card:secret-objective/*', 'region:goals'],
    what: 'Score a secret objective?',
    why: 'At most one in the status phase; those for the action phase are scored when they happen.',
    idea: 'Score it as soon as you can.',
  },
  'ti4.discard-action-card': {
    rule: 'action-cards.4',
    show: ['card:action-card/*'],
    what: 'You hold too many action cards: discard one.',
    why: 'Seven is the limit.',
    idea: 'Discard what you are least likely to use.',
  },
  'ti4.vote': {
    rule: 'agenda-phase.6',
    show: ['options', 'region:council'],
    what: 'Choose an outcome to vote for, or abstain. All your votes go to one outcome.',
    why: 'A law stays for the rest of the game; the outcome with most votes wins.',
    idea: 'Vote when it touches you. Otherwise abstain and keep your planets.',
  },
  'ti4.cast-votes': {
    rule: 'agenda-phase.6',
    show: ['planet:*', 'region:council'],
    what: 'Exhaust planets for votes: each gives all its influence.',
    why: 'Planets are readied after both votes, but not between them.',
    idea: 'Spend just enough to win, and keep some for the second agenda.',
  },
  'ti4.decide-outcome': {
    rule: 'agenda-phase.19',
    show: ['options', 'region:council'],
    what: 'No outcome leads: as the speaker you decide.',
    why: 'This is not a vote, and it costs nothing.',
    idea: 'Choose what helps you or hurts whoever is ahead.',
  },
  'ti4.predict': {
    rule: 'agenda-phase.22',
    show: ['options', 'region:council'],
    what: 'Predict the outcome of this vote.',
    why: 'If you are right you gain what the card says, after the vote is resolved.',
    idea: 'Predict what those with most votes will want, or what you can bring about.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
