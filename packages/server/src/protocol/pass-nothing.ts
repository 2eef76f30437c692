/** No dependency, so that threads with matches in them load nothing else with it. */
import type { Passing } from './passing.ts';

/** The usual one. */
export const passNothing: Passing = { nothing: true, until: null, cards: {} };
