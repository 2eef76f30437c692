import { gateSites } from '../../rules/build.ts';
import type { Lore } from '../hooks.ts';

export const gateStations: Lore<'lore11'> = {
  id: 'lore11',
  name: 'Gate Stations',
  set: 'base',
  modify: {
    buildSites: (g, holder) => gateSites(g, holder, 'city'),
  },
};
