import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, turnWith } from '../../testing/index.ts';

const card = 'action-card/reactor-meltdown';

content('ti4', card, 'as an action I destroy a space dock of another player outside home systems', () => {
  const table = turnWith('reactor-meltdown', (place) =>
    place.units(1, 'fria', { 'space-dock': 1, infantry: 1 }).units(2, 'bereg', { 'space-dock': 1 }),
  );
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['1:space-dock:fria', '2:space-dock:bereg']);
  table.answer('1:space-dock:fria');
  expect(table.unitsOf(1, 'fria')).toEqual({ infantry: 1 });
  expect(table.player(1).reinforcements['space-dock']).toBe(3);
  expect(table.seat).toBe(1);
});

ruling('ti4', 'ac/reactor-meltdown.1', 'docks in home systems are safe whoever owns them, and so are mine', () => {
  const table = turnWith('reactor-meltdown', (place) =>
    place
      .units(0, 'abyz', { 'space-dock': 1 })
      .units(1, 'nar', { 'space-dock': 1 })
      .own(2, 'jol')
      .units(2, 'jol', { 'space-dock': 1 }),
  );
  expect(table.options).not.toContain(`action:${card}`);
});

ruling('ti4', 'ac/reactor-meltdown.1', 'a floating factory in space can be the target', () => {
  const table = position({ factions: ['sol', 'saar', 'xxcha'] })
    .hand(0, 'reactor-meltdown')
    .units(1, 'tile-38', { 'space-dock': 1 })
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  table.answer(`action:${card}`);
  expect(table.unitsOf(1, 'tile-38')).toEqual({});
});
