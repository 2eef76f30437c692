import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { texts } from '../messages/en/texts/index.ts';
import { faction, factionIds } from './factions.ts';
import { colours, type TechnologyId, technology, technologyIds } from './technologies.ts';
import { unit, unitTypes } from './units.ts';

const common = technologyIds.filter((id) => technology(id).faction === null);
const upgrades = technologyIds.filter((id) => technology(id).unit !== null);
const symbols = (id: TechnologyId): number => Object.values(technology(id).prerequisites).reduce((a, b) => a + b, 0);
const coloursOf = (id: TechnologyId) => colours.filter((colour) => technology(id).prerequisites[colour] > 0);

rule(
  'ti4',
  ['setup.4b', 'learn-to-play-only.2'],
  'all players share 25 technologies, 16 with a colour and 9 upgrades',
  () => {
    expect(common).toHaveLength(25);
    expect(common.filter((id) => technology(id).unit !== null)).toHaveLength(9);
  },
);

rule('ti4', 'learn-to-play-only.3', 'only unit upgrades ask for several colours, and some of them do', () => {
  const mixed = technologyIds.filter((id) => coloursOf(id).length > 1);
  expect(mixed).toContain('cruiser-2');
  for (const id of mixed) expect(upgrades).toContain(id);
  for (const id of technologyIds) {
    const { colour } = technology(id);
    if (colour !== null) expect([[], [colour]]).toContainEqual(coloursOf(id));
  }
});

rule('ti4', 'technology.7', 'every technology but the upgrades has a colour; Valefar Assimilators copy one', () => {
  const plain = technologyIds.filter((id) => technology(id).colour === null && technology(id).unit === null);
  expect(plain).toEqual(['valefar-assimilator-x', 'valefar-assimilator-y']);
});

rule('ti4', 'technology.7b', 'none of the 17 unit upgrades has a colour', () => {
  expect(upgrades).toHaveLength(17);
  for (const id of upgrades) expect(technology(id).colour).toBeNull();
});

rule(
  'ti4',
  'technology.7c',
  'each of the four colours has a shared technology with 0, 1, 2 and 3 prerequisites',
  () => {
    expect(colours.toSorted()).toEqual(['biotic', 'cybernetic', 'propulsion', 'warfare']);
    for (const colour of colours) {
      const ladder = common.filter((id) => technology(id).colour === colour);
      expect(ladder.map((id) => technology(id).prerequisites[colour])).toEqual([0, 1, 2, 3]);
    }
  },
);

rule('ti4', 'unit-upgrades.1', 'an upgrade is called like the unit on the sheet, with a II for the I', () => {
  for (const id of factionIds) {
    const { sheet, upgrades: ways } = faction(id);
    for (const type of unitTypes) {
      const [printed, way] = [sheet[type], ways[type]];
      if (printed === null || way === null) continue;
      expect(texts[`name.technology/${way}`]).toBe(`${texts[`name.unit/${printed}`]}I`);
    }
  }
});

test('an upgrade has the id of the unit it unlocks', () => {
  for (const id of upgrades) {
    expect(technology(id).unit).toBe(id);
    expect(unit(technology(id).unit!)).toMatchObject({ upgrade: true, faction: technology(id).faction });
  }
});

test('an upgrade of a faction stands for the shared upgrade of the same type and asks for the same', () => {
  const own = upgrades.filter((id) => technology(id).faction !== null);
  expect(own).toHaveLength(8);
  for (const id of own) {
    const shared = technology(id).replaces!;
    expect(unit(technology(shared).unit!).type).toBe(unit(technology(id).unit!).type);
    expect(technology(id).prerequisites).toEqual(technology(shared).prerequisites);
  }
  for (const id of technologyIds) if (!own.includes(id)) expect(technology(id).replaces).toBeNull();
});

/** The prerequisites on the cards of factions and on upgrades, one letter per symbol. */
const printed: Partial<Record<TechnologyId, string>> = {
  'carrier-2': 'pp',
  'cruiser-2': 'bwc',
  'destroyer-2': 'ww',
  'dreadnought-2': 'ppc',
  'fighter-2': 'bp',
  'infantry-2': 'bb',
  'pds-2': 'wc',
  'space-dock-2': 'cc',
  'war-sun': 'wwwc',
  bioplasmosis: 'bb',
  'l4-disruptors': 'c',
  'non-euclidean-shielding': 'ww',
  'chaos-mapping': 'p',
  'magmus-reactor': 'ww',
  'production-biomes': 'bb',
  'quantum-datahub-node': 'ccc',
  'dimensional-splicer': 'w',
  'wormhole-generator': 'pp',
  'inheritance-systems': 'cc',
  'mirror-computing': 'ccc',
  'salvage-operations': 'cc',
  neuroglaive: 'bbb',
  'valefar-assimilator-x': '',
  'valefar-assimilator-y': '',
  'valkyrie-particle-weave': 'ww',
  'e-res-siphons': 'cc',
  'spacial-conduit-cylinder': 'pp',
  'hegemonic-trade-policy': 'cc',
  'lazax-gate-folding': 'pp',
  'instinct-training': 'b',
  'nullification-field': 'cc',
  'impulse-core': 'cc',
  'yin-spinner': 'bb',
  'mageon-implants': 'bbb',
  'transparasteel-plating': 'b',
};

test('upgrades and faction technologies ask for what is printed on them', () => {
  for (const [id, letters] of Object.entries(printed) as [TechnologyId, string][]) {
    const asked = colours.flatMap((colour) => Array(technology(id).prerequisites[colour]).fill(colour.slice(0, 1)));
    expect(asked.join(''), id).toBe(letters);
    expect(symbols(id)).toBe(letters.length);
  }
  const unlisted = technologyIds.filter((id) => printed[id] === undefined);
  for (const id of unlisted) expect(technology(id).faction === null || technology(id).replaces !== null).toBe(true);
});
