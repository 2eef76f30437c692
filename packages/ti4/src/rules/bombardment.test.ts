import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Hooks, on } from '../content/hooks.ts';
import type { Ti4 } from '../state.ts';
import { battle, position, rollsOf } from '../testing/index.ts';
import { bombardment, canBombard } from './bombardment.ts';
import { invasion } from './invasion.ts';

const here = 'tile-36'; // arnor and lor
const bombard = (g: Ti4) => bombardment(g, 0, here);

rule(
  'ti4',
  [
    'bombardment.0',
    'bombardment.1',
    'bombardment.1b',
    'bombardment.2',
    'invasion.1',
    'abilities.24c',
    'learn-to-play-only.12',
  ],
  'in an invasion my dreadnoughts bombard first: a die each, and the defender loses a ground force for each hit',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { dreadnought: 2, infantry: 1 })
      .units(1, 'arnor', { infantry: 3 })
      .dice(5, 4)
      .play(invasion);
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'ti4.use-bombardment',
      ['bombard:arnor', 'each', 'none'],
    ]);
    table.answer('bombard:arnor');
    expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:5 dreadnought:4']);
    expect(table.unitsOf(1, 'arnor')).toEqual({ infantry: 2 });
    expect(table.prompt).toBe('ti4.commit'); // bombardment comes before landing
  },
);

rule('ti4', ['bombardment.0', 'invasion.1'], 'I need not bombard', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { dreadnought: 1 })
    .units(1, 'arnor', { infantry: 1 })
    .play(bombard)
    .answer('none');
  expect(table.isOver).toBe(true);
  expect(rollsOf(table)).toEqual([]);
});

rule(
  'ti4',
  ['bombardment.1', 'bombardment.1d'],
  'several planets may be bombarded, but each unit gets its target before any die is rolled',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { dreadnought: 3 })
      .units(1, 'arnor', { infantry: 2 })
      .units(1, 'lor', { infantry: 2 })
      .dice(10, 10, 1)
      .play(bombard);
    expect(table.options).toEqual(['bombard:arnor', 'bombard:lor', 'each', 'none']);
    table.answer('each');
    for (const target of ['bombard:lor', 'bombard:arnor', 'bombard:lor']) {
      expect([table.prompt, rollsOf(table)]).toEqual(['ti4.bombard-with', []]);
      table.answer(target);
    }
    expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:10', '0 bombardment dreadnought:10 dreadnought:1']);
    expect([table.unitsOf(1, 'arnor'), table.unitsOf(1, 'lor')]).toEqual([{ infantry: 1 }, { infantry: 1 }]);
  },
);

rule(
  'ti4',
  ['bombardment.1a', 'bombardment.1b'],
  'only units with the ability bombard, with as many dice as it says: a war sun rolls three that hit on 3',
  () => {
    const table = battle(here, 'invasion')
      .technologies(0, 'war-sun')
      .units(0, here, { 'war-sun': 1, cruiser: 1 })
      .units(1, 'arnor', { infantry: 4 })
      .dice(3, 2, 3)
      .play(bombard)
      .answer('bombard:arnor');
    expect(rollsOf(table)).toEqual(['0 bombardment war-sun:3 war-sun:2 war-sun:3']);
    expect(table.unitsOf(1, 'arnor')).toEqual({ infantry: 2 });
  },
);

rule('ti4', 'bombardment.2a', 'hits beyond the ground forces have no effect on structures or anything else', () => {
  const table = battle(here, 'invasion')
    .technologies(0, 'war-sun')
    .units(0, here, { 'war-sun': 1 })
    .units(1, 'arnor', { infantry: 1, pds: 1, 'space-dock': 1 })
    .units(1, 'lor', { infantry: 1 })
    .dice(10, 10, 10)
    .play(bombard)
    .answer('bombard:arnor');
  expect(table.unitsOf(1, 'arnor')).toEqual({ pds: 1, 'space-dock': 1 });
  expect(table.unitsOf(1, 'lor')).toEqual({ infantry: 1 });
  expect(table.state.planets.arnor?.owner).toBe(1);
});

rule('ti4', 'bombardment.1c', 'what rerolls combat rolls does not reroll bombardment', () => {
  const table = battle(here, 'invasion')
    .hand(0, 'fire-team')
    .units(0, here, { dreadnought: 1 })
    .units(1, 'arnor', { infantry: 1 })
    .dice(4)
    .play(bombard)
    .answer('bombard:arnor');
  expect(table.isOver).toBe(true); // nobody is asked about the card
  expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:4']);
});

rule(
  'ti4',
  ['bombardment.1f', 'planetary-shield.0', 'abilities.24d'],
  'a planet with a PDS cannot be bombarded, the other planet of the system can',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { dreadnought: 1 })
      .units(1, 'arnor', { infantry: 1, pds: 1 })
      .units(1, 'lor', { infantry: 1 })
      .play(bombard);
    expect(table.options).toEqual(['bombard:lor', 'none']);
  },
);

rule(
  'ti4',
  ['planetary-shield.3', 'planetary-shield.3b'],
  'while my war sun is in the system, it and my other ships bombard planets with a PDS; a war sun of somebody else helps too',
  () => {
    const scene = () =>
      battle(here, 'invasion', ['xxcha', 'yssaril', 'muaat'])
        .units(0, here, { dreadnought: 1 })
        .units(1, 'arnor', { infantry: 1, pds: 1 });
    expect(canBombard(scene().state, 0, 'arnor')).toBe(false);
    const own = scene().technologies(0, 'war-sun').units(0, here, { 'war-sun': 1 });
    const table = own.dice(1, 1, 1, 10).play(bombard).answer('bombard:arnor');
    expect(rollsOf(table)).toEqual(['0 bombardment war-sun:1 war-sun:1 war-sun:1 dreadnought:10']);
    expect(table.unitsOf(1, 'arnor')).toEqual({ pds: 1 });
    expect(canBombard(scene().units(2, here, { 'war-sun': 1 }).state, 0, 'arnor')).toBe(true);
    expect(canBombard(scene().units(2, 'tile-23', { 'war-sun': 1 }).state, 0, 'arnor')).toBe(false);
    const ownSun = scene().technologies(1, 'war-sun').units(1, here, { 'war-sun': 1 });
    expect(canBombard(ownSun.state, 0, 'arnor')).toBe(false); // its owner's units keep their shields
  },
);

rule(
  'ti4',
  ['bombardment.1e', 'planetary-shield.2'],
  'a bombardment after landing, as Harrow makes it, spares my own ground forces and stops at a Planetary Shield',
  () => {
    const harrow: Hooks = {
      triggers: [
        on('when ground-combat-round-end', {
          mandatory: true,
          usable: (_g, holder, { combat }) => combat.attacker === holder,
          *resolve(g, holder, { combat }) {
            if (combat.planet) yield* bombardment(g, holder, combat.system, [combat.planet]);
          },
        }),
      ],
    };
    const landing = (pds: number) =>
      battle(here, 'invasion')
        .ability(0, harrow)
        .units(0, here, { dreadnought: 2, infantry: 2 })
        .units(1, 'arnor', { infantry: 2, pds })
        .units(1, 'lor', { infantry: 2 });
    const table = landing(0).dice(1, 1, 1, 1, 10, 10).play(invasion).answer('none', 'commit:arnor:infantry:2');
    expect([table.seat, table.options]).toEqual([0, ['bombard:arnor', 'each', 'none']]); // at the end of the round
    table.answer('bombard:arnor');
    expect(rollsOf(table)[2]).toBe('0 bombardment dreadnought:10 dreadnought:10');
    expect(table.unitsOf(0, 'arnor')).toEqual({ infantry: 2 }); // not mine, although they are there
    expect(table.unitsOf(1, 'arnor')).toEqual({});
    expect(table.unitsOf(1, 'lor')).toEqual({ infantry: 2 });
    const shielded = landing(1).dice(1, 1, 1, 1, 1, 10, 10, 1, 1).play(invasion);
    shielded.answer('none', 'commit:arnor:infantry:2', 'none');
    expect(rollsOf(shielded).filter((roll) => roll.includes('bombardment'))).toEqual([]);
  },
);

rule('ti4', 'planetary-shield.1', 'Planetary Shield does not stop X-89 Bacterial Weapon', () => {
  const table = position()
    .technologies(0, 'x-89-bacterial-weapon')
    .units(0, here, { dreadnought: 1 })
    .units(1, 'arnor', { infantry: 2, pds: 1 })
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('action:technology/x-89-bacterial-weapon', 'planet:arnor');
  expect(table.unitsOf(1, 'arnor')).toEqual({ pds: 1 });
});

rule('ti4', 'bombardment.1', 'with Plasma Scoring one unit rolls one die more, against the planet I choose', () => {
  const table = battle(here, 'invasion')
    .technologies(0, 'plasma-scoring')
    .units(0, here, { dreadnought: 2 })
    .units(1, 'arnor', { infantry: 2 })
    .units(1, 'lor', { infantry: 2 })
    .dice(1, 1, 1)
    .play(bombard)
    .answer('each', 'bombard:arnor', 'bombard:lor', 'use:technology/plasma-scoring');
  const [arnor, lor] = [`extra:dreadnought:${here}:arnor`, `extra:dreadnought:${here}:lor`];
  expect([table.prompt, table.options]).toEqual(['ti4.extra-die', [arnor, lor]]);
  table.answer(lor);
  expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:1', '0 bombardment dreadnought:1 dreadnought:1']);
});
