import type { Hooks } from '../../hooks.ts';

/** The gate lies on the map in place of the home: that is the `gate` of the sheet, which setup asks. */
export const creussGate: Hooks = {};
