import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent, areNeighbours, waysFrom } from '../../rules/galaxy.ts';
import { repeal } from '../../rules/laws.ts';
import { moveShips } from '../../rules/movement.ts';
import { retreats } from '../../rules/retreat.ts';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { battle, decide, type Position, position, reveal, session, type Table, votes } from '../../testing/index.ts';

const id = 'enforced-travel-ban';
const departures = (table: Table) => table.options.filter((each) => each.startsWith('move:'));
const from38 = (made: Position) => made.units(0, 'tile-38', { cruiser: 1 }).tactical(0, 'tile-26', 'movement');

// Alpha: 26, 39; beta: 25, 40.
ruling('ti4', `ag/${id}.1`, 'For: no ship moves through an alpha or beta wormhole any more', () => {
  expect(departures(from38(position()).play(moveShips))).toEqual(['move:tile-38:cruiser']);
  expect(departures(from38(position().law(id, 'for')).play(moveShips))).toEqual([]);
  const table = votes(reveal(session(), id), { 1: 'for' });
  expect(waysFrom(table.state, 'tile-25', 0)).not.toContain('tile-40');
});

ruling('ti4', `ag/${id}.1`, 'nobody retreats through them either', () => {
  const made = (banned: boolean) => {
    const fight = battle('tile-39', 'space-combat').units(0, 'tile-39', { cruiser: 1 }).own(0, 'lodor');
    return banned ? fight.law(id, 'for') : fight;
  };
  expect(retreats(made(false).state, 0, 'tile-39')).toEqual(['tile-26']);
  expect(retreats(made(true).state, 0, 'tile-39')).toEqual([]);
});

ruling('ti4', `ag/${id}.1`, 'neighbours and PDS II reach through them as before', () => {
  const made = position().law(id, 'for').units(0, 'tile-26', { cruiser: 1 }).units(1, 'tile-39', { cruiser: 1 });
  expect(areNeighbours(made.state, 0, 1)).toBe(true);
  expect(adjacent(made.state, 'tile-26', 0)).toContain('tile-39');
  const table = battle('tile-40', 'space-cannon-offense')
    .law(id, 'for')
    .technologies(1, 'pds-2')
    .units(1, 'quann', { pds: 1 })
    .units(0, 'tile-40', { cruiser: 1 })
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all');
  expect(table.unitsOf(0, 'tile-40')).toEqual({});
});

ruling('ti4', `ag/${id}.1`, 'delta wormholes still lead ships, and the Creuss ignore the ban', () => {
  const made = position({ factions: ['sol', 'creuss', 'xxcha'] }).law(id, 'for').state;
  expect(waysFrom(made, 'tile-51', 1)).toContain('tile-17');
  expect(waysFrom(made, 'tile-51', 0)).toContain('tile-17');
  expect(waysFrom(made, 'tile-26', 1)).toEqual(expect.arrayContaining(['tile-39', 'tile-25', 'tile-40']));
  expect(waysFrom(made, 'tile-26', 0)).not.toContain('tile-39');
});

ruling('ti4', `ag/${id}.1`, 'a Lost Star Chart opens them for its action', () => {
  const table = position()
    .law(id, 'for')
    .hand(0, 'lost-star-chart')
    .units(0, 'tile-40', { carrier: 1 })
    .turnOf(0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-39', 'use:action-card/lost-star-chart');
  expect(departures(table)).toEqual(['move:tile-40:carrier']);
});

ruling('ti4', `ag/${id}.2`, 'Against: PDS at any wormhole or beside one are destroyed, whoever owns them', () => {
  const table = reveal(
    session()
      .units(0, 'quann', { pds: 2 }) // beta
      .units(1, 'wellon', { pds: 1, infantry: 1 }) // beside both kinds
      .units(2, 'saudor', { pds: 1 }) // beside none
      .units(1, 'tarmann', { pds: 1 }), // beside beta
    id,
  );
  decide(table, 'against');
  expect(table.unitsOf(0, 'quann')).toEqual({});
  expect(table.unitsOf(1, 'wellon')).toEqual({ infantry: 1 });
  expect(table.unitsOf(1, 'tarmann')).toEqual({});
  expect(table.unitsOf(2, 'saudor')).toEqual({ pds: 1 });
  expect(table.state.planets.quann?.owner).toBe(0); // ag/0.19
  expect(table.state.laws).toEqual([]);
});

ruling('ti4', `ag/${id}.2`, 'delta wormholes and wormhole tokens count for it', () => {
  const made = session(['sol', 'creuss', 'winnu'])
    .technologies(1, 'wormhole-generator')
    .units(1, 'creuss', { pds: 1 })
    .units(2, 'saudor', { pds: 1 })
    .with(({ effects }) => {
      effects.push({ source: 'technology/wormhole-generator', holder: 1, until: 'game', target: 'alpha:tile-36' });
    });
  expect(adjacent(made.state, 'tile-36', 0)).toContain('tile-39');
  const table = decide(reveal(made, id), 'against');
  expect(table.unitsOf(1, 'creuss')).toEqual({});
  expect(table.unitsOf(2, 'saudor')).toEqual({}); // beside the token
});

content('ti4', `agenda/${id}`, 'when the law leaves play ships pass again', () => {
  const table = from38(position().law(id, 'for')).play(function* (g) {
    yield* repeal(g, id);
    yield* moveShips(g);
  });
  expect(departures(table)).toEqual(['move:tile-38:cruiser']);
});
