import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent } from '../../rules/galaxy.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { declining, position } from '../../testing/index.ts';

const card = 'action-card/lost-star-chart';
const use = `use:${card}`;

/** Alpha: 26, 39; beta: 25, 40. */
function activated(uses: boolean) {
  const table = position()
    .hand(0, 'lost-star-chart')
    .units(0, 'tile-40', { carrier: 1 })
    .turnOf(0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-39');
  return table.answer(uses ? use : 'pass');
}

ruling('ti4', 'ac/lost-star-chart.1', 'in my tactical action alpha and beta lead to one another, for everybody', () => {
  const table = activated(true);
  for (const viewer of [0, 1, 2]) {
    expect(adjacent(table.state, 'tile-40', viewer)).toEqual(expect.arrayContaining(['tile-25', 'tile-26', 'tile-39']));
    expect(adjacent(table.state, 'tile-26', viewer)).toContain('tile-40');
  }
  table.answer('move:tile-40:carrier', 'done');
  expect(table.unitsOf(0, 'tile-39')).toEqual({ carrier: 1 });
  expect(declining(table).state.effects.filter(({ source }) => source === card)).toEqual([]);
});

content('ti4', card, 'without it they do not, and others cannot use it in my action', () => {
  expect(activated(false).options).not.toContain('move:tile-40:carrier');
  const table = position()
    .hand(1, 'lost-star-chart')
    .units(0, 'tile-40', { carrier: 1 })
    .turnOf(0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-39');
  expect(declining(table, 'lost-star-chart').options).not.toContain(use);
});

ruling('ti4', 'ac/lost-star-chart.1', 'it beats Enforced Travel Ban', () => {
  const banned = (uses: boolean) => {
    const table = position()
      .law('enforced-travel-ban', 'for')
      .hand(0, 'lost-star-chart')
      .units(0, 'tile-40', { carrier: 1 })
      .turnOf(0)
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-25');
    return table.answer(uses ? use : 'pass');
  };
  expect(banned(false).options).not.toContain('move:tile-40:carrier');
  expect(banned(true).options).toContain('move:tile-40:carrier');
});
