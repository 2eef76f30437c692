import { copy, Keystream, type Match, seedFrom } from '@orrery/kernel';
import { type Ti4, type Ti4Config, type Ti4View, ti4 } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { fleetLimit, fleetUse, surplus } from '@orrery/ti4/queries';
import { midgame, position } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { pursue } from '../../../../dev/pursue.ts';
import { docksIn, figuresOf, type SystemId, type Tables, type UnitType } from '../model.ts';
import { allOf, declaredShips, passengers, reload, sendAll, sendOne, sourcesOf } from './fleet.ts';

type Ti4Match = Match<Ti4, Ti4Config>;

const tables = gamePackage.tables as Tables;
const random = new Keystream(seedFrom('fleets'));
const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
const viewOf = (match: Ti4Match, seat: number) => match.view(seat) as unknown as Ti4View;

/** Moments at which somebody may declare moves, in games amid great fleets. */
function* movings(): Generator<{ match: Ti4Match; seat: number; view: Ti4View }> {
  for (let game = 0; game < 6; game++) {
    const match = midgame({ players: 4, factions: 'random' }, `fleets ${game}`);
    for (let step = 0; step < 220 && !match.isOver; step++) {
      const seat = match.waitingFor()[0] ?? 0;
      const decision = match.pending(seat);
      if (!decision) break;
      if (decision.prompt.key === 'ti4.move-ships' && decision.prompt.args?.declared === 0) {
        const view = viewOf(match, seat);
        if (sourcesOf(view, decision, seat).length > 0) yield { match: match.clone() as Ti4Match, seat, view };
      }
      const tactical = decision.options.find(({ id }) => id === 'tactical');
      match.answer(seat, (tactical ?? anyOf(decision.options)).id);
    }
  }
}

const moments = [...movings()];

test('there are fleets to send', () => {
  expect(moments.length).toBeGreaterThan(10);
});

test('everything that can come from a place sets out with one answer of mine until the fleet pool is full, and nothing else is asked', () => {
  let whole = 0;
  for (const { match: start, seat, view } of moments) {
    const match = start.clone() as Ti4Match;
    const [source] = sourcesOf(view, match.pending(seat) ?? { options: [] }, seat);
    if (!source) throw new Error('nothing can come');
    const { end } = pursue(match, seat, sendAll(source.system, passengers(view, tables, seat, allOf(source))));
    expect(end).toBe('done');
    const after = match.pending(seat);
    expect(after?.prompt.key).toBe('ti4.move-ships');
    const { tactical, outlook } = viewOf(match, seat);
    const [used, limit] = (tactical && outlook?.arriving?.[tactical.system]?.fleet) ?? [0, 0];
    const isLeft = after?.options.some(({ id }) => id.startsWith(`move:${source.system}:`));
    expect(isLeft ? used : limit).toBe(limit);
    expect(declaredShips(viewOf(match, seat))).toBeGreaterThan(0);
    if (!isLeft) whole++;
  }
  expect(whole).toBeGreaterThan(0);
});

test('ground forces come along, and one stays on each planet', () => {
  let carried = 0;
  for (const { match: start, seat, view } of moments) {
    const match = start.clone() as Ti4Match;
    for (const { system } of sourcesOf(view, match.pending(seat) ?? { options: [] }, seat)) {
      pursue(match, seat, sendAll(system, passengers(viewOf(match, seat), tables, seat, new Map())));
    }
    const { tactical } = viewOf(match, seat);
    const taken = new Map<string, number>();
    for (const { cargo } of tactical?.moves ?? [])
      for (const { type, count, from } of cargo)
        if (type === 'infantry' && from in view.planets) taken.set(from, (taken.get(from) ?? 0) + count);
    for (const [planet, count] of taken) {
      const there = view.planets[planet as keyof typeof view.planets]?.units.find(
        (group) => group.seat === seat && group.type === 'infantry',
      );
      expect(count).toBeLessThan(there?.count ?? 0);
      carried += count;
    }
  }
  expect(carried).toBeGreaterThan(0);
});

test('a ship more is one more, and taken back it is as before; passengers can be changed', () => {
  let changed = 0;
  for (const { match: start, seat, view } of moments) {
    const match = start.clone() as Ti4Match;
    const row = sourcesOf(view, match.pending(seat) ?? { options: [] }, seat)[0]?.rows.find(
      ({ more }) => more !== null,
    );
    if (!row?.more) continue;
    const usual = passengers(view, tables, seat, new Map([[`${row.from}:${row.type}`, 1]]));
    expect(pursue(match, seat, sendOne(row.more, usual)).end).toBe('done');
    const [move] = viewOf(match, seat).tactical?.moves ?? [];
    expect(move).toMatchObject({ type: row.type, count: 1 });
    const [first] = move?.cargo ?? [];
    if (!move || !first || first.count < 2) continue;
    const fewer = move.cargo.map((each) => (each === first ? { ...each, count: each.count - 1 } : each));
    expect(pursue(match, seat, reload(1, move, fewer)).end).toBe('done');
    const [again] = viewOf(match, seat).tactical?.moves ?? [];
    expect(again?.path).toEqual(move.path);
    expect([...(again?.cargo ?? [])].sort((a, b) => a.from.localeCompare(b.from))).toEqual(
      [...fewer].sort((a, b) => a.from.localeCompare(b.from)),
    );
    changed++;
  }
  expect(changed).toBeGreaterThan(0);
});

test('a carrier that leaves home takes no fighters that the space dock keeps', () => {
  const { state } = position()
    .units(0, 'tile-01', { carrier: 1, fighter: 4 })
    .units(0, 'jord', { infantry: 3, 'space-dock': 1 });
  const view = ti4.view(state, 0) as unknown as Ti4View;
  const { left, take } = passengers(view, tables, 0, new Map([['tile-01:carrier', 1]]));
  expect([left('tile-01', 'fighter'), left('jord', 'infantry')]).toEqual([1, 2]);
  take('tile-01', 'fighter', 1);
  expect(left('tile-01', 'fighter')).toBe(0);
});

test('fighters come along as far as the rules would let them be lost where they are', () => {
  const seen = { lost: 0, docked: 0, upgraded: 0, kept: 0 };
  const some: readonly UnitType[] = ['carrier', 'dreadnought', 'cruiser', 'fighter', 'infantry'];
  for (let game = 0; game < 40; game++) {
    const g = copy(midgame({ players: 3, factions: 'random' }, `stranded ${game}`).peek()) as Ti4;
    for (const id of Object.keys(g.systems) as SystemId[]) {
      const units = g.systems[id]?.units;
      const seat = units?.[0]?.seat;
      if (!units || seat === undefined || units.some((group) => group.seat !== seat)) continue;
      units.splice(0);
      for (const type of some) {
        const count = random.below(type === 'fighter' ? 7 : 3);
        if (count > 0) units.push({ seat, type, count, damaged: 0 });
      }
      const fighters = units.find(({ type }) => type === 'fighter');
      if (!fighters) continue;
      const view = ti4.view(g, seat) as unknown as Ti4View;
      const leaving = new Map<string, number>();
      for (const group of units) {
        if (group.type === 'fighter' || group.type === 'infantry') continue;
        const gone = random.below(group.count + 1);
        leaving.set(`${id}:${group.type}`, gone);
        group.count -= gone;
      }
      const planned = passengers(view, tables, seat, leaving).left(id, 'fighter');

      /** What is lost by the rules with so many fighters. */
      const loss = (count: number) => {
        fighters.count = count;
        return surplus(g, seat, id) + Math.max(0, fleetUse(g, seat, id) - fleetLimit(g, seat, id));
      };
      const all = fighters.count;
      let stay = all;
      while (stay > 0 && loss(stay - 1) < loss(stay)) stay--;
      expect(planned, `${game} ${id}`).toBe(all - stay);
      seen[planned > 0 ? 'lost' : 'kept']++;
      if (docksIn(view, tables, seat, id) > 0) seen.docked++;
      if (figuresOf(view, tables, seat, 'fighter')?.freeWithinCapacity) seen.upgraded++;
    }
  }
  expect(
    Object.values(seen).every((count) => count > 10),
    JSON.stringify(seen),
  ).toBe(true);
});
