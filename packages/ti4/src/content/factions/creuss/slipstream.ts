import type { Seat } from '@orrery/kernel';
import { systemOfPlace } from '../../../rules/galaxy.ts';
import { homeSystem } from '../../../rules/table.ts';
import type { Ti4 } from '../../../state.ts';
import type { Hooks } from '../../hooks.ts';
import { isAlphaOrBeta } from '../../joined-wormholes.ts';
import type { SystemId } from '../../systems.ts';

/** In the holder's tactical actions ships that start at home or at an alpha or beta wormhole move one system farther. */
export const slipstream: Hooks = {
  modify: {
    moveValue: (value, g, holder, { place }) =>
      g.tactical?.seat === holder && isSpringboard(g, holder, systemOfPlace(place)) ? value + 1 : value,
  },
};

function isSpringboard(g: Ti4, holder: Seat, id: SystemId): boolean {
  return id === homeSystem(g, holder) || isAlphaOrBeta(g, id);
}
