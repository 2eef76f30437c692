/** Catalogue: objective-cards. */
import type { PublicObjectiveId } from './ids.ts';
import type { Payment, Standing } from './predicates.ts';

export { type PublicObjectiveId, publicObjectiveIds } from './ids.ts';

export interface PublicObjectiveFigures {
  readonly stage: 1 | 2;
  readonly points: number;
  readonly predicate: Standing | Payment;
}

export const publicObjectives: Readonly<Record<PublicObjectiveId, PublicObjectiveFigures>> = {
  'corner-the-market': { stage: 1, points: 1, predicate: { kind: 'planets-same-trait', min: 4 } },
  'develop-weaponry': { stage: 1, points: 1, predicate: { kind: 'unit-upgrades-owned', min: 2 } },
  'diversify-research': { stage: 1, points: 1, predicate: { kind: 'technologies-by-color', colors: 2, perColor: 2 } },
  'erect-a-monument': { stage: 1, points: 1, predicate: { kind: 'spend-resources', amount: 8 } },
  'expand-borders': { stage: 1, points: 1, predicate: { kind: 'planets-outside-home-systems', min: 6 } },
  'found-research-outposts': { stage: 1, points: 1, predicate: { kind: 'planets-with-tech-specialty', min: 3 } },
  'intimidate-council': { stage: 1, points: 1, predicate: { kind: 'systems-with-ships-adjacent-to-mecatol', min: 2 } },
  'lead-from-the-front': {
    stage: 1,
    points: 1,
    predicate: { kind: 'spend-command-tokens', amount: 3, pools: ['tactic', 'strategy'] },
  },
  'negotiate-trade-routes': { stage: 1, points: 1, predicate: { kind: 'spend-trade-goods', amount: 5 } },
  'sway-the-council': { stage: 1, points: 1, predicate: { kind: 'spend-influence', amount: 8 } },
  'centralize-galactic-trade': { stage: 2, points: 2, predicate: { kind: 'spend-trade-goods', amount: 10 } },
  'conquer-the-weak': { stage: 2, points: 2, predicate: { kind: 'planets-in-other-home-systems', min: 1 } },
  'form-galactic-brain-trust': { stage: 2, points: 2, predicate: { kind: 'planets-with-tech-specialty', min: 5 } },
  'found-a-golden-age': { stage: 2, points: 2, predicate: { kind: 'spend-resources', amount: 16 } },
  'galvanize-the-people': {
    stage: 2,
    points: 2,
    predicate: { kind: 'spend-command-tokens', amount: 6, pools: ['tactic', 'strategy'] },
  },
  'manipulate-galactic-law': { stage: 2, points: 2, predicate: { kind: 'spend-influence', amount: 16 } },
  'master-the-sciences': { stage: 2, points: 2, predicate: { kind: 'technologies-by-color', colors: 4, perColor: 2 } },
  'revolutionize-warfare': { stage: 2, points: 2, predicate: { kind: 'unit-upgrades-owned', min: 3 } },
  'subdue-the-galaxy': { stage: 2, points: 2, predicate: { kind: 'planets-outside-home-systems', min: 11 } },
  'unify-the-colonies': { stage: 2, points: 2, predicate: { kind: 'planets-same-trait', min: 6 } },
};

export function publicObjective(id: PublicObjectiveId): PublicObjectiveFigures {
  return publicObjectives[id];
}

export function stage(id: PublicObjectiveId): 1 | 2 {
  return publicObjectives[id].stage;
}

export function points(id: PublicObjectiveId): number {
  return publicObjectives[id].points;
}
