import { Match, seedFrom } from '@orrery/kernel';
import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { eclipse } from '../../index.ts';
import { activationsOf } from '../../rules/action-phase.ts';
import { figuresOf, ratings } from '../../rules/blueprints.ts';
import { technologiesOf } from '../../rules/table.ts';
import { upkeepOf } from '../../rules/tracks.ts';
import type { Eclipse } from '../../state.ts';
import { position } from '../../testing/position.ts';
import { actions } from '../actions.ts';
import { type ShipType, shipTypes } from '../blueprints.ts';
import type { SpeciesId } from '../ids.ts';
import { speciesFigures } from '../registry.ts';
import { speciesIds } from './index.ts';

/** Some other board for the second seat. */
function rivalOf(id: SpeciesId): SpeciesId {
  return speciesFigures(id).board === 'black' ? 'terran-federation' : 'orion';
}

function started(id: SpeciesId, seed = 'species'): Eclipse {
  return Match.start(eclipse, { players: 2, species: [id, rivalOf(id)] }, seedFrom(seed)).peek() as Eclipse;
}

/** No colony ship is ready, so that turns end with the last activation. */
const playing = (id: SpeciesId) =>
  position({ species: [id, rivalOf(id)] }).with(({ players }) => {
    const { colonyShips } = players[0]!;
    colonyShips.used = colonyShips.ready;
    colonyShips.ready = 0;
  });

/**
 * Read from the boards: materials, science, money; colony ships; starting sector; trade value; technologies; the reputation track
 * (A ambassador only, R reputation only, * either).
 */
const boards: Readonly<Record<SpeciesId, string>> = {
  eridani: '4 2 26 | 3 | 222 | 3 | plasma-cannon gauss-shield fusion-drive | ****',
  hydran: '2 6 2 | 3 | 224 | 3 | advanced-labs | A***',
  planta: '4 3 2 | 4 | 226 | 3 | starbase | A***',
  draco: '3 4 2 | 3 | 228 | 3 | fusion-drive | ****',
  mechanema: '4 3 3 | 3 | 230 | 3 | positron-computer | ****',
  orion: '4 3 3 | 3 | 232 | 4 | neutron-bombs gauss-shield | ****R',
  'terran-directorate': '4 3 3 | 3 | 221 | 2 | starbase | A****',
  'terran-federation': '4 3 3 | 3 | 223 | 2 | starbase | A****',
  'terran-union': '4 3 3 | 3 | 225 | 2 | starbase | A****',
  'terran-republic': '4 3 3 | 3 | 227 | 2 | starbase | A****',
  'terran-conglomerate': '4 3 3 | 3 | 229 | 2 | starbase | A****',
  'terran-alliance': '4 3 3 | 3 | 231 | 2 | starbase | A****',
};

/** What seat 0 has before its first turn, in the words of the list. */
function boardOf(id: SpeciesId): string {
  const g = started(id);
  const sheet = g.players[0]!;
  const { materials, science, money } = sheet.resources;
  const home = Object.keys(g.sectors).find((each) => g.sectors[each as '001']?.owner === 0);
  const spaces = speciesFigures(id).reputation.map(
    (space) => ({ ambassador: 'A', reputation: 'R', either: '*' })[space],
  );
  expect(sheet.reputation).toHaveLength(spaces.length);
  return [
    [materials, science, money].join(' '),
    sheet.colonyShips.ready,
    home,
    tradeValue(id),
    technologiesOf(g, 0).join(' '),
    spaces.join(''),
  ].join(' | ');
}

/** How much of one resource the player pays for one of another. */
function tradeValue(id: SpeciesId): number {
  const table = playing(id).resources(0, 10).turnOf(0).from('turn').answer('trade', 'trade:materials:money');
  expect(table.player(0).resources.money).toBe(1);
  return 10 - table.player(0).resources.materials;
}

/** Activations that are not as usual. */
const unusual: Partial<Record<SpeciesId, object>> = {
  hydran: { research: 2 },
  planta: { explore: 2 },
  mechanema: { upgrade: 3, build: 3 },
};

for (const id of speciesIds) {
  content('eclipse', `species/${id}`, 'starts with what its board shows, and acts as often as it says', () => {
    expect(boardOf(id)).toBe(boards[id]);
    const { state } = playing(id);
    const usual = { explore: 1, research: 1, upgrade: 2, build: 2, move: 2, influence: 2 };
    const printed = id.startsWith('terran') ? { ...usual, move: 3 } : { ...usual, ...unusual[id] };
    expect(Object.fromEntries(actions.map((action) => [action, activationsOf(state, 0, action)]))).toEqual(printed);
    const ship = id === 'orion' ? 'cruiser' : 'interceptor';
    expect(started(id).sectors[speciesFigures(id).home]?.ships).toEqual([{ owner: 0, type: ship, damage: 0 }]);
  });
}

for (const id of speciesIds.filter((each) => !each.startsWith('terran'))) {
  rule('eclipse', `species-${id}.1`, 'the game begins with what is printed on the board', () => {
    expect(boardOf(id)).toBe(boards[id]);
  });
}

rule('eclipse', 'species-terran.1', 'the six Terran factions start alike and have no special rules', () => {
  const terrans = speciesIds.filter((id) => id.startsWith('terran'));
  expect(terrans).toHaveLength(6);
  for (const id of terrans) {
    expect(boardOf(id).replace(/22\d|231/, '…')).toBe('4 3 3 | 3 | … | 2 | starbase | A****');
    const { board: _, home: __, ...figures } = speciesFigures(id);
    const { board: ___, home: ____, ...first } = speciesFigures('terran-directorate');
    expect(figures).toEqual(first);
    expect(figures.hooks).toBeUndefined();
    expect(figures).toMatchObject({ startingReputation: 0, startingAdvanced: [], blueprints: 'standard', discs: 13 });
  }
  const table = playing('terran-union')
    .ships(0, '225', { interceptor: 4 })
    .beside('201', '225', 3, 1)
    .turnOf(0)
    .from('turn');
  table.answer('move');
  for (let moved = 0; moved < 3; moved++) table.answer('ship:225:interceptor');
  expect(table.shipsOf(0, '201')).toEqual({ interceptor: 3 });
  expect(table.seat).toBe(1); // three activations and no more
});

rule('eclipse', 'species-terran.2', 'every Terran faction has its own starting sector', () => {
  const homes = { directorate: 221, federation: 223, union: 225, republic: 227, conglomerate: 229, alliance: 231 };
  for (const [faction, home] of Object.entries(homes)) {
    const g = started(`terran-${faction}` as SpeciesId);
    expect(g.sectors[`${home}` as '221']?.owner, faction).toBe(0);
  }
});

rule(
  'eclipse',
  'species-eridani.2',
  'Eridani draws two reputation tiles before the game, and nobody else sees them',
  () => {
    const drawn = Array.from({ length: 12 }, (_, i) => started('eridani', `drawn ${i}`));
    for (const g of drawn) {
      expect(g.players[0]?.reputation).toEqual([
        { value: expect.any(Number) },
        { value: expect.any(Number) },
        null,
        null,
      ]);
      expect(g.reputationBag).toHaveLength(31);
      expect(g.players[1]?.reputation.every((tile) => tile === null)).toBe(true);
    }
    expect(new Set(drawn.map((g) => JSON.stringify(g.players[0]?.reputation))).size).toBeGreaterThan(2);
    const match = Match.start(eclipse, { players: 2, species: ['eridani', 'orion'] }, seedFrom('told'));
    const toldTo = (viewer: 0 | 1 | 'spectator') =>
      match.events(0, viewer).filter(({ key }) => key === 'eclipse.setup.reputation');
    expect(toldTo(0)).toHaveLength(1);
    expect([...toldTo(1), ...toldTo('spectator')]).toEqual([]);
  },
);

rule('eclipse', 'species-eridani.3', 'Eridani has two discs less: three spaces are open, and the upkeep is 1', () => {
  const g = started('eridani');
  expect(g.players[0]).toMatchObject({ discs: 10, reserve: 3 });
  expect(upkeepOf(g, 0)).toBe(1);
  expect(upkeepOf(g, 1)).toBe(0);
});

/** Energy, computer and initiative that are printed outside the spaces. */
function outside(id: SpeciesId, figure: 'energy' | 'computer' | 'initiative'): number[] {
  const { state } = playing(id);
  return shipTypes.map((type) => figuresOf(state, 0, type)[figure]);
}

rule('eclipse', 'species-eridani.4', 'one more energy lets an Eridani ship carry what others cannot', () => {
  expect(outside('eridani', 'energy')).toEqual([1, 1, 1, 3]);
  expect(outside('mechanema', 'energy')).toEqual([0, 0, 0, 3]);
  // A cruiser uses 2 of its 3 energy; a second plasma cannon needs the fourth.
  const spaces = (id: SpeciesId) => {
    const table = playing(id)
      .with((g) => {
        g.players[0]!.blueprints.cruiser.tiles = [null, null, 'plasma-cannon', null, null, null];
      })
      .know(0, ...(id === 'eridani' ? [] : (['plasma-cannon'] as const)))
      .turnOf(0)
      .from('turn');
    return table.answer('upgrade', 'part:ion-cannon').options.filter((each) => each.startsWith('blueprint:cruiser'));
  };
  expect(spaces('eridani')).toContain('blueprint:cruiser:4');
  expect(spaces('mechanema')).not.toContain('blueprint:cruiser:4');
});

rule('eclipse', 'species-hydran.2', 'Hydran researches twice in one action', () => {
  const table = playing('hydran')
    .tray('starbase', 'nanorobots', 'gauss-shield')
    .resources(0, 0, 12)
    .turnOf(0)
    .from('turn');
  table.answer('research', 'technology:starbase', 'technology:gauss-shield');
  expect(technologiesOf(table.state as Eclipse, 0)).toEqual(['starbase', 'gauss-shield', 'advanced-labs']);
  expect(table.player(0).discs).toBe(11);
  expect(table.options).not.toContain('technology:nanorobots');
});

rule(
  'eclipse',
  'species-hydran.3',
  'Hydran has a cube in the advanced science square of its home from the start',
  () => {
    const g = started('hydran');
    expect(g.sectors['224']?.cubes).toEqual([null, 'science', 'money']); // advanced materials stay empty
    expect(g.players[0]?.cubes).toEqual({ materials: 11, science: 10, money: 10 });
  },
);

rule('eclipse', 'species-planta.2', 'Planta may explore twice in one action, and need not', () => {
  const begin = () => playing('planta').nextSectors(3, '306', '310').turnOf(0).from('turn').answer('explore');
  const explore = (table: ReturnType<typeof begin>) => {
    const zone = table.options.find((id) => /^zone:-?\d,-3$/.test(id))!;
    return table.answer(zone, 'discard');
  };
  const twice = explore(explore(begin()));
  expect(twice.state.discards[3]).toEqual(['306', '310']);
  expect(twice.seat).toBe(1);
  const once = explore(begin());
  expect([once.seat, once.prompt]).toEqual([0, 'eclipse.explore']);
  once.answer('done');
  expect([once.seat, once.player(0).discs]).toEqual([1, 11]);
});

const spaces = (id: SpeciesId): number[] => {
  const { state } = playing(id);
  return shipTypes.map((type) => figuresOf(state, 0, type).spaces.length);
};

rule('eclipse', 'species-planta.5', 'the ships of Planta have one space less', () => {
  expect(spaces('planta')).toEqual([3, 5, 7, 4]);
  for (const id of speciesIds.filter((each) => each !== 'planta')) expect(spaces(id), id).toEqual([4, 6, 8, 5]);
  const table = playing('planta').turnOf(0).from('turn').answer('upgrade', 'part:hull');
  expect(table.options.filter((id) => id.startsWith('blueprint:starbase'))).toHaveLength(4);
});

rule('eclipse', 'species-planta.6', 'all ships of Planta aim better and have energy without a source', () => {
  expect(outside('planta', 'energy')).toEqual([2, 2, 2, 5]);
  expect(outside('planta', 'computer')).toEqual([1, 1, 1, 1]);
  const { state } = playing('planta');
  const computers = shipTypes.map((type) => ratings(state, 0, type).computer);
  expect(computers).toEqual([1, 1, 1, 2]); // the starbase has an electron computer as well
});

rule('eclipse', ['species-planta.7', 'species-orion.3'], 'Planta acts late, Orion early', () => {
  expect(outside('planta', 'initiative')).toEqual([0, 0, 0, 2]);
  expect(outside('orion', 'initiative')).toEqual([3, 2, 1, 5]);
  expect(outside('draco', 'initiative')).toEqual([2, 1, 0, 4]);
  const initiative = (id: SpeciesId, type: ShipType) => ratings(playing(id).state, 0, type).initiative;
  expect([initiative('planta', 'interceptor'), initiative('orion', 'interceptor')]).toEqual([1, 4]); // with their drives
});

rule('eclipse', 'species-mechanema.2', 'Mechanema upgrades and builds three times in one action', () => {
  const begin = () => playing('mechanema').resources(0, 20).turnOf(0).from('turn');
  const built = begin().answer('build');
  for (let ships = 0; ships < 3; ships++) built.answer('build:interceptor');
  expect([built.shipsOf(0, '230'), built.seat]).toEqual([{ interceptor: 3 }, 1]);
  const upgraded = begin().answer('upgrade');
  for (const space of ['interceptor:3', 'cruiser:4', 'dreadnought:6'])
    upgraded.answer('part:hull', `blueprint:${space}`);
  expect(upgraded.seat).toBe(1);
  const hulls = (['interceptor', 'cruiser', 'dreadnought'] as const).map(
    (type) => ratings(upgraded.state as Eclipse, 0, type).hull,
  );
  expect(hulls).toEqual([1, 2, 3]);
});

rule('eclipse', 'species-mechanema.3', 'Mechanema builds at its own lower prices', () => {
  const prices = { interceptor: 2, cruiser: 4, dreadnought: 7, starbase: 2, orbital: 3, monolith: 8 };
  for (const [piece, price] of Object.entries(prices)) {
    const begin = (materials: number) =>
      playing('mechanema').know(0, 'starbase', 'orbital', 'monolith').resources(0, materials).turnOf(0).from('turn');
    const table = begin(price).answer('build', `build:${piece}`);
    expect(table.player(0).resources.materials, piece).toBe(0);
    expect(begin(price - 1).answer('build').options, piece).not.toContain(`build:${piece}`);
  }
});

rule('eclipse', 'species-orion.4', 'Orion ships have energy outside the grid', () => {
  expect(outside('orion', 'energy')).toEqual([1, 2, 3, 3]);
});

rule(
  'eclipse',
  'species-orion.5',
  'a gauss shield is printed on all ships of Orion where others have an empty space',
  () => {
    const { state } = playing('orion');
    const other = playing('draco').state;
    for (const type of shipTypes) {
      const printed = figuresOf(state, 0, type).spaces;
      const free = figuresOf(other, 0, type).spaces.indexOf(null);
      expect(printed[free], type).toBe('gauss-shield');
      expect(printed.filter((id) => id === 'gauss-shield')).toHaveLength(1);
      expect(ratings(state, 0, type).shield, type).toBe(1);
    }
  },
);
