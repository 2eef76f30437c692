import { content, rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { hasWormhole } from '../rules/map.ts';
import { position } from '../testing/position.ts';
import { speciesFigures } from './registry.ts';
import { type SectorId, sector, sectorIds } from './sectors.ts';
import { speciesIds } from './species/index.ts';
import { discoverySupply } from './supplies.ts';

/**
 * Read from the tiles: number, name, edges with wormholes (text upright), squares (M materials, S science, $ money, ? gray, plus
 * for advanced), points, and what else is printed.
 */
const printed = `
001 | Galactic Center | N NE SE S SW NW | M +M S +S $ $ | 4 | gcds, 1 artifact, discovery
101 | Castor | NE SE S SW NW | M +M $ | 2 | 1 ancients, discovery
102 | Pollux | N SE S NW | S S | 2 | 
103 | Beta Leonis | N NE SE SW NW | S $ | 2 | 
104 | Arcturus | N NE S SW | S +S $ +$ | 2 | 2 ancients, discovery
105 | Zeta Herculis | N NE S SW NW | +M S $ | 2 | 1 ancients, discovery
106 | Capella | N NE SE S | M S | 2 | 
107 | Aldebaran | N NE SE S NW | +M +S $ | 3 | 1 artifact
108 | Mu Cassiopeiae | N NE S SW | S +$ ? | 2 | 1 ancients, discovery
109 | Alpha Lacertae | NE SE S SW NW | M $ | 4 | 2 ancients, 1 artifact, discovery
110 | Iota Boötis | N SE S SW | +$ +? | 2 | discovery
201 | Alpha Centauri | NE S NW | M $ | 1 | 
202 | Fomalhaut | NE S NW | S +S | 2 | 1 artifact
203 | Chi Draconis | N NE S NW | M S +$ | 2 | 2 ancients, discovery
204 | Vega | N NE S NW | +M +$ ? | 2 | 1 ancients, 1 artifact, discovery
205 | Mu Herculis | SE S SW | +S $ +$ | 1 | 1 artifact
206 | Epsilon Indi | NE SE S NW | M | 1 | discovery
207 | Zeta Reticuli | N NE S |  | 2 | discovery
208 | Iota Persei | N SE S NW |  | 2 | discovery
209 | Delta Eridani | N NE S NW | S $ | 1 | 
210 | Psi Capricorni | N S NW | M $ | 1 | 
211 | Beta Aquilae | N NE SE S | +M $ ? | 1 | 1 ancients, discovery
214 | Beta Monocerotis | N NE SE SW NW | +M S +? | 2 | 1 ancients, discovery
221 | Procyon | N NE S SW | M S +S $ +$ | 3 | 1 artifact
222 | Epsilon Eridani | N NE S SW | S +S $ +$ | 3 | 1 artifact
223 | Altair | N NE S SW | M S +S $ +$ | 3 | 1 artifact
224 | Beta Hydri | N NE S SW | +M +S $ | 3 | 1 artifact
225 | Eta Cassiopeiae | N NE S SW | M S +S $ +$ | 3 | 1 artifact
226 | 61 Cygni | N NE S SW | M S | 3 | 1 artifact
227 | Sirius | N NE S SW | M S +S $ +$ | 3 | 1 artifact
228 | Sigma Draconis | N NE S SW | +M S $ | 3 | 1 artifact
229 | Tau Ceti | N NE S SW | M S +S $ +$ | 3 | 1 artifact
230 | Lambda Aurigae | N NE S SW | +M S $ +$ | 3 | 1 artifact
231 | Delta Pavonis | N NE S SW | M S +S $ +$ | 3 | 1 artifact
232 | Rigel | N NE S SW | M +M S +$ | 3 | 1 artifact
271 | Omega Fornacis | N NE S SW | +M S $ | 2 | guardian, 1 artifact, discovery
272 | Sigma Hydrae | N NE S SW | M +S $ | 2 | guardian, 1 artifact, discovery
273 | Theta Ophiuchi | N NE S SW | M +M $ | 2 | guardian, 1 artifact, discovery
274 | Alpha Lyncis | N NE S SW | S +S $ | 2 | guardian, 1 artifact, discovery
281 | Delta Corvi | N SE S NW | S $ | 2 | discovery, portal
301 | Zeta Draconis | N SE S | +M S $ | 2 | 2 ancients, 1 artifact, discovery
302 | Gamma Serpentis | N S SW | M +S +$ | 2 | 1 ancients, 1 artifact, discovery
303 | Eta Cephei | S NW | +S +$ ? | 2 | 1 ancients, 1 artifact, discovery
304 | Theta Pegasi | N S | M +$ | 2 | 
305 | Lambda Serpentis | N NE S | M S | 1 | 1 ancients, discovery
306 | Beta Centauri | NE S | M $ | 1 | 
307 | Sigma Sagittarii | N SE S | +S $ | 2 | 
308 | Kappa Scorpii | SE S NW | +M S | 2 | 
309 | Phi Piscium | N S NW | +S $ | 2 | 
310 | Nu Phoenicis | N S | M S | 1 | 
311 | Canopus | N SE S | M | 1 | discovery
312 | Antares | N NE S | M | 1 | discovery
313 | Alpha Ursae Minoris | N S | ? | 1 | discovery
314 | Spica | SE S SW | ? | 1 | discovery
315 | Epsilon Aurigae | N S NW |  | 1 | discovery
316 | Iota Carinae | N NE S |  | 1 | discovery
317 | Beta Crucis | S SW | $ +$ | 2 | 
318 | Gamma Velorum | SE S | +M ? | 1 | 
381 | Beta Sextantis | N S SW | M $ | 1 | discovery, portal
382 | Zeta Chamaeleontis | N SE S | M S | 1 | discovery, portal
`;

const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const squares = { materials: 'M', science: 'S', money: '$', gray: '?' };

/** What a tile shows, in the words of the list. */
function shown(id: SectorId): string {
  const { name, wormholes, population, points, ancients, artifacts, discovery, warpPortal, kind } = sector(id);
  const more = [
    ...(ancients > 0 ? [`${ancients} ancients`] : []),
    ...(kind === 'guardian' ? ['guardian'] : []),
    ...(kind === 'center' ? ['gcds'] : []),
    ...(artifacts > 0 ? [`${artifacts} artifact`] : []),
    ...(discovery ? ['discovery'] : []),
    ...(warpPortal ? ['portal'] : []),
  ];
  const edges = wormholes.map((edge) => directions[edge]).join(' ');
  const people = population.map(({ type, advanced }) => `${advanced ? '+' : ''}${squares[type]}`).join(' ');
  return [id, name, edges, people, points, more.join(', ')].join(' | ').trimEnd();
}

const lines = printed.trim().split('\n');

test('there are sixty faces of sectors, and the list has them all', () => {
  expect(sectorIds).toEqual(lines.map((line) => line.slice(0, 3)));
});

for (const line of lines) {
  const id = line.slice(0, 3) as SectorId;
  content('eclipse', `sector/${id}`, `${id} shows what is printed on it`, () => {
    expect(shown(id)).toBe(line.trimEnd());
    // A wormhole turns with the tile.
    for (const rotation of [0, 1, 4]) {
      const open = directions.filter((_, direction) => hasWormhole(id, rotation, direction));
      const turned = sector(id).wormholes.map((edge) => directions[(edge + rotation) % 6]);
      expect(open.toSorted()).toEqual(turned.toSorted());
    }
    const state = position().state.sectors[id] ?? position().place(id, { q: 7, r: 7 }).state.sectors[id];
    expect(state?.cubes).toHaveLength(sector(id).population.length);
  });
}

const numbered = (kind: string) => sectorIds.filter((id) => sector(id).kind === kind);
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `${first + i}`);

rule('eclipse', 'hex-map.7', 'every sector has points, wormholes and an influence space, some have more', () => {
  for (const id of sectorIds) {
    expect(sector(id).points, id).toBeGreaterThan(0);
    expect(sector(id).points, id).toBeLessThanOrEqual(4);
    expect(sector(id).wormholes.length, id).toBeGreaterThan(1);
    expect(new Set(sector(id).wormholes).size).toBe(sector(id).wormholes.length);
  }
  const count = (has: (id: SectorId) => number) => sectorIds.reduce((sum, id) => sum + has(id), 0);
  expect(count((id) => sector(id).ancients)).toBe(17);
  // Every Ancient guards a discovery tile, and there are enough tiles for all symbols in the game.
  for (const id of sectorIds) if (sector(id).ancients > 0) expect(sector(id).discovery, id).toBe(true);
  expect(count((id) => (sector(id).discovery ? 1 : 0))).toBeLessThanOrEqual(discoverySupply(true).length);
});

rule('eclipse', 'hex-map.8', 'sectors are numbered by where they lie', () => {
  expect(numbered('inner')).toEqual(from(101, 110));
  expect(numbered('middle')).toEqual([...from(201, 211), '214', '281']);
  expect(numbered('starting')).toEqual(from(221, 232));
  expect(numbered('guardian')).toEqual(from(271, 274));
  expect(numbered('outer')).toEqual([...from(301, 318), '381', '382']);
  expect(numbered('center')).toEqual(['001']);
});

test('every starting sector belongs to the species whose home it is, with wormholes straight to the center', () => {
  for (const id of speciesIds) expect(sector(speciesFigures(id).home).species, id).toBe(id);
  expect(numbered('starting').map((id) => sector(id).species)).toHaveLength(12);
  for (const id of [...numbered('starting'), ...numbered('guardian')])
    expect(sector(id).wormholes).toEqual([0, 1, 3, 4]);
});
