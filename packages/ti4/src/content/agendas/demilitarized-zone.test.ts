import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { invasion } from '../../rules/invasion.ts';
import { repeal } from '../../rules/laws.ts';
import { produce } from '../../rules/production.ts';
import { mayPlace } from '../../rules/reinforcements.ts';
import { structureSites } from '../../rules/structures.ts';
import { battle, decide, position, reveal, session } from '../../testing/index.ts';

const id = 'demilitarized-zone';
const zone = (made = position()) => made.law(id, 'corneeq', null, 'corneeq');

ruling(
  'ti4',
  [`ag/${id}.1`, 'ag/elect-planet.1', 'ag/0.19'],
  'all units on the elected planet are destroyed, control stays',
  () => {
    const made = session()
      .units(1, 'corneeq', { infantry: 2, pds: 1, 'space-dock': 1 })
      .units(1, 'resculon', { infantry: 1 })
      .units(1, 'tile-33', { cruiser: 1 })
      .own(2, 'lodor', 'saudor');
    const table = reveal(made, id);
    expect(table.state.agenda?.outcomes.toSorted()).toEqual(['corneeq', 'lodor', 'resculon']);
    decide(table, 'corneeq');
    expect(table.unitsOf(1, 'corneeq')).toEqual({});
    expect([table.unitsOf(1, 'resculon'), table.unitsOf(1, 'tile-33')]).toEqual([{ infantry: 1 }, { cruiser: 1 }]);
    expect(table.state.planets.corneeq?.owner).toBe(1);
    expect(table.state.laws).toMatchObject([{ id, owner: null, planet: 'corneeq' }]);
  },
);

ruling('ti4', `ag/${id}.1`, 'nobody lands there, but on the other planet of the system', () => {
  const table = zone(battle('tile-33', 'invasion').units(0, 'tile-33', { carrier: 1, infantry: 2 })).play(invasion);
  expect(table.options).toEqual([0, 1, 2].map((n) => `commit:resculon:infantry:${n}`));
});

ruling('ti4', `ag/${id}.1`, 'nothing is produced or placed there', () => {
  const made = zone().own(0, 'corneeq', 'resculon');
  expect(structureSites(made.state, 0, 'space-dock')).not.toContain('corneeq');
  expect(structureSites(made.state, 0, 'pds')).toContain('resculon');
  expect(mayPlace(made.state, 0, 'infantry', 'corneeq')).toBe(false);
  const table = zone(position({ factions: ['saar', 'sol', 'xxcha'] }))
    .own(0, 'corneeq', 'resculon')
    .units(0, 'tile-33', { 'space-dock': 1 }) // a floating factory is not on a planet
    .goods(0, 9)
    .play((g) => produce(g, 0, 'tile-33'));
  const places = new Set(
    table.options.filter((each) => each.startsWith('produce:infantry')).map((each) => each.split(':')[2]),
  );
  expect([...places]).toContain('resculon');
  expect([...places]).not.toContain('corneeq');
});

ruling('ti4', `ag/${id}.2`, 'control of it may still change without units', () => {
  const table = zone()
    .own(1, 'corneeq')
    .play((g) => gainControl(g, 2, 'corneeq'));
  expect(table.state.planets.corneeq?.owner).toBe(2);
  expect(table.state.laws[0]?.planet).toBe('corneeq');
});

content('ti4', `agenda/${id}`, 'when the law leaves play units may land again', () => {
  const table = zone(battle('tile-33', 'invasion').units(0, 'tile-33', { carrier: 1, infantry: 1 })).play(
    function* (g) {
      yield* repeal(g, id);
      yield* invasion(g);
    },
  );
  expect(table.options).toEqual([0, 1].map((n) => `commit:corneeq:infantry:${n}`));
});
