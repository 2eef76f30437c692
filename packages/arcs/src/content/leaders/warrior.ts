import type { Leader } from '../hooks.ts';
import { firstIsSecond } from './second-place.ts';

export const warrior: Leader<'leader06'> = {
  id: 'leader06',
  name: 'Warrior',
  set: 'base',
  resources: ['weapon', 'material'],
  start: {
    A: { city: 1, starport: 0, ships: 3 },
    B: { city: 0, starport: 1, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  pairing: { action: 'battle', extra: 'move', before: true },
  modify: { award: firstIsSecond('empath') },
};
