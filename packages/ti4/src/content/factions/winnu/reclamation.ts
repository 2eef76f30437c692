import type { Rules, Seat } from '@orrery/kernel';
import { addEffect, hasEffect } from '../../../rules/effects.ts';
import { inReinforcements } from '../../../rules/pieces.ts';
import { placeStructure, type StructureType, structureSites } from '../../../rules/structures.ts';
import type { Ti4 } from '../../../state.ts';
import { choose, decline, option, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';
import { mecatolRex } from '../../planets.ts';

const source = 'faction/reclamation';
const structures: readonly StructureType[] = ['pds', 'space-dock'];

/** After a tactical action that brought the holder Mecatol Rex, a PDS and a space dock come there. */
export const reclamation: Hooks = {
  triggers: [
    on('after tactical-action-resolved', {
      usable: (g, holder, { seat }) =>
        seat === holder && hasEffect(g, source, holder) && structures.some((type) => canPlace(g, holder, type)),
      *resolve(g, holder) {
        for (const type of structures) {
          if (yield* wants(g, holder, type)) yield* placeStructure(g, holder, type, mecatolRex);
        }
      },
    }),
    on('after planet-control-gained', {
      mandatory: true,
      usable: (g, holder, { seat, planet }) => seat === holder && planet === mecatolRex && g.tactical?.seat === holder,
      *resolve(g, holder) {
        addEffect(g, source, holder, 'tactical-action');
      },
    }),
  ],
};

/** Only on a planet that is still the player's. */
function canPlace(g: Ti4, holder: Seat, type: StructureType): boolean {
  return structureSites(g, holder, type).includes(mecatolRex);
}

/** One of reinforcements is placed; fetching one from elsewhere is up to the player. */
function* wants(g: Ti4, holder: Seat, type: StructureType): Rules<boolean> {
  if (!canPlace(g, holder, type)) return false;
  if (inReinforcements(g, holder, type) > 0) return true;
  const prompt = words('ti4.fetch-structure', { type: the.unitType(type), planet: the.planet(mecatolRex) });
  return yield* choose(holder, prompt, [option('fetch', true, 'ti4.fetch'), decline('leave', false, 'ti4.leave')]);
}
