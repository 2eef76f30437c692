import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/signal-jamming';

content('ti4', card, 'as an action I put a command token of another player where my ships reach', () => {
  const table = turnWith('signal-jamming', (place) => place.units(0, 'tile-38', { cruiser: 1 }).token(2, 'tile-38'));
  table.answer(`action:${card}`, 'system:tile-38');
  expect(table.state.systems['tile-38']?.tokens).toEqual([1, 2]); // seat 2 has one there: only seat 1 could be meant
  expect(table.player(1).tokens).toBe(7);
  expect(table.seat).toBe(1);
});

ruling(
  'ti4',
  'ac/signal-jamming.1',
  'systems next to my ships will do and so will Mecatol Rex, home systems will not',
  () => {
    const table = turnWith('signal-jamming', (place) =>
      place.units(0, 'tile-22', { cruiser: 1 }).units(0, 'tile-12', { cruiser: 1 }),
    );
    table.answer(`action:${card}`);
    expect(table.options).toContain('system:tile-18');
    expect(table.options).toContain('system:tile-22');
    expect(table.options).not.toContain('system:tile-12');
    table.answer('system:tile-18');
    expect(table.options).toEqual(['player:1', 'player:2']);
    table.answer('player:2');
    expect(table.state.systems['tile-18']?.tokens).toEqual([2]);
    expect(table.state.tactical).toBeNull(); // not an activation
  },
);

ruling('ti4', ['ac/signal-jamming.1', 'ac/0.13'], 'with none in reinforcements the victim chooses a pool', () => {
  const table = turnWith('signal-jamming', (place) =>
    place.units(0, 'tile-18', { cruiser: 1 }).pools(1, { tactic: 10, fleet: 3, strategy: 3 }),
  );
  table.answer(`action:${card}`, 'system:tile-18', 'player:1');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.token-from-pool']);
  table.answer('pool:strategy');
  expect(table.player(1).pools.strategy).toBe(2);
});

content('ti4', card, 'without ships it cannot be played', () => {
  expect(turnWith('signal-jamming').options).not.toContain(`action:${card}`);
});
