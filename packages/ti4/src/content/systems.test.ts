import { content, rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { factionIds } from './factions.ts';
import { mecatolRex, planet, planetIds } from './planets.ts';
import { creussGate, mecatol, type SystemId, system, systemIds } from './systems.ts';

const of = (kind: string): SystemId[] => systemIds.filter((id) => system(id).kind === kind);
const having = (what: string): SystemId[] =>
  systemIds.filter((id) => system(id).anomaly === what || (system(id).wormholes as readonly string[]).includes(what));

test('the box has 51 tiles, numbered from 1, and each is found by its number', () => {
  expect(systemIds.map((id) => system(id).tile)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
  for (const id of systemIds) expect(id).toBe(`tile-${String(system(id).tile).padStart(2, '0')}`);
});

test('a planet lies in the system that names it', () => {
  expect(systemIds.flatMap((id) => system(id).planets).toSorted()).toEqual([...planetIds].toSorted());
  for (const id of systemIds) for (const each of system(id).planets) expect(planet(each).system).toBe(id);
});

rule('ti4', 'system-tiles.1', 'apart from Mecatol Rex there are 18 green, 20 blue and 12 red backs', () => {
  expect([of('home').length + of('gate').length, of('blue').length, of('red').length]).toEqual([18, 20, 12]);
  expect(of('mecatol')).toEqual([mecatol]);
  expect(system(mecatol).planets).toEqual([mecatolRex]);
});

rule('ti4', 'system-tiles.2', 'each of the 17 factions has a home system of its own, with planets', () => {
  expect(
    of('home')
      .map((id) => system(id).faction)
      .toSorted(),
  ).toEqual([...factionIds].toSorted());
  for (const id of of('home')) expect(system(id).planets).not.toEqual([]);
  for (const id of systemIds) expect(system(id).faction !== null).toBe(['home', 'gate'].includes(system(id).kind));
});

rule('ti4', 'system-tiles.3', 'every blue-backed tile has a planet or two and no anomaly', () => {
  for (const id of of('blue')) {
    expect([1, 2]).toContain(system(id).planets.length);
    expect(system(id).anomaly).toBeNull();
  }
  expect(of('blue').flatMap((id) => system(id).planets)).toHaveLength(32);
});

rule('ti4', 'system-tiles.4', 'no red-backed tile has a planet, and all anomalies are red-backed', () => {
  for (const id of of('red')) expect(system(id).planets).toEqual([]);
  for (const id of systemIds) if (system(id).anomaly !== null) expect(system(id).kind).toBe('red');
});

rule('ti4', ['anomalies.2', 'anomalies.3'], 'two asteroid fields, a nebula, a supernova and a gravity rift', () => {
  expect(having('asteroid-field')).toEqual(['tile-44', 'tile-45']);
  expect(having('nebula')).toEqual(['tile-42']);
  expect(having('supernova')).toEqual(['tile-43']);
  expect(having('gravity-rift')).toEqual(['tile-41']);
  expect(systemIds.filter((id) => system(id).anomaly !== null)).toHaveLength(5);
});

rule('ti4', 'wormholes.1', 'two tiles have an alpha and two a beta wormhole', () => {
  expect(having('alpha')).toEqual(['tile-26', 'tile-39']);
  expect(having('beta')).toEqual(['tile-25', 'tile-40']);
});

rule(
  'ti4',
  ['wormholes.4', 'wormholes.4a'],
  'delta wormholes are at the gate and in the home of the Creuss alone',
  () => {
    expect(having('delta')).toEqual([creussGate, 'tile-51']);
    for (const id of having('delta')) expect(system(id).faction).toBe('creuss');
    expect(system(creussGate)).toMatchObject({ kind: 'gate', planets: [] });
    expect(new Set(systemIds.flatMap((id) => system(id).wormholes))).toEqual(new Set(['alpha', 'beta', 'delta']));
  },
);

/** What is seen on the tiles in the order of their numbers: planets, or what else is there. */
const printed =
  `jord; moll-primus; darien; muaat; nestphar; 0-0-0; winnu; mordai-ii; maaluuk druaa; arc-prime wren-terra;
  lisis-ii ragh; nar jol; trenlak quinarra; archon-ren archon-tau; retillion shalloq; arretze hercant kamdorn; delta;
  mecatol-rex; wellon; vefut-ii; thibah; tarmann; saudor; mehar-xull; quann beta; lodor alpha; new-albion starpoint;
  tequran torkan; qucenn rarron; mellon zohbat; lazar sakulag; dal-bootha xxehan; corneeq resculon; centauri gral;
  bereg lirta-iv; arnor lor; arinam meer; abyz fria; alpha; beta; gravity-rift; nebula; supernova; asteroid-field;
  asteroid-field; ; ; ; ; ; creuss delta`.split(';');

for (const [i, id] of systemIds.entries()) {
  const seen = printed[i]!.trim().split(/\s+/).filter(Boolean);
  content('ti4', `system/${id}`, `shows ${seen.join(', ') || 'empty space'}`, () => {
    const { planets, wormholes, anomaly } = system(id);
    expect([...planets, ...wormholes, ...(anomaly === null ? [] : [anomaly])]).toEqual(seen);
  });
}
