import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/unexpected-action';

ruling('ti4', 'ac/unexpected-action.1', 'the token goes to reinforcements, not to a pool', () => {
  const table = turnWith('unexpected-action', (place) => place.token(0, 'tile-38', 'tile-18').token(1, 'tile-38'));
  const { tokens, pools } = table.player(0);
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['system:tile-18', 'system:tile-38']);
  table.answer('system:tile-38');
  expect(table.state.systems['tile-38']?.tokens).toEqual([1]);
  expect(table.player(0)).toMatchObject({ tokens: tokens + 1, pools });
  expect(table.seat).toBe(1);
});

content('ti4', card, 'without a command token on the board it cannot be played', () => {
  const table = turnWith('unexpected-action', (place) => place.token(1, 'tile-38'));
  expect(table.options).not.toContain(`action:${card}`);
});
