import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const declare = (holder: number, card: 'aggression-2' | 'aggression-5' | 'aggression-6', ambition: string) =>
  position().guild(holder, 'bc18').hand(0, card).toLead().answer(`lead:${card}`, `declare:${ambition}`);

content('arcs', 'bc18', 'when its holder declares Keeper or Empath the lead card is not zeroed', () => {
  expect(declare(0, 'aggression-5', 'keeper').state.round).toMatchObject({ declared: true, zeroed: false });
  expect(declare(0, 'aggression-6', 'empath').state.round).toMatchObject({ declared: true, zeroed: false });
  expect(declare(0, 'aggression-5', 'keeper').state.ambitions.keeper).toEqual(['high']);
});

content('arcs', 'bc18', 'other ambitions, and those of rivals, zero the lead card as ever', () => {
  expect(declare(0, 'aggression-2', 'tycoon').state.round.zeroed).toBe(true);
  expect(declare(1, 'aggression-5', 'keeper').state.round.zeroed).toBe(true);
});
