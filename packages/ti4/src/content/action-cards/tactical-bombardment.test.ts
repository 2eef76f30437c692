import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/tactical-bombardment';

content('ti4', card, 'as an action I exhaust all planets of others where I have Bombardment', () => {
  const table = turnWith('tactical-bombardment', (place) =>
    place
      .units(0, 'tile-38', { dreadnought: 1 })
      .units(0, 'tile-35', { cruiser: 1 })
      .units(1, 'abyz', { infantry: 1, pds: 1 })
      .own(0, 'fria')
      .own(1, 'bereg'),
  );
  table.answer(`action:${card}`);
  expect(table.state.planets.abyz).toMatchObject({ exhausted: true, owner: 1 });
  expect(table.unitsOf(1, 'abyz')).toEqual({ infantry: 1, pds: 1 }); // no bombardment: the shield does not matter
  expect([table.state.planets.fria?.exhausted, table.state.planets.bereg?.exhausted]).toEqual([false, false]);
  expect(table.state.turn?.actions).toBe(1);
});

ruling('ti4', 'ac/tactical-bombardment.1', 'the system is announced; there may be no planet of others in it', () => {
  const table = turnWith('tactical-bombardment', (place) =>
    place
      .units(0, 'tile-47', { dreadnought: 1 })
      .units(0, 'tile-38', { 'war-sun': 1 })
      .technologies(0, 'war-sun')
      .own(1, 'abyz'),
  );
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['system:tile-38', 'system:tile-47']);
  table.answer('system:tile-47');
  expect(table.state.planets.abyz?.exhausted).toBe(false);
  expect(table.state.turn?.actions).toBe(1);
});

content('ti4', card, 'without a unit that has Bombardment it cannot be played', () => {
  const table = turnWith('tactical-bombardment', (place) =>
    place.units(0, 'tile-38', { cruiser: 2 }).units(1, 'tile-38', { dreadnought: 1 }).own(1, 'abyz'),
  );
  expect(table.options).not.toContain(`action:${card}`);
});
