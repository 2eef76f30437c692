import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, rollsOf, type Table } from '../testing/index.ts';
import { invasion } from './invasion.ts';

const here = 'tile-22'; // tarmann

function winner(table: Table): unknown {
  if (table.events().includes('ti4.combat-drawn')) return null;
  return table.match.events(0, 'spectator').find(({ key }) => key === 'ti4.combat-won')?.args?.seat;
}

rule(
  'ti4',
  ['ground-combat.0', 'ground-combat.1', 'ground-combat.2', 'ground-combat.2a', 'ground-combat.4', 'ground-combat.4c'],
  'my landed ground forces fight those on the planet: a die each, and each side loses one for each hit',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { carrier: 1, infantry: 3 })
      .units(1, 'tarmann', { infantry: 2 })
      .dice(8, 8, 7, 8, 1)
      .play(invasion)
      .answer('commit:tarmann:infantry:3');
    expect(rollsOf(table)).toEqual(['0 combat infantry:8 infantry:8 infantry:7', '1 combat infantry:8 infantry:1']);
    expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 2 }, {}]);
    expect(winner(table)).toBe('seat/0');
    expect(table.state.combat).toBeNull();
  },
);

rule(
  'ti4',
  ['ground-combat.0', 'attacker.0', 'defender.0', 'opponent.0'],
  'the active player attacks, the player with ground forces there defends; ships in space take no part',
  () => {
    const table = battle(here, 'invasion')
      .hand(0, 'fire-team')
      .units(0, here, { dreadnought: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(1, 1)
      .play(invasion)
      .answer('none', 'commit:tarmann:infantry:1');
    expect(table.state.combat).toMatchObject({ kind: 'ground', attacker: 0, defender: 1, planet: 'tarmann' });
    table.answer('pass', 'pass'); // as the round starts, and after my dice
    expect(rollsOf(table).slice(0, 2)).toEqual(['0 combat infantry:1', '1 combat infantry:1']);
  },
);

rule('ti4', 'ground-combat.3', 'rounds follow each other as long as both have ground forces there', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1, pds: 1 })
    .dice(1)
    .dice(1, 1, 1, 1, 1, 10)
    .play(invasion)
    .answer('commit:tarmann:infantry:1', 'all');
  expect(rollsOf(table)).toHaveLength(7);
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, 'tarmann')]).toEqual([{}, { infantry: 1, pds: 1 }]);
  expect(winner(table)).toBe('seat/1');
});

rule('ti4', 'ground-combat.4d', 'if nobody is left there is no winner', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 10)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(winner(table)).toBeNull();
});

rule(
  'ti4',
  ['planetary-shield.3a', 'abilities.25'],
  'Magen Defense Grid needs a shield that no war sun switches off',
  () => {
    const scene = () =>
      battle(here, 'invasion')
        .technologies(0, 'war-sun')
        .technologies(1, 'magen-defense-grid')
        .units(0, here, { carrier: 1, infantry: 1 })
        .units(1, 'tarmann', { infantry: 1, pds: 1 })
        .dice(1, 10);
    const shielded = scene().play(invasion).answer('commit:tarmann:infantry:1', 'none');
    expect([shielded.seat, shielded.options]).toEqual([1, ['use:technology/magen-defense-grid', 'pass']]);
    shielded.answer('use:technology/magen-defense-grid');
    expect(rollsOf(shielded)[0]).toBe('1 combat infantry:1');
    const exposed = scene()
      .units(0, here, { 'war-sun': 1 })
      .play(invasion)
      .answer('none', 'commit:tarmann:infantry:1', 'none');
    expect(rollsOf(exposed).slice(0, 2)).toEqual(['0 combat infantry:1', '1 combat infantry:10']);
  },
);
