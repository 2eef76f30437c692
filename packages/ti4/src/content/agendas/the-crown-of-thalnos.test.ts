import { content, rule, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../rules/bombardment.ts';
import { invasion } from '../../rules/invasion.ts';
import { repeal } from '../../rules/laws.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, decide, reveal, rollsOf, session } from '../../testing/index.ts';

const here = 'tile-22';
const crown = 'the-crown-of-thalnos';

/** Seat 0 attacks and owns the crown. */
function crowned(step: 'space-combat' | 'invasion' = 'space-combat') {
  return battle(here, step).law(crown, 'player-0', 0);
}

content('ti4', `agenda/${crown}`, 'the elected player owns it', () => {
  const table = decide(reveal(session(), crown), 'player-1');
  expect(table.state.laws).toMatchObject([{ id: crown, owner: 1 }]);
  expect(table.player(1).points).toBe(0);
});

ruling(
  'ti4',
  `ag/${crown}.1`,
  'the owner rolls dice again; a unit that misses again is destroyed, one that hits now stays',
  () => {
    const table = crowned()
      .units(0, here, { cruiser: 2 })
      .units(1, here, { dreadnought: 2 })
      .dice(1, 2, 10, 3, 1, 1)
      .play(spaceCombat);
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.reroll-or-lose']);
    expect(table.options).toEqual(['done', 'misses', 'die:cruiser:1', 'die:cruiser:2']);
    table.answer('misses', 'done');
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 }); // 10 hits, 3 does not
    expect(table.events()).toContain('ti4.destroyed');
  },
);

ruling('ti4', `ag/${crown}.1`, 'who rolls nothing again loses nothing, and each die is rolled again once', () => {
  const table = crowned()
    .units(0, here, { cruiser: 2 })
    .units(1, here, { dreadnought: 2 })
    .dice(1, 2, 10, 1, 1)
    .play(spaceCombat);
  table.answer('die:cruiser:2');
  expect(table.options).toEqual(['done', 'die:cruiser:1']); // the picked one is on its way
  table.answer('done');
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 2 });
  expect(table.prompt).not.toBe('ti4.reroll-or-lose'); // not a second time for these dice
});

ruling(
  'ti4',
  `ag/${crown}.1`,
  'of a unit with several dice the new ones count together, and hits of the others stay',
  () => {
    const table = crowned()
      .technologies(0, 'war-sun')
      .units(0, here, { 'war-sun': 1 })
      .units(1, here, { cruiser: 3 })
      .dice(9, 1, 2, 1, 1) // one hit, two misses; both rolled again in vain
      .dice(1, 1, 1)
      .play(spaceCombat);
    expect(table.options).toEqual(['done', 'misses', 'die:war-sun:9:1', 'die:war-sun:1:1', 'die:war-sun:2:1']);
    table.answer('misses', 'done');
    expect(table.unitsOf(0, here)).toEqual({});
    expect(table.unitsOf(1, here)).toEqual({ cruiser: 2 }); // the hit of its other die counts
    const lucky = crowned()
      .technologies(0, 'war-sun')
      .units(0, here, { 'war-sun': 1 })
      .units(1, here, { cruiser: 3 })
      .dice(9, 1, 2, 1, 3, 1, 1, 1)
      .play(spaceCombat);
    lucky.answer('misses', 'done'); // a 3 is enough
    expect(lucky.unitsOf(0, here)).toEqual({ 'war-sun': 1 });
  },
);

ruling(
  'ti4',
  `ag/${crown}.2`,
  'the owner who destroys their last unit so still makes and takes the hits of the round',
  () => {
    const table = crowned()
      .technologies(0, 'war-sun')
      .units(0, here, { 'war-sun': 1 })
      .units(1, here, { cruiser: 1 })
      .dice(9, 1, 2, 1, 1, 10)
      .play(spaceCombat);
    table.answer('misses', 'done');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, {}]);
    expect(table.events()).toContain('ti4.combat-drawn');
    expect(rollsOf(table).at(-1)).toBe('1 combat cruiser:10');
  },
);

ruling('ti4', `ag/${crown}.2`, 'the opponent has not destroyed the unit and scores nothing for it', () => {
  const table = crowned()
    .technologies(0, 'war-sun')
    .secrets(1, 'destroy-their-greatest-ship')
    .units(0, here, { 'war-sun': 1, cruiser: 1 })
    .units(1, here, { cruiser: 2 })
    .dice(1, 1, 1, 1, 1, 1, 7, 1, 1)
    .play(spaceCombat);
  table.answer('misses', 'done');
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
  expect(table.player(1).scoredSecrets).toEqual([]);
});

ruling('ti4', `ag/${crown}.2`, 'not for bombardment, but for a ground combat', () => {
  const shot = crowned('invasion')
    .units(0, here, { dreadnought: 1 })
    .units(1, 'tarmann', { infantry: 2 })
    .dice(1)
    .play((g) => bombardment(g, 0, here));
  shot.answer('bombard:tarmann');
  expect(shot.isOver).toBe(true);
  const landed = crowned('invasion')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(1, 2, 1, 1)
    .play(invasion);
  landed.answer('commit:tarmann:infantry:2');
  expect([landed.seat, landed.prompt]).toEqual([0, 'ti4.reroll-or-lose']);
  landed.answer('die:infantry:1', 'done');
  expect(landed.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
});

ruling('ti4', `ag/${crown}.2`, 'not for the dice of a barrage', () => {
  const table = crowned()
    .units(0, here, { destroyer: 1 })
    .units(1, here, { carrier: 1, fighter: 2 })
    .dice(1, 1, 1)
    .play(spaceCombat);
  while (table.prompt === 'ti4.use-anti-fighter-barrage') table.answer('all');
  expect(table.options).toEqual(['done', 'die:destroyer:1']); // the combat roll
});

content('ti4', `agenda/${crown}`, 'nobody but its owner, and nobody once it is discarded, rolls again', () => {
  const fight = (owner: number) =>
    battle(here, 'space-combat')
      .law(crown, `player-${owner}`, owner)
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(1, 1);
  expect(fight(2).dice(10, 1).play(spaceCombat).isOver).toBe(true);
  const repealed = fight(0)
    .dice(10, 1)
    .play(function* (g) {
      yield* repeal(g, crown);
      yield* spaceCombat(g);
    });
  expect(repealed.isOver).toBe(true);
});

rule(
  'ti4',
  ['rerolls.2', 'rerolls.3'],
  'the dice of one combat value are rolled again before others are rolled',
  () => {
    const table = crowned()
      .units(0, here, { cruiser: 1, fighter: 1, carrier: 1 })
      .units(1, here, { dreadnought: 2 })
      .dice(1, 1, 1, 1, 1)
      .play(spaceCombat);
    expect(table.options).toEqual(['done', 'die:cruiser:1']);
    table.answer('done');
    expect(table.options).toEqual(['done', 'misses', 'die:carrier:1', 'die:fighter:1']);
  },
);
