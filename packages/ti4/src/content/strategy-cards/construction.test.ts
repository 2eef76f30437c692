import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  const place = position().strategyCards(['construction']).turnOf(0).own(0, 'lodor');
  return prepare(place).play((g) => strategicAction(g, 0, 'construction'));
}

rule(
  'ti4',
  ['construction.0', 'construction.1', 'construction.2', 'construction.2a', 'construction.2b', 'construction.4'],
  'Construction, number 4: I may place a PDS or a space dock, then another PDS, on any of my planets',
  () => {
    expect(strategyCard('construction').initiative).toBe(4);
    const table = playing((place) => place.token(0, 'tile-26'));
    expect(table.options).toEqual(['pds:lodor', 'pds:jord', 'space-dock:lodor', 'space-dock:jord', 'none']);
    table.answer('space-dock:lodor');
    expect(table.options).toEqual(['pds:lodor', 'pds:jord', 'none']);
    table.answer('pds:lodor');
    expect(table.unitsOf(0, 'lodor')).toEqual({ pds: 1, 'space-dock': 1 });
    expect(table.player(0).reinforcements).toMatchObject({ pds: 5, 'space-dock': 2 });
  },
);

rule('ti4', ['construction.2', 'abilities.5'], 'I may place only the second one, or none', () => {
  expect(playing().answer('none', 'pds:jord').unitsOf(0, 'jord')).toEqual({ pds: 1 });
  expect(playing().answer('none', 'none').seat).toBe(1);
});

content('ti4', 'strategy-card/construction', 'the others place a token in a system and a structure there', () => {
  const table = playing((place) => place.own(1, 'wellon', 'abyz', 'fria')).answer('none', 'none');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary', 'system:tile-38');
  expect(table.state.systems['tile-38']?.tokens).toEqual([1]);
  expect(table.options).toEqual(['pds:abyz', 'pds:fria', 'space-dock:abyz', 'space-dock:fria']);
  table.answer('space-dock:fria');
  expect(table.unitsOf(1, 'fria')).toEqual({ 'space-dock': 1 });
  expect(table.player(1)).toMatchObject({ pools: { strategy: 1 }, tokens: 8 });
});

rule(
  'ti4',
  'construction.3',
  'the token comes from the strategy pool; a second one in the same system goes to reinforcements',
  () => {
    const table = playing((place) => place.own(1, 'wellon').token(1, 'tile-19').pools(2, { strategy: 0 }));
    table.answer('none', 'none', 'secondary');
    expect(table.options).toHaveLength(Object.keys(table.state.systems).length); // any system
    table.answer('system:tile-19', 'pds:wellon');
    expect(table.state.systems['tile-19']?.tokens).toEqual([1]);
    expect(table.player(1)).toMatchObject({ pools: { strategy: 1 }, tokens: 8 });
    expect(table.isOver).toBe(true); // seat 2 has no token to place
  },
);

rule(
  'ti4',
  ['construction.4', 'construction.4a'],
  'without a figure in reinforcements I may take one back from a system without my token, and must place it',
  () => {
    const full = (place: Position) =>
      place
        .own(0, 'wellon', 'quann')
        .units(0, 'wellon', { 'space-dock': 1 })
        .units(0, 'quann', { 'space-dock': 1 })
        .units(0, 'jord', { 'space-dock': 1 })
        .token(0, 'tile-25');
    const table = playing(full);
    expect(table.player(0).reinforcements['space-dock']).toBe(0);
    table.answer('space-dock:lodor');
    expect(table.options).not.toContain('quann');
    const fetch = table.options.find((id) => id.includes('wellon')) ?? '';
    expect(table.options.some((id) => id.includes('quann'))).toBe(false);
    table.answer(fetch);
    expect([table.unitsOf(0, 'wellon'), table.unitsOf(0, 'lodor')]).toEqual([{}, { 'space-dock': 1 }]);
  },
);
