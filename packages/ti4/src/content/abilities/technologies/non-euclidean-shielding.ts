import type { Hooks } from '../../hooks.ts';

/** Each use of Sustain Damage cancels 2 hits (sustain-damage.6). */
export const nonEuclideanShielding: Hooks = { modify: { sustainCancels: () => 2 } };
