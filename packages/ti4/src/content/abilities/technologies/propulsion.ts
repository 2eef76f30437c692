import type { Hooks } from '../../hooks.ts';

/** Asteroid fields are no obstacle, and Space Cannon fire is less sure. */
export const antimassDeflectors: Hooks = {
  modify: {
    passes: (allowed, _g, _holder, _system, why) => allowed || why === 'asteroid-field',
    enters: (allowed, _g, _holder, _system, why) => allowed || why === 'asteroid-field',
    rollBonusAgainst: (value, _g, _holder, { kind }) => (kind === 'space-cannon' ? value - 1 : value),
  },
};

/** One ship of each tactical action moves one system farther. */
export const gravityDrive: Hooks = { modify: { fartherShips: (ships) => ships + 1 } };

export const fleetLogistics: Hooks = { modify: { actionsPerTurn: (actions) => actions + 1 } };

export const lightWaveDeflector: Hooks = {
  modify: { passes: (allowed, _g, _holder, _system, why) => allowed || why === 'ships' },
};
