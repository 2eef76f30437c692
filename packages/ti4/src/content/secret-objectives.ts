/** What a secret objective is, and all of the game. Catalogue: objective-cards. */
import type { Hooks } from './hooks.ts';
import type { Deed, Payment, Standing } from './predicates.ts';
import { inGame, registry } from './registry.ts';

export const secretObjectiveIds = [
  'adapt-new-strategies',
  'become-the-gatekeeper',
  'control-the-region',
  'cut-supply-lines',
  'destroy-their-greatest-ship',
  'establish-a-perimeter',
  'forge-an-alliance',
  'form-a-spy-network',
  'fuel-the-war-machine',
  'gather-a-mighty-fleet',
  'learn-the-secrets-of-the-cosmos',
  'make-an-example-of-their-world',
  'master-the-laws-of-physics',
  'mine-rare-metals',
  'monopolize-production',
  'occupy-the-seat-of-the-empire',
  'spark-a-rebellion',
  'threaten-enemies',
  'turn-their-fleets-to-dust',
  'unveil-flagship',
] as const;
export type SecretObjectiveId = (typeof secretObjectiveIds)[number];

/** What is scored in the status phase stands or is paid; what is scored in the action phase is done, and a trigger offers it. */
export type SecretObjective = Hooks & { readonly points: number } & (
    | { readonly phase: 'status'; readonly predicate: Standing | Payment }
    | { readonly phase: 'action'; readonly predicate: Deed }
  );

export function secretObjective(id: SecretObjectiveId): SecretObjective {
  return inGame(registry.secretObjectives, id);
}
