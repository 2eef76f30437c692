import type { Hooks } from '../../hooks.ts';

/** Holds any number of action cards, whatever a law or card says. */
export const crafty: Hooks = {
  modify: { handLimit: () => Number.POSITIVE_INFINITY },
  prevails: ['handLimit'],
};
