import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { moveShips } from '../../rules/movement.ts';
import { retreats } from '../../rules/retreat.ts';
import type { Ti4 } from '../../state.ts';
import { battle, decide, type Position, position, reveal, session, type Table } from '../../testing/index.ts';
import type { SystemId } from '../systems.ts';

const departures = (table: Table) => table.options.filter((each) => each.startsWith('move:'));

/** The cruiser of seat 0 moves there, the law in force or not; 42 is a nebula between 33 and 18. */
function moving(from: SystemId, to: SystemId, law = true): string[] {
  const made = position().units(0, from, { cruiser: 1 }).tactical(0, to, 'movement');
  return departures((law ? made.law('shared-research', 'for') : made).play(moveShips));
}

ruling('ti4', 'ag/shared-research.1', 'For: ships move through a nebula', () => {
  expect(moving('tile-33', 'tile-18', false)).toEqual([]);
  expect(moving('tile-33', 'tile-18')).toEqual(['move:tile-33:cruiser']);
});

ruling(
  'ti4',
  'ag/shared-research.1',
  'a nebula as the active system is entered as before, and whoever starts in one has move 1',
  () => {
    expect(moving('tile-33', 'tile-42')).toEqual(['move:tile-33:cruiser']);
    expect(moving('tile-42', 'tile-18')).toEqual(['move:tile-42:cruiser']);
    expect(moving('tile-42', 'tile-22')).toEqual([]); // two systems away
  },
);

ruling('ti4', 'ag/shared-research.1', 'asteroid fields stay closed, and nobody retreats into a nebula', () => {
  expect(moving('tile-36', 'tile-18')).toEqual([]); // through the asteroid field 44
  const fight = (made: Position) => made.units(0, 'tile-19', { cruiser: 1 }).units(0, 'tile-42', { cruiser: 1 });
  expect(retreats(fight(battle('tile-19', 'space-combat')).law('shared-research', 'for').state, 0, 'tile-19')).toEqual(
    [],
  );
});

ruling(
  'ti4',
  ['ag/shared-research.1', 'ag/shared-research.2'],
  'Against: a token of reinforcements in each home system, if there is one',
  () => {
    const table = reveal(
      session().pools(1, { tactic: 8, fleet: 5, strategy: 3 }).token(2, 'tile-14'),
      'shared-research',
    );
    decide(table, 'against');
    const tokens = (id: SystemId) => table.state.systems[id]?.tokens;
    expect([tokens('tile-01'), tokens('tile-12'), tokens('tile-14')]).toEqual([[0], [], [2]]);
    expect(table.player(0).tokens).toBe(7);
    expect(table.player(1).pools).toEqual({ tactic: 8, fleet: 5, strategy: 3 }); // no pool pays for it
    expect([table.state.laws, table.state.decks.agendaDiscard]).toEqual([[], ['shared-research']]);
  },
);

ruling('ti4', 'ag/shared-research.2', 'the home of the Creuss is their system off the map', () => {
  const table = decide(reveal(session(['creuss', 'sol', 'winnu']), 'shared-research'), 'against');
  expect([table.state.systems['tile-51']?.tokens, table.state.systems['tile-17']?.tokens]).toEqual([[0], []]);
});

content('ti4', 'agenda/shared-research', 'passed it stays in play; repealed, nebulae are closed again', () => {
  const table = decide(reveal(session(), 'shared-research'), 'for');
  expect(table.state.laws).toMatchObject([{ id: 'shared-research', outcome: 'for', owner: null, planet: null }]);
  expect(table.state.systems['tile-01']?.tokens).toEqual([]);
  const after = position()
    .law('shared-research', 'for')
    .units(0, 'tile-33', { cruiser: 1 })
    .tactical(0, 'tile-18', 'movement')
    .play(function* (g: Ti4) {
      yield* repeal(g, 'shared-research');
      yield* moveShips(g);
    });
  expect(departures(after)).toEqual([]);
});
