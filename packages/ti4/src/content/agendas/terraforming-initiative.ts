import { lawInPlay } from '../../rules/laws.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import type { PlanetId } from '../planets.ts';

function isTerraformed(g: Ti4, planet: PlanetId): boolean {
  return lawInPlay(g, 'terraforming-initiative')?.planet === planet;
}

/** The elected planet has 1 resource and 1 influence more. */
export const terraformingInitiative: Agenda = {
  kind: 'law',
  vote: 'elect-planet',
  trait: 'hazardous',
  modify: {
    planetResources: (value, g, _holder, planet) => (isTerraformed(g, planet) ? value + 1 : value),
    planetInfluence: (value, g, _holder, planet) => (isTerraformed(g, planet) ? value + 1 : value),
  },
  *resolve() {},
};
