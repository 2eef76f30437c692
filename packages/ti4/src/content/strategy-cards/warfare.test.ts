import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  return prepare(position().strategyCards(['warfare']).turnOf(0)).play((g) => strategicAction(g, 0, 'warfare'));
}

rule(
  'ti4',
  ['warfare.0', 'warfare.1', 'warfare.2'],
  'Warfare, number 6: I take a token off the board into a pool, and lay all my tokens anew if I like',
  () => {
    expect(strategyCard('warfare').initiative).toBe(6);
    const table = playing((place) => place.token(0, 'tile-19', 'tile-26'));
    expect(table.options).toEqual(['system:tile-19', 'system:tile-26']);
    table.answer('system:tile-26');
    expect(table.state.systems['tile-26']?.tokens).toEqual([]);
    expect(table.options).toContain('pools:3-3-3'); // only the new token
    expect(table.options).toContain('pools:9-0-0');
    expect(table.options).toHaveLength(55); // 9 tokens in 3 pools
    table.answer('pools:1-6-2');
    expect(table.player(0)).toMatchObject({ pools: { tactic: 1, fleet: 6, strategy: 2 }, tokens: 6 });
    expect(table.state.systems['tile-19']?.tokens).toEqual([0]);
  },
);

rule('ti4', ['warfare.2', 'abilities.7'], 'without a token on the board I still may redistribute mine', () => {
  const table = playing().answer('pools:0-8-0');
  expect(table.player(0)).toMatchObject({ pools: { tactic: 0, fleet: 8, strategy: 0 }, tokens: 8 });
});

rule('ti4', 'fleet-pool.3', 'a smaller fleet pool makes me remove ships at once', () => {
  const table = playing((place) => place.units(0, 'tile-18', { cruiser: 2, destroyer: 1 })).answer('pools:5-2-1');
  expect(table.options).toEqual(['cruiser:tile-18', 'destroyer:tile-18']);
  table.answer('destroyer:tile-18');
  expect(table.unitsOf(0, 'tile-18')).toEqual({ cruiser: 2 });
});

content('ti4', 'strategy-card/warfare', 'the others produce at a space dock at home for a token', () => {
  const table = playing((place) =>
    place
      .units(1, 'nar', { 'space-dock': 1 })
      .units(1, 'jol', { 'space-dock': 1 })
      .own(2, 'lodor')
      .units(2, 'lodor', { 'space-dock': 1 }),
  ).answer('pools:3-3-2');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary');
  expect(table.options).toEqual(['dock:nar', 'dock:jol']);
  table.answer('dock:jol');
  expect(table.prompt).toBe('ti4.choose-units');
  expect(table.options).toContain('produce:infantry:jol:3');
  expect(table.options.some((id) => id.startsWith('produce:infantry:nar'))).toBe(false); // one dock, not all at home
  table.answer('produce:destroyer:tile-12:1');
  while (table.seat === 1) table.answer(table.options[0] ?? '');
  expect(table.unitsOf(1, 'tile-12')).toEqual({ destroyer: 1 });
});

rule(
  'ti4',
  ['warfare.3', 'warfare.3a'],
  'only a space dock at home will do, and the token goes to reinforcements, not to the home system',
  () => {
    const table = playing((place) =>
      place.units(1, 'jol', { 'space-dock': 1 }).own(2, 'lodor').units(2, 'lodor', { 'space-dock': 1 }).goods(1, 1),
    ).answer('pools:3-3-2');
    table.answer('secondary');
    expect(table.player(1)).toMatchObject({ pools: { strategy: 1 }, tokens: 9 });
    expect(table.state.systems['tile-12']?.tokens).toEqual([]);
    while (!table.isOver) {
      expect(table.seat).toBe(1); // seat 2 is not asked: its space dock is elsewhere
      table.answer(table.options.find((id) => id === 'done' || id === 'none') ?? table.options[0] ?? '');
    }
  },
);
