/** All secret objectives of the game. Catalogue: objective-cards. */
import type { SecretObjectiveId } from './ids.ts';
import type { SecretObjective } from './kinds.ts';
import { inGame, registry } from './registry.ts';

export { type SecretObjectiveId, secretObjectiveIds } from './ids.ts';
export type { SecretObjective } from './kinds.ts';

export function secretObjective(id: SecretObjectiveId): SecretObjective {
  return inGame(registry.secretObjectives, id);
}
