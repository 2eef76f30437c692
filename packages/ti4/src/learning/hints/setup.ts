import type { Hint } from '@orrery/kernel';
import type { Prompt } from '../../prompts.ts';
import type { Selector } from '../selectors.ts';

/** Hints for the setup. */
export const setup = {
  'ti4.setup.choose-faction': {
    rule: 'setup.2',
    show: ['region:bench'],
    what: 'Choose the faction you will lead for the whole game.',
    why: 'Each has its own home, units, technologies and abilities.',
    idea: 'Sol, Hacan or Letnev are easy to play: strong infantry, much trade, strong fleets.',
  },
  'ti4.setup.place-tile': {
    rule: 'board-setup.6',
    show: ['options'],
    what: 'Place one of your system tiles in the ring that is being filled.',
    why: 'You build the neighbourhood of everybody, ring by ring from the middle.',
    idea: 'Rich planets near your home, empty and dangerous tiles between you and others.',
  },
  'ti4.setup.place-extra-tile': {
    rule: 'board-setup.4',
    show: ['options'],
    what: 'Put this tile beside Mecatol Rex.',
    why: 'It will make one way to the middle harder.',
    idea: "Choose a place on another player's way, not on yours.",
  },
  'ti4.setup.choose-technology': {
    rule: 'setup.11',
    show: ['card:*', 'region:tree'],
    what: 'Choose a technology to start with.',
    why: 'It stands for one prerequisite of its colour when you research later.',
    idea: 'Antimass Deflectors lead to better movement, Neural Motivator to more cards and tokens.',
  },
  'ti4.setup.spread': {
    rule: 'setup.11',
    show: ['planet:home'],
    what: 'Put your starting ground forces on the planets of your home system.',
    why: 'Only what is loaded on a ship can land elsewhere; what stays defends.',
    idea: 'An even split does no harm: ships can load from all planets of the system.',
  },
  'ti4.setup.keep-secret': {
    rule: 'setup.12a',
    show: ['card:*'],
    what: 'Keep one of these two secret objectives.',
    why: 'Only you can score it, for 1 point. Nobody sees it before.',
    idea: 'Keep the one that your faction does anyway, or that needs no battle.',
  },
} as const satisfies { readonly [prompt in Prompt]?: Hint<Selector> };
