import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import { fold, hasTechnology, unitUsed } from '../content/registry.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { battle, type Position, position, type Table } from '../testing/index.ts';
import { copyTechnology } from './copies.ts';
import { eliminate } from './elimination.ts';
import { stands } from './predicates.ts';
import { spaceCombat } from './space-combat.ts';

const x: TechnologyId = 'valefar-assimilator-x';
const y: TechnologyId = 'valefar-assimilator-y';

function nekro(rival: FactionId, third: FactionId = 'hacan'): Position {
  return position({ factions: ['nekro', rival, third] }).technologies(0, x, y);
}

/** The Nekro on seat 0 destroy a cruiser of seat 1 and take a technology. */
function loot(rival: FactionId, prepare: (made: Position) => Position): Table {
  const made = battle('tile-22', 'space-combat', ['nekro', rival, 'hacan']).technologies(0, x, y);
  const table = prepare(made)
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat);
  return table.answer('use:faction/technological-singularity');
}

content(
  'ti4',
  ['technology/valefar-assimilator-x', 'technology/valefar-assimilator-y'],
  'a token on a faction technology of another player makes the assimilator do the same',
  () => {
    const table = loot('letnev', (made) => made.technologies(1, 'l4-disruptors', 'neural-motivator'));
    expect(table.options).toEqual(['take:l4-disruptors:1', 'take:neural-motivator:1']);
    table.answer('take:l4-disruptors:1');
    expect(table.options).toEqual([`by:${x}`, `by:${y}`]);
    table.answer(`by:${y}`);
    const g = table.state as never;
    expect(table.player(0).copies).toEqual([{ by: y, technology: 'l4-disruptors', from: 1 }]);
    expect(hasTechnology(g, 0, 'l4-disruptors')).toBe(true);
    expect(fold('spaceCannonAgainst', true, g, 0, false)).toBe(false);
    expect(table.player(0).technologies).toEqual([x, y]); // the card itself stays with its owner
    expect(hasTechnology(g, 1, 'l4-disruptors')).toBe(true);
  },
);

rule(
  'ti4',
  'technology.16',
  'faction technologies of others come only through an assimilator, unit upgrades too',
  () => {
    const without = battle('tile-22', 'space-combat', ['nekro', 'sol', 'hacan'])
      .technologies(1, 'advanced-carrier-2', 'neural-motivator')
      .units(0, 'tile-22', { cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat)
      .answer('use:faction/technological-singularity');
    expect(without.player(0).technologies).toEqual(['neural-motivator']); // nothing else could be chosen
    const table = loot('sol', (made) => made.technologies(1, 'advanced-carrier-2'));
    table.answer(`by:${x}`);
    expect(unitUsed(table.state as never, 0, 'carrier')).toBe('advanced-carrier-2');
  },
);

rule('ti4', 'technology.16', 'a common technology is gained as usual, without an assimilator', () => {
  const table = loot('letnev', (made) => made.technologies(1, 'l4-disruptors', 'neural-motivator'));
  table.answer('take:neural-motivator:1');
  expect(table.player(0).technologies).toEqual([x, y, 'neural-motivator']);
  expect(table.player(0).copies).toEqual([]);
});

rule('ti4', 'technology.16', 'a technology with a token cannot get a second one, and a token may be moved', () => {
  const table = loot('letnev', (made) =>
    made.technologies(1, 'l4-disruptors', 'non-euclidean-shielding').with((g) => {
      g.players[0]?.copies.push({ by: x, technology: 'l4-disruptors', from: 1 });
      g.players[0]?.exhausted.push('l4-disruptors');
    }),
  );
  expect(table.options).toEqual([`by:${x}`, `by:${y}`]); // for the other technology
  table.answer(`by:${x}`);
  expect(table.player(0).copies).toEqual([{ by: x, technology: 'non-euclidean-shielding', from: 1 }]);
  expect(table.player(0).exhausted).toEqual(['non-euclidean-shielding']); // the assimilator is exhausted, whatever it copies
});

rule('ti4', 'technology.17', 'the units printed on a faction sheet are no technologies to take', () => {
  const made = battle('tile-22', 'space-combat', ['nekro', 'saar', 'hacan']).technologies(0, x, y);
  const table = made
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1, 'space-dock': 1 })
    .dice(10, 1)
    .play(spaceCombat);
  expect(table.isOver).toBe(true); // Saar has its floating factory, but no technology
});

rule(
  'ti4',
  ['technology.18', 'elimination.10a'],
  'a technology with a token stays in play when its owner is eliminated',
  () => {
    const table = nekro('letnev')
      .technologies(1, 'l4-disruptors')
      .with((g) => {
        g.players[0]?.copies.push({ by: x, technology: 'l4-disruptors', from: 1 });
      })
      .play((g) => eliminate(g, 1));
    expect(table.player(1).technologies).toEqual([]);
    expect(hasTechnology(table.state as never, 0, 'l4-disruptors')).toBe(true);
    expect(fold('spaceCannonAgainst', true, table.state as never, 0, false)).toBe(false);
  },
);

function withFactories(): Position {
  return nekro('saar', 'muaat')
    .technologies(1, 'floating-factory-2', 'chaos-mapping')
    .with((g) => {
      g.players[0]?.copies.push({ by: x, technology: 'floating-factory-2', from: 1 });
    })
    .units(0, 'tile-35', { 'space-dock': 1 })
    .units(0, 'tile-22', { 'space-dock': 1 })
    .own(0, 'bereg', 'lirta-iv');
}

rule(
  'ti4',
  'technology.19',
  'without the copied floating factory docks come down on a planet of the system or are lost',
  () => {
    const table = withFactories().play((g) => copyTechnology(g, 0, x, 'chaos-mapping', 1));
    expect(table.options).toEqual(['to:bereg', 'to:lirta-iv']);
    table.answer('to:lirta-iv');
    expect(table.unitsOf(0, 'tile-35')).toEqual({});
    expect(table.unitsOf(0, 'lirta-iv')).toEqual({ 'space-dock': 1 });
    expect(table.unitsOf(0, 'tile-22')).toEqual({}); // no planet of the Nekro there
    expect(table.player(0).reinforcements['space-dock']).toBe(2);
  },
);

rule('ti4', 'technology.19', 'a planet that has a dock already takes no second one', () => {
  const table = nekro('saar')
    .technologies(1, 'floating-factory-2', 'chaos-mapping')
    .with((g) => {
      g.players[0]?.copies.push({ by: x, technology: 'floating-factory-2', from: 1 });
    })
    .units(0, 'tile-35', { 'space-dock': 2 })
    .own(0, 'bereg')
    .play((g) => copyTechnology(g, 0, x, 'chaos-mapping', 1));
  expect(table.unitsOf(0, 'bereg')).toEqual({ 'space-dock': 1 });
  expect(table.unitsOf(0, 'tile-35')).toEqual({});
  expect(table.player(0).reinforcements['space-dock']).toBe(2);
});

rule(
  'ti4',
  ['technology.16', 'unit-upgrades.1a'],
  'with a copied floating factory the docks leave their planets',
  () => {
    const table = nekro('saar')
      .technologies(1, 'floating-factory-2')
      .units(0, 'bereg', { 'space-dock': 1 })
      .play((g) => copyTechnology(g, 0, x, 'floating-factory-2', 1));
    expect(table.unitsOf(0, 'bereg')).toEqual({});
    expect(table.unitsOf(0, 'tile-35')).toEqual({ 'space-dock': 1 });
  },
);

rule('ti4', 'technology.20', 'without the copied war sun, and without the own one, all war suns go back', () => {
  const made = (own: boolean) => {
    const start = nekro('muaat')
      .technologies(1, 'prototype-war-sun-2', 'magmus-reactor')
      .with((g) => {
        g.players[0]?.copies.push({ by: x, technology: 'prototype-war-sun-2', from: 1 });
      })
      .units(0, 'tile-35', { 'war-sun': 2 }, { 'war-sun': 1 });
    return (own ? start.technologies(0, 'war-sun') : start).play((g) => copyTechnology(g, 0, x, 'magmus-reactor', 1));
  };
  const lost = made(false);
  expect(lost.unitsOf(0, 'tile-35')).toEqual({});
  expect(lost.player(0).reinforcements['war-sun']).toBe(2);
  expect(made(true).unitsOf(0, 'tile-35')).toEqual({ 'war-sun': 2 });
});

rule(
  'ti4',
  ['technology.21', 'unit-upgrades.1a'],
  'an upgrade of another name upgrades the unit of the type, and the token on an upgrade of that type must be moved',
  () => {
    const table = loot('l1z1x', (made) =>
      made
        .technologies(1, 'super-dreadnought-2')
        .technologies(2, 'production-biomes')
        .with((g) => {
          g.players[0]?.copies.push({ by: y, technology: 'exotrireme-2', from: 2 });
        }),
    );
    expect(table.player(0).copies).toEqual([{ by: y, technology: 'super-dreadnought-2', from: 1 }]); // X was no choice
    expect(unitUsed(table.state as never, 0, 'dreadnought')).toBe('super-dreadnought-2');
  },
);

rule('ti4', 'technology.22', 'a copied technology counts for objectives with its colour and type', () => {
  const { state } = nekro('letnev').technologies(0, 'neural-motivator', 'dacxive-animators', 'plasma-scoring');
  const diversify = { kind: 'technologies-by-color', colors: 2, perColor: 2 } as const;
  const upgrades = { kind: 'unit-upgrades-owned', min: 1 } as const;
  expect([stands(state, 0, diversify), stands(state, 0, upgrades)]).toEqual([false, false]);
  state.players[0]?.copies.push({ by: x, technology: 'non-euclidean-shielding', from: 1 });
  expect([stands(state, 0, diversify), stands(state, 0, upgrades)]).toEqual([true, false]);
  state.players[0]?.copies.push({ by: y, technology: 'exotrireme-2', from: 2 });
  expect(stands(state, 0, upgrades)).toBe(true);
});
