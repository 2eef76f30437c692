import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { playRandomly, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SystemId } from '../content/map.ts';
import { arcs } from '../index.ts';
import type { Arcs } from '../state.ts';
import { position } from '../testing/position.ts';
import { neighbours, turnOrder } from './table.ts';

const counts = [2, 3, 4] as const;
const seeds = Array.from({ length: 60 }, (_, i) => seedFrom(`setup ${i}`));
const start = (config: object, seed = seedFrom('setup')) => Match.start(arcs, config, seed);
const started = (config: object, seed?: string): Arcs => start(config, seed).peek() as Arcs;

/** Ships and buildings of a seat in a system, such as `3 ships, city in slot 0`. */
function piecesAt(g: Arcs, seat: Seat, id: SystemId): string {
  const { fresh, damaged, buildings } = g.systems[id] ?? { fresh: [], damaged: [], buildings: [] };
  const own = buildings.filter(({ owner }) => owner === seat);
  const parts = own.map((b) => `${b.damaged ? 'damaged ' : ''}${b.kind}`);
  return [`${fresh[seat]}+${damaged[seat]} ships`, ...parts].join(', ');
}

rule('arcs', 'setup.1', 'anybody may get the first initiative, and seats are numbered clockwise from there', () => {
  for (const players of counts) {
    const holders = new Set(seeds.map((seed) => started({ players }, seed).initiative));
    expect([...holders].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
  }
  for (const seed of seeds.slice(0, 12)) {
    const g = started({ players: 3, setupCard: '3p-mix-up' }, seed);
    const second = (g.initiative + 1) % 3;
    const third = (g.initiative + 2) % 3;
    expect(piecesAt(g, g.initiative, '3-hex')).toContain('city');
    expect(piecesAt(g, second, '5-hex')).toContain('city');
    expect(piecesAt(g, third, '2-hex')).toContain('city');
  }
});

rule('arcs', 'setup.2', 'two and three players play with the numbers 2 to 6, four players also with 1 and 7', () => {
  for (const players of counts) {
    const g = started({ players });
    const cards = [...g.players.flatMap(({ hand }) => hand), ...g.discard.down, ...g.discard.up];
    const numbers = players === 4 ? [1, 2, 3, 4, 5, 6, 7] : [2, 3, 4, 5, 6];
    const suits = ['administration', 'aggression', 'construction', 'mobilization'];
    expect(cards.toSorted()).toEqual(suits.flatMap((suit) => numbers.map((number) => `${suit}-${number}`)));
  }
});

rule('arcs', 'setup.3', 'all markers are available on their low sides, it is chapter 1 and nobody has Power', () => {
  for (const players of counts) {
    const g = started({ players });
    expect(g.markers).toEqual({ available: ['high', 'medium', 'small'], flipped: [] });
    expect(Object.values(g.ambitions).flat()).toEqual([]);
    expect(g.chapter).toBe(1);
    expect(g.players.map(({ power }) => power)).toEqual(new Array(players).fill(0));
    expect(g.round.zeroed).toBe(false);
  }
});

rule(
  'arcs',
  'setup.4',
  'three Court cards lie open for two players, else four; the others form a shuffled deck',
  () => {
    for (const players of counts) {
      const games = seeds.slice(0, 20).map((seed) => started({ players }, seed));
      for (const { court } of games) {
        expect(court.row).toHaveLength(players === 2 ? 3 : 4);
        expect(court.row.every((slot) => slot?.agents.every((count) => count === 0))).toBe(true);
        expect(court.deck).toHaveLength(players === 2 ? 28 : 27);
        expect(court.discard).toEqual([]);
      }
      expect(new Set(games.map(({ court }) => court.row[0]?.card)).size).toBeGreaterThan(8);
      expect(new Set(games.map(({ court }) => court.deck[0])).size).toBeGreaterThan(8);
      expect(start({ players }).view(0)).toMatchObject({ court: { deck: players === 2 ? 28 : 27 } });
    }
  },
);

rule('arcs', 'setup.5', 'a setup card for the number of players is drawn at random', () => {
  const drawn = (players: number) => [...new Set(seeds.map((seed) => started({ players }, seed).setupCard))].sort();
  expect(drawn(2)).toEqual(['2p-frontiers', '2p-homelands', '2p-mix-up-1', '2p-mix-up-2']);
  expect(drawn(3)).toEqual(['3p-core-conflict', '3p-frontiers', '3p-homelands', '3p-mix-up']);
  expect(drawn(4)).toEqual(['4p-frontiers', '4p-mix-up-1', '4p-mix-up-2', '4p-mix-up-3']);
  for (const players of counts) {
    for (const seed of seeds.slice(0, 12)) {
      const clusters = new Set(Object.keys(started({ players }, seed).systems).map((id) => id[0]));
      expect(clusters.size).toBe(players === 4 ? 5 : 4);
    }
  }
});

rule('arcs', 'setup.6', 'nothing of an out-of-play cluster can be entered, built on or chosen in a whole game', () => {
  const isGone = (text: string) => /\b[14]-(gate|arrow|crescent|hex)\b/.test(text); // 3p-mix-up is played without 1 and 4
  let systemsOffered = 0;
  const match = start({ players: 3, setupCard: '3p-mix-up' });
  playRandomly(match, new Keystream(seedFrom('gone')), () => {
    for (const { id, target } of match.pending(match.waitingFor()[0] as Seat)?.options ?? []) {
      expect(isGone(`${id} ${target}`), id).toBe(false);
      if (target?.startsWith('system:')) systemsOffered++;
    }
  });
  expect(systemsOffered).toBeGreaterThan(100);
  expect(Object.keys(match.peek().systems).some(isGone)).toBe(false);
});

rule('arcs', 'setup.7', 'gates beside out-of-play clusters are neighbours, also across two clusters in a row', () => {
  // 3p-frontiers is played without 2 and 3, 3p-mix-up without 1 and 4.
  const across = position({ setupCard: '3p-frontiers' }).ships(0, 1, '1-gate').turn(0, 'mobilization-2').answer('move');
  expect(across.options).toEqual(
    expect.arrayContaining(['to:4-gate', 'to:6-gate', 'to:1-arrow', 'to:1-crescent', 'to:1-hex']),
  );
  expect(across.options).toHaveLength(5);
  const bridged = position({ setupCard: '3p-mix-up' }).ships(0, 1, '3-gate').turn(0, 'mobilization-2').answer('move');
  expect(bridged.options).toEqual(expect.arrayContaining(['to:2-gate', 'to:5-gate']));
  expect(bridged.options).toHaveLength(5);
  for (const players of counts) {
    for (const seed of seeds.slice(0, 12)) {
      const g = started({ players }, seed);
      const gates = (Object.keys(g.systems) as SystemId[]).filter((id) => id.endsWith('gate'));
      const walk: SystemId[] = [gates[0]!];
      for (;;) {
        const next = neighbours(g, walk.at(-1)!).find((id) => id.endsWith('gate') && !walk.includes(id));
        if (next === undefined) break;
        walk.push(next);
      }
      expect(walk.toSorted()).toEqual(gates.toSorted());
      expect(neighbours(g, walk.at(-1)!)).toContain(walk[0]);
      for (const gate of gates) expect(neighbours(g, gate).filter((id) => id.endsWith('gate'))).toHaveLength(2);
    }
  }
});

rule(
  'arcs',
  'setup.8',
  'everybody starts with a city and 3 ships, a starport and 3 ships, and 2 ships in each C',
  () => {
    const three = started({ players: 3, setupCard: '3p-homelands' });
    const [first, , third] = turnOrder(three);
    expect(piecesAt(three, first!, '2-hex')).toBe('3+0 ships, city');
    expect(piecesAt(three, first!, '3-crescent')).toBe('3+0 ships, starport');
    expect(piecesAt(three, first!, '3-gate')).toBe('2+0 ships');
    expect(piecesAt(three, third!, '4-gate')).toBe('2+0 ships');
    const two = started({ players: 2, setupCard: '2p-homelands' });
    const [, second] = turnOrder(two);
    expect(piecesAt(two, second!, '3-hex')).toBe('3+0 ships, city');
    expect(piecesAt(two, second!, '3-arrow')).toBe('3+0 ships, starport');
    expect(piecesAt(two, second!, '3-gate')).toBe('2+0 ships');
    expect(piecesAt(two, second!, '2-arrow')).toBe('2+0 ships');
  },
);

rule('arcs', 'setup.9', 'four cities are left on the board and three resource slots are open', () => {
  for (const players of counts) for (const player of started({ players }).players) expect(player.cities).toBe(4);
  // A third token fits into the third slot, a fourth one does not fit.
  const table = position().city(0, '2-hex').tokens(0, 'fuel', 'fuel').turn(0, 'administration-2').answer('tax');
  expect(table.options).toEqual(['slot:3', 'rearrange']);
});

rule('arcs', 'setup.10', 'the tokens of A and B lie in the first and second resource slot', () => {
  const g = started({ players: 3, setupCard: '3p-homelands' });
  expect(turnOrder(g).map((seat) => g.players[seat]?.slots)).toEqual([
    ['relic', 'fuel', null, null, null, null],
    ['material', 'psionic', null, null, null, null],
    ['weapon', 'material', null, null, null, null],
  ]);
  expect(g.supply).toEqual({ material: 3, fuel: 4, weapon: 4, relic: 4, psionic: 4 });
});

rule('arcs', 'setup.11', 'six cards are dealt to each; 8, 2 or 4 undealt ones make the discard pile', () => {
  for (const [players, left] of [
    [2, 8],
    [3, 2],
    [4, 4],
  ] as const) {
    const games = seeds.slice(0, 20).map((seed) => started({ players }, seed));
    for (const g of games) {
      expect(g.players.map(({ hand }) => hand.length)).toEqual(new Array(players).fill(6));
      expect([g.discard.down.length, g.discard.up.length]).toEqual([left, 0]);
    }
    expect(new Set(games.map(({ discard }) => discard.down[0])).size).toBeGreaterThan(8);
    expect(new Set(games.map((g) => g.players[0]?.hand.join())).size).toBe(20);
    expect(start({ players }).view(0)).toMatchObject({ discard: { down: left, up: [] } });
  }
});

rule('arcs', 'setup.12', 'what is not on the map waits in the supply, and cities in their slots', () => {
  for (const [players, ships] of [
    [2, 5],
    [3, 7],
    [4, 7],
  ] as const) {
    for (const player of started({ players }).players) {
      const { cities, starports, agents } = player;
      expect({ cities, starports, ships: player.ships, agents }).toEqual({
        cities: 4,
        starports: 4,
        ships,
        agents: 10,
      });
    }
  }
});
