import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { ActionCardId } from '../content/action-cards.ts';
import type { Ti4, Until } from '../state.ts';
import { battle, declining } from '../testing/index.ts';
import { opponentIn } from './combat.ts';
import { invasion } from './invasion.ts';
import { spaceCannonOffense } from './space-cannon.ts';
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
  declining(table.answer('fight'), 'shields-holding').answer('use:action-card/shields-holding', 'cancel:2');
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
});

test('effects last as long as they should: a round, the combat, the fire of space cannons, the invasion', () => {
  const untils: readonly Until[] = ['combat-round', 'combat', 'space-cannon', 'invasion', 'turn'];
  const left = (g: Ti4) => g.effects.map(({ until }) => until);
  const lasting = (step: 'space-combat' | 'space-cannon-offense' | 'invasion') =>
    battle(here, step).with((g) => {
      for (const until of untils) g.effects.push({ source: 'action-card/bunker', holder: 2, until, target: null });
    });
  const space = lasting('space-combat')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .own(1, 'lirta-iv')
    .dice(1, 1, 10, 1)
    .play(spaceCombat)
    .answer('fight');
  expect(left(space.snapshot())).toEqual(['combat', 'space-cannon', 'invasion', 'turn']); // round 2
  space.answer('fight');
  expect(left(space.snapshot())).toEqual(['space-cannon', 'invasion', 'turn']);
  const cannons = lasting('space-cannon-offense').play(spaceCannonOffense);
  expect(left(cannons.snapshot())).toEqual(['combat-round', 'combat', 'invasion', 'turn']);
  const ground = lasting('invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(left(ground.snapshot())).toEqual(['space-cannon', 'turn']);
});

test('a combat remembers what was destroyed, and forgets who sustained damage once they are gone or the round is over', () => {
  const table = declining(fleets(0, 'direct-hit', 2, 'dreadnought', 2).dice(10, 10, 1, 1).play(spaceCombat));
  declining(table.answer('fight')).answer('sustain:dreadnought:tile-22');
  expect(table.state.combat?.sustained).toEqual([{ seat: 1, type: 'dreadnought', count: 1 }]);
  declining(table, 'direct-hit').answer('use:action-card/direct-hit');
  expect(table.state.combat?.sustained).toEqual([{ seat: 1, type: 'dreadnought', count: 0 }]);
  expect(table.state.combat?.destroyed).toEqual([{ seat: 1, type: 'dreadnought' }]);
  declining(table.answer('sustain:dreadnought:tile-22'));
  expect(table.prompt).toBe('ti4.retreat?');
  expect(table.state.combat).toMatchObject({ round: 2, sustained: [], rolls: [], retreating: null });
});

rule('ti4', 'space-combat.10', 'nobody wins a combat that a card has ended, as Skilled Retreat does', () => {
  const table = fleets(1, 'skilled-retreat', 1, 'cruiser', 1).play(spaceCombat);
  table.answer('use:action-card/skilled-retreat', 'to:tile-35');
  expect(table.isOver).toBe(true);
  expect(table.events()).toContain('ti4.combat-drawn');
});
