import type { StartSentence } from '@orrery/kernel';
import type { Selector } from './selectors.ts';

/** Said once, before the first decision. */
export const start: readonly StartSentence<Selector>[] = [
  {
    show: 'region:home',
    text: 'This is your home. The left figure of a planet is resources, which build, the right one influence, which buys tokens and votes.',
  },
  {
    show: 'region:mecatol',
    text: 'Mecatol Rex, the old capital. The first to land there pays 6 influence and gains a point.',
  },
  {
    show: 'region:goals',
    text: 'Objectives are how you win: 10 points. Look at them before every turn, not at the enemy.',
  },
  {
    show: 'region:pools',
    text: 'Command tokens: tactic to activate systems, fleet for the size of fleets, strategy to follow others.',
  },
  {
    show: 'region:strategy-cards',
    text: 'Each round you choose strategy cards. The number is your place in the turn order; the ability is yours.',
  },
  {
    show: 'unit:carrier',
    text: 'A carrier brings infantry to planets. Only infantry takes them. Begin with the planets next door.',
  },
];
