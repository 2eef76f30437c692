import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { produce, produceUnits } from '../../rules/production.ts';
import { placeUnits } from '../../rules/reinforcements.ts';
import { decide, position, reveal, session, type Table, votes } from '../../testing/index.ts';

const id = 'regulated-conscription';
const most = (table: Table, type: string, place: string) =>
  table.options.filter((each) => each.startsWith(`produce:${type}:${place}:`)).length;
const atHome = () => position().units(0, 'jord', { 'space-dock': 1 }).exhausted('jord').goods(0, 2);

ruling('ti4', `ag/${id}.1`, 'For: one cost brings one fighter or infantry', () => {
  const free = atHome().play((g) => produce(g, 0, 'tile-01'));
  expect([most(free, 'fighter', 'tile-01'), most(free, 'infantry', 'jord')]).toEqual([4, 4]);
  const table = atHome()
    .law(id, 'for')
    .play((g) => produce(g, 0, 'tile-01'));
  expect([most(table, 'fighter', 'tile-01'), most(table, 'infantry', 'jord')]).toEqual([2, 2]);
  expect(most(table, 'cruiser', 'tile-01')).toBe(1); // other units cost what they cost
});

ruling('ti4', `ag/${id}.1`, 'for every way of producing, but placing is not producing', () => {
  const table = atHome()
    .law(id, 'for')
    .play((g) => produceUnits(g, 0, 'jord', { types: ['infantry'] }));
  expect(most(table, 'infantry', 'jord')).toBe(2);
  const placed = atHome()
    .law(id, 'for')
    .play((g) => placeUnits(g, 0, 'infantry', 3, 'jord'));
  expect(placed.unitsOf(0, 'jord')).toEqual({ infantry: 3, 'space-dock': 1 });
});

content('ti4', `agenda/${id}`, 'For stays in play; Against does nothing', () => {
  expect(votes(reveal(session(), id), { 1: 'for' }).state.laws).toMatchObject([{ id, owner: null }]);
  const table = decide(reveal(session(), id), 'against');
  expect([table.state.laws, table.state.decks.agendaDiscard]).toEqual([[], [id]]);
});

content('ti4', `agenda/${id}`, 'once repealed they come in pairs again', () => {
  const table = atHome()
    .law(id, 'for')
    .play(function* (g) {
      yield* repeal(g, id);
      yield* produce(g, 0, 'tile-01');
    });
  expect(most(table, 'fighter', 'tile-01')).toBe(4);
});
