import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, declining, rollsOf } from '../testing/index.ts';
import { retreats } from './retreat.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-22'; // next to tile-18, -23, -35, -40 and two asteroid fields

rule(
  'ti4',
  ['space-combat.4', 'space-combat.4b'],
  'the defender announces first; only if they fight on may the attacker announce',
  () => {
    const scene = () =>
      battle(here, 'space-combat')
        .units(0, here, { cruiser: 1 })
        .own(0, 'saudor')
        .units(1, here, { cruiser: 1 })
        .own(1, 'lirta-iv')
        .dice(1, 1)
        .play(spaceCombat);
    const stays = scene();
    expect([stays.seat, stays.prompt, stays.options]).toEqual([1, 'ti4.retreat?', ['fight', 'retreat']]);
    stays.answer('fight');
    expect([stays.seat, stays.prompt, stays.options]).toEqual([0, 'ti4.retreat?', ['fight', 'retreat']]);
    const flees = scene().answer('retreat');
    expect(flees.events()).not.toContain('ti4.destroyed');
    expect(flees.unitsOf(0, here)).toEqual({ cruiser: 1 });
    expect(flees.unitsOf(1, 'tile-35')).toEqual({ cruiser: 1 });
  },
);

rule('ti4', 'space-combat.4a', 'who announces a retreat still fights the round and leaves at its end', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 2 })
    .own(1, 'lirta-iv')
    .dice(10, 1, 1)
    .play(spaceCombat)
    .answer('retreat');
  expect(rollsOf(table)).toEqual(['0 combat cruiser:10', '1 combat cruiser:1 cruiser:1']);
  expect(table.unitsOf(1, 'tile-35')).toEqual({ cruiser: 1 });
  expect(table.unitsOf(1, here)).toEqual({});
});

rule('ti4', 'space-combat.4c', 'I cannot announce a retreat when there is nowhere to go', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .own(1, 'quann') // two systems away
    .dice(10, 1)
    .play(spaceCombat);
  expect(table.isOver).toBe(true);
  expect(table.events()).not.toContain('ti4.announces-retreat');
});

rule(
  'ti4',
  'space-combat.7c',
  'I retreat to where I have a planet or a unit and nobody else has ships, and into no anomaly that stops ships',
  () => {
    const { state } = battle(here, 'space-combat')
      .units(1, here, { cruiser: 1 })
      .own(1, 'saudor') // tile-23: a planet is enough
      .units(1, 'bereg', { infantry: 1 }) // tile-35: a unit, but a fighter of another player
      .units(2, 'tile-35', { fighter: 1 })
      .units(1, 'tile-40', { destroyer: 1 }) // a unit is enough
      .units(1, 'tile-44', { destroyer: 1 }) // asteroids
      .own(2, 'mecatol-rex'); // tile-18: nothing of mine
    expect(retreats(state, 1, here)).toEqual(['tile-23', 'tile-40']);
    state.players[1]?.technologies.push('antimass-deflectors');
    expect(retreats(state, 1, here)).toEqual(['tile-44', 'tile-23', 'tile-40']);
  },
);

rule(
  'ti4',
  ['space-combat.7', 'space-combat.7b'],
  'I must go: all ships with a move value to one system, with what they can carry; the rest is destroyed',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { dreadnought: 1 })
      .units(1, here, { carrier: 2, dreadnought: 1, fighter: 5, infantry: 1 }, { dreadnought: 1 })
      .own(1, 'lirta-iv', 'saudor')
      .dice(10)
      .dice(1, 1, 1, 1, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('retreat', 'carrier:tile-22');
    expect([table.seat, table.prompt, table.options]).toEqual([1, 'ti4.retreat-to', ['to:tile-35', 'to:tile-23']]);
    table.answer('to:tile-23');
    expect(table.options).toEqual(['fighter:tile-22', 'infantry:tile-22']);
    table.answer('fighter:tile-22');
    expect(table.unitsOf(1, here)).toEqual({});
    expect(table.unitsOf(1, 'tile-23')).toEqual({ dreadnought: 1, carrier: 1, fighter: 4, infantry: 1 });
    expect(table.state.systems['tile-23']?.units.find(({ type }) => type === 'dreadnought')?.damaged).toBe(1);
  },
);

rule('ti4', 'space-combat.7b', 'upgraded fighters move by themselves; ground forces on planets stay', () => {
  const table = battle(here, 'space-combat')
    .technologies(1, 'fighter-2')
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { fighter: 2 })
    .units(1, 'tarmann', { infantry: 2 })
    .own(1, 'lirta-iv')
    .dice(1, 1, 1)
    .play(spaceCombat)
    .answer('retreat');
  expect(table.unitsOf(1, 'tile-35')).toEqual({ fighter: 2 });
  expect(table.unitsOf(1, 'tarmann')).toEqual({ infantry: 2 });
});

rule('ti4', 'space-combat.7a', 'if the opponent has no ships left, the combat is over and nobody retreats', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .own(1, 'lirta-iv')
    .dice(1, 10)
    .play(spaceCombat)
    .answer('retreat');
  expect(table.isOver).toBe(true);
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
});

rule(
  'ti4',
  'space-combat.7d',
  'a command token from reinforcements goes where I retreated to, unless one is there; from a pool if none is left',
  () => {
    const scene = () =>
      battle(here, 'space-combat')
        .units(0, here, { cruiser: 1 })
        .units(1, here, { cruiser: 1 })
        .own(1, 'lirta-iv')
        .dice(1, 1);
    const usual = scene().play(spaceCombat).answer('retreat');
    expect(usual.state.systems['tile-35']?.tokens).toEqual([1]);
    expect(usual.player(1)).toMatchObject({ tokens: 7, pools: { tactic: 3, fleet: 3, strategy: 2 } });
    const second = scene().token(1, 'tile-35').play(spaceCombat).answer('retreat');
    expect(second.state.systems['tile-35']?.tokens).toEqual([1]);
    expect(second.player(1).tokens).toBe(7);
    const empty = scene().pools(1, { tactic: 8, fleet: 4, strategy: 4 }).play(spaceCombat).answer('retreat');
    expect([empty.seat, empty.prompt]).toEqual([1, 'ti4.token-from-pool']);
    empty.answer('pool:strategy');
    expect(empty.player(1).pools.strategy).toBe(3);
    expect(empty.state.systems['tile-35']?.tokens).toEqual([1]);
    const lost = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { carrier: 1, fighter: 1 })
      .own(1, 'lirta-iv')
      .dice(10, 1, 1)
      .play(spaceCombat)
      .answer('retreat', `carrier:${here}`); // now only a fighter is left, which cannot go alone
    expect(lost.unitsOf(1, here)).toEqual({});
    expect(lost.state.systems['tile-35']?.tokens).toEqual([]);
  },
);

rule(
  'ti4',
  ['space-combat.4b', 'space-combat.7'],
  'a retreat that a card prevents does not happen, but it was announced: the attacker cannot announce one now',
  () => {
    const scene = (card: 'intercept' | 'bunker') => {
      const table = battle(here, 'space-combat')
        .units(0, here, { cruiser: 1 })
        .own(0, 'saudor')
        .units(1, here, { cruiser: 1 })
        .own(1, 'lirta-iv')
        .hand(0, card)
        .dice(1, 1, 1, 1)
        .play(spaceCombat);
      declining(table);
      expect(table.seat).toBe(1); // the defender first
      return declining(table.answer('retreat'), 'intercept');
    };
    const held = scene('intercept').answer('use:action-card/intercept');
    declining(held);
    expect(rollsOf(held)).toHaveLength(2); // the attacker was not asked, and both have rolled
    expect(held.unitsOf(1, here)).toEqual({ cruiser: 1 }); // and nobody has left
    expect([held.state.combat?.round, held.state.combat?.retreating]).toEqual([2, null]);
    expect([held.seat, held.options]).toEqual([1, ['fight', 'retreat']]); // the defender may announce again
    held.answer('fight');
    expect([held.seat, held.options]).toEqual([0, ['fight', 'retreat']]); // and so may the attacker
    const free = declining(scene('bunker'));
    expect([free.unitsOf(1, here), free.unitsOf(1, 'tile-35')]).toEqual([{}, { cruiser: 1 }]);
  },
);

rule(
  'ti4',
  ['space-combat.4c', 'space-combat.7b'],
  'fighters that cannot travel alone are not asked to retreat',
  () => {
    const scene = (change: (built: ReturnType<typeof battle>) => unknown) => {
      const built = battle(here, 'space-combat')
        .units(0, here, { cruiser: 1 })
        .units(1, here, { fighter: 2 })
        .own(1, 'lirta-iv')
        .dice(1, 1, 1, 1);
      change(built);
      return built.play(spaceCombat);
    };
    expect(scene(() => {}).prompt).not.toBe('ti4.retreat?');
    expect(scene((built) => built.units(1, here, { carrier: 1 })).prompt).toBe('ti4.retreat?');
    expect(scene((built) => built.technologies(1, 'fighter-2')).prompt).toBe('ti4.retreat?');
  },
);

rule('ti4', 'fleet-pool.3', 'what is too much for my fleet pool where I retreat to is removed', () => {
  const table = battle(here, 'space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 2 })
    .units(1, 'tile-35', { destroyer: 2 })
    .dice(1, 1, 1)
    .play(spaceCombat)
    .answer('retreat');
  expect(table.prompt).toBe('ti4.choose-removed');
  table.answer('destroyer:tile-35');
  expect(table.unitsOf(1, 'tile-35')).toEqual({ cruiser: 2, destroyer: 1 });
});

rule('ti4', ['nebula.1', 'space-combat.7c'], 'a nebula is no place to retreat to', () => {
  const { state } = battle('tile-24', 'space-combat')
    .units(1, 'tile-24', { cruiser: 1 })
    .units(1, 'tile-42', { cruiser: 1 })
    .units(1, 'tile-47', { cruiser: 1 });
  expect(retreats(state, 1, 'tile-24')).toEqual(['tile-47']);
});
