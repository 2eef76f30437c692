import { type EclipseTables, type EclipseView, eclipse, tables as figures } from '@orrery/eclipse';
import { Match, seedFrom } from '@orrery/kernel';
import type { WireOption } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import type { PartId, PlayerView } from '../model.ts';
import { answersOf, areSound, draftsOf, type Held } from './gesture.ts';

const tables = JSON.parse(JSON.stringify(figures)) as EclipseTables;

/** A player who may upgrade, with these tiles on the cruiser. */
function upgrading(cruiser: (PartId | null)[], ids: readonly string[]) {
  const match = Match.start(eclipse, { players: 2, species: ['terran-union', 'orion'] } as never, seedFrom('gesture'));
  const [fresh] = (match.view(0) as unknown as EclipseView).players;
  const player: PlayerView = {
    ...fresh!,
    blueprints: { ...fresh!.blueprints, cruiser: { tiles: cruiser, outside: [] } },
  };
  const targets = new Map<string, WireOption[]>();
  for (const id of ids) targets.set(id.replace('take-off:', 'blueprint:'), [{ id, label: { key: 'any' } }]);
  return { player, tables, targets };
}

const fromTray = (part: PartId): Held => ({ part, from: null });

test('a part dropped on a space is placed there', () => {
  const table = upgrading([], ['part:hull']);
  expect(answersOf(table, fromTray('hull'), { type: 'cruiser', space: 4 })).toEqual([
    'part:hull',
    'blueprint:cruiser:4',
  ]);
  expect(answersOf(table, fromTray('hull'), null)).toEqual([]);
});

test('where a part would break the ship it is not dropped', () => {
  const table = upgrading([], ['part:antimatter-cannon', 'part:nuclear-drive']);
  expect(answersOf(table, fromTray('antimatter-cannon'), { type: 'interceptor', space: 3 })).toEqual([]);
  expect(answersOf(table, fromTray('nuclear-drive'), { type: 'starbase', space: 4 })).toEqual([]);
});

test('a tile in the way is taken off first', () => {
  const table = upgrading([null, null, null, null, 'hull'], ['part:improved-hull', 'take-off:cruiser:4']);
  expect(answersOf(table, fromTray('improved-hull'), { type: 'cruiser', space: 4 })).toEqual([
    'take-off:cruiser:4',
    'part:improved-hull',
    'blueprint:cruiser:4',
  ]);
});

test('a tile dragged away is taken off, and one dragged to another space is placed there anew', () => {
  const table = upgrading([null, null, null, null, 'hull'], ['part:hull', 'take-off:cruiser:4']);
  const held: Held = { part: 'hull', from: { type: 'cruiser', space: 4 } };
  expect(answersOf(table, held, null)).toEqual(['take-off:cruiser:4']);
  expect(answersOf(table, held, { type: 'cruiser', space: 4 })).toEqual([]);
  expect(answersOf(table, held, { type: 'interceptor', space: 3 })).toEqual([
    'take-off:cruiser:4',
    'part:hull',
    'blueprint:interceptor:3',
  ]);
});

test('an ancient part is never moved by accident, since it would leave the game', () => {
  const table = upgrading([null, null, null, null, 'shard-hull'], ['take-off:cruiser:4']);
  const held: Held = { part: 'shard-hull', from: { type: 'cruiser', space: 4 } };
  expect(answersOf(table, held, { type: 'interceptor', space: 3 })).toEqual([]);
  expect(answersOf(table, held, null)).toEqual(['take-off:cruiser:4']);
});

test('a part already chosen only needs its space, and the one beside the spaces goes beside them', () => {
  const space = { type: 'cruiser', space: 4 } as const;
  expect(answersOf(upgrading([], ['blueprint:cruiser:4']), fromTray('shard-hull'), space)).toEqual([
    'blueprint:cruiser:4',
  ]);
  const table = upgrading([], ['part:muon-source']);
  expect(answersOf(table, fromTray('muon-source'), space)).toEqual([]);
  expect(answersOf(table, fromTray('muon-source'), { type: 'cruiser', space: 'outside' })).toEqual([
    'part:muon-source',
    'blueprint:cruiser:outside',
  ]);
});

test('a draft is sound when every blueprint in it is', () => {
  const { player } = upgrading([null, null, null, null, 'hull'], []);
  const held: Held = { part: 'hull', from: { type: 'cruiser', space: 4 } };
  const drafts = draftsOf(player, held, { type: 'interceptor', space: 2 });
  expect(Object.keys(drafts).sort()).toEqual(['cruiser', 'interceptor']);
  expect(areSound(tables, player, drafts)).toBe(false);
  expect(areSound(tables, player, draftsOf(player, held, { type: 'interceptor', space: 3 }))).toBe(true);
});
