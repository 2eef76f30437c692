import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/unstable-planet';

content('ti4', card, 'as an action I exhaust a hazardous planet of another player, where 3 infantry die', () => {
  const table = turnWith('unstable-planet', (place) => place.units(1, 'fria', { infantry: 5, pds: 1 }));
  table.answer(`action:${card}`);
  expect(table.unitsOf(1, 'fria')).toEqual({ infantry: 2, pds: 1 });
  expect(table.state.planets.fria?.exhausted).toBe(true);
  expect(table.seat).toBe(1);
});

ruling(
  'ti4',
  'ac/unstable-planet.1',
  'with fewer infantry all die; an exhausted planet, or one without infantry, will do',
  () => {
    const table = turnWith('unstable-planet', (place) =>
      place.units(1, 'fria', { infantry: 2 }).own(1, 'abyz').exhausted('fria', 'abyz').own(1, 'wellon').own(0, 'bereg'),
    );
    table.answer(`action:${card}`);
    expect(table.options).toEqual(['planet:abyz', 'planet:fria']); // wellon is industrial, bereg is mine
    table.answer('planet:fria');
    expect(table.unitsOf(1, 'fria')).toEqual({});
    expect(table.state.planets.fria).toMatchObject({ owner: 1, exhausted: true });
  },
);

content('ti4', card, 'without a hazardous planet of another player it cannot be played', () => {
  const table = turnWith('unstable-planet', (place) => place.own(0, 'abyz').own(1, 'wellon'));
  expect(table.options).not.toContain(`action:${card}`);
});
