import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, rollsOf } from '../testing/index.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-22';

rule(
  'ti4',
  [
    'anti-fighter-barrage.0',
    'anti-fighter-barrage.1',
    'anti-fighter-barrage.1b',
    'anti-fighter-barrage.2',
    'abilities.24a',
    'space-combat.3',
    'learn-to-play-only.12',
  ],
  'before the first round each destroyer rolls its barrage dice, and the hits destroy fighters at once',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { destroyer: 2 })
      .units(1, here, { carrier: 1, fighter: 3 })
      .own(1, 'lirta-iv')
      .dice(9, 8, 10, 1)
      .play(spaceCombat);
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'ti4.use-anti-fighter-barrage',
      ['all', 'some', 'none'],
    ]);
    table.answer('all');
    expect(rollsOf(table)).toEqual(['0 anti-fighter-barrage destroyer:9 destroyer:8 destroyer:10 destroyer:1']);
    expect(table.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 1 });
    expect(table.prompt).toBe('ti4.retreat?'); // the barrage comes before retreats
  },
);

rule(
  'ti4',
  ['anti-fighter-barrage.2a', 'sustain-damage.4a'],
  'hits beyond the fighters have no effect: other ships neither die nor sustain damage',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { destroyer: 1 })
      .units(1, here, { dreadnought: 1, fighter: 1 })
      .own(1, 'lirta-iv')
      .dice(10, 10)
      .play(spaceCombat)
      .answer('all');
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
    expect(table.state.systems[here]?.units.some(({ damaged }) => damaged > 0)).toBe(false);
  },
);

rule(
  'ti4',
  ['space-combat.3', 'space-combat.3a'],
  'both barrages are simultaneous; if one side has no ships left the combat is over at once',
  () => {
    const table = battle(here, 'space-combat')
      .technologies(0, 'fighter-2')
      .units(0, here, { fighter: 1, destroyer: 1 })
      .units(1, here, { fighter: 1, destroyer: 1 })
      .own(1, 'lirta-iv')
      .dice(10, 1, 10, 1)
      .play(spaceCombat)
      .answer('all', 'all');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ destroyer: 1 }, { destroyer: 1 }]);
    const ended = battle(here, 'space-combat')
      .technologies(1, 'fighter-2')
      .units(0, here, { destroyer: 1 })
      .units(1, here, { fighter: 2 })
      .own(1, 'lirta-iv')
      .dice(10, 10)
      .play(spaceCombat)
      .answer('all');
    expect(ended.isOver).toBe(true);
    expect(rollsOf(ended)).toHaveLength(1);
  },
);

rule('ti4', 'space-combat.3b', 'there is no barrage in later rounds', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { destroyer: 1 })
    .units(1, here, { carrier: 1, fighter: 2 })
    .dice(1, 1)
    .dice(1, 1, 1, 1)
    .dice(1, 9, 1, 1)
    .play(spaceCombat)
    .answer('all');
  expect(rollsOf(table).filter((roll) => roll.includes('barrage'))).toHaveLength(1);
  expect(rollsOf(table).length).toBeGreaterThan(4);
});

rule('ti4', 'space-combat.3c', 'the barrage takes place even if there are no fighters', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { destroyer: 1 })
    .units(1, here, { cruiser: 1 })
    .own(1, 'lirta-iv')
    .dice(10, 10)
    .play(spaceCombat)
    .answer('all');
  expect(rollsOf(table)).toEqual(['0 anti-fighter-barrage destroyer:10 destroyer:10']);
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
});

rule(
  'ti4',
  ['anti-fighter-barrage.1a', 'anti-fighter-barrage.1b', 'unit-upgrades.4'],
  'the upgrade says how a destroyer fires: Destroyer II rolls three dice that hit on 6',
  () => {
    const table = battle(here, 'space-combat')
      .technologies(0, 'destroyer-2')
      .units(0, here, { destroyer: 1, cruiser: 1 })
      .units(1, here, { carrier: 1, fighter: 4 })
      .own(1, 'lirta-iv')
      .dice(6, 5, 7)
      .play(spaceCombat)
      .answer('all');
    expect(rollsOf(table)).toEqual(['0 anti-fighter-barrage destroyer:6 destroyer:5 destroyer:7']);
    expect(table.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 2 });
  },
);

rule('ti4', 'anti-fighter-barrage.1c', 'a bonus to combat rolls, as in a nebula, does not help the barrage', () => {
  const table = battle('tile-42', 'space-combat')
    .units(0, 'tile-42', { carrier: 1, fighter: 2 })
    .own(0, 'wellon')
    .units(1, 'tile-42', { destroyer: 1 })
    .dice(8, 8)
    .play(spaceCombat)
    .answer('all');
  expect(rollsOf(table)).toEqual(['1 anti-fighter-barrage destroyer:8 destroyer:8']);
  expect(table.unitsOf(0, 'tile-42')).toEqual({ carrier: 1, fighter: 2 });
});

rule('ti4', 'anti-fighter-barrage.1', 'I may also fire with some units only', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { destroyer: 2 })
    .units(1, here, { carrier: 1, fighter: 2 })
    .own(1, 'lirta-iv')
    .dice(10, 10)
    .play(spaceCombat)
    .answer('some', '1:destroyer:tile-22');
  expect(rollsOf(table)).toEqual(['0 anti-fighter-barrage destroyer:10 destroyer:10']);
});
