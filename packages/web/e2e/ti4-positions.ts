/** Positions of Twilight Imperium in which what a test wants to see is sure to come. */
import { type Position, position } from '@orrery/ti4/testing';
import type { SetPosition } from './set-tables.ts';

export const from = (phase: string, { state }: Position): SetPosition => ({ phase, state });

export const factions = ['sol', 'hacan', 'letnev'] as const;

/** A table of three against greedy bots that begins there. */
export const setTable = (name: string) => ({
  game: 'ti4',
  options: { players: 3, factions, position: name },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
  pace: 'instant',
});

/** Homes with a dock and forces; next to mine the Barony holds Lor with one cruiser above it. */
export const threeHomes = () =>
  position({ players: 3, factions: [...factions] })
    .units(0, 'tile-01', { dreadnought: 2, carrier: 2, fighter: 2 })
    .units(0, 'jord', { 'space-dock': 1, infantry: 5 })
    .units(1, 'tile-16', { carrier: 1, cruiser: 1 })
    .units(1, 'arretze', { 'space-dock': 1, infantry: 2 })
    .units(2, 'tile-10', { carrier: 1, destroyer: 1 })
    .units(2, 'arc-prime', { 'space-dock': 1, infantry: 2 })
    .units(2, 'tile-36', { cruiser: 1 })
    .units(2, 'lor', { infantry: 1 })
    .objectives('erect-a-monument', 'expand-borders')
    .faceDown('intimidate-council', 'develop-weaponry', 'corner-the-market');
