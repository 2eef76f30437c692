import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { resourcesOf } from '../../rules/spend.ts';
import { decide, reveal, session } from '../../testing/index.ts';

ruling('ti4', 'ag/core-mining.1', 'two resources more and an infantry less, if there is any; other units stay', () => {
  const table = reveal(session().units(1, 'bereg', { infantry: 2, pds: 1 }), 'core-mining');
  decide(table, 'bereg');
  expect([resourcesOf(table.state as never, 'bereg'), table.unitsOf(1, 'bereg')]).toEqual([5, { infantry: 1, pds: 1 }]);
  const bare = decide(reveal(session().units(1, 'bereg', { pds: 1 }), 'core-mining'), 'bereg');
  expect([resourcesOf(bare.state as never, 'bereg'), bare.unitsOf(1, 'bereg')]).toEqual([5, { pds: 1 }]);
});
