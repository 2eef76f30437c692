import type { Hooks } from '../../hooks.ts';

/** Public objectives are scored with or without the planets of the home system. */
export const nomadic: Hooks = { modify: { scoresPublic: () => true } };
