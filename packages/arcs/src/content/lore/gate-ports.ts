import { gateSites } from '../../rules/build.ts';
import { captureFromSupply } from '../../rules/pieces.ts';
import { buildingsAt, isGate } from '../../rules/table.ts';
import type { Lore } from '../hooks.ts';

export const gatePorts: Lore<'lore08'> = {
  id: 'lore08',
  name: 'Gate Ports',
  set: 'base',
  modify: {
    buildSites: (g, holder) => gateSites(g, holder, 'starport'),
  },
  on: {
    *rivalEntered(g, holder, rival, system, controller) {
      const hasPort = buildingsAt(g, holder, system).some(({ kind, damaged }) => kind === 'starport' && !damaged);
      if (isGate(system) && controller === holder && hasPort) captureFromSupply(g, holder, rival);
    },
  },
};
