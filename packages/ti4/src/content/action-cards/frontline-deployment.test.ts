import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/frontline-deployment';

content('ti4', card, 'as an action I put 3 infantry on one planet of mine', () => {
  const table = turnWith('frontline-deployment', (place) => place.own(0, 'abyz').own(1, 'fria').exhausted('abyz'));
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['planet:abyz', 'planet:jord']);
  table.answer('planet:abyz');
  expect(table.unitsOf(0, 'abyz')).toEqual({ infantry: 3 });
  expect(table.state.turn?.actions).toBe(1);
});

ruling('ti4', 'ac/frontline-deployment.1', 'a planet where units cannot be placed is no target', () => {
  const table = turnWith('frontline-deployment', (place) =>
    place.own(0, 'abyz').ability(0, { modify: { canPlaceUnits: (_allowed, _g, _holder, _type, at) => at !== 'abyz' } }),
  );
  table.answer(`action:${card}`);
  expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 3 });
});

content('ti4', card, 'without a planet it cannot be played', () => {
  const table = turnWith('frontline-deployment', (place) => place.own(1, 'jord'));
  expect(table.options).not.toContain(`action:${card}`);
});

ruling('ti4', 'ac/frontline-deployment.1', 'not on a Demilitarized Zone', () => {
  const table = turnWith('frontline-deployment', (place) =>
    place.own(0, 'lodor', 'abyz').law('demilitarized-zone', 'lodor', null, 'lodor'),
  );
  table.answer('action:action-card/frontline-deployment');
  expect(table.options).toEqual(expect.arrayContaining(['planet:abyz', 'planet:jord']));
  expect(table.options).not.toContain('planet:lodor');
});
