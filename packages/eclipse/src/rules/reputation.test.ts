import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { reputationSupply } from '../content/supplies.ts';
import { mostReputationDraws, type reputationDraws, reputationTiles } from '../content/tracks.ts';
import type { Battle, Fighter, Owner } from '../state.ts';
import { battlefield, field, position } from '../testing/index.ts';
import { battleIn } from './battle.ts';
import { drawReputation, tilesToDraw } from './reputation.ts';
import { pointsOf } from './scoring.ts';

const fight = (g: Parameters<typeof battleIn>[0]) => battleIn(g, field);

const fighter = (owner: Owner, types: Fighter['destroyed'][number]['type'][] = [], more: Partial<Fighter> = {}) => ({
  ...{ owner, fled: false, stood: true, ...more },
  destroyed: types.map((type) => ({ owner: 9, type })),
});

/** A battle that is over, with reputation to be drawn for it. */
const after = (...fighters: Fighter[]) =>
  ({ sector: field, attacker: 1, defender: 0, round: 1, queue: [], retreats: [], fighters }) satisfies Battle;

rule('eclipse', 'reputation.1', 'winner and loser both draw after all battles of the sector', () => {
  const table = battlefield({ players: 3 })
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .ships(2, field, { interceptor: 1 })
    .dice('burst', 'burst')
    .play(fight);
  table.answer('attack');
  const drew: unknown[] = [];
  while (!table.isOver) {
    drew.push([table.seat, table.prompt, table.state.drawn?.tiles.length]);
    expect(table.shipsOf(1, field)).toEqual({}); // both battles are over
    table.answer('keep:none');
  }
  expect(drew).toEqual([
    [0, 'eclipse.keep-reputation', 2],
    [1, 'eclipse.keep-reputation', 2],
    [2, 'eclipse.keep-reputation', 1],
  ]);
});

rule('eclipse', 'reputation.1', 'who had ships in the sector but met nobody draws nothing', () => {
  const table = battlefield({ players: 3 })
    .own(2, field)
    .ships(2, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .beside('207', field, 2, 5)
    .own(1, '207')
    .play(fight);
  table.answer('retreat:221', 'retreat:207'); // both leave before the controller fights
  expect(table.isOver).toBe(true);
  expect(table.events()).not.toContain('eclipse.draws-reputation');
});

rule('eclipse', 'reputation.2', 'one tile for taking part and one to three for each ship destroyed', () => {
  expect(tilesToDraw(fighter(0))).toBe(1);
  const draws = { interceptor: 1, starbase: 1, ancient: 1, cruiser: 2, guardian: 2, dreadnought: 3, gcds: 3 } as const;
  for (const [type, count] of Object.entries(draws)) {
    expect(tilesToDraw(fighter(0, [type as keyof typeof reputationDraws]))).toBe(1 + count);
  }
  expect(tilesToDraw(fighter(0, ['interceptor', 'cruiser']))).toBe(4);
  expect(tilesToDraw(fighter(0, ['cruiser'], { stood: false }))).toBe(2); // reputation.8
});

rule('eclipse', 'reputation.3', 'never more than five tiles for a sector, nor more than the bag holds', () => {
  expect(mostReputationDraws).toBe(5);
  expect(tilesToDraw(fighter(0, ['dreadnought', 'dreadnought']))).toBe(5);
  const table = position().play(function* (g) {
    g.reputationBag.length = 2;
    yield* drawReputation(g, after(fighter(0, ['gcds'])));
  });
  expect(table.state.drawn?.tiles).toHaveLength(2);
  const empty = position().play(function* (g) {
    g.reputationBag.length = 0;
    yield* drawReputation(g, after(fighter(0, ['gcds'])));
  });
  expect(empty.isOver).toBe(true);
});

rule('eclipse', 'reputation.4', 'the controller draws first, then the others in order of entry, each in full', () => {
  const table = battlefield({ players: 3 })
    .own(2, field)
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .ships(2, field, { interceptor: 1 })
    .dice('burst', 'burst')
    .play(fight);
  const order = [];
  for (; !table.isOver; table.answer('keep:none')) {
    order.push(table.seat);
    expect(table.state.reputationBag).toHaveLength(33 - (table.state.drawn?.tiles.length ?? 0)); // the others returned
  }
  expect(order).toEqual([2, 1, 0]);
});

rule('eclipse', 'reputation.5', 'I keep at most one of the tiles and return the rest', () => {
  const draw = () =>
    position()
      .chance(0, 11, 19) // values 1, 2 and 2
      .play((g) => drawReputation(g, after(fighter(0, ['cruiser']))));
  const table = draw();
  expect(table.state.drawn).toEqual({ seat: 0, tiles: [1, 2, 2] });
  expect(table.options).toEqual(['keep:none', 'keep:1', 'keep:2']);
  table.answer('keep:2');
  expect(table.player(0).reputation.filter((tile) => tile !== null)).toEqual([{ value: 2 }]);
  expect(table.state.reputationBag).toHaveLength(32);
  const none = draw().answer('keep:none');
  expect(none.player(0).reputation.every((tile) => tile === null)).toBe(true);
  expect(none.state.reputationBag).toHaveLength(33);
});

rule('eclipse', ['reputation.5', 'diplomacy.9'], 'a reputation tile needs a suitable space', () => {
  const table = position()
    .with((g) => {
      // The space for ambassadors only is free.
      g.players[0]!.reputation = [null, { value: 1 }, { value: 1 }, { value: 1 }, { value: 1 }];
      g.reputationBag = g.reputationBag.slice(4);
    })
    .play((g) => drawReputation(g, after(fighter(0))));
  expect(table.options.filter((id) => /^keep:\d$/.test(id))).toEqual([]); // only in exchange
});

rule(
  'eclipse',
  'reputation.6',
  'on a full track a reputation tile makes room for the new one, an ambassador does not',
  () => {
    const table = position({ players: 4, species: ['draco', 'terran-federation', 'terran-union', 'orion'] })
      .reputation(0, 1, 2, 2)
      .with((g) => {
        g.players[0]!.reputation[3] = { ambassador: 1 };
        g.players[1]!.ambassadors--;
        g.players[1]!.cubes.money--;
        g.players[1]!.reputation[0] = { ambassador: 0 };
        g.players[0]!.ambassadors--;
        g.players[0]!.cubes.money--;
      })
      .chance(28)
      .play((g) => drawReputation(g, after(fighter(0))));
    expect(table.options).toEqual(['keep:none', 'keep:4:for:1', 'keep:4:for:2']);
    table.answer('keep:4:for:1');
    const kept = table.player(0).reputation;
    expect(kept).toContainEqual({ value: 4 });
    expect(kept).toContainEqual({ ambassador: 1 });
    expect(kept).not.toContainEqual({ value: 1 });
    expect(table.state.reputationBag).toHaveLength(30);
  },
);

rule('eclipse', 'reputation.7', 'the bag holds 12, 10, 7 and 4 tiles of 1, 2, 3 and 4', () => {
  expect(reputationTiles).toEqual({ 1: 12, 2: 10, 3: 7, 4: 4 });
  expect(reputationSupply).toHaveLength(33);
  expect([...position().state.reputationBag].sort()).toEqual([...reputationSupply].sort());
});

rule('eclipse', 'reputation.9', 'destroyed ships return to their owners when everybody has drawn', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .dice('burst')
    .play(fight);
  expect([table.seat, table.player(0).supply.interceptor]).toEqual([1, 7]);
  table.answer('keep:none');
  expect([table.seat, table.player(0).supply.interceptor]).toEqual([0, 7]);
  table.answer('keep:none');
  expect(table.player(0).supply.interceptor).toBe(8);
  expect(table.state.battle).toBeNull();
});

rule('eclipse', 'reputation.11', 'nobody else learns what I drew and kept', () => {
  const told = (...chance: number[]) => {
    const table = position()
      .chance(...chance)
      .play((g) => drawReputation(g, after(fighter(0, ['interceptor']))));
    const [first] = table.options.filter((id) => id !== 'keep:none');
    const seen = [table.match.view(1)];
    table.answer(first ?? '');
    // The points of a game that is over are counted, so the view is the one of a game that goes on.
    return { seen, others: JSON.stringify(table.match.events(0, 1)), own: JSON.stringify(table.match.events(0, 0)) };
  };
  const low = told(0, 0);
  const high = told(32, 31);
  expect(low.seen).toEqual(high.seen);
  expect(low.others).toBe(high.others);
  expect(low.own).not.toBe(high.own);
});

for (const [index, value] of [1, 2, 3, 4].entries()) {
  content('eclipse', `reputation-tile/${value}`, `a tile of ${value} is drawn, kept and scores ${value}`, () => {
    const table = position()
      .chance([0, 12, 22, 29][index] ?? 0)
      .play((g) => drawReputation(g, after(fighter(0))));
    expect(table.options).toEqual(['keep:none', `keep:${value}`]);
    const before = pointsOf(table.snapshot(), 0);
    table.answer(`keep:${value}`);
    expect(pointsOf(table.snapshot(), 0) - before).toBe(value);
    expect(table.state.reputationBag.filter((each) => each === value)).toHaveLength((reputationTiles[value] ?? 0) - 1);
  });
}
