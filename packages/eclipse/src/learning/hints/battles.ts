import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for battles and the upkeep. */
export const battles = {
  'eclipse.who-acts-first': {
    rule: 'initiative.2',
    show: ['region:battle'],
    what: 'Two of your ship types have the same initiative: which acts first?',
    why: 'Who shoots first may destroy a ship before it shoots.',
    idea: 'First the type that is likely to be shot at.',
  },
  'eclipse.activate-ships': {
    rule: 'engagement.2',
    show: ['region:battle', 'options'],
    what: 'These ships act: attack, or begin to retreat to a sector of yours.',
    why: 'A retreat takes until their next activation, and they can be shot at until then.',
    idea: 'Stay if the odds are even or better: taking part and destroying ships draws reputation.',
  },
  'eclipse.assign-die': {
    rule: 'attack-dice.3',
    show: ['ship:*', 'region:battle'],
    what: 'Choose the ship that takes the damage of this die.',
    why: 'A ship is destroyed when damage exceeds its hull; surplus damage is lost.',
    idea: 'Finish a ship if the die can do it, else hit the one that shoots most.',
  },
  'eclipse.end-stalemate': {
    rule: 'stalemate.1',
    show: ['options'],
    what: 'Nobody can destroy the other: your ships must leave, or be destroyed.',
    why: 'Ships you destroy yourself count as destroyed by the opponent.',
    idea: 'Retreat if a sector is open to you.',
  },
  'eclipse.keep-reputation': {
    rule: 'reputation.5',
    show: ['drawn:*', 'region:reputation'],
    what: 'You drew reputation tiles: keep one, the others go back.',
    why: 'It is worth its number in points at the end, secretly. Your track holds only a few tiles.',
    idea: 'Keep the highest; if your track is full, give a lower one back for it.',
  },
  'eclipse.attack-population': {
    rule: 'attack-population.2',
    show: ['options'],
    what: 'Attack the cubes in this sector?',
    why: 'When no cube of theirs is left, their disc goes, and you may put yours there.',
    idea: 'Yes, if you want the sector. It costs nothing but dice.',
  },
  'eclipse.destroy-cube': {
    rule: 'attack-population.2',
    show: ['square:*'],
    what: 'Choose the cube that is destroyed.',
    why: "It goes to a graveyard and returns to its owner's track after the round.",
    idea: 'The order matters only if you cannot destroy all: then take the resource they live on.',
  },
  'eclipse.choose-graveyard': {
    rule: 'attack-population.4',
    show: ['track:*'],
    what: 'A grey square lost its cube: choose the graveyard it goes to.',
    why: 'From there it returns to that track at the end of the round.',
    idea: 'Choose the track you can best do without.',
  },
  'eclipse.last-colony-ships': {
    rule: 'upkeep.2',
    show: ['square:*', 'region:colony-ships'],
    what: 'Use the colony ships that are still ready?',
    why: 'All become ready again after the round, so an unused one is lost.',
    idea: 'Yes, wherever a square is free.',
  },
  'eclipse.avert-bankruptcy': {
    rule: 'bankruptcy.1',
    show: ['sector:*', 'region:storage'],
    what: 'You cannot pay the upkeep: trade for money or give up sectors.',
    why: 'A sector given up returns its disc and lowers the upkeep, but its cubes go back, too.',
    idea: 'Trade first. Then give up the sector with the fewest cubes and points.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
