import { type EclipseTables, type EclipseView, eclipse, tables as figures } from '@orrery/eclipse';
import { Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { PartId, PlayerView } from '../model.ts';
import { answersOf, misfitOf, type Place, planned, type Step, withStep } from './plan.ts';
import { shelvesOf } from './shelves.ts';

const tables = JSON.parse(JSON.stringify(figures)) as EclipseTables;

/** A player with these tiles on the cruiser. */
function upgrading(cruiser: (PartId | null)[], kept: PartId[] = []): PlayerView {
  const match = Match.start(eclipse, { players: 2, species: ['terran-union', 'orion'] } as never, seedFrom('gesture'));
  const [fresh] = (match.view(0) as unknown as EclipseView).players;
  const blueprints = { ...fresh!.blueprints, cruiser: { tiles: cruiser, outside: [] } };
  return { ...fresh!, blueprints, keptParts: kept };
}

const cruiser4: Place = { type: 'cruiser', space: 4 };
const interceptor3: Place = { type: 'interceptor', space: 3 };
const put = (part: PartId, to: Place): Step => ({ part, from: null, to });
const planOf = (player: PlayerView, steps: readonly Step[], activations = 2) =>
  planned(tables, player, steps, activations);

test('a part out of the supply is placed, and a tile in its way is taken off first', () => {
  expect(answersOf(upgrading([]), put('hull', cruiser4))).toEqual(['part:hull', '?blueprint:cruiser:4']);
  expect(answersOf(upgrading([null, null, null, null, 'hull']), put('hull', cruiser4))).toEqual([
    'take-off:cruiser:4',
    'part:hull',
    '?blueprint:cruiser:4',
  ]);
});

test('where a part would break a ship, or is not to be had, it does not go', () => {
  const player = upgrading([]);
  expect(misfitOf(tables, player, put('antimatter-cannon', interceptor3))).toBe('locked');
  const learned = { ...player, technologies: { ...player.technologies, grid: ['antimatter-cannon' as const] } };
  expect(misfitOf(tables, learned, put('antimatter-cannon', interceptor3))).toBe('energy');
  expect(misfitOf(tables, player, put('nuclear-drive', { type: 'starbase', space: 4 }))).toBe('drive');
  expect(misfitOf(tables, player, put('hull', { type: 'interceptor', space: 2 }))).toBe('noDrive');
  expect(misfitOf(tables, player, put('hull', interceptor3))).toBe(null);
});

test('a tile dragged away is taken off, and one dragged to another space is placed there anew', () => {
  const player = upgrading([null, null, null, null, 'hull']);
  expect(answersOf(player, { part: 'hull', from: cruiser4, to: null })).toEqual(['take-off:cruiser:4']);
  expect(misfitOf(tables, player, { part: 'hull', from: cruiser4, to: cruiser4 })).toBe('place');
  expect(answersOf(player, { part: 'hull', from: cruiser4, to: interceptor3 })).toEqual([
    'take-off:cruiser:4',
    'part:hull',
    '?blueprint:interceptor:3',
  ]);
});

test('an ancient part is never moved by accident, since it would leave the game', () => {
  const player = upgrading([null, null, null, null, 'shard-hull']);
  expect(misfitOf(tables, player, { part: 'shard-hull', from: cruiser4, to: interceptor3 })).toBe('ancient');
  expect(misfitOf(tables, player, { part: 'shard-hull', from: cruiser4, to: null })).toBe(null);
});

test('a part beside the spaces goes beside them and nowhere else', () => {
  const player = upgrading([], ['muon-source']);
  expect(misfitOf(tables, player, put('muon-source', cruiser4))).toBe('place');
  expect(answersOf(player, put('muon-source', { type: 'cruiser', space: 'outside' }))).toEqual([
    'part:muon-source',
    '?blueprint:cruiser:outside',
  ]);
});

test('a plan is answered in one chain, and ends the action when parts are left', () => {
  const player = upgrading([]);
  const both = [put('hull', cruiser4), put('hull', interceptor3)];
  expect(planOf(player, both).answers).toEqual([
    'part:hull',
    '?blueprint:cruiser:4',
    'part:hull',
    '?blueprint:interceptor:3',
  ]);
  expect(planOf(player, both.slice(0, 1)).answers).toEqual(['part:hull', '?blueprint:cruiser:4', 'done']);
  expect(planOf(player, both).left).toBe(0);
  expect(planOf(player, both, 1).steps).toHaveLength(1);
});

test('tiles that are only taken off use up an activation, which ends first', () => {
  const player = upgrading([null, null, null, null, 'hull']);
  const off: Step = { part: 'hull', from: cruiser4, to: null };
  expect(planOf(player, [off])).toMatchObject({ answers: ['take-off:cruiser:4', 'done', 'done'], left: 1 });
  expect(planOf(player, [off], 1).answers).toEqual(['take-off:cruiser:4', 'done']);
  expect(planOf(player, [off, put('hull', interceptor3)], 1).answers).toEqual([
    'take-off:cruiser:4',
    'part:hull',
    '?blueprint:interceptor:3',
  ]);
});

test('a kept part is there once, and what stood on a step that was taken back falls with it', () => {
  const player = upgrading([], ['shard-hull']);
  const twice = [put('shard-hull', cruiser4), put('shard-hull', interceptor3)];
  expect(planOf(player, twice).steps).toEqual(twice.slice(0, 1));
  expect(planOf(player, twice.slice(1)).steps).toEqual(twice.slice(1));
});

test('a part that is only planned is moved or given up by changing the plan', () => {
  const hull = put('hull', cruiser4);
  expect(withStep([hull], { part: 'hull', from: cruiser4, to: interceptor3 })).toEqual([put('hull', interceptor3)]);
  expect(withStep([hull], { part: 'hull', from: cruiser4, to: null })).toEqual([]);
  expect(withStep([hull], put('ion-cannon', cruiser4))).toEqual([put('ion-cannon', cruiser4)]);
  const moved: Step = { part: 'hull', from: interceptor3, to: cruiser4 };
  expect(withStep([moved], { part: 'hull', from: cruiser4, to: interceptor3 })).toEqual([]);
});

test('shelves hold what a usual technology brings, and rare or ancient parts only when they are mine', () => {
  const weapons = (unlocked: PartId[]) => shelvesOf(tables, unlocked).find(({ kind }) => kind === 'weapon')!.parts;
  expect(weapons(['ion-cannon'])).toEqual(['ion-cannon', 'plasma-cannon', 'antimatter-cannon', 'plasma-missile']);
  expect(weapons(['ion-cannon', 'soliton-cannon'])).toContain('soliton-cannon');
});
