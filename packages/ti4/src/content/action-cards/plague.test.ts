import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { rollsOf, turnWith } from '../../testing/index.ts';

const card = 'action-card/plague';

content('ti4', card, 'as an action I roll for each infantry on a planet of another player; 6 or more kills it', () => {
  const table = turnWith('plague', (place) => place.units(1, 'fria', { infantry: 3 }).dice(6, 5, 10));
  table.answer(`action:${card}`, 'planet:fria');
  expect(table.unitsOf(1, 'fria')).toEqual({ infantry: 1 });
  expect(table.state.decks.actionDiscard).toEqual(['plague']);
  expect(table.seat).toBe(1); // it was my action
});

ruling(
  'ti4',
  'ac/plague.1',
  'a planet without infantry may be named, my own may not, and nothing is added to the dice',
  () => {
    const table = turnWith('plague', (place) =>
      place
        .own(1, 'abyz')
        .own(0, 'bereg')
        .units(1, 'fria', { infantry: 2, pds: 1 })
        .ability(0, { modify: { rollBonus: (bonus) => bonus + 9 } })
        .dice(5, 5),
    );
    table.answer(`action:${card}`);
    expect(table.options).toEqual(expect.arrayContaining(['planet:abyz', 'planet:fria', 'planet:jol']));
    expect(table.options).not.toContain('planet:bereg');
    expect(table.options).not.toContain('planet:jord');
    table.answer('planet:fria');
    expect(table.unitsOf(1, 'fria')).toEqual({ infantry: 2, pds: 1 });
    expect(rollsOf(table)).toEqual(['0 ability infantry:5 infantry:5']);
  },
);

content('ti4', card, 'without a planet of anybody else it cannot be played', () => {
  const table = turnWith('plague', (place) =>
    place.with(({ planets }) => {
      for (const each of Object.values(planets)) if (each.owner !== 0) each.owner = null;
    }),
  );
  expect(table.options).not.toContain(`action:${card}`);
});
