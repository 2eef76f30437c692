import { buildingsAt } from '../../rules/table.ts';
import type { Lore } from '../hooks.ts';

export const hiddenHarbors: Lore<'lore05'> = {
  id: 'lore05',
  name: 'Hidden Harbors',
  set: 'base',
  modify: {
    shipsAlwaysFresh: true,
    defenseDice(limits, g, holder, { system }) {
      const hasHarbor = buildingsAt(g, holder, system).some(({ kind, damaged }) => kind === 'starport' && !damaged);
      return hasHarbor ? { ...limits, raid: 0 } : limits;
    },
  },
};
