import type { ReasonWords } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';

/** Why a bot would do it, in the order in which the reasons are tried; `reasons.ts` says when one fits. */
export const reasonWords = {
  mecatol: {
    prompts: ['ti4.remove-custodians?'],
    options: ['remove-custodians'],
    needs: ['cost', 'influence'],
    text: 'Remove the custodians for {cost} influence: your ready planets have {influence}, and it is a point',
  },
  'for-objective': {
    prompts: ['ti4.turn', 'ti4.activate', 'ti4.research', 'ti4.choose-units'],
    options: ['*'],
    needs: ['have', 'need', 'objective'],
    text: 'This brings you to {have} of {need} for {objective}',
  },
  conquer: {
    prompts: ['ti4.turn', 'ti4.activate'],
    options: ['tactical', 'activate:*'],
    needs: ['system', 'rival', 'ships', 'ground'],
    text: 'Go to {system}: {rival} holds it with {ships, plural, =0 {no ship} one {# ship} other {# ships}} and {ground, plural, =0 {no ground force} one {# ground force} other {# ground forces}}',
  },
  expand: {
    prompts: ['ti4.turn', 'ti4.activate'],
    options: ['tactical', 'activate:*'],
    needs: ['system', 'planets', 'resources', 'influence'],
    text: 'Expand to {system}: nobody is there, and {planets, plural, one {its planet has} other {its # planets have}} {resources} resources and {influence} influence',
  },
  produce: {
    prompts: ['ti4.turn', 'ti4.activate'],
    options: ['tactical', 'activate:*'],
    needs: ['system', 'resources', 'goods'],
    text: 'Produce in {system}: {resources} resources are ready{goods, plural, =0 {} one {, and you have # trade good} other {, and you have # trade goods}}',
  },
  'pick-card': {
    prompts: ['ti4.choose-strategy-card'],
    options: ['strategy:*'],
    needs: ['card', 'initiative', 'goods'],
    text: 'Take {card}: number {initiative} in the order of turns{goods, plural, =0 {} one {, and # trade good lies on it} other {, and # trade goods lie on it}}',
  },
  'play-card': {
    prompts: ['ti4.turn'],
    options: ['strategic:*'],
    needs: ['card', 'followers'],
    text: 'Use {card} now: {followers, plural, =0 {nobody else has} one {only # other player has} other {# other players have}} a strategy token to follow with',
  },
  follow: {
    prompts: ['ti4.follow'],
    options: ['secondary'],
    needs: ['card', 'tokens', 'left'],
    text: 'Follow {card}: {tokens, plural, =0 {it costs no token} other {it costs a strategy token, and {left, plural, =0 {none is} one {# is} other {# are}} left}}',
  },
  decline: {
    prompts: ['ti4.follow'],
    options: ['decline'],
    needs: ['card', 'left'],
    text: 'Decline {card}: {left, plural, one {keep your last strategy token} other {keep your # strategy tokens}}',
  },
  research: {
    prompts: ['ti4.research'],
    options: ['technology:*'],
    needs: ['technology', 'upgrades', 'count'],
    text: 'Research {technology}: {upgrades, select, true {you have {count, plural, =0 {none of these units yet} one {# such unit} other {# such units}}} other {with it {count, plural, =0 {no further technology opens} one {# further technology opens} other {# further technologies open}}}}',
  },
  tokens: {
    prompts: ['ti4.redistribute', 'ti4.gain-tokens'],
    options: ['pools:*'],
    needs: ['tactic', 'fleet', 'strategy'],
    text: 'Then you have {tactic, plural, one {# tactical action} other {# tactical actions}}, fleets of {fleet}, and {strategy, plural, one {# secondary} other {# secondaries}} to follow',
  },
  hits: {
    prompts: ['ti4.assign-hits'],
    options: ['*'],
    needs: ['type', 'cost'],
    text: 'Lose {type, name, indefinite}: another one costs {cost, plural, one {# resource} other {# resources}}',
  },
  sustain: {
    prompts: ['ti4.sustain-damage'],
    options: ['sustain:*'],
    needs: ['type'],
    text: 'Let {type, name, indefinite} sustain the hit: nothing is lost, and it is repaired in the status phase',
  },
  vote: {
    prompts: ['ti4.vote'],
    options: ['vote:*', 'abstain'],
    needs: ['abstains', 'votes', 'others'],
    text: '{abstains, select, true {Abstain: your planets stay ready} other {Vote so: you can cast {votes, plural, one {# vote} other {# votes}}, all others together {others}}}',
  },
  trade: {
    prompts: ['ti4.turn', 'ti4.offer'],
    options: ['trade', 'accept'],
    needs: ['rival', 'mine', 'theirs'],
    text: 'Trade with {rival}: {mine, plural, one {# commodity} other {# commodities}} of yours for {theirs} of theirs, which become trade goods',
  },
  'end-turn': {
    prompts: ['ti4.turn'],
    options: ['end-turn'],
    needs: ['tactic'],
    text: 'End your turn: your action is done, and {tactic, plural, =0 {no tactic token is} one {# tactic token is} other {# tactic tokens are}} left for later turns',
  },
  pass: {
    prompts: ['ti4.turn'],
    options: ['pass'],
    needs: ['tokens'],
    text: 'Pass: your cards are used, and {tokens, plural, =0 {no tactic token is left} one {what your last tactic token could reach is not worth it} other {what # tactic tokens could reach is not worth them}}',
  },
} as const satisfies { readonly [id: string]: ReasonWords<Prompt> };
