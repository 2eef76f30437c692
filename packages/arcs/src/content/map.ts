/** Catalogue: components.2, map, setup.6, setup.7. */
import type { Resource } from './resources.ts';

export const clusters = [1, 2, 3, 4, 5, 6] as const;
export type Cluster = (typeof clusters)[number];

export const symbols = ['gate', 'arrow', 'crescent', 'hex'] as const;
export type SystemSymbol = (typeof symbols)[number];

type SystemRow<Id extends string> = {
  readonly id: Id;
  readonly cluster: Cluster;
  readonly symbol: SystemSymbol;
  readonly resource: Resource | null;
  readonly slots: number;
};

export const systems = [
  { id: '1-gate', cluster: 1, symbol: 'gate', resource: null, slots: 0 },
  { id: '1-arrow', cluster: 1, symbol: 'arrow', resource: 'weapon', slots: 2 },
  { id: '1-crescent', cluster: 1, symbol: 'crescent', resource: 'fuel', slots: 1 },
  { id: '1-hex', cluster: 1, symbol: 'hex', resource: 'material', slots: 2 },
  { id: '2-gate', cluster: 2, symbol: 'gate', resource: null, slots: 0 },
  { id: '2-arrow', cluster: 2, symbol: 'arrow', resource: 'psionic', slots: 1 },
  { id: '2-crescent', cluster: 2, symbol: 'crescent', resource: 'weapon', slots: 1 },
  { id: '2-hex', cluster: 2, symbol: 'hex', resource: 'relic', slots: 2 },
  { id: '3-gate', cluster: 3, symbol: 'gate', resource: null, slots: 0 },
  { id: '3-arrow', cluster: 3, symbol: 'arrow', resource: 'material', slots: 1 },
  { id: '3-crescent', cluster: 3, symbol: 'crescent', resource: 'fuel', slots: 1 },
  { id: '3-hex', cluster: 3, symbol: 'hex', resource: 'weapon', slots: 2 },
  { id: '4-gate', cluster: 4, symbol: 'gate', resource: null, slots: 0 },
  { id: '4-arrow', cluster: 4, symbol: 'arrow', resource: 'relic', slots: 2 },
  { id: '4-crescent', cluster: 4, symbol: 'crescent', resource: 'fuel', slots: 2 },
  { id: '4-hex', cluster: 4, symbol: 'hex', resource: 'material', slots: 1 },
  { id: '5-gate', cluster: 5, symbol: 'gate', resource: null, slots: 0 },
  { id: '5-arrow', cluster: 5, symbol: 'arrow', resource: 'weapon', slots: 1 },
  { id: '5-crescent', cluster: 5, symbol: 'crescent', resource: 'relic', slots: 1 },
  { id: '5-hex', cluster: 5, symbol: 'hex', resource: 'psionic', slots: 2 },
  { id: '6-gate', cluster: 6, symbol: 'gate', resource: null, slots: 0 },
  { id: '6-arrow', cluster: 6, symbol: 'arrow', resource: 'material', slots: 1 },
  { id: '6-crescent', cluster: 6, symbol: 'crescent', resource: 'fuel', slots: 2 },
  { id: '6-hex', cluster: 6, symbol: 'hex', resource: 'psionic', slots: 1 },
] as const satisfies readonly SystemRow<`${Cluster}-${SystemSymbol}`>[];

export type SystemId = (typeof systems)[number]['id'];
export type System = SystemRow<SystemId>;

export const systemById = Object.fromEntries<System>(systems.map((row) => [row.id, row])) as Record<SystemId, System>;
export const system = (id: SystemId): System => systemById[id];

export const clusterSystems: Record<Cluster, readonly SystemId[]> = {
  1: ['1-gate', '1-arrow', '1-crescent', '1-hex'],
  2: ['2-gate', '2-arrow', '2-crescent', '2-hex'],
  3: ['3-gate', '3-arrow', '3-crescent', '3-hex'],
  4: ['4-gate', '4-arrow', '4-crescent', '4-hex'],
  5: ['5-gate', '5-arrow', '5-crescent', '5-hex'],
  6: ['6-gate', '6-arrow', '6-crescent', '6-hex'],
};

export const clustersInPlay = (outOfPlay: readonly Cluster[]): Cluster[] =>
  clusters.filter((cluster) => !outOfPlay.includes(cluster));

export type Adjacency = Readonly<Record<SystemId, readonly SystemId[]>>;

type Link = readonly [SystemId, SystemId];

const linksInCluster = (c: Cluster): Link[] => [
  [`${c}-gate`, `${c}-arrow`], // map.1
  [`${c}-gate`, `${c}-crescent`],
  [`${c}-gate`, `${c}-hex`],
  [`${c}-arrow`, `${c}-crescent`], // map.2
  [`${c}-crescent`, `${c}-hex`],
];

const linksAcrossBorders: readonly Link[] = [
  ['2-hex', '3-arrow'], // map.3
  ['5-hex', '6-arrow'],
];

/** Each gate to the next one in play, so that the gates form one closed ring (map.1, setup.7). */
const gateRing = (inPlay: readonly Cluster[]): Link[] =>
  inPlay.map((cluster, i) => [`${cluster}-gate`, `${inPlay[(i + 1) % inPlay.length] ?? cluster}-gate`]);

function computeAdjacency(inPlay: readonly Cluster[]): Adjacency {
  const isInPlay = (id: SystemId): boolean => inPlay.includes(system(id).cluster);
  const borders = linksAcrossBorders.filter((link) => link.every(isInPlay));
  const links = [...inPlay.flatMap(linksInCluster), ...borders, ...gateRing(inPlay)];
  const areLinked = (a: SystemId, b: SystemId): boolean =>
    links.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  const ids = systems.map((row) => row.id);
  return Object.fromEntries<readonly SystemId[]>(ids.map((a) => [a, ids.filter((b) => areLinked(a, b))])) as Adjacency;
}

const adjacencies = new Map<string, Adjacency>();

/** The neighbours of every system, in the order of the systems table; a system out of play has none (setup.6). */
export function adjacency(outOfPlay: readonly Cluster[]): Adjacency {
  const inPlay = clustersInPlay(outOfPlay);
  const key = inPlay.join();
  const known = adjacencies.get(key);
  if (known) return known;
  const computed = computeAdjacency(inPlay);
  adjacencies.set(key, computed);
  return computed;
}
