import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, turnWith } from '../../testing/index.ts';

const card = 'action-card/rise-of-a-messiah';

content('ti4', card, 'as an action I put 1 infantry on each planet of mine', () => {
  const table = turnWith('rise-of-a-messiah', (place) => place.units(0, 'abyz', { infantry: 1 }).own(1, 'fria'));
  table.answer(`action:${card}`);
  expect([table.unitsOf(0, 'abyz'), table.unitsOf(0, 'jord'), table.unitsOf(0, 'fria')]).toEqual([
    { infantry: 2 },
    { infantry: 1 },
    {},
  ]);
  expect(table.state.turn?.actions).toBe(1);
});

ruling(
  'ti4',
  'ac/rise-of-a-messiah.1',
  'planets where units cannot be placed are left out; without planets it is an action all the same',
  () => {
    const barred = turnWith('rise-of-a-messiah', (place) =>
      place
        .own(0, 'abyz')
        .ability(0, { modify: { canPlaceUnits: (_allowed, _g, _holder, _type, at) => at !== 'abyz' } }),
    );
    barred.answer(`action:${card}`);
    expect([barred.unitsOf(0, 'abyz'), barred.unitsOf(0, 'jord')]).toEqual([{}, { infantry: 1 }]);
    const homeless = turnWith('rise-of-a-messiah', (place) => place.own(1, 'jord').units(0, 'tile-38', { cruiser: 1 }));
    homeless.answer(`action:${card}`);
    expect(homeless.seat).toBe(1);
  },
);

content('ti4', card, 'it is not offered when it is not my turn', () => {
  const table = position()
    .hand(1, 'rise-of-a-messiah')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  expect([table.seat, table.options.filter((id) => id.startsWith('action:'))]).toEqual([0, []]);
});

ruling('ti4', 'ac/rise-of-a-messiah.1', 'none comes to a Demilitarized Zone', () => {
  const table = turnWith('rise-of-a-messiah', (place) =>
    place.own(0, 'lodor', 'abyz').law('demilitarized-zone', 'lodor', null, 'lodor'),
  );
  table.answer('action:action-card/rise-of-a-messiah');
  expect([table.unitsOf(0, 'lodor'), table.unitsOf(0, 'abyz')]).toEqual([{}, { infantry: 1 }]);
});
