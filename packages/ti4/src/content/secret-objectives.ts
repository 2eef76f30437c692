/** Catalogue: objective-cards. */
import type { Deed, Payment, Standing } from './predicates.ts';

/** What is scored in the status phase stands or is paid; what is scored in the action phase is done. */
export type SecretObjectiveFigures =
  | { readonly phase: 'status'; readonly points: number; readonly predicate: Standing | Payment }
  | { readonly phase: 'action'; readonly points: number; readonly predicate: Deed };

const rows = {
  'adapt-new-strategies': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'faction-technologies-owned', min: 2, excludeValefarAssimilator: true },
  },
  'become-the-gatekeeper': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'ships-at-wormholes', types: ['alpha', 'beta'] },
  },
  'control-the-region': { phase: 'status', points: 1, predicate: { kind: 'systems-with-ships', min: 6 } },
  'cut-supply-lines': { phase: 'status', points: 1, predicate: { kind: 'ships-with-enemy-space-dock', min: 1 } },
  'destroy-their-greatest-ship': {
    phase: 'action',
    points: 1,
    predicate: { kind: 'destroy-unit', types: ['war-sun', 'flagship'], owner: 'other' },
  },
  'establish-a-perimeter': { phase: 'status', points: 1, predicate: { kind: 'units-on-board', unit: 'pds', min: 4 } },
  'forge-an-alliance': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'planets-with-trait', trait: 'cultural', min: 4 },
  },
  'form-a-spy-network': { phase: 'status', points: 1, predicate: { kind: 'discard-action-cards', amount: 5 } },
  'fuel-the-war-machine': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'units-on-board', unit: 'space-dock', min: 3 },
  },
  'gather-a-mighty-fleet': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'units-on-board', unit: 'dreadnought', min: 5 },
  },
  'learn-the-secrets-of-the-cosmos': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'systems-with-ships-adjacent-to-anomaly', min: 3 },
  },
  'make-an-example-of-their-world': {
    phase: 'action',
    points: 1,
    predicate: { kind: 'last-ground-forces-by-bombardment' },
  },
  'master-the-laws-of-physics': { phase: 'status', points: 1, predicate: { kind: 'technologies-one-color', min: 4 } },
  'mine-rare-metals': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'planets-with-trait', trait: 'hazardous', min: 4 },
  },
  'monopolize-production': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'planets-with-trait', trait: 'industrial', min: 4 },
  },
  'occupy-the-seat-of-the-empire': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'control-mecatol-with-ships', ships: 3 },
  },
  'spark-a-rebellion': { phase: 'action', points: 1, predicate: { kind: 'win-combat-against-leader' } },
  'threaten-enemies': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'systems-with-ships-adjacent-to-other-home', min: 1 },
  },
  'turn-their-fleets-to-dust': { phase: 'action', points: 1, predicate: { kind: 'last-ships-by-space-cannon' } },
  'unveil-flagship': { phase: 'action', points: 1, predicate: { kind: 'win-space-combat-with-flagship' } },
} as const;

export type SecretObjectiveId = keyof typeof rows;

export const secretObjectives: Readonly<Record<SecretObjectiveId, SecretObjectiveFigures>> = rows;
export const secretObjectiveIds = Object.keys(rows) as readonly SecretObjectiveId[];

export function secretObjective(id: SecretObjectiveId): SecretObjectiveFigures {
  return secretObjectives[id];
}

export function points(id: SecretObjectiveId): number {
  return secretObjectives[id].points;
}
