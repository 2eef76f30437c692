/** Secret objectives of the status phase: what stands or is paid then. */
import type { SecretObjective, SecretObjectiveId } from '../secret-objectives.ts';

export const statusPhase: { readonly [id in SecretObjectiveId]?: SecretObjective } = {
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
  'threaten-enemies': {
    phase: 'status',
    points: 1,
    predicate: { kind: 'systems-with-ships-adjacent-to-other-home', min: 1 },
  },
};
