import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../../rules/bombardment.ts';
import { invasion } from '../../../rules/invasion.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { battle, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import { on } from '../../hooks.ts';

const factions: FactionId[] = ['sardakk-norr', 'yssaril', 'xxcha'];
const here = 'tile-22';
const ram = 'use:unit/exotrireme-2';

function fight(others: readonly FactionId[] = ['yssaril', 'xxcha']) {
  return battle(here, 'space-combat', ['sardakk-norr', ...others]);
}

content('ti4', 'faction/sardakk-norr', 'Unrelenting: one more on every combat roll', () => {
  const table = fight().units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 1 }).dice(6, 6).play(spaceCombat);
  expect(rollsOf(table)).toEqual(['0 combat cruiser:6+1', '1 combat cruiser:6']);
  expect(table.unitsOf(1, here)).toEqual({});
});

ruling('ti4', 'sardakk-norr.1', 'Unrelenting: on the ground too, not in barrage or bombardment', () => {
  const ground = battle(here, 'invasion', factions)
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(7, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(rollsOf(ground)[0]).toBe('0 combat infantry:7+1');
  const barrage = fight()
    .units(0, here, { destroyer: 1 })
    .units(1, here, { fighter: 2, carrier: 1 })
    .dice(8, 8, 1, 1, 1, 1)
    .play(spaceCombat)
    .answer('all');
  expect(rollsOf(barrage)[0]).toBe('0 anti-fighter-barrage destroyer:8 destroyer:8');
});

content('ti4', 'unit/cmorran-norr', 'my other ships in its system get one more', () => {
  const table = fight()
    .units(0, here, { flagship: 1, cruiser: 1 })
    .units(1, here, { cruiser: 3 })
    .dice(1, 1, 5, 1, 1, 1)
    .play(spaceCombat);
  expect(rollsOf(table).slice(0, 2)).toEqual(['0 combat flagship:1+1 flagship:1+1', '0 combat cruiser:5+2']);
});

ruling('ti4', 'sardakk-norr.2', 'C’Morran N’orr: only in its own system, in space, and until it is lost', () => {
  const elsewhere = fight()
    .units(0, here, { cruiser: 1 })
    .units(0, 'tile-35', { flagship: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(6, 1)
    .play(spaceCombat);
  if (elsewhere.options.includes('fight')) elsewhere.answer('fight');
  expect(rollsOf(elsewhere)[0]).toBe('0 combat cruiser:6+1');
  const below = battle(here, 'invasion', factions)
    .units(0, here, { flagship: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(7, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(rollsOf(below)[0]).toBe('0 combat infantry:7+1');
  const lost = fight()
    .units(0, here, { flagship: 1, cruiser: 1 }, { flagship: 1 })
    .units(1, here, { cruiser: 2 })
    .dice(1, 1, 1, 10, 1)
    .dice(1, 10, 10)
    .play(spaceCombat)
    .answer('flagship:tile-22:damaged');
  expect(rollsOf(lost).filter((roll) => roll.startsWith('0 combat cruiser'))).toEqual([
    '0 combat cruiser:1+2',
    '0 combat cruiser:1+1',
  ]);
});

ruling('ti4', 'sardakk-norr.3', 'Exotriremes bombard with two dice at 4, each one planet', () => {
  for (const upgraded of [false, true]) {
    const made = battle(here, 'invasion', factions)
      .units(0, here, { dreadnought: 1 })
      .units(1, 'tarmann', { infantry: 3 })
      .dice(4, 3);
    const table = (upgraded ? made.technologies(0, 'exotrireme-2') : made)
      .play((g) => bombardment(g, 0, here))
      .answer('bombard:tarmann');
    expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:4 dreadnought:3']);
    expect(table.unitsOf(1, 'tarmann')).toEqual({ infantry: 2 });
  }
});

/** N'orr with so many Exotriremes II against ships of seat 1, after a round without hits. */
function ramming(mine: number, theirs: object, ...others: FactionId[]) {
  const made = fight(others.length > 0 ? others : undefined)
    .technologies(0, 'exotrireme-2')
    .units(0, here, { dreadnought: mine })
    .units(1, here, theirs);
  const dice = Object.values(theirs as Record<string, number>).reduce((sum, many) => sum + many, mine);
  return made
    .own(1, 'lirta-iv')
    .dice(...Array(dice).fill(1))
    .play(spaceCombat)
    .answer('fight');
}

content('ti4', 'unit/exotrireme-2', 'after a round it may be destroyed to destroy two ships of the opponent', () => {
  const table = ramming(2, { cruiser: 1, dreadnought: 2 });
  expect([table.seat, table.options]).toEqual([0, [ram, 'pass']]);
  table.answer(ram);
  expect(table.options).toEqual(['dreadnought:tile-22', 'cruiser:tile-22']);
  table.answer('cruiser:tile-22');
  expect(table.options).toEqual(['dreadnought:tile-22', 'done']); // up to two
  table.answer('dreadnought:tile-22');
  expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ dreadnought: 1 }, { dreadnought: 1 }]);
});

ruling(
  'ti4',
  ['sardakk-norr.4', 'all.7'],
  'Exotrireme II: no hits, so nothing is sustained or cancelled; its forerunner cannot do it, nor is it forced',
  () => {
    const table = ramming(1, { dreadnought: 3 }).answer(ram, 'dreadnought:tile-22');
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
    expect(table.events()).not.toContain('ti4.sustains');
    const passing = ramming(1, { dreadnought: 3 }).answer('pass');
    expect(passing.unitsOf(1, here)).toEqual({ dreadnought: 3 });
    const plain = fight().units(0, here, { dreadnought: 1 }).units(1, here, { cruiser: 1 }).dice(1, 1, 10, 1);
    expect(plain.play(spaceCombat).isOver).toBe(true);
  },
);

ruling('ti4', 'sardakk-norr.5', 'Exotrireme II: nothing to choose when the opponent has gone', () => {
  const table = fight()
    .technologies(0, 'exotrireme-2')
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .own(1, 'lirta-iv')
    .dice(1, 1)
    .play(spaceCombat)
    .answer('retreat');
  expect([table.isOver, table.unitsOf(0, here)]).toEqual([true, { dreadnought: 1 }]);
});

ruling(
  'ti4',
  ['sardakk-norr.6', 'all.4'],
  'Exotrireme II: each is a source of its own, the last ship may be spent too',
  () => {
    const table = ramming(2, { cruiser: 4 });
    table.answer(ram, 'cruiser:tile-22');
    expect([table.seat, table.options]).toEqual([0, [ram, 'pass']]); // the same window
    table.answer(ram, 'done');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, { cruiser: 1 }]);
    expect(table.events()).toContain('ti4.combat-won');
    const both = ramming(1, { cruiser: 2 }).answer(ram, 'cruiser:tile-22');
    expect(both.events()).toContain('ti4.combat-drawn');
  },
);

/** A ground combat of N'orr with Valkyrie Particle Weave on the side given. */
function onTarmann(attacker: boolean, mine: number, theirs: number, ...dice: number[]) {
  const sides: FactionId[] = attacker ? factions : ['yssaril', 'sardakk-norr', 'xxcha'];
  return battle(here, 'invasion', sides)
    .technologies(attacker ? 0 : 1, 'valkyrie-particle-weave')
    .units(0, here, { carrier: 1, infantry: mine })
    .units(1, 'tarmann', { infantry: theirs })
    .dice(...dice)
    .play(invasion)
    .answer(`commit:tarmann:infantry:${mine}`);
}

content('ti4', 'technology/valkyrie-particle-weave', 'when the opponent hits, so do I once more', () => {
  const attack = onTarmann(true, 2, 1, 1, 1, 10);
  expect([attack.unitsOf(0, 'tarmann'), attack.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 1 }, {}]);
  const defence = onTarmann(false, 1, 2, 10, 1, 1);
  expect([defence.unitsOf(0, 'tarmann'), defence.unitsOf(1, 'tarmann')]).toEqual([{}, { infantry: 1 }]);
});

ruling(
  'ti4',
  'sardakk-norr.7',
  'Valkyrie Particle Weave: not when the opponent missed, and one hit however many',
  () => {
    const missed = onTarmann(true, 2, 2, 1, 1, 1, 1, 10, 10, 1, 1);
    expect(missed.events()).not.toContain('ti4.adds-hits');
    const twice = onTarmann(true, 2, 2, 1, 1, 10, 10);
    expect(twice.unitsOf(1, 'tarmann')).toEqual({ infantry: 1 });
    const space = fight()
      .technologies(0, 'valkyrie-particle-weave')
      .units(0, here, { carrier: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(1, 10)
      .play(spaceCombat);
    expect(space.unitsOf(1, here)).toEqual({ cruiser: 1 });
  },
);

ruling('ti4', 'sardakk-norr.8', 'Valkyrie Particle Weave: it works though my own dice are kept from rolling', () => {
  const table = battle(here, 'invasion', ['yssaril', 'sardakk-norr', 'xxcha'])
    .technologies(1, 'valkyrie-particle-weave')
    .ability(1, { modify: { makesCombatRolls: () => false } })
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:2');
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 1 }, {}]);
});

/** The holder of the legion on seat 0 lands where seat 1 defends. */
function legion(second: FactionId, third: FactionId, owner: 1 | 2) {
  return battle(here, 'invasion', ['yssaril', second, third])
    .note(0, 'tekklar-legion', owner)
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 2 })
    .dice(...Array(12).fill(1))
    .play(invasion)
    .answer('commit:tarmann:infantry:2');
}

content('ti4', 'note/tekklar-legion', 'one more on my combat rolls of a ground combat', () => {
  const table = legion('xxcha', 'sardakk-norr', 2);
  expect([table.seat, table.options]).toEqual([0, ['use:note/tekklar-legion/2', 'pass']]);
  table.answer('use:note/tekklar-legion/2');
  const rolls = rollsOf(table);
  expect(rolls.slice(0, 2)).toEqual(['0 combat infantry:1+1 infantry:1+1', '1 combat infantry:1 infantry:1']);
  expect(rolls[2]).toBe('0 combat infantry:1+1 infantry:1+1'); // for the whole combat
});

ruling(
  'ti4',
  ['sardakk-norr.9', 'all.14'],
  'Tekklar Legion: one less for N’orr; it goes home when the combat is over',
  () => {
    const made = battle(here, 'invasion', ['yssaril', 'sardakk-norr', 'xxcha'])
      .note(0, 'tekklar-legion', 1)
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .units(0, 'saudor', { infantry: 1 });
    const table = made.dice(1, 1, 7, 1).play(invasion).answer('commit:tarmann:infantry:1', 'use:note/tekklar-legion/1');
    expect(rollsOf(table).slice(0, 2)).toEqual(['0 combat infantry:1+1', '1 combat infantry:1']); // +1 and -1
    expect(table.isOver).toBe(true);
    expect([table.player(0).notesInPlay, table.state.effects]).toEqual([[], []]);
    expect(table.player(1).notes).toContainEqual({ id: 'tekklar-legion', of: 1 });
    const during = battle(here, 'invasion', ['yssaril', 'sardakk-norr', 'xxcha'])
      .ability(0, { triggers: [on('when ground-combat-round-end', { usable: () => true, *resolve() {} })] })
      .note(0, 'tekklar-legion', 1)
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(1, 1)
      .play(invasion)
      .answer('commit:tarmann:infantry:1', 'use:note/tekklar-legion/1');
    expect(during.player(0).notesInPlay).toEqual([{ id: 'tekklar-legion', of: 1 }]);
    const inSpace = fight(['xxcha', 'yssaril'])
      .note(1, 'tekklar-legion', 0)
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat);
    expect(inSpace.isOver).toBe(true);
  },
);
