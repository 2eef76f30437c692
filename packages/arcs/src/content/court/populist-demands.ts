import { chooseAmbition, declarable, declareAmbition } from '../../rules/declare.ts';
import type { VoxCard } from '../hooks.ts';

export const populistDemands: VoxCard<'bc27'> = {
  id: 'bc27',
  name: 'Populist Demands',
  kind: 'vox',
  afterwards: 'discard',
  *whenSecured(g, seat) {
    const ambition = yield* chooseAmbition(g, seat, declarable(g, seat));
    if (ambition !== null) yield* declareAmbition(g, seat, ambition, false);
  },
};
