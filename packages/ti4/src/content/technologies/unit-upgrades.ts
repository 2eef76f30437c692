/** Each unlocks the unit of its id (content/units). Catalogue: unit-upgrades. */
import { needs, type TechnologyCard, type TechnologyId } from '../technologies.ts';

export const unitUpgrades: { readonly [id in TechnologyId]?: TechnologyCard } = {
  'carrier-2': { colour: null, prerequisites: needs({ propulsion: 2 }) },
  'cruiser-2': { colour: null, prerequisites: needs({ biotic: 1, warfare: 1, cybernetic: 1 }) },
  'destroyer-2': { colour: null, prerequisites: needs({ warfare: 2 }) },
  'dreadnought-2': { colour: null, prerequisites: needs({ propulsion: 2, cybernetic: 1 }) },
  'fighter-2': { colour: null, prerequisites: needs({ biotic: 1, propulsion: 1 }) },
  'infantry-2': { colour: null, prerequisites: needs({ biotic: 2 }) },
  'pds-2': { colour: null, prerequisites: needs({ warfare: 1, cybernetic: 1 }) },
  'space-dock-2': { colour: null, prerequisites: needs({ cybernetic: 2 }) },
  'war-sun': { colour: null, prerequisites: needs({ warfare: 3, cybernetic: 1 }) },
};
