import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { ActionCardId } from '../content/action-cards.ts';
import { battle, declining } from '../testing/index.ts';
import { opponentIn } from './combat.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-22';

/** Seat 0 attacks seat 1, who could retreat; `seat` holds a card. */
function fleets(seat: number, card: ActionCardId, attackers: number, ship: 'cruiser' | 'dreadnought', many: number) {
  return battle(here, 'space-combat')
    .hand(seat, card)
    .units(0, here, { cruiser: attackers })
    .units(1, here, { [ship]: many })
    .own(1, 'lirta-iv');
}

rule('ti4', 'opponent.1', "a player outside the combat is nobody's opponent: their Intercept is of no use", () => {
  const scene = (seat: number) => {
    const table = fleets(seat, 'intercept', 1, 'cruiser', 1).dice(1, 1).play(spaceCombat);
    return declining(declining(table).answer('retreat'), 'intercept');
  };
  const outside = scene(2);
  expect(outside.isOver).toBe(true);
  expect(outside.unitsOf(1, 'tile-35')).toEqual({ cruiser: 1 });
  const inside = scene(0);
  expect([inside.seat, inside.options]).toEqual([0, ['use:action-card/intercept', 'pass']]);
  const combat = inside.state.combat!;
  expect([0, 1, 2].map((seat) => opponentIn(combat, seat))).toEqual([1, 0, null]);
  inside.answer('use:action-card/intercept');
  expect(inside.unitsOf(1, 'tile-35')).toEqual({});
});

rule(
  'ti4',
  ['sustain-damage.5', 'destroyed.0'],
  'Sustain Damage does not help against what destroys a ship directly, like Direct Hit',
  () => {
    const table = declining(fleets(0, 'direct-hit', 2, 'dreadnought', 2).dice(10, 1, 1, 1).play(spaceCombat));
    declining(table.answer('fight')).answer('sustain:dreadnought:tile-22');
    declining(table, 'direct-hit').answer('use:action-card/direct-hit');
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
    expect(table.state.systems[here]?.units.some(({ damaged }) => damaged > 0)).toBe(false);
    expect(table.player(1).reinforcements.dreadnought).toBe(4);
  },
);

rule('ti4', 'sustain-damage.1', 'hits can be cancelled before they are assigned, as by Shields Holding', () => {
  const table = declining(fleets(1, 'shields-holding', 3, 'cruiser', 2).dice(10, 10, 10, 1, 1).play(spaceCombat));
  declining(table.answer('fight'), 'shields-holding').answer('use:action-card/shields-holding');
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
});
