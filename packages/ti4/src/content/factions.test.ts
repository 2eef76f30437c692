import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type FactionId, faction, factionIds } from './factions.ts';
import { genericNotes, note, noteIds } from './notes.ts';
import { creussGate, system, systemIds } from './systems.ts';
import { technology, technologyIds } from './technologies.ts';
import { plastic, unit, unitClass, unitIds, unitTypes } from './units.ts';

test('there are 17 factions', () => expect(factionIds).toHaveLength(17));

rule('ti4', 'setup.3a', 'each faction has one home system tile, and the Creuss a gate besides', () => {
  for (const id of factionIds) {
    expect(systemIds.filter((each) => system(each).kind === 'home' && system(each).faction === id)).toEqual([
      faction(id).home,
    ]);
    expect(faction(id).gate).toBe(id === 'creuss' ? creussGate : null);
  }
});

rule('ti4', 'setup.3b', 'each faction has one promissory note of its own', () => {
  for (const id of factionIds) expect(noteIds.filter((each) => note(each).faction === id)).toEqual([faction(id).note]);
});

rule('ti4', 'setup.4d', 'a colour has 4 promissory notes, so that with those of the factions the box has 41', () => {
  expect(genericNotes).toEqual(['ceasefire', 'political-secret', 'support-for-the-throne', 'trade-agreement']);
  expect(genericNotes.length * 6 + noteIds.length - genericNotes.length).toBe(41);
});

rule('ti4', 'setup.3d', 'each faction has two technologies of its own', () => {
  for (const id of factionIds) {
    const own = technologyIds.filter((each) => technology(each).faction === id);
    expect(own.toSorted()).toEqual([...faction(id).technologies].toSorted());
    expect(own).toHaveLength(2);
  }
});

test('a sheet shows a unit of each type, the own one of the faction if it has one; only Muaat starts with war suns', () => {
  for (const id of factionIds) {
    const { sheet, upgrades } = faction(id);
    for (const type of unitTypes) {
      const mine = unitIds.filter((each) => unit(each).type === type && unit(each).faction === id);
      const versions =
        mine.length > 0 ? mine : unitIds.filter((each) => unit(each).type === type && !unit(each).faction);
      const way = upgrades[type];
      expect(sheet[type], `${id} ${type}`).toBe(versions.find((each) => !unit(each).upgrade) ?? null);
      expect(way === null ? null : technology(way).unit).toBe(versions.find((each) => unit(each).upgrade) ?? null);
    }
    expect(sheet['war-sun'] !== null).toBe(id === 'muaat');
  }
});

test('the starting units exist, are carried and fit the starting fleet pool of 3', () => {
  for (const id of factionIds) {
    const { startingUnits, sheet } = faction(id);
    let [ships, capacity, cargo] = [0, 0, 0];
    for (const type of unitTypes) {
      const count = startingUnits[type] ?? 0;
      if (count === 0) continue;
      expect(count).toBeLessThanOrEqual(plastic[type]);
      const figures = unit(sheet[type]!);
      if (unitClass(type) === 'ship') ships += count * figures.fleet;
      capacity += count * (figures.capacity + figures.fighterAllowance);
      if (type === 'fighter') cargo += count;
    }
    expect(ships, id).toBeLessThanOrEqual(3);
    expect(cargo, id).toBeLessThanOrEqual(capacity);
    expect(startingUnits['space-dock']).toBe(1);
  }
});

/** The sheets: commodities, starting units in the order of `unitTypes`, number of starting technologies. */
const printed: Readonly<Record<FactionId, string>> = {
  arborec: '3: cruiser carrier 2fighter 4infantry pds space-dock: 1',
  letnev: '2: dreadnought carrier destroyer fighter 3infantry space-dock: 2',
  saar: '3: cruiser 2carrier 2fighter 4infantry space-dock: 1',
  muaat: '4: war-sun 2fighter 4infantry space-dock: 1',
  hacan: '6: cruiser 2carrier 2fighter 4infantry space-dock: 2',
  sol: '4: 2carrier destroyer 3fighter 5infantry space-dock: 2',
  creuss: '4: carrier 2destroyer 2fighter 4infantry space-dock: 1',
  l1z1x: '2: dreadnought carrier 3fighter 5infantry pds space-dock: 2',
  mentak: '2: 2cruiser carrier 3fighter 4infantry pds space-dock: 2',
  naalu: '3: cruiser carrier destroyer 3fighter 4infantry pds space-dock: 2',
  nekro: '3: dreadnought cruiser carrier 2fighter 2infantry space-dock: 3',
  'sardakk-norr': '3: cruiser 2carrier 5infantry pds space-dock: 0',
  'jol-nar': '4: dreadnought 2carrier fighter 2infantry 2pds space-dock: 4',
  winnu: '3: cruiser carrier 2fighter 2infantry pds space-dock: 0',
  xxcha: '4: 2cruiser carrier 3fighter 4infantry pds space-dock: 1',
  yin: '2: 2carrier destroyer 4fighter 4infantry space-dock: 1',
  yssaril: '3: cruiser 2carrier 2fighter 5infantry pds space-dock: 1',
};

test('the factions start with what their sheets say', () => {
  for (const id of factionIds) {
    const { commodities, startingUnits, startingTechnologies } = faction(id);
    const units = unitTypes.flatMap((type) => {
      const count = startingUnits[type] ?? 0;
      return count === 0 ? [] : [count === 1 ? type : `${count}${type}`];
    });
    expect(`${commodities}: ${units.join(' ')}: ${startingTechnologies.length}`, id).toBe(printed[id]);
  }
});

test('only the Winnu choose: one of the four technologies without prerequisites', () => {
  const free = technologyIds.filter(
    (id) => technology(id).colour !== null && Object.values(technology(id).prerequisites).every((count) => count === 0),
  );
  for (const id of factionIds) if (id !== 'winnu') expect(faction(id).technologyChoice).toBeNull();
  expect(faction('winnu').technologyChoice?.count).toBe(1);
  expect(faction('winnu').technologyChoice?.options.toSorted()).toEqual(free.toSorted());
});
