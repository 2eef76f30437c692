import type { Hooks } from '../../hooks.ts';

/** Two ships more than the fleet pool has tokens. */
export const armada: Hooks = { modify: { fleetLimit: (ships) => ships + 2 } };
