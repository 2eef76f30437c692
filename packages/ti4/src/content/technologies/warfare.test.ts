import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../rules/bombardment.ts';
import { invasion } from '../../rules/invasion.ts';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, rollsOf, type Table } from '../../testing/index.ts';

const here = 'tile-22';
const plasma = 'use:technology/plasma-scoring';

/** Nobody retreats. */
function fighting(table: Table): Table {
  while (table.options.includes('fight')) table.answer('fight');
  return table;
}

content('ti4', 'technology/plasma-scoring', 'one unit that bombards may roll a die more', () => {
  const raid = () =>
    battle(here, 'invasion')
      .technologies(0, 'plasma-scoring')
      .technologies(1, 'plasma-scoring')
      .units(0, here, { dreadnought: 2 })
      .units(1, 'tarmann', { infantry: 3 })
      .dice(1, 1, 1)
      .play((g) => bombardment(g, 0, here))
      .answer('bombard:tarmann');
  const table = raid();
  expect([table.seat, table.options]).toEqual([0, [plasma, 'pass']]);
  expect(rollsOf(table.answer(plasma))).toEqual(['0 bombardment dreadnought:1 dreadnought:1 dreadnought:1']);
  expect(rollsOf(raid().answer('pass'))).toEqual(['0 bombardment dreadnought:1 dreadnought:1']);
});

/** Xxcha, seat 1, fires with a flagship and two PDS of one planet. */
function volley() {
  return battle(here, 'space-cannon-offense', ['yssaril', 'xxcha', 'hacan'])
    .technologies(1, 'plasma-scoring')
    .units(0, here, { cruiser: 3 })
    .units(1, 'tarmann', { pds: 2 })
    .units(1, here, { flagship: 1 })
    .dice(1, 2, 3, 4, 5, 5)
    .play(spaceCannonOffense)
    .answer('all');
}

content('ti4', 'technology/plasma-scoring', 'so may one of the units that fire', () => {
  const table = volley().answer(plasma, `extra:flagship:${here}:${here}`);
  expect(rollsOf(table)).toEqual(['1 space-cannon flagship:1 flagship:2 flagship:3 flagship:4 pds:5 pds:5']);
});

ruling(
  'ti4',
  'all.23',
  'I name the unit that rolls the additional die before any die is rolled; it is one die a roll',
  () => {
    const table = volley();
    expect([table.seat, table.options]).toEqual([1, [plasma, 'pass']]);
    table.answer(plasma);
    expect([table.prompt, rollsOf(table)]).toEqual(['ti4.extra-die', []]);
    expect(table.options).toEqual([`extra:flagship:${here}:${here}`, `extra:pds:tarmann:${here}`]);
    table.answer(`extra:pds:tarmann:${here}`);
    expect(rollsOf(table)).toEqual(['1 space-cannon flagship:1 flagship:2 flagship:3 pds:4 pds:5 pds:5']);
  },
);

content(
  'ti4',
  'technology/plasma-scoring',
  'once for each planet that fires at landing forces, never in combats',
  () => {
    const table = battle('tile-36', 'invasion')
      .technologies(1, 'plasma-scoring')
      .units(0, 'tile-36', { carrier: 1, infantry: 4 })
      .units(1, 'arnor', { pds: 1 })
      .units(1, 'lor', { pds: 1 })
      .dice(1, 1, 1, 1)
      .play(invasion)
      .answer('commit:arnor:infantry:2', 'commit:lor:infantry:2', 'next:arnor', 'all', plasma, 'all', plasma);
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:1 pds:1', '1 space-cannon pds:1 pds:1']);
    const duel = battle(here, 'space-combat')
      .technologies(0, 'plasma-scoring')
      .units(0, here, { destroyer: 1 })
      .units(1, here, { fighter: 1, carrier: 1 })
      .dice(1, 1, 10, 1, 10)
      .play(spaceCombat)
      .answer('all');
    expect(rollsOf(duel)[0]).toBe('0 anti-fighter-barrage destroyer:1 destroyer:1');
  },
);

content('ti4', 'technology/magen-defense-grid', 'in one round of a ground combat my opponent makes no rolls', () => {
  const table = battle(here, 'invasion')
    .technologies(1, 'magen-defense-grid')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 1, pds: 1 })
    .dice(10, 10, 10)
    .play(invasion)
    .answer('commit:tarmann:infantry:2', 'none');
  expect([table.seat, table.options]).toEqual([1, ['use:technology/magen-defense-grid', 'pass']]);
  table.answer('use:technology/magen-defense-grid');
  expect(rollsOf(table)).toEqual(['1 combat infantry:10', '0 combat infantry:10', '1 combat infantry:10']); // one round only
  expect(table.player(1).exhausted).toEqual(['magen-defense-grid']);
});

content('ti4', 'technology/magen-defense-grid', 'in any round, if the card is readied and a shield is there', () => {
  const start = (technologies: boolean, pds: number) =>
    battle(here, 'invasion')
      .technologies(1, 'magen-defense-grid')
      .with((g) => g.players[1]?.exhausted.push(...(technologies ? [] : (['magen-defense-grid'] as const))))
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1, pds })
      .dice(1, 1, 10)
      .play(invasion);
  const second = start(true, 1).answer('commit:tarmann:infantry:1', 'none', 'pass');
  expect([second.state.combat?.round, second.options]).toEqual([2, ['use:technology/magen-defense-grid', 'pass']]);
  second.answer('use:technology/magen-defense-grid');
  expect(rollsOf(second)).toEqual(['0 combat infantry:1', '1 combat infantry:1', '1 combat infantry:10']);
  expect(rollsOf(start(false, 1).answer('commit:tarmann:infantry:1', 'none'))[0]).toBe('0 combat infantry:1');
  expect(rollsOf(start(true, 0).answer('commit:tarmann:infantry:1'))[0]).toBe('0 combat infantry:1');
});

content('ti4', 'technology/duranium-armor', 'after hits are assigned I repair a unit damaged before this round', () => {
  const table = battle(here, 'space-combat')
    .technologies(0, 'duranium-armor')
    .units(0, here, { dreadnought: 2 }, { dreadnought: 1 })
    .units(1, here, { dreadnought: 2 })
    .own(1, 'lirta-iv')
    .dice(1, 1, 10, 1, 1, 1, 1, 1)
    .play(spaceCombat);
  fighting(table).answer(`sustain:dreadnought:${here}`);
  // One was damaged before and is repaired; the one that has just sustained damage is not.
  expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 2, damaged: 1 });
  fighting(table); // the next round brings no hits, and repairs the other one
  expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 2, damaged: 0 });
});

content('ti4', 'technology/duranium-armor', 'not a unit that has used Sustain Damage in this very round', () => {
  const table = battle(here, 'space-combat')
    .technologies(0, 'duranium-armor')
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { dreadnought: 1 })
    .own(1, 'lirta-iv')
    .dice(1, 10, 1, 1)
    .play(spaceCombat);
  fighting(table).answer(`sustain:dreadnought:${here}`);
  expect(table.state.combat?.round).toBe(2);
  expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, damaged: 1 });
});

/** Two dreadnoughts, one damaged before, against dreadnoughts that hit twice; seat 0 may sustain once. */
function armoured(hitters: number, more: Partial<Record<'dreadnought', number>> = {}) {
  return battle(here, 'space-combat')
    .technologies(0, 'duranium-armor')
    .units(0, here, { dreadnought: 2, ...more }, { dreadnought: 1 })
    .units(1, here, { dreadnought: hitters })
    .own(1, 'lirta-iv');
}

content(
  'ti4',
  'technology/duranium-armor',
  'the ship that sustained is destroyed: the one damaged before is repaired',
  () => {
    const table = armoured(2).dice(1, 1, 10, 10).play(spaceCombat);
    fighting(table).answer(`sustain:dreadnought:${here}`); // one hit is left, and both ships are damaged
    expect(table.state.combat?.round).toBe(2);
    expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 1, damaged: 0 });
  },
);

content(
  'ti4',
  'technology/duranium-armor',
  'a Direct Hit takes the ship that sustained, the other one is repaired',
  () => {
    const table = declining(armoured(1).hand(1, 'direct-hit').dice(1, 1, 10).play(spaceCombat));
    declining(fighting(table)).answer(`sustain:dreadnought:${here}`);
    declining(table, 'direct-hit').answer('use:action-card/direct-hit');
    expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 1, damaged: 0 });
  },
);

content(
  'ti4',
  'technology/duranium-armor',
  'an undamaged ship is destroyed: what sustained stays damaged, the older damage is repaired',
  () => {
    const table = armoured(2, { dreadnought: 3 }).dice(1, 1, 1, 10, 10).play(spaceCombat);
    fighting(table).answer(`sustain:dreadnought:${here}`, 'done', `dreadnought:${here}`);
    expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 2, damaged: 1 });
  },
);

content(
  'ti4',
  'technology/duranium-armor',
  'an undamaged ship is destroyed: the one that sustained is still that one',
  () => {
    const table = battle(here, 'space-combat')
      .technologies(0, 'duranium-armor')
      .units(0, here, { dreadnought: 3 })
      .units(1, here, { dreadnought: 2 })
      .own(1, 'lirta-iv')
      .dice(1, 1, 1, 10, 10)
      .play(spaceCombat);
    fighting(table).answer(`sustain:dreadnought:${here}`, 'done', `dreadnought:${here}`);
    expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 2, damaged: 1 });
  },
);

content('ti4', 'technology/duranium-armor', 'all that is left has sustained in this round: nothing is repaired', () => {
  const table = battle(here, 'space-combat')
    .technologies(0, 'duranium-armor')
    .units(0, here, { dreadnought: 2 })
    .units(1, here, { dreadnought: 3 })
    .own(1, 'lirta-iv')
    .dice(1, 1, 10, 10, 10)
    .play(spaceCombat);
  fighting(table).answer(`sustain:dreadnought:${here}`, `sustain:dreadnought:${here}`);
  expect(table.state.combat?.round).toBe(2);
  expect(table.state.systems[here]?.units[0]).toMatchObject({ seat: 0, count: 1, damaged: 1 });
});

content('ti4', 'technology/duranium-armor', 'the loss of another type does not make what sustained repairable', () => {
  const table = battle(here, 'space-combat')
    .technologies(0, 'duranium-armor', 'war-sun')
    .units(0, here, { 'war-sun': 1, dreadnought: 1 }, { dreadnought: 1 })
    .units(1, here, { dreadnought: 2 })
    .own(1, 'lirta-iv')
    .dice(1, 1, 1, 1, 10, 10)
    .play(spaceCombat);
  fighting(table).answer(`sustain:war-sun:${here}`, `dreadnought:${here}:damaged`);
  expect(table.state.combat?.round).toBe(2);
  expect(table.state.systems[here]?.units[0]).toMatchObject({ type: 'war-sun', count: 1, damaged: 1 });
});

content('ti4', 'technology/duranium-armor', 'I choose the type; units elsewhere and of others stay damaged', () => {
  const table = battle(here, 'space-combat')
    .technologies(0, 'duranium-armor', 'war-sun')
    .pools(0, { fleet: 5 })
    .units(0, here, { dreadnought: 1, 'war-sun': 1 }, { dreadnought: 1, 'war-sun': 1 })
    .units(0, 'tile-35', { dreadnought: 1 }, { dreadnought: 1 })
    .units(1, here, { dreadnought: 1 }, { dreadnought: 1 })
    .own(1, 'tarmann')
    .dice(1, 1, 1, 1, 1)
    .play(spaceCombat);
  fighting(table);
  expect([table.prompt, table.options]).toEqual(['ti4.repair', ['repair:war-sun', 'repair:dreadnought']]);
  table.answer('repair:war-sun');
  const damaged = (id: 'tile-22' | 'tile-35') =>
    table.state.systems[id]?.units.map((group) => `${group.seat} ${group.type} ${group.damaged}`);
  expect(damaged(here)).toEqual(['0 war-sun 0', '0 dreadnought 1', '1 dreadnought 1']);
  expect(damaged('tile-35')).toEqual(['0 dreadnought 1']);
});

content(
  'ti4',
  'technology/assault-cannon',
  'with 3 ships, fighters apart, my opponent loses one of their choice',
  () => {
    const war = (cruisers: number) =>
      battle(here, 'space-combat')
        .technologies(0, 'assault-cannon')
        .units(0, here, { cruiser: cruisers, carrier: 1, fighter: 2 })
        .units(1, here, { dreadnought: 1, cruiser: 1, fighter: 1 })
        .play(spaceCombat);
    const table = war(2);
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.choose-destroyed']);
    expect(table.options).toEqual([`dreadnought:${here}`, `cruiser:${here}`]); // no fighter, and no damage instead
    table.answer(`dreadnought:${here}`);
    expect(table.unitsOf(1, here)).toEqual({ cruiser: 1, fighter: 1 });
    expect(table.state.combat?.round).toBe(1);
    expect(war(1).prompt).not.toBe('ti4.choose-destroyed');
  },
);

content('ti4', 'technology/assault-cannon', 'the defender has it too, and it may end the combat', () => {
  const table = battle(here, 'space-combat')
    .technologies(1, 'assault-cannon')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 3 })
    .play(spaceCombat);
  expect([table.isOver, rollsOf(table)]).toEqual([true, []]);
  expect(declining(table).unitsOf(0, here)).toEqual({});
});
