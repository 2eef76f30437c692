import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for strategy cards and research. */
export const strategyCards = {
  'ti4.follow': {
    rule: 'strategic-action.1',
    show: ['card:strategy-card/*', 'region:pools'],
    what: 'Use the secondary ability of this card? Except for Leadership it costs a token of your strategy pool.',
    why: 'It is a small share of what the others do; you keep up without taking the card.',
    idea: 'Follow Technology when you can pay, Leadership with spare influence; decline what brings nothing now.',
  },
  'ti4.diplomacy.system': {
    rule: 'diplomacy.2',
    show: ['options'],
    what: 'Choose a system with a planet of yours: all others put a command token there.',
    why: 'They cannot activate it this round, so you are safe there.',
    idea: 'Protect the place that is easiest to attack.',
  },
  'ti4.diplomacy.ready': {
    rule: 'diplomacy.2',
    show: ['options'],
    what: 'Choose an exhausted planet to ready.',
    why: 'You can use it once more this round.',
    idea: 'Take your richest one.',
  },
  'ti4.politics.speaker': {
    rule: 'politics.2a',
    show: ['seat:*'],
    what: 'Choose the new speaker, anybody but the present one.',
    why: 'The speaker picks a strategy card first next round and decides ties in votes.',
    idea: 'Take it yourself, if you are not the speaker.',
  },
  'ti4.politics.agendas': {
    rule: 'politics.2c',
    show: ['options'],
    what: 'Put each of the next two agendas on top of the deck or under it.',
    why: 'You decide what will be voted on, once votes have begun.',
    idea: 'Keep on top what helps you, bury what would hurt.',
  },
  'ti4.construction.place': {
    rule: 'construction.2',
    show: ['options'],
    what: 'Place a structure on a planet of yours.',
    why: 'A space dock produces units far from home; a PDS shoots at whoever comes and shields the planet.',
    idea: 'A space dock on a rich planet towards the middle.',
  },
  'ti4.construction.system': {
    rule: 'construction.3',
    show: ['options'],
    what: 'Choose the system for your command token; the structure goes onto your planet there.',
    why: 'With your token there, ships of yours in that system do not move this round, and you cannot activate it.',
    idea: 'Take a system in which you have already put a token.',
  },
  'ti4.trade.invite': {
    rule: 'trade.4',
    show: ['seat:*'],
    what: 'Choose who replenishes commodities without paying a token.',
    why: 'They owe you nothing by rule, but it is a good moment to agree on something.',
    idea: 'Invite neighbours who will trade their commodities with you.',
  },
  'ti4.warfare.recall': {
    rule: 'warfare.1',
    show: ['options'],
    what: 'Take one of your command tokens off the board.',
    why: 'That system can be activated again, and its ships can move again this round.',
    idea: 'Take the one where your strongest fleet stands, or your home to produce twice.',
  },
  'ti4.warfare.dock': {
    rule: 'warfare.3',
    show: ['options'],
    what: 'Choose the space dock in your home system that produces.',
    why: 'It produces as in a tactical action, but no token is placed at home.',
    idea: 'The one with the most production.',
  },
  'ti4.technology.research': {
    rule: 'technology-strategy-card.2',
    show: ['region:tree', 'region:planets'],
    what: 'Research a technology for this price?',
    why: 'Technologies last all game, and some objectives count them.',
    idea: 'Yes, if paying does not stop something you need more this round.',
  },
  'ti4.research': {
    rule: 'technology.12',
    show: ['card:*', 'region:tree'],
    what: 'Choose the technology you research.',
    why: 'Each technology you own stands for one prerequisite of its colour.',
    idea: 'Follow one colour, or a unit upgrade you will use soon, such as carriers that move 2.',
  },
  'ti4.specialty': {
    rule: 'technology.14',
    show: ['options'],
    what: 'Exhaust a planet with this specialty in place of a missing prerequisite?',
    why: 'It gives either its specialty or its resources this time.',
    idea: 'Use the planet whose resources you need least.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
