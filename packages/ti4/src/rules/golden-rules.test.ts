import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { areNeighbours } from './galaxy.ts';

rule(
  'ti4',
  ['golden-rules.0', 'golden-rules.2'],
  'a card overrules the rules where it must, and no further: Fleet Logistics gives a second action, but no early pass',
  () => {
    const table = position()
      .strategyCards(['leadership'], ['trade'], ['imperial'])
      .technologies(0, 'fleet-logistics')
      .from('turn');
    expect(table.options).toEqual(['strategic:leadership', 'tactical']); // action-phase.4 still holds
    table.answer('tactical', 'activate:tile-18');
    expect(table.state.turn?.seat).toBe(0); // action-phase.0 does not
    expect(table.options).toEqual(['strategic:leadership', 'tactical', 'end-turn']);
    table.answer('tactical', 'activate:tile-22');
    expect(table.state.turn?.seat).toBe(1);
  },
);

rule('ti4', 'golden-rules.1', 'the Rules Reference wins: who shares a system with me is my neighbor, too', () => {
  const { state } = position().units(0, 'tile-18', { cruiser: 1 }).units(1, 'tile-18', { cruiser: 1 });
  expect(areNeighbours(state, 0, 1)).toBe(true); // the introductory book knows adjacent systems only
  expect(areNeighbours(state, 0, 2)).toBe(false);
});
