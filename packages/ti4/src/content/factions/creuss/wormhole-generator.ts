import { on } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';
import { layToken, onBoard, tokenSites } from './wormhole-tokens.ts';

/** At the start of each status phase a wormhole token is placed or moved. */
export const wormholeGenerator: TechnologyCard = {
  colour: 'propulsion',
  prerequisites: needs({ propulsion: 2 }),
  triggers: [
    on('when status-phase-start', {
      mandatory: true,
      usable: (g, holder) => tokenSites(g, holder).length > 0,
      resolve: layToken,
    }),
  ],
  lasting: onBoard,
};
