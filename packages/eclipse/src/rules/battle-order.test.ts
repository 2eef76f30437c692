import { choose, RulesFailed } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battlefield, battlesOf, field, fightOn, rollsOf, wholeCombat } from '../testing/index.ts';
import { battleIn } from './battle.ts';
import { battlefields, orderOfEntry } from './battle-order.ts';
import { enter, leave } from './fleet.ts';
import { at, shipsOf } from './table.ts';

rule('eclipse', 'battle-order.1', 'battles come in descending order of sector numbers, the center last', () => {
  const table = battlefield()
    .ships(0, '001', { interceptor: 1 })
    .ships(1, '001', { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .ships(0, '221', { interceptor: 1 })
    .ships(1, '221', { interceptor: 1 })
    .play(wholeCombat);
  fightOn(table);
  expect(battlesOf(table)).toEqual(['1>0 221', '1>0 201', '1>0 001']);
});

rule(
  'eclipse',
  ['battle-order.2', 'battle-order.3', 'battle-order.9'],
  'red was here, then green came, then blue: green and blue fight first, then the survivor fights red',
  () => {
    const table = battlefield({ players: 3 })
      .ships(0, field, { interceptor: 1 })
      .ships(1, field, { interceptor: 1 })
      .ships(2, field, { interceptor: 1 })
      .tiles(2, 'interceptor', null, null, null, 'ion-missile')
      .dice('burst', 'blank', 'blank', 'blank', 'blank', 'blank', 'burst')
      .play((g) => battleIn(g, field));
    fightOn(table);
    expect(battlesOf(table)).toEqual(['2>1 201', '2>0 201']);
    // Missiles before the rounds of each pairing.
    expect(rollsOf(table)).toEqual([
      '2 interceptor yellow:burst yellow:blank yellow:blank',
      '2 interceptor yellow:blank yellow:blank yellow:blank',
      '0 interceptor yellow:burst',
    ]);
  },
);

rule('eclipse', 'battle-order.4', 'the Ancients fight last, against the player who is left', () => {
  const table = battlefield()
    .npc('ancient', field)
    .ships(0, field, { interceptor: 1 })
    .ships(1, field, { interceptor: 1 })
    .dice('blank', 'burst', 'burst', 'blank')
    .play((g) => battleIn(g, field));
  fightOn(table);
  expect(battlesOf(table)).toEqual(['1>0 201', '1>ancient 201']);
});

rule(
  'eclipse',
  ['battle-order.5', 'control.3'],
  'the controller fights last and defends, though they came last',
  () => {
    const table = battlefield({ players: 3 })
      .own(2, field)
      .ships(0, field, { interceptor: 1 })
      .ships(1, field, { interceptor: 1 })
      .ships(2, field, { interceptor: 1 })
      .dice('burst', 'burst')
      .play((g) => battleIn(g, field));
    fightOn(table);
    expect(battlesOf(table)).toEqual(['1>0 201', '0>2 201']);
    expect(rollsOf(table)).toEqual(['0 interceptor yellow:burst', '2 interceptor yellow:burst']);
  },
);

rule('eclipse', 'battle-order.6', 'without a controller the one who entered earlier defends', () => {
  const table = battlefield()
    .ships(1, field, { interceptor: 1 })
    .ships(0, field, { interceptor: 1 })
    .dice('burst')
    .play((g) => battleIn(g, field));
  expect(battlesOf(table)).toEqual(['0>1 201']);
  expect(rollsOf(table)).toEqual(['1 interceptor yellow:burst']);
});

rule('eclipse', 'battle-order.7', 'Ancients, Guardians and the defence of the center always defend', () => {
  for (const npc of ['ancient', 'guardian', 'gcds'] as const) {
    const table = battlefield()
      .ships(0, field, { interceptor: 1 })
      .npc(npc, field)
      .play((g) => battleIn(g, field));
    expect(battlesOf(table)).toEqual([`0>${npc} 201`]);
  }
});

rule(
  'eclipse',
  'battle-order.8',
  'the winner goes into the next battle with its damage and fires missiles again',
  () => {
    const table = battlefield({ players: 3 })
      .ships(0, field, { interceptor: 1 })
      .ships(1, field, { interceptor: 1 })
      .ships(2, field, { cruiser: 1 })
      .tiles(2, 'cruiser', null, null, null, null, 'flux-missile')
      .dice('blank', 'blank', 'burst', 'burst') // missiles; seat 1 hits; seat 2 hits
      .dice('blank', 'blank', 'burst') // missiles again; seat 0 hits
      .play((g) => battleIn(g, field));
    fightOn(table);
    expect(rollsOf(table)).toEqual([
      '2 cruiser yellow:blank yellow:blank',
      '1 interceptor yellow:burst',
      '2 cruiser yellow:burst',
      '2 cruiser yellow:blank yellow:blank',
      '0 interceptor yellow:burst',
    ]);
    expect(table.shipsOf(2, field)).toEqual({}); // hull 1, and 1 damage in each battle
  },
);

rule('eclipse', 'battle-order.10', 'who leaves with the last ship and comes back has entered last', () => {
  const table = battlefield()
    .ships(0, field, { interceptor: 2 })
    .ships(1, field, { interceptor: 1 })
    .play(function* (g) {
      const [first, second] = shipsOf(g, 0, field);
      leave(g, field, first!);
      enter(g, field, first!);
      expect(orderOfEntry(g, field)).toEqual([0, 1]); // the other ship stayed
      leave(g, field, first!);
      leave(g, field, second!);
      expect(orderOfEntry(g, field)).toEqual([1]);
      enter(g, field, first!);
      enter(g, field, second!);
    });
  expect(orderOfEntry(table.snapshot(), field)).toEqual([1, 0]);
});

rule('eclipse', 'combat-phase.3', 'there is a battle wherever ships of two opponents meet, and only there', () => {
  const at = (change: (all: ReturnType<typeof battlefield>) => unknown, species?: 'draco') => {
    const found = battlefield(species ? { species: [species, 'terran-federation'] } : {});
    change(found);
    return battlefields(found.state);
  };
  expect(at((all) => all.ships(0, field, { interceptor: 1 }).ships(1, field, { starbase: 1 }))).toEqual([field]);
  for (const npc of ['ancient', 'guardian', 'gcds'] as const)
    expect(at((all) => all.ships(0, field, { interceptor: 1 }).npc(npc, field))).toEqual([field]);
  expect(at((all) => all.ships(0, field, { interceptor: 2 }))).toEqual([]);
  expect(at((all) => all.own(1, field).ships(0, field, { interceptor: 2 }))).toEqual([]); // a disc is no ship
  expect(at((all) => all.npc('ancient', field, 2))).toEqual([]);
});

rule('eclipse', 'species-draco.3', 'friends of the Ancients fight Guardians and players, but never Ancients', () => {
  const draco = () => battlefield({ species: ['draco', 'terran-federation'] }).ships(0, field, { interceptor: 1 });
  expect(battlefields(draco().npc('ancient', field).state)).toEqual([]);
  expect(battlefields(draco().npc('guardian', field).state)).toEqual([field]);
  const table = draco()
    .npc('ancient', field)
    .ships(1, field, { interceptor: 1 })
    .dice('burst')
    .play((g) => battleIn(g, field));
  fightOn(table);
  expect(battlesOf(table)).toEqual(['1>0 201']);
  expect(table.sector(field).ships.map(({ owner }) => owner)).toEqual([0, 'ancient']);
});

rule(
  'eclipse',
  'battle-order.10',
  'a place in the order that outlives the last ship is an error, and no endless battle',
  () => {
    const table = battlefield()
      .ships(0, field, { interceptor: 1 })
      .play(function* (g) {
        yield* choose(0, 'eclipse.battle', [
          { id: 'stay', value: 0, label: { key: 'eclipse.done' } },
          { id: 'go', value: 1, label: { key: 'eclipse.done' } },
        ]);
        at(g, field).arrivals.push(1); // as if seat 1 had left without losing its place
        yield* battleIn(g, field);
      });
    expect(() => table.match.answer(0, 'go')).toThrow(RulesFailed);
    expect(table.options).toEqual(['stay', 'go']); // the match is as it was
  },
);
