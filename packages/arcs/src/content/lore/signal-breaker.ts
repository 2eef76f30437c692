import type { Lore } from '../hooks.ts';

export const signalBreaker: Lore<'lore06'> = {
  id: 'lore06',
  name: 'Signal Breaker',
  set: 'base',
  modify: {
    attackIntercepts: (rolled, _, __, { allFresh }) => (allFresh ? Math.max(0, rolled - 1) : rolled),
  },
};
