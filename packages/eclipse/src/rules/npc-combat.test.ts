import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type NpcType, npcs, type Strength } from '../content/blueprints.ts';
import { battlefield, field, fightOn, rollsOf, type Table, told, wholeCombat } from '../testing/index.ts';
import { battleIn } from './battle.ts';
import { ratings } from './blueprints.ts';

const fight = (g: Parameters<typeof battleIn>[0]) => battleIn(g, field);

/** Whom the dice of the non-players hit. */
const hitsOf = (table: Table) =>
  told(table, 'eclipse.hits').flatMap(({ owner, type }) => (typeof owner === 'string' ? [type] : []));

rule('eclipse', 'npc-combat.1', 'the dice of Ancients are rolled and assigned without asking anybody', () => {
  const table = battlefield()
    .npc('ancient', field)
    .ships(0, field, { dreadnought: 1, cruiser: 1 })
    .dice('burst', 'burst')
    .play(fight);
  expect(rollsOf(table)).toEqual(['ancient ancient yellow:burst yellow:burst']);
  expect(hitsOf(table)).toHaveLength(2);
  expect([table.seat, table.prompt]).toEqual([0, 'eclipse.activate-ships']);
});

rule(
  'eclipse',
  ['npc-combat.2', 'npc-combat.4'],
  'they destroy what they can, the largest ship first: dreadnoughts, cruisers, interceptors',
  () => {
    const four = () => battlefield().npc('gcds', field);
    const table = four()
      .ships(0, field, { interceptor: 1, cruiser: 1, dreadnought: 1 })
      .tiles(0, 'interceptor', 'hull')
      .tiles(0, 'cruiser', null, null, 'hull')
      .tiles(0, 'dreadnought', null, null, 'gauss-shield', null, 'hull', null, 'gauss-shield')
      .dice('burst', 'burst', 'burst', 'burst')
      .play(fight);
    for (let i = 0; i < 3; i++) table.answer('attack');
    expect(hitsOf(table)).toEqual(['dreadnought', 'dreadnought', 'dreadnought', 'dreadnought']); // hull 3

    const smaller = four()
      .ships(0, field, { interceptor: 1, cruiser: 1, dreadnought: 1 })
      .tiles(0, 'interceptor', 'hull')
      .tiles(0, 'cruiser', null, null, 'hull')
      .tiles(0, 'dreadnought', null, null, 'conifold-field', null, 'hull')
      .dice('burst', 'burst', 'burst', 'blank')
      .play(fight);
    for (let i = 0; i < 3; i++) smaller.answer('attack');
    expect(hitsOf(smaller)).toEqual(['cruiser', 'cruiser', 'cruiser']); // hull 2; the dreadnought would survive three

    const smallest = four()
      .ships(0, field, { interceptor: 2, cruiser: 1 })
      .tiles(0, 'interceptor', 'hull')
      .tiles(0, 'cruiser', null, null, 'conifold-field')
      .dice('burst', 'burst', 'burst', 'burst')
      .play(fight);
    for (let i = 0; i < 2; i++) smallest.answer('attack');
    expect(hitsOf(smallest)).toEqual(['interceptor', 'interceptor', 'interceptor', 'interceptor']);
  },
);

rule('eclipse', 'npc-combat.2', 'a damaged ship takes fewer dice, and low dice go where they are enough', () => {
  const table = battlefield()
    .npc('guardian', field)
    .ships(0, field, { cruiser: 1 })
    .ships(0, field, { cruiser: 1 }, 1)
    .tiles(0, 'interceptor', null, null, null, 'gauss-shield')
    .ships(0, field, { interceptor: 1 })
    .dice('burst', 4, 'blank')
    .play(fight);
  // A die showing 4 is enough for the damaged cruiser; the burst is left for the shielded interceptor.
  expect(hitsOf(table)).toEqual(['cruiser', 'interceptor']);
  expect(table.sector(field).ships.filter(({ owner }) => owner === 0)).toEqual([
    { owner: 0, type: 'cruiser', damage: 0 },
  ]);
});

rule(
  'eclipse',
  'npc-combat.3',
  'where nothing can be destroyed they deal as much damage as possible, the largest first',
  () => {
    const table = battlefield()
      .npc('ancient', field)
      .ships(0, field, { cruiser: 1, dreadnought: 1 })
      .tiles(0, 'cruiser', null, null, 'conifold-field')
      .tiles(0, 'dreadnought', null, null, null, null, 'gauss-shield')
      .dice(5, 'burst')
      .play(fight);
    // Computer 1 and shield 1: a 5 misses the dreadnought and hits the cruiser.
    expect(told(table, 'eclipse.hits').map(({ type }) => type)).toEqual(['cruiser', 'dreadnought']);
  },
);

rule('eclipse', 'npc-combat.3', 'what is left after destroying one ship damages the largest of the others', () => {
  const table = battlefield()
    .npc('ancient', field)
    .ships(0, field, { interceptor: 1, dreadnought: 1 })
    .tiles(0, 'interceptor', 'electron-computer', null, null, 'gauss-shield')
    .dice('burst', 'burst')
    .play(fight);
  table.answer('attack');
  expect(hitsOf(table)).toEqual(['interceptor', 'dreadnought']);
});

/** The first dice of a single ship, missiles first, against a dreadnought that always acts before it. */
function volley(npc: NpcType, strength: Strength) {
  const table = battlefield()
    .with((g) => {
      g.npcs[npc] = strength;
    })
    .npc(npc, field)
    .ships(0, field, { dreadnought: 1 })
    .tiles(0, 'dreadnought', null, 'fusion-source', null, null, 'conformal-drive', null, null, 'fusion-drive')
    .dice(...new Array(9).fill('blank'))
    .play(fight);
  while (table.state.battle?.round !== 2 && !table.isOver) table.answer('attack');
  const { initiative, hull, computer, shield } = ratings(table.snapshot(), npc, npc);
  const rolls = rollsOf(table).filter((roll) => roll.startsWith(npc));
  return { rolls, initiative, hull, computer, shield };
}

const blank = (colour: string, count: number) => ` ${colour}:blank`.repeat(count);

rule('eclipse', 'npc-combat.6', 'the usual blueprints of Ancients, Guardians and the center', () => {
  const base = { shield: 0 };
  expect(volley('ancient', 'normal')).toEqual({
    ...{ ...base, rolls: [`ancient ancient${blank('yellow', 2)}`] },
    ...{ computer: 1, hull: 1, initiative: 2 },
  });
  expect(volley('guardian', 'normal')).toEqual({
    ...{ ...base, rolls: [`guardian guardian${blank('yellow', 3)}`] },
    ...{ computer: 2, hull: 2, initiative: 3 },
  });
  expect(volley('gcds', 'normal')).toEqual({
    ...{ ...base, rolls: [`gcds gcds${blank('yellow', 4)}`] },
    ...{ computer: 2, hull: 7, initiative: 0 },
  });
});

rule('eclipse', ['npc-combat.7', 'variants.2'], 'the advanced blueprints, some with missiles', () => {
  const base = { shield: 0 };
  expect(volley('ancient', 'advanced')).toEqual({
    ...{ ...base, rolls: [`ancient ancient${blank('orange', 1)}`] },
    ...{ computer: 1, hull: 2, initiative: 1 },
  });
  expect(volley('guardian', 'advanced')).toEqual({
    ...{ ...base, rolls: [`guardian guardian${blank('orange', 2)}`, `guardian guardian${blank('red', 1)}`] },
    ...{ computer: 1, hull: 3, initiative: 1 },
  });
  expect(volley('gcds', 'advanced')).toEqual({
    ...{ ...base, rolls: [`gcds gcds${blank('yellow', 4)}`, `gcds gcds${blank('red', 1)}`] },
    ...{ computer: 2, hull: 3, initiative: 2 },
  });
});

rule('eclipse', 'npc-combat.8', 'they never move, retreat or change', () => {
  const table = battlefield()
    .npc('guardian', field)
    .npc('ancient', '221')
    .with((g) => {
      g.sectors['221']!.owner = null;
      g.players[0]!.discs++;
    })
    .ships(0, field, { interceptor: 1 })
    .dice('burst', 'burst', 'burst')
    .play(wholeCombat);
  fightOn(table);
  expect(table.isOver).toBe(true);
  expect(table.sector(field).ships).toEqual([{ owner: 'guardian', type: 'guardian', damage: 0 }]);
  expect(table.sector('221').ships).toEqual([{ owner: 'ancient', type: 'ancient', damage: 0 }]);
  expect(table.state.npcs).toEqual({ ancient: 'normal', guardian: 'normal', gcds: 'normal' });
});

/** How many yellow hits destroy it. */
for (const npc of Object.keys(npcs) as NpcType[]) {
  for (const strength of ['normal', 'advanced'] as const) {
    const { hull } = npcs[npc][strength];
    content('eclipse', `blueprint/${npc}/${strength}`, `the ${strength} ${npc} survives ${hull} damage`, () => {
      const strike = (hits: number) =>
        battlefield()
          .with((g) => {
            g.npcs[npc] = strength;
          })
          .npc(npc, field)
          .ships(0, field, { interceptor: hits })
          .tiles(0, 'interceptor', 'electron-computer', null, null, 'ion-missile')
          // Initiative 3 is ahead of all missiles of theirs.
          .dice(...new Array(3 * hits).fill('blank').fill('burst', 0, hits))
          .play(fight);
      expect(
        strike(hull)
          .sector(field)
          .ships.find(({ owner }) => owner === npc)?.damage,
      ).toBe(hull);
      expect(strike(hull + 1).shipsOf(npc, field)).toEqual({});
      const { cannons, missiles } = npcs[npc][strength];
      const rolled = volley(npc, strength).rolls.map((roll) => roll.split(' ').slice(2));
      const dice = (colours: object) =>
        Object.entries(colours).flatMap(([colour, count]) => new Array(count).fill(`${colour}:blank`));
      expect(rolled).toEqual([missiles, cannons].map(dice).filter((all) => all.length > 0));
    });
  }
}
