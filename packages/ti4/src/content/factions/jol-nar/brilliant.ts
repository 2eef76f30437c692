import { canResearchSomething } from '../../../rules/technology.ts';
import type { Hooks } from '../../hooks.ts';

/** For the token of the secondary ability of Technology the primary one may be resolved. */
export const brilliant: Hooks = {
  modify: {
    primaryForSecondary: (allowed, g, holder, card) =>
      allowed || (card === 'technology' && canResearchSomething(g, holder)),
  },
};
