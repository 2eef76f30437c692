import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for trade. */
export const trade = {
  'ti4.trade-with': {
    rule: 'transactions.1',
    show: ['seat:*'],
    what: 'Choose whom you want to trade with.',
    why: 'On your turn: once with each neighbour. During a vote: with anybody.',
    idea: 'Offer your commodities for theirs: they become trade goods for both of you.',
  },
  'ti4.give-trade-goods': {
    rule: 'transactions.2',
    show: ['region:bench'],
    what: 'How many trade goods do you give?',
    why: 'They are money: one counts as one resource or one influence.',
    idea: 'None, unless you get something for it now.',
  },
  'ti4.ask-trade-goods': {
    rule: 'transactions.2',
    show: ['seat:*'],
    what: 'How many trade goods do you ask for?',
    why: 'The other may accept, refuse or make another offer.',
    idea: 'Ask for what your offer is worth to them.',
  },
  'ti4.give-commodities': {
    rule: 'commodities.5',
    show: ['region:bench'],
    what: 'How many commodities do you give?',
    why: 'You cannot spend your own commodities; for the other they become trade goods.',
    idea: 'Give all you have for as many of theirs.',
  },
  'ti4.ask-commodities': {
    rule: 'commodities.5',
    show: ['seat:*'],
    what: 'How many commodities do you ask for?',
    why: 'What you receive becomes trade goods.',
    idea: 'As many as you give.',
  },
  'ti4.give-note': {
    rule: 'promissory-notes.5',
    show: ['card:note/*'],
    what: 'Do you give a promissory note?',
    why: 'At most one each time. It binds you as its text says, until it returns.',
    idea: 'A ceasefire or a trade agreement is a fair price. Support for the Throne gives its holder a point: keep it.',
  },
  'ti4.ask-note': {
    rule: 'promissory-notes.5',
    show: ['card:note/*', 'seat:*'],
    what: 'Do you ask for a promissory note?',
    why: 'The other must hold it in hand and agree.',
    idea: 'Ask for a ceasefire from a strong neighbour.',
  },
  'ti4.give-cards': {
    rule: 'transactions.3a',
    show: ['card:action-card/*'],
    what: 'Do you give an action card? Only trades with the Hacan allow it.',
    why: 'It leaves your hand and they will know it.',
    idea: 'Give cards you cannot use.',
  },
  'ti4.ask-cards': {
    rule: 'transactions.3a',
    show: ['seat:*'],
    what: 'Do you ask for an action card? Only trades with the Hacan allow it.',
    why: 'Name one; they may not have it.',
    idea: 'Ask for nothing, unless you spoke about it.',
  },
  'ti4.offer': {
    rule: 'transactions.4a',
    show: ['region:bench', 'seat:*'],
    what: 'Accept this offer, make another one, or refuse?',
    why: 'What is agreed changes hands at once; promises for later bind nobody.',
    idea: 'Commodities for commodities are good for both: accept.',
  },
  'ti4.trade?': {
    rule: 'transactions.1',
    show: ['seat:*'],
    what: 'Trade before play goes on?',
    why: 'Later in this vote or turn there may be no moment for it.',
    idea: 'Trade if you hold commodities that a neighbour can return in kind; else go on.',
  },
  'ti4.give-pledge': {
    rule: 'deals.3',
    show: ['region:bench'],
    what: 'Do you promise something for this deal?',
    why: 'What can be kept at once binds you: the table sees to it.',
    idea: 'Promise nothing, unless the other gives you something now.',
  },
  'ti4.ask-pledge': {
    rule: 'deals.3',
    show: ['seat:*'],
    what: 'Is the other to promise something?',
    why: 'A promise that can be kept at once binds them.',
    idea: 'Ask for their vote, or for held fire, when that is worth your offer.',
  },
  'ti4.pledge-votes': {
    rule: 'deals.3',
    show: ['options'],
    what: 'How many votes at least are promised?',
    why: 'Fewer would break the promise; more are allowed.',
    idea: 'As few as the deal needs.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
