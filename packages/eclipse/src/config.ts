/** What a game of Eclipse can be configured with. */
import type { EclipseConfig } from './state.ts';

export const options = {};

export function configure(input: unknown): EclipseConfig {
  const usual = {
    players: 2,
    warpPortals: false,
    ancients: 'normal',
    guardians: 'normal',
    gcds: 'normal',
    species: 'random',
  } as const;
  return { ...usual, ...(input as Partial<EclipseConfig>) };
}
