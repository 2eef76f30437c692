import { gainTokens } from '../../../rules/tokens.ts';
import type { Hooks } from '../../hooks.ts';

/** Gains 3 command tokens instead of researching. */
export const propagation: Hooks = {
  instead: {
    *research(g, holder) {
      yield* gainTokens(g, holder, 3);
    },
  },
};
