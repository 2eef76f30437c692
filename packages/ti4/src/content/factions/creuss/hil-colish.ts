import type { Seat } from '@orrery/kernel';
import { systemsOf } from '../../../rules/galaxy.ts';
import { count, inReinforcements } from '../../../rules/pieces.ts';
import type { Ti4 } from '../../../state.ts';
import type { SystemId } from '../../systems.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

/** A delta wormhole is wherever the ship is; it moves before or after the others. */
export const hilColish: Unit = {
  ...flagship,
  combat: hitsOn(5),
  modify: {
    addedWormholes(added, g, holder) {
      const system = whereabouts(g, holder);
      return system === undefined ? added : [...added, { kind: 'delta', system }];
    },
    movesApart: (apart, _g, _holder, type) => apart || type === 'flagship',
  },
};

function whereabouts(g: Ti4, holder: Seat): SystemId | undefined {
  if (inReinforcements(g, holder, 'flagship') > 0) return undefined;
  return systemsOf(g).find((id) => count(g, holder, 'flagship', id) > 0);
}
