import { content, rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type PlanetId, planet, planetIds, traits } from './planets.ts';
import { system } from './systems.ts';
import { colours } from './technologies.ts';

const figures = planetIds.map(planet);
const isHome = (id: PlanetId): boolean => system(planet(id).system).kind === 'home';
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('there are 59 planets, 26 of them in home systems', () => {
  expect(planetIds).toHaveLength(59);
  expect(planetIds.filter(isHome)).toHaveLength(26);
});

rule('ti4', 'planets.0', 'every planet has resources and influence: 110 and 93 in all, never nothing of both', () => {
  expect([sum(figures.map((each) => each.resources)), sum(figures.map((each) => each.influence))]).toEqual([110, 93]);
  for (const { resources, influence } of figures) expect(resources + influence).toBeGreaterThan(0);
});

rule('ti4', 'planets.3', 'the traits are cultural (10), hazardous (11) and industrial (11)', () => {
  const counted = traits.map((trait) => [trait, figures.filter((each) => each.trait === trait).length]);
  expect(counted).toEqual([
    ['cultural', 10],
    ['hazardous', 11],
    ['industrial', 11],
  ]);
});

rule('ti4', 'planets.4', 'two planets of each colour have a technology specialty', () => {
  for (const colour of colours) expect(figures.filter((each) => each.specialty === colour)).toHaveLength(2);
  for (const id of planetIds.filter(isHome)) expect(planet(id).specialty).toBeNull();
});

rule('ti4', 'learn-to-play-only.6', 'all planets outside home systems have a trait, except Mecatol Rex', () => {
  expect(planetIds.filter((id) => !isHome(id) && planet(id).trait === null)).toEqual(['mecatol-rex']);
  expect(planetIds.filter((id) => isHome(id) && planet(id).trait !== null)).toEqual([]);
});

/** The planet cards: resources/influence, then the first letter of the trait and the specialty. */
const printed: Readonly<Record<PlanetId, string>> = {
  jord: '4/2',
  'moll-primus': '4/1',
  darien: '4/4',
  muaat: '4/1',
  nestphar: '3/2',
  '0-0-0': '5/0',
  winnu: '3/4',
  'mordai-ii': '4/0',
  maaluuk: '0/2',
  druaa: '3/1',
  'arc-prime': '4/0',
  'wren-terra': '2/1',
  'lisis-ii': '1/0',
  ragh: '2/1',
  nar: '2/3',
  jol: '1/2',
  trenlak: '1/0',
  quinarra: '3/1',
  'archon-ren': '2/3',
  'archon-tau': '1/1',
  retillion: '2/3',
  shalloq: '1/2',
  arretze: '2/0',
  hercant: '1/1',
  kamdorn: '0/1',
  creuss: '4/2',
  'mecatol-rex': '1/6',
  wellon: '1/2 i cybernetic',
  'vefut-ii': '2/2 h',
  thibah: '1/1 i propulsion',
  tarmann: '1/1 i biotic',
  saudor: '2/2 i',
  'mehar-xull': '1/3 h warfare',
  quann: '2/1 c',
  lodor: '3/1 c',
  'new-albion': '1/1 i biotic',
  starpoint: '3/1 h',
  tequran: '2/0 h',
  torkan: '0/3 c',
  qucenn: '1/2 i',
  rarron: '0/3 c',
  mellon: '0/2 c',
  zohbat: '3/1 h',
  lazar: '1/0 i cybernetic',
  sakulag: '2/1 h',
  'dal-bootha': '0/2 c',
  xxehan: '1/1 c',
  corneeq: '1/2 c',
  resculon: '2/0 c',
  centauri: '1/3 c',
  gral: '1/1 i propulsion',
  bereg: '3/1 h',
  'lirta-iv': '2/3 h',
  arnor: '2/1 i',
  lor: '1/2 i',
  arinam: '1/2 i',
  meer: '0/4 h warfare',
  abyz: '3/0 h',
  fria: '2/0 h',
};

for (const [id, text] of Object.entries(printed) as [PlanetId, string][]) {
  content('ti4', `planet/${id}`, `has ${text}`, () => {
    const { resources, influence, trait, specialty } = planet(id);
    expect([`${resources}/${influence}`, trait?.slice(0, 1), specialty].filter(Boolean).join(' ')).toBe(text);
  });
}
