import { mayPlace, placeUnits } from '../../../rules/reinforcements.ts';
import { controls } from '../../../rules/table.ts';
import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import { mecatolRex } from '../../planets.ts';
import { mecatol } from '../../systems.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

const id = 'lazax-gate-folding';
const gates = (['alpha', 'beta'] as const).map((kind) => ({ kind, system: mecatol }));

/** In the holder's tactical actions wormholes lead to Mecatol Rex until it is theirs; then an action brings infantry there. */
export const lazaxGateFolding: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 2 }),
  modify: {
    addedWormholes: (added, g, holder) =>
      g.tactical?.seat === holder && !controls(g, holder, mecatolRex) ? [...added, ...gates] : added,
  },
  action: {
    usable: (g, holder) =>
      controls(g, holder, mecatolRex) && isReady(g, holder, id) && mayPlace(g, holder, 'infantry', mecatolRex),
    *resolve(g, holder) {
      exhaustTechnology(g, holder, id);
      yield* placeUnits(g, holder, 'infantry', 1, mecatolRex);
    },
  },
};
