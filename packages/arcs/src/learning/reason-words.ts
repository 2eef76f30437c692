import type { ReasonWords } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';

/** Why a bot would do it, in the order in which the reasons are tried; `reasons.ts` says when one fits. */
export const reasonWords = {
  'lead-for-ambition': {
    prompts: ['arcs.lead'],
    options: ['lead:*'],
    needs: ['card', 'ambition', 'mine', 'theirs'],
    text: 'Lead {card}: it shows {ambition}, where you have {mine} and nobody else more than {theirs}',
  },
  'lead-pips': {
    prompts: ['arcs.lead'],
    options: ['lead:*'],
    needs: ['card', 'pips'],
    text: 'Lead {card}: {pips, plural, one {# action} other {# actions}}, and for more than one the others need a higher card of its suit',
  },
  'pass-initiative': {
    prompts: ['arcs.lead'],
    options: ['pass'],
    needs: ['rival', 'cards'],
    text: 'Pass the initiative to {rival}: you keep {cards, plural, one {# card} other {# cards}}, and they must lead',
  },
  declare: {
    prompts: ['arcs.declare'],
    options: ['declare:*'],
    needs: ['ambition', 'mine', 'theirs', 'power'],
    text: 'Declare {ambition}: you are ahead, {mine} to {theirs}, and first place is worth {power} Power',
  },
  'no-declare': {
    prompts: ['arcs.declare'],
    options: ['no-declare'],
    needs: ['ambition', 'rival', 'theirs', 'mine'],
    text: 'Do not declare {ambition}: {rival} is ahead, {theirs} to {mine}',
  },
  surpass: {
    prompts: ['arcs.follow'],
    options: ['surpass:*'],
    needs: ['card', 'pips'],
    text: 'Surpass with {card}: {pips, plural, one {# action} other {# actions}}',
  },
  'copy-or-pivot': {
    prompts: ['arcs.follow'],
    options: ['copy:*', 'pivot:*'],
    needs: ['copies', 'card', 'suit', 'cards'],
    text: '{copies, select, true {Copy} other {Pivot}} with {card}: one {suit} action{cards, plural, =0 {} one {, and # card stays in hand} other {, and # cards stay in hand}}',
  },
  seize: {
    prompts: ['arcs.seize'],
    options: ['seize:*'],
    needs: ['card', 'cards'],
    text: 'Seize with {card}: next round you lead{cards, plural, =0 {} one {, with # card in hand} other {, with # cards in hand}}',
  },
  tax: {
    prompts: ['arcs.turn', 'arcs.tax', 'arcs.spend.for'],
    options: ['tax', 'tax:*'],
    needs: ['system', 'resource', 'count', 'ambition'],
    text: 'Tax {system} for {resource}: then you have {count} for {ambition}',
  },
  'tax-token': {
    prompts: ['arcs.turn', 'arcs.tax', 'arcs.spend.for'],
    options: ['tax', 'tax:*'],
    needs: ['system', 'resource'],
    text: 'Tax {system} for {resource}: a token for a Prelude to come',
  },
  'build-city': {
    prompts: ['arcs.turn', 'arcs.build', 'arcs.spend.for'],
    options: ['build', 'build:city@*'],
    needs: ['system', 'resource', 'slots', 'bonus'],
    text: 'Build a city at {system}: {resource} each time you tax it{slots, plural, =0 {} one {, and one more slot} other {, and # more slots}}{bonus, plural, =0 {} other {, and # Power more for a first place}}',
  },
  'build-other': {
    prompts: ['arcs.turn', 'arcs.build', 'arcs.spend.for'],
    options: ['build', 'build:*'],
    needs: ['piece', 'system', 'ships'],
    text: '{piece, select, ship {Build a ship at {system}: {ships, plural, one {# fresh ship} other {# fresh ships}} there} other {Build a starport at {system}: it builds a ship a turn, and ships catapult from there}}',
  },
  'take-control': {
    prompts: ['arcs.turn', 'arcs.move.where'],
    options: ['move', 'to:*'],
    needs: ['system', 'mine', 'theirs'],
    text: 'Move to {system}: with {mine, plural, one {# fresh ship} other {# fresh ships}} against {theirs} you control it',
  },
  attack: {
    prompts: ['arcs.turn', 'arcs.battle'],
    options: ['battle', 'battle:*'],
    needs: ['defender', 'system', 'chance', 'losses'],
    text: 'Attack {defender} at {system}: {chance} % to destroy a ship, {losses, plural, one {# hit} other {# hits}} on you expected',
  },
  influence: {
    prompts: ['arcs.turn', 'arcs.influence', 'arcs.spend.for'],
    options: ['influence', 'influence:*'],
    needs: ['card', 'mine', 'theirs'],
    text: 'Influence {card}: {mine, plural, one {# agent} other {# agents}} of yours there against {theirs}',
  },
  secure: {
    prompts: ['arcs.turn', 'arcs.secure', 'arcs.spend.for'],
    options: ['secure', 'card:*'],
    needs: ['card', 'suit', 'captives'],
    text: 'Secure {card}: one more {suit} icon{captives, plural, =0 {} one { and # Captive} other { and # Captives}}',
  },
  repair: {
    prompts: ['arcs.turn', 'arcs.repair', 'arcs.spend.for'],
    options: ['repair', 'repair:ship@*'],
    needs: ['system', 'mine', 'theirs'],
    text: 'Repair a ship at {system}: {mine} fresh against {theirs}',
  },
  spend: {
    prompts: ['arcs.turn'],
    options: ['spend:*'],
    needs: ['resource', 'action'],
    text: 'Spend {resource} before your pips: one {action} more',
  },
  'spend-weapon': {
    prompts: ['arcs.turn'],
    options: ['spend:*'],
    needs: ['resource', 'pips'],
    text: 'Spend {resource}: this turn {pips, plural, one {your pip} other {each of your # pips}} may also battle',
  },
  'end-turn': {
    prompts: ['arcs.turn'],
    options: ['end-turn'],
    needs: ['tokens'],
    text: 'End your turn: your actions are used{tokens, plural, =0 {} one {, and # token stays} other {, and # tokens stay}}',
  },
} as const satisfies { readonly [id: string]: ReasonWords<Prompt> };
