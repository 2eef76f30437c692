import { rule } from '@orrery/kernel/testing';
import { beforeEach, expect, test } from 'vitest';
import type { Moment } from '../content/events.ts';
import { type Hooks, on } from '../content/hooks.ts';
import { battle, rollsOf } from '../testing/index.ts';
import { invasion } from './invasion.ts';
import { spaceCannonOffense } from './space-cannon.ts';
import { spaceCombat } from './space-combat.ts';

const moments: readonly Moment[] = [
  'before space-cannon-used',
  'after space-cannon-used',
  'before hits-assigned',
  'when sustain-damage-used',
  'after sustain-damage-used',
  'when unit-destroyed',
  'after unit-destroyed',
  'before space-combat-start',
  'when space-combat-start',
  'when space-combat-round-start',
  'when barrage-rolls-made',
  'when retreat-declared',
  'after retreat-declared',
  'when space-combat-rolls-made',
  'after space-combat-rolls-made',
  'after hits-taken',
  'when space-combat-round-end',
  'when space-combat-won',
  'after space-combat-won',
  'when invasion-start',
  'before bombardment-used',
  'after bombardment-used',
  'when custodians-removal',
  'after custodians-removal',
  'when units-committed',
  'after units-committed',
  'before ground-combat-start',
  'when ground-combat-start',
  'when ground-combat-round-start',
  'when ground-combat-rolls-made',
  'after ground-combat-rolls-made',
  'when ground-combat-round-end',
  'when ground-combat-won',
  'after ground-combat-won',
  'when planet-control-gained',
  'after planet-control-gained',
  'when planet-control-lost',
  'after planet-control-lost',
];

let seen: string[] = [];
beforeEach(() => {
  seen = [];
});

/** An ability that notes every moment, with the seat it is about. */
const watching: Hooks = {
  triggers: moments.map((moment) =>
    on(moment, {
      mandatory: true,
      usable: (_g, _holder, event) => {
        seen.push('seat' in event ? `${moment} ${event.seat}` : moment);
        return false;
      },
      *resolve() {},
    }),
  ),
};
/** Two abilities that may be used in the first and in any round. */
const ofCombats: Hooks = {
  triggers: [
    on(['when space-combat-start', 'when ground-combat-start'], { usable: () => true, *resolve() {} }),
    on(['when space-combat-round-end', 'when ground-combat-round-end'], { usable: () => true, *resolve() {} }),
  ],
};
const ofRounds: Hooks = {
  triggers: [
    on(['when space-combat-round-start', 'when ground-combat-round-start'], { usable: () => true, *resolve() {} }),
  ],
};

/** Ends a space combat, and adds a hit on the ground. */
const meddling: Hooks = {
  triggers: [
    on('when space-combat-round-start', {
      mandatory: true,
      usable: (_g, _holder, { combat }) => !combat.ended,
      *resolve(_g, _holder, { combat }) {
        combat.ended = true;
      },
    }),
    on('after ground-combat-rolls-made', {
      mandatory: true,
      usable: (_g, holder, { seat }) => seat === holder,
      *resolve(_g, _holder, { roll }) {
        roll.extraHits++;
      },
    }),
  ],
};

test('an ability may end a combat in which both still have ships: nobody wins, and they do not fight again', () => {
  const table = battle('tile-22', 'space-combat')
    .ability(2, meddling)
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .play(spaceCombat);
  expect(table.isOver).toBe(true);
  expect(table.events()).toEqual(['ti4.combat-begins', 'ti4.combat-drawn']);
  expect([table.unitsOf(0, 'tile-22'), table.unitsOf(1, 'tile-22')]).toEqual([{ cruiser: 1 }, { cruiser: 1 }]);
});

test('an ability may add hits to those of the dice', () => {
  const table = battle('tile-22', 'invasion')
    .ability(1, meddling)
    .units(0, 'tile-22', { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(1, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(rollsOf(table)).toEqual(['0 combat infantry:1', '1 combat infantry:1']); // one round was enough
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, 'tarmann')]).toEqual([{}, { infantry: 1 }]);
});

test('a space combat opens its windows in the order of the steps', () => {
  battle('tile-22', 'space-combat')
    .ability(2, watching)
    .units(0, 'tile-22', { destroyer: 1, dreadnought: 1 })
    .units(1, 'tile-22', { cruiser: 1, fighter: 1 })
    .own(1, 'lirta-iv')
    .dice(10, 1)
    .dice(1, 9)
    .dice(10)
    .play(spaceCombat)
    .answer('all', 'retreat', 'sustain:dreadnought:tile-22');
  expect(seen).toEqual([
    'before space-combat-start',
    'when space-combat-start',
    'when space-combat-round-start',
    'when barrage-rolls-made 0',
    'before hits-assigned 1',
    'when unit-destroyed 1',
    'after unit-destroyed 1',
    'when retreat-declared 1',
    'after retreat-declared 1',
    'when space-combat-rolls-made 0',
    'when space-combat-rolls-made 0',
    'after space-combat-rolls-made 0',
    'when space-combat-rolls-made 1',
    'after space-combat-rolls-made 1',
    'before hits-assigned 0',
    'when sustain-damage-used 0',
    'after sustain-damage-used 0',
    'after hits-taken 0',
    'before hits-assigned 1',
    'when unit-destroyed 1',
    'after unit-destroyed 1',
    'after hits-taken 1',
    'when space-combat-round-end',
    'when space-combat-won 0',
    'after space-combat-won 0',
  ]);
});

test('an invasion opens its windows in the order of the steps', () => {
  battle('tile-22', 'invasion')
    .ability(2, watching)
    .technologies(0, 'war-sun')
    .units(0, 'tile-22', { 'war-sun': 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 2, pds: 1 })
    .dice(10, 1, 1)
    .dice(1)
    .dice(10, 1, 1)
    .play(invasion)
    .answer('bombard:tarmann', 'commit:tarmann:infantry:2', 'all');
  expect(seen).toEqual([
    'when invasion-start 0',
    'before bombardment-used 0',
    'before hits-assigned 1',
    'when unit-destroyed 1',
    'after unit-destroyed 1',
    'after bombardment-used 0',
    'when units-committed 0',
    'after units-committed 0',
    'before space-cannon-used 1',
    'after space-cannon-used 1',
    'before ground-combat-start',
    'when ground-combat-start',
    'when ground-combat-round-start',
    'when ground-combat-rolls-made 0',
    'after ground-combat-rolls-made 0',
    'when ground-combat-rolls-made 1',
    'after ground-combat-rolls-made 1',
    'after hits-taken 0',
    'before hits-assigned 1',
    'when unit-destroyed 1',
    'after unit-destroyed 1',
    'after hits-taken 1',
    'when ground-combat-round-end',
    'when ground-combat-won 0',
    'after ground-combat-won 0',
    'when planet-control-gained 0',
    'when unit-destroyed 1', // the PDS
    'after unit-destroyed 1',
    'when planet-control-lost 1',
    'after planet-control-lost 1',
    'after planet-control-gained 0',
  ]);
});

test('space cannon fire and the custodians can be answered', () => {
  battle('tile-22', 'space-cannon-offense')
    .ability(2, watching)
    .units(0, 'tile-22', { cruiser: 1 })
    .units(1, 'tarmann', { pds: 1 })
    .dice(1)
    .play(spaceCannonOffense)
    .answer('all');
  battle('tile-18', 'invasion')
    .ability(2, watching)
    .units(0, 'tile-18', { carrier: 1, infantry: 1 })
    .goods(0, 2)
    .play(invasion)
    .answer('remove-custodians', 'exhaust:archon-ren', 'exhaust:archon-tau', 'trade-goods:2');
  expect(seen).toEqual([
    'before space-cannon-used 1',
    'after space-cannon-used 1',
    'when invasion-start 0',
    'when custodians-removal 0',
    'after custodians-removal 0',
    'when units-committed 0',
    'after units-committed 0',
    'when planet-control-gained 0',
    'after planet-control-gained 0',
  ]);
});

const start = ['use:made-up/combats', 'use:made-up/rounds'];

rule(
  'ti4',
  ['space-combat.2', 'space-combat.2a'],
  'what I may use before or at the start of a combat and of its first round is offered together, before the barrage',
  () => {
    const table = battle('tile-22', 'space-combat')
      .ability(0, ofRounds, 'rounds')
      .ability(0, ofCombats, 'combats')
      .units(0, 'tile-22', { destroyer: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .dice(1, 1, 1, 1)
      .play(spaceCombat);
    expect(table.options.toSorted()).toEqual(['pass', ...start]);
    table.answer('pass');
    expect(table.prompt).toBe('ti4.use-anti-fighter-barrage');
    table.answer('all', 'pass'); // the end of the round
    expect(table.options).toEqual(['use:made-up/rounds', 'pass']); // the start of the second round
  },
);

rule(
  'ti4',
  ['space-combat.2b', 'space-combat.9a', 'ground-combat.4b'],
  'the end of the last round is the end of the combat: one window, once, however the combat ends',
  () => {
    const table = battle('tile-22', 'space-combat')
      .ability(0, ofCombats, 'combats')
      .ability(0, watching)
      .units(0, 'tile-22', { cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat)
      .answer('pass');
    expect([table.state.combat?.round, table.unitsOf(1, 'tile-22')]).toEqual([1, {}]);
    expect(table.options).toEqual(['use:made-up/combats#2', 'pass']);
    table.answer('pass');
    expect(table.isOver).toBe(true);
    expect(seen.filter((each) => each === 'when space-combat-round-end')).toHaveLength(1);
    const ground = battle('tile-22', 'invasion')
      .ability(0, ofCombats, 'combats')
      .units(0, 'tile-22', { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(10, 1)
      .play(invasion)
      .answer('commit:tarmann:infantry:1', 'pass', 'pass');
    expect(ground.isOver).toBe(true);
  },
);

rule('ti4', 'ground-combat.4a', 'the start of a ground combat and of its first round are one window', () => {
  const table = battle('tile-22', 'invasion')
    .ability(1, ofRounds, 'rounds')
    .ability(1, ofCombats, 'combats')
    .units(0, 'tile-22', { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([table.seat, table.options.toSorted()]).toEqual([1, ['pass', ...start]]);
});
