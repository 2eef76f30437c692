import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, rollsOf } from '../testing/index.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-22';
/** Next to it: whoever controls this planet is asked in each round whether they retreat, so that the play stops there. */
const haven = 'lirta-iv';

rule(
  'ti4',
  ['space-combat.0', 'tactical-action.3', 'opponent.0'],
  'if two players have ships in the active system they must fight until one has none left',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .units(2, 'tile-35', { cruiser: 1 })
      .dice(1, 1, 10, 1)
      .play(spaceCombat);
    expect(table.isOver).toBe(true);
    expect(rollsOf(table)).toEqual([
      '0 combat cruiser:1',
      '1 combat cruiser:1',
      '0 combat cruiser:10',
      '1 combat cruiser:1',
    ]);
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ cruiser: 1 }, {}]);
    expect(table.unitsOf(2, 'tile-35')).toEqual({ cruiser: 1 });
    expect(table.state.combat).toBeNull();
  },
);

rule(
  'ti4',
  ['space-combat.1', 'tactical-action.3a'],
  'there is no space combat where only one player has ships, whatever stands on the planets',
  () => {
    for (const seat of [0, 1]) {
      const table = battle(here, 'space-combat')
        .units(seat, here, { cruiser: 1 })
        .units(1, 'tarmann', { infantry: 2, pds: 1 })
        .play(spaceCombat);
      expect(table.isOver).toBe(true);
      expect(rollsOf(table)).toEqual([]);
    }
  },
);

rule(
  'ti4',
  ['attacker.0', 'defender.0', 'space-combat.5f'],
  'the active player is the attacker and rolls first, wherever the others sit',
  () => {
    const table = battle(here, 'space-combat')
      .with((g) => {
        for (const turn of [g.turn, g.tactical]) if (turn) turn.seat = 2;
      })
      .units(2, here, { dreadnought: 1 })
      .units(0, here, { dreadnought: 1 })
      .dice(5, 5)
      .play(spaceCombat);
    expect(table.state.combat).toMatchObject({ attacker: 2, defender: 0 });
    expect(rollsOf(table)).toEqual(['2 combat dreadnought:5', '0 combat dreadnought:5']);
  },
);

rule(
  'ti4',
  'opponent.0',
  'if two others have ships there I choose whom I fight first, and then fight the other',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { dreadnought: 1 })
      .units(1, here, { destroyer: 1 })
      .units(2, here, { cruiser: 1 })
      .dice(10, 1, 10, 1, 1)
      .play(spaceCombat);
    expect([table.prompt, table.options]).toEqual(['ti4.choose-opponent', ['opponent:1', 'opponent:2']]);
    table.answer('opponent:2');
    expect(table.unitsOf(2, here)).toEqual({});
    expect([table.prompt, table.state.combat?.defender]).toEqual(['ti4.use-anti-fighter-barrage', 1]);
  },
);

rule(
  'ti4',
  ['space-combat.5', 'combat.0', 'combat.1'],
  'each ship rolls a die and hits with its combat value or more',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 2, carrier: 1 })
      .units(1, here, { destroyer: 3 })
      .own(1, haven)
      .dice(7, 6, 9)
      .dice(8, 8, 8)
      .play(spaceCombat)
      .answer('none', 'fight');
    expect(rollsOf(table)).toEqual([
      '0 combat cruiser:7 cruiser:6',
      '0 combat carrier:9',
      '1 combat destroyer:8 destroyer:8 destroyer:8',
    ]);
    expect(table.unitsOf(1, here)).toEqual({ destroyer: 1 });
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 2, carrier: 1 });
  },
);

rule(
  'ti4',
  ['space-combat.5a', 'combat.2'],
  'a ship with several burst icons rolls a die for each instead of one',
  () => {
    const table = battle(here, 'space-combat')
      .technologies(0, 'war-sun')
      .units(0, here, { 'war-sun': 1 })
      .units(1, here, { cruiser: 3, destroyer: 1 })
      .own(1, haven)
      .dice(3, 3, 2, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('none', 'fight');
    expect(rollsOf(table)[0]).toBe('0 combat war-sun:3 war-sun:3 war-sun:2');
    expect(table.prompt).toBe('ti4.assign-hits');
    table.answer('cruiser:tile-22', 'cruiser:tile-22');
    expect(table.unitsOf(1, here)).toEqual({ cruiser: 1, destroyer: 1 });
  },
);

rule(
  'ti4',
  ['space-combat.5b', 'space-combat.5c'],
  'I roll for my ships in ascending order of their combat values, each value by itself',
  () => {
    const table = battle(here, 'space-combat')
      .pools(0, { fleet: 5 })
      .technologies(0, 'cruiser-2')
      .units(0, here, { flagship: 1, dreadnought: 1, cruiser: 1, carrier: 1, destroyer: 1, fighter: 1 })
      .units(1, here, { dreadnought: 1 })
      .own(1, haven)
      .dice(1, 2, 3, 4, 5, 6, 7, 1)
      .play(spaceCombat)
      .answer('none', 'fight');
    expect(rollsOf(table)).toEqual([
      '0 combat dreadnought:1',
      '0 combat cruiser:2',
      '0 combat flagship:3 flagship:4',
      '0 combat carrier:5 destroyer:6 fighter:7',
      '1 combat dreadnought:1',
    ]);
  },
);

rule(
  'ti4',
  ['space-combat.5d', 'space-combat.6', 'space-combat.6b', 'destroyed.0'],
  'the hits of all my dice are added up, and the opponent chooses a ship to lose for each',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1, carrier: 1 })
      .units(1, here, { cruiser: 2, destroyer: 1 })
      .own(1, haven)
      .dice(10, 10, 1, 1, 1)
      .play(spaceCombat)
      .answer('none', 'fight');
    const before = table.player(1).reinforcements.destroyer;
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.assign-hits']);
    expect(table.options).toEqual(['cruiser:tile-22', 'destroyer:tile-22']);
    table.answer('destroyer:tile-22');
    expect(table.player(1).reinforcements.destroyer).toBe((before ?? 0) + 1);
    expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
  },
);

rule(
  'ti4',
  ['space-combat.6', 'space-combat.10', 'ground-combat.4d'],
  'both sides assign the hits of a round, so both may die: then nobody wins',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 10)
      .play(spaceCombat);
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, {}]);
    expect(table.events().at(-1)).toBe('ti4.combat-drawn');
  },
);

rule(
  'ti4',
  ['space-combat.8', 'space-combat.9', 'space-combat.10'],
  'rounds follow each other until only one player has ships; that one wins',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 2 })
      .dice(1, 1, 1, 10, 1, 1, 1, 10, 1)
      .play(spaceCombat);
    expect(rollsOf(table)).toHaveLength(6);
    expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
    expect(table.match.events(0, 'spectator').at(-1)).toMatchObject({
      key: 'ti4.combat-won',
      args: { seat: 'seat/1' },
    });
  },
);

rule(
  'ti4',
  ['space-combat.10a', 'capacity.3c'],
  'during the combat I may have more fighters than my ships hold; afterwards I choose and destroy what is too much',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { carrier: 2, fighter: 4, infantry: 2 })
      .units(1, here, { dreadnought: 1 })
      .dice(1, 1, 1, 1, 1, 1, 10)
      .dice(10, 10, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('carrier:tile-22');
    expect(table.prompt).toBe('ti4.sustain-damage');
    expect(table.unitsOf(0, here)).toEqual({ carrier: 1, fighter: 4, infantry: 2 });
    table.answer('done');
    expect(table.prompt).toBe('ti4.choose-destroyed');
    table.answer('fighter:tile-22', 'infantry:tile-22');
    expect(table.unitsOf(0, here)).toEqual({ carrier: 1, fighter: 3, infantry: 1 });
    expect(table.events().filter((key) => key === 'ti4.destroyed')).toHaveLength(4);
  },
);

rule('ti4', 'nebula.3', 'the defender in a nebula adds 1 to each combat roll, the attacker does not', () => {
  const table = battle('tile-42', 'space-combat')
    .units(0, 'tile-42', { cruiser: 1 })
    .units(1, 'tile-42', { cruiser: 1, carrier: 1 })
    .dice(6, 6, 7)
    .play(spaceCombat);
  expect(rollsOf(table)).toEqual(['0 combat cruiser:6', '1 combat cruiser:6+1', '1 combat carrier:7+1']);
  expect(table.unitsOf(0, 'tile-42')).toEqual({});
});
