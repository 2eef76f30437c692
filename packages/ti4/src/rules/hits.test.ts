import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Ti4 } from '../state.ts';
import { battle } from '../testing/index.ts';
import { assignHits } from './hits.ts';
import { isShip } from './pieces.ts';

const here = 'tile-22';

function hit(hits: number, notToFighters = 0) {
  return (g: Ti4) =>
    assignHits(g, { seat: 1, by: 0, cause: 'space-cannon', place: here, hits, notToFighters }, [here], isShip);
}

rule('ti4', 'destroyed.1', 'I choose as many of my units as there are hits, one after the other', () => {
  const table = battle(here, 'space-combat').units(1, here, { cruiser: 2, destroyer: 1, fighter: 3 }).play(hit(3));
  expect([table.seat, table.options]).toEqual([1, ['cruiser:tile-22', 'destroyer:tile-22', 'fighter:tile-22']]);
  table.answer('fighter:tile-22', 'cruiser:tile-22', 'fighter:tile-22');
  expect(table.isOver).toBe(true);
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 1, destroyer: 1, fighter: 1 });
});

rule('ti4', 'destroyed.1', 'when there are as many hits as units nothing is asked, and more hits are lost', () => {
  const table = battle(here, 'space-combat').units(1, here, { cruiser: 1, fighter: 1 }).play(hit(3));
  expect(table.isOver).toBe(true);
  expect(table.unitsOf(1, here)).toEqual({});
});

rule(
  'ti4',
  ['sustain-damage.0', 'sustain-damage.1', 'sustain-damage.4', 'space-combat.6a', 'abilities.24b'],
  'before I assign hits, also those of space cannons, units with Sustain Damage may each cancel one',
  () => {
    const table = battle(here, 'space-combat').units(1, here, { dreadnought: 2, cruiser: 1 }).play(hit(2));
    expect([table.prompt, table.options]).toEqual(['ti4.sustain-damage', ['sustain:dreadnought:tile-22', 'done']]);
    table.answer('sustain:dreadnought:tile-22');
    expect(table.prompt).toBe('ti4.sustain-damage');
    table.answer('done');
    expect(table.options).toEqual(['dreadnought:tile-22', 'dreadnought:tile-22:damaged', 'cruiser:tile-22']);
    table.answer('cruiser:tile-22');
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 2 });
    expect(table.state.systems[here]?.units[0]?.damaged).toBe(1);
  },
);

rule('ti4', 'sustain-damage.3', 'a damaged unit cannot sustain damage again', () => {
  const table = battle(here, 'space-combat').units(1, here, { dreadnought: 1 }, { dreadnought: 1 }).play(hit(1));
  expect(table.isOver).toBe(true);
  expect(table.unitsOf(1, here)).toEqual({});
});

rule('ti4', 'sustain-damage.4a', 'only units that the hit could go to may sustain it', () => {
  const fighters = (g: Ti4) =>
    assignHits(
      g,
      { seat: 1, by: 0, cause: 'anti-fighter-barrage', place: here, hits: 1, notToFighters: 0 },
      [here],
      (type) => type === 'fighter',
    );
  const table = battle(here, 'space-combat').units(1, here, { dreadnought: 1, fighter: 1 }).play(fighters);
  expect(table.isOver).toBe(true);
  expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
});

rule('ti4', 'sustain-damage.0', 'units elsewhere neither take the hits nor sustain them', () => {
  const table = battle(here, 'space-combat')
    .units(1, 'tile-35', { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .play(hit(2));
  expect(table.isOver).toBe(true);
  expect([table.unitsOf(1, here), table.unitsOf(1, 'tile-35')]).toEqual([{}, { dreadnought: 1 }]);
});

rule(
  'ti4',
  'space-cannon.5',
  'hits that must go to other ships than fighters do so as long as there are any; the others are free',
  () => {
    const table = battle(here, 'space-combat').units(1, here, { cruiser: 1, destroyer: 1, fighter: 4 }).play(hit(3, 1));
    expect(table.options).toEqual(['cruiser:tile-22', 'destroyer:tile-22']);
    table.answer('destroyer:tile-22');
    expect(table.options).toEqual(['cruiser:tile-22', 'fighter:tile-22']);
    const all = battle(here, 'space-combat').units(1, here, { cruiser: 1, fighter: 4 }).play(hit(3, 3));
    expect(all.unitsOf(1, here)).toEqual({ fighter: 2 });
    const sustained = battle(here, 'space-combat').units(1, here, { dreadnought: 1, fighter: 4 }).play(hit(2, 1));
    sustained.answer('sustain:dreadnought:tile-22');
    expect(sustained.options).toEqual(['dreadnought:tile-22:damaged', 'fighter:tile-22']);
  },
);
