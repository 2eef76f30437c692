import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Cluster, SystemId } from './map.ts';
import { adjacency, clusterSystems, clusters, symbols, system, systemById, systems } from './map.ts';
import { resources } from './resources.ts';
import { setupCards } from './setup-cards.ts';

const wholeMap = adjacency([]);
const gate = (cluster: number): SystemId => `${cluster as Cluster}-gate`;
const isPlanet = (id: SystemId): boolean => system(id).symbol !== 'gate';
const idsWhere = (test: (id: SystemId) => boolean): SystemId[] => systems.map((row) => row.id).filter(test);

/** Every choice of none, one or two clusters out of play: more than the setup cards name. */
const outOfPlayChoices: Cluster[][] = [
  [],
  ...clusters.map((cluster) => [cluster]),
  ...clusters.flatMap((a) => clusters.filter((b) => a < b).map((b) => [a, b])),
];

rule('arcs', 'components.2', 'six clusters of one gate and three planets make 24 systems', () => {
  expect(systems).toHaveLength(24);
  expect(clusters).toEqual([1, 2, 3, 4, 5, 6]);
  for (const cluster of clusters) {
    const rows = systems.filter((row) => row.cluster === cluster);
    expect(rows.map((row) => row.symbol)).toEqual(symbols);
    expect(rows.map((row) => row.id)).toEqual(clusterSystems[cluster]);
  }
  expect(idsWhere(isPlanet)).toHaveLength(18);
});

test('the id of a system tells its cluster and symbol, and finds its row', () => {
  for (const row of systems) {
    expect(row.id).toBe(`${row.cluster}-${row.symbol}`);
    expect(system(row.id)).toBe(row);
  }
  expect(Object.keys(systemById)).toHaveLength(24);
});

rule('arcs', 'map.1', 'a gate neighbours the planets of its cluster and the gates before and after it', () => {
  for (const cluster of clusters) {
    const previous = gate(cluster === 1 ? 6 : cluster - 1);
    const next = gate(cluster === 6 ? 1 : cluster + 1);
    const planets = clusterSystems[cluster].filter(isPlanet);
    expect(planets).toHaveLength(3);
    expect(new Set(wholeMap[gate(cluster)])).toEqual(new Set([previous, next, ...planets]));
  }
});

rule('arcs', 'map.2', 'the crescent neighbours arrow and hex of its cluster, which are not neighbours', () => {
  for (const cluster of clusters) {
    const near = (id: SystemId): SystemId[] =>
      wholeMap[id].filter((other) => isPlanet(other) && system(other).cluster === cluster);
    expect(near(`${cluster}-crescent`)).toEqual([`${cluster}-arrow`, `${cluster}-hex`]);
    expect(near(`${cluster}-arrow`)).toEqual([`${cluster}-crescent`]);
    expect(near(`${cluster}-hex`)).toEqual([`${cluster}-crescent`]);
  }
});

rule('arcs', 'map.3', 'planets touch across a border only at 2-hex and 3-arrow, 5-hex and 6-arrow', () => {
  for (const outOfPlay of outOfPlayChoices) {
    const neighbours = adjacency(outOfPlay);
    const crossings = idsWhere(isPlanet).flatMap((a) =>
      neighbours[a].filter((b) => isPlanet(b) && system(a).cluster < system(b).cluster).map((b) => `${a} ${b}`),
    );
    const expected = [];
    if (!outOfPlay.includes(2) && !outOfPlay.includes(3)) expected.push('2-hex 3-arrow');
    if (!outOfPlay.includes(5) && !outOfPlay.includes(6)) expected.push('5-hex 6-arrow');
    expect(crossings).toEqual(expected);
  }
});

rule('arcs', 'map.4', 'each planet has its type and one or two building slots', () => {
  const planetsOf = Object.fromEntries(resources.map((type) => [type, idsWhere((id) => system(id).resource === type)]));
  expect(planetsOf).toEqual({
    material: ['1-hex', '3-arrow', '4-hex', '6-arrow'],
    fuel: ['1-crescent', '3-crescent', '4-crescent', '6-crescent'],
    weapon: ['1-arrow', '2-crescent', '3-hex', '5-arrow'],
    relic: ['2-hex', '4-arrow', '5-crescent'],
    psionic: ['2-arrow', '5-hex', '6-hex'],
  });
  const twoSlots = ['1-arrow', '1-hex', '2-hex', '3-hex', '4-arrow', '4-crescent', '5-hex', '6-crescent'];
  expect(idsWhere((id) => system(id).slots === 2)).toEqual(twoSlots);
  expect(idsWhere((id) => system(id).slots === 1)).toHaveLength(18 - twoSlots.length);
});

rule('arcs', 'map.5', 'the six gates, and no other system, have neither type nor building slots', () => {
  const gates = clusters.map(gate);
  expect(idsWhere((id) => system(id).resource === null)).toEqual(gates);
  expect(idsWhere((id) => system(id).slots === 0)).toEqual(gates);
  expect(symbols).toEqual(['gate', 'arrow', 'crescent', 'hex']); // the center is none of these
});

rule('arcs', 'setup.6', 'a system out of play has no neighbours and is nobody’s neighbour', () => {
  for (const outOfPlay of outOfPlayChoices) {
    const neighbours = adjacency(outOfPlay);
    const reachable = new Set(Object.values(neighbours).flat());
    for (const id of outOfPlay.flatMap((cluster) => clusterSystems[cluster])) {
      expect(neighbours[id]).toEqual([]);
      expect(reachable).not.toContain(id);
    }
  }
});

rule('arcs', 'setup.7', 'gates out of play are bridged, so those in play form one closed ring', () => {
  const gatesNextTo = (id: SystemId, outOfPlay: Cluster[]): SystemId[] =>
    adjacency(outOfPlay)[id].filter((other) => !isPlanet(other));
  expect(gatesNextTo('2-gate', [3])).toEqual(['1-gate', '4-gate']);
  expect(gatesNextTo('1-gate', [2, 3])).toEqual(['4-gate', '6-gate']); // across two in a row
  expect(gatesNextTo('5-gate', [1, 6])).toEqual(['2-gate', '4-gate']); // across the end of the numbering
  expect(gatesNextTo('3-gate', [2, 5])).toEqual(['1-gate', '4-gate']);

  for (const outOfPlay of outOfPlayChoices) {
    const inPlay = clusters.filter((cluster) => !outOfPlay.includes(cluster));
    inPlay.forEach((cluster, i) => {
      const around = [inPlay.at(i - 1), inPlay[(i + 1) % inPlay.length]].map((other) => `${other}-gate`);
      expect(gatesNextTo(gate(cluster), outOfPlay)).toEqual(around.sort());
    });
  }
});

test('neighbours are mutual, listed once and in table order, and never the system itself', () => {
  const order = systems.map((row) => row.id);
  for (const outOfPlay of outOfPlayChoices) {
    const neighbours = adjacency(outOfPlay);
    for (const id of order) {
      expect(neighbours[id]).toEqual(order.filter((other) => neighbours[other].includes(id)));
      expect(neighbours[id]).not.toContain(id);
    }
  }
});

test('on every setup card one can travel between any two systems in play', () => {
  for (const { id, outOfPlay } of setupCards) {
    const neighbours = adjacency(outOfPlay);
    const inPlay = idsWhere((other) => !(outOfPlay as readonly Cluster[]).includes(system(other).cluster));
    const seen = new Set(inPlay.slice(0, 1));
    for (const here of seen) for (const next of neighbours[here]) seen.add(next);
    expect([...seen].sort(), id).toEqual([...inPlay].sort());
  }
});

test('asking again gives the same table, whatever the order of the clusters', () => {
  expect(adjacency([4, 1])).toBe(adjacency([1, 4]));
  expect(adjacency([1, 4])).not.toBe(adjacency([1]));
});
