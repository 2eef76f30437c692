import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/insubordination';

content('ti4', card, 'as an action I take a command token from the tactic pool of another player', () => {
  const table = turnWith('insubordination');
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['player:1', 'player:2']);
  table.answer('player:2');
  expect(table.player(2)).toMatchObject({ pools: { tactic: 2, fleet: 3, strategy: 2 }, tokens: 9 });
  expect(table.seat).toBe(1);
});

ruling(
  'ti4',
  'ac/insubordination.1',
  'whose tactic pool is empty is no target; without any it cannot be played',
  () => {
    const table = turnWith('insubordination', (place) => place.pools(1, { tactic: 0 }));
    table.answer(`action:${card}`);
    expect(table.player(2).pools.tactic).toBe(2);
    const none = turnWith('insubordination', (place) => place.pools(1, { tactic: 0 }).pools(2, { tactic: 0 }));
    expect(none.options).not.toContain(`action:${card}`);
  },
);
