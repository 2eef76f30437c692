import type { ReasonWords } from '@orrery/kernel';
import type { Prompt } from '../prompts.ts';

/** Why a bot would do it, in the order in which the reasons are tried; `reasons.ts` says when one fits. */
export const reasonWords = {
  explore: {
    prompts: ['eclipse.choose-action', 'eclipse.explore'],
    options: ['explore', 'zone:*'],
    needs: ['sector', 'upkeep', 'money'],
    text: 'Explore beside {sector}: a further disc costs {upkeep} money a round, and you have {money}',
  },
  control: {
    prompts: ['eclipse.take-control'],
    options: ['control'],
    needs: ['sector', 'squares', 'points'],
    text: 'Take control of {sector}: {squares, plural, one {# square} other {# squares}} for your colony ships and {points, plural, one {# point} other {# points}}',
  },
  leave: {
    prompts: ['eclipse.take-control'],
    options: ['leave'],
    needs: ['sector', 'squares', 'upkeep'],
    text: 'Leave {sector} free: {squares, plural, =0 {nothing to settle} one {only # square to settle} other {# squares to settle}}, and the disc would cost {upkeep} money more each round',
  },
  settle: {
    prompts: ['eclipse.choose-action', 'eclipse.end-turn', 'eclipse.last-colony-ships'],
    options: ['colony-ship:*'],
    needs: ['sector', 'track', 'before', 'after'],
    text: 'Settle {sector}: {track} rises from {before} to {after} a round',
  },
  research: {
    prompts: ['eclipse.choose-action', 'eclipse.research'],
    options: ['research', 'technology:*'],
    needs: ['technology', 'cost', 'discount'],
    text: 'Research {technology} for {cost} science{discount, plural, =0 {} other {: # less than printed}}',
  },
  upgrade: {
    prompts: ['eclipse.choose-action', 'eclipse.upgrade', 'eclipse.place-part'],
    options: ['upgrade', 'part:*', 'blueprint:*'],
    needs: ['part', 'type', 'what', 'before', 'after', 'ships'],
    text: 'Put {part, name, indefinite} on the {type}: {what, select, dice {its dice rise} hull {its hull rises} computer {its computer rises} shield {its shield rises} move {its movement rises} initiative {its initiative rises} other {its spare energy rises}} from {before} to {after}, for {ships, plural, =0 {ships to come} one {# ship} other {# ships}}',
  },
  defend: {
    prompts: ['eclipse.choose-action', 'eclipse.move', 'eclipse.move-where', 'eclipse.build-where'],
    options: ['move', 'build', 'ship:*', 'sector:*'],
    needs: ['sector', 'rival', 'ships', 'points'],
    text: 'Guard {sector}: {rival} has {ships, plural, one {# ship} other {# ships}} there, and you lose {points, plural, one {# point} other {# points}} with it',
  },
  'attack-guard': {
    prompts: ['eclipse.choose-action', 'eclipse.move', 'eclipse.move-where'],
    options: ['move', 'ship:*', 'sector:*'],
    needs: ['guard', 'sector', 'dice', 'hits', 'theirDice', 'theirHits', 'points'],
    text: 'Attack {guard, name, indefinite} in {sector}: you roll {dice, plural, one {# die} other {# dice}} a round and withstand {hits, plural, one {# hit} other {# hits}}, it {theirDice} and {theirHits}; the sector is worth {points, plural, one {# point} other {# points}}',
  },
  build: {
    prompts: ['eclipse.choose-action', 'eclipse.build'],
    options: ['build', 'build:*'],
    needs: ['piece', 'cost', 'left'],
    text: 'Build {piece, name, indefinite} for {cost} materials: {left} are left',
  },
  'take-free': {
    prompts: ['eclipse.choose-action', 'eclipse.influence'],
    options: ['influence', 'place:*'],
    needs: ['sector', 'squares', 'points'],
    text: 'Place a disc in {sector}: nobody holds it, {squares, plural, one {# square} other {# squares}} and {points, plural, one {# point} other {# points}}',
  },
  pass: {
    prompts: ['eclipse.choose-action'],
    options: ['pass'],
    needs: ['upkeep', 'money', 'first'],
    text: 'Pass: with one more disc you would pay {upkeep} money, and you will have {money}{first, select, true { (the first to pass gains 2 more)} other {}}',
  },
  'use-discovery': {
    prompts: ['eclipse.discovery'],
    options: ['use', 'keep'],
    needs: ['uses', 'rounds'],
    text: '{uses, select, true {Use it now: {rounds, plural, one {this last round is} other {# rounds are}} left in which it works} other {Keep it: it counts 2 points at the end, and would do less in {rounds, plural, one {this last round} other {# rounds}}}}',
  },
  retreat: {
    prompts: ['eclipse.activate-ships'],
    options: ['attack', 'retreat:*'],
    needs: ['attacks', 'sector', 'dice', 'hits', 'theirDice', 'theirHits'],
    text: '{attacks, select, true {Attack} other {Retreat to {sector}}}: you roll {dice, plural, one {# die} other {# dice}} a round and withstand {hits, plural, one {# hit} other {# hits}}, they {theirDice} and {theirHits}',
  },
} as const satisfies { readonly [id: string]: ReasonWords<Prompt> };
