import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { structureSites } from '../../rules/structures.ts';
import { decide, position, reveal, session, votes } from '../../testing/index.ts';

const id = 'homeland-defense-act';

ruling('ti4', `ag/${id}.1`, 'For: a planet holds any number of PDS', () => {
  const made = position().units(0, 'jord', { pds: 2, 'space-dock': 1 });
  expect(structureSites(made.state, 0, 'pds')).toEqual([]);
  const table = votes(reveal(session().units(0, 'jord', { pds: 2, 'space-dock': 1 }), id), { 1: 'for' });
  expect(structureSites(table.state as never, 0, 'pds')).toEqual(['jord']);
  expect(structureSites(table.state as never, 0, 'space-dock')).toEqual([]);
  expect(table.unitsOf(0, 'jord')).toEqual({ pds: 2, 'space-dock': 1 }); // nothing is lost
});

ruling('ti4', `ag/${id}.1`, 'the six figures are all there are', () => {
  const made = position().law(id, 'for').units(0, 'jord', { pds: 6 }).token(0, 'tile-01');
  expect(structureSites(made.state, 0, 'pds')).toEqual([]);
});

ruling('ti4', `ag/${id}.1`, 'when it leaves play PDS above two on a planet go back; they are not destroyed', () => {
  const table = position()
    .law(id, 'for')
    .units(0, 'jord', { pds: 4, infantry: 1 })
    .units(1, 'nar', { pds: 2 })
    .units(2, 'archon-ren', { pds: 3 })
    .play((g) => repeal(g, id));
  expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 1, pds: 2 });
  expect([table.unitsOf(1, 'nar'), table.unitsOf(2, 'archon-ren')]).toEqual([{ pds: 2 }, { pds: 2 }]);
  expect(table.player(0).reinforcements.pds).toBe(4);
  expect(table.events()).not.toContain('ti4.destroyed');
});

ruling('ti4', `ag/${id}.1`, 'Against: everybody with a PDS destroys one, as they like', () => {
  const table = reveal(
    session().units(0, 'jord', { pds: 1 }).units(0, 'saudor', { pds: 1 }).units(2, 'archon-ren', { pds: 2 }),
    id,
  );
  decide(table, 'against');
  expect([table.seat, table.prompt, table.options.toSorted()]).toEqual([
    0,
    'ti4.choose-destroyed',
    ['pds:jord', 'pds:saudor'],
  ]);
  table.answer('pds:saudor');
  expect([table.unitsOf(0, 'jord'), table.unitsOf(0, 'saudor')]).toEqual([{ pds: 1 }, {}]);
  expect(table.unitsOf(2, 'archon-ren')).toEqual({ pds: 1 });
  expect(table.state.laws).toEqual([]);
});

content('ti4', `agenda/${id}`, 'voted on again and failing, it takes one PDS each and then the surplus', () => {
  const made = session().law(id, 'for').law('fleet-regulations', 'for').units(0, 'jord', { pds: 5 });
  const table = reveal(made, 'miscount-disclosed');
  decide(table, id);
  decide(table, 'against');
  expect(table.unitsOf(0, 'jord')).toEqual({ pds: 2 });
});
