/** What a secret objective is, and all of the game. Catalogue: objective-cards. */

import type { Hooks } from './hooks.ts';
import type { SecretObjectiveId } from './ids.ts';
import type { Deed, Payment, Standing } from './predicates.ts';
import { inGame, registry } from './registry.ts';

export { type SecretObjectiveId, secretObjectiveIds } from './ids.ts';

/** What is scored in the status phase stands or is paid; what is scored in the action phase is done, and a trigger offers it. */
export type SecretObjective = Hooks & { readonly points: number } & (
    | { readonly phase: 'status'; readonly predicate: Standing | Payment }
    | { readonly phase: 'action'; readonly predicate: Deed }
  );

export function secretObjective(id: SecretObjectiveId): SecretObjective {
  return inGame(registry.secretObjectives, id);
}
