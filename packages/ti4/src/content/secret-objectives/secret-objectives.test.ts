/** The five secret objectives of the action phase: when they are offered and when not. */
import { content, covers, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../rules/bombardment.ts';
import { destroy } from '../../rules/destroy.ts';
import { invasion } from '../../rules/invasion.ts';
import { put } from '../../rules/pieces.ts';
import { spaceCannonDefense, spaceCannonOffense } from '../../rules/space-cannon.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { battle, declining, position, type Table } from '../../testing/index.ts';
import { type Hooks, on } from '../hooks.ts';
import type { SecretObjectiveId } from '../secret-objectives.ts';

const here = 'tile-22';

/** A made-up ability: a destroyed flagship comes back at once. */
const comesBack: Hooks = {
  triggers: [
    on('when unit-destroyed', {
      mandatory: true,
      usable: (_g, holder, { seat, type }) => seat === holder && type === 'flagship',
      *resolve(g, holder) {
        put(g, holder, 'flagship', 1, here);
      },
    }),
  ],
};

/** The card, and rulings on it by their numbers. */
function cite(id: SecretObjectiveId, ...numbers: number[]) {
  return { content: `secret-objective/${id}`, ruling: numbers.map((number) => `so/${id}.${number}`) };
}

/** Whether the seat may score the objective now. */
function offers(table: Table, id: SecretObjectiveId): boolean {
  while (table.options.includes('fight')) table.answer('fight');
  return table.options.includes(`use:secret-objective/${id}`);
}

function scores(table: Table, id: SecretObjectiveId): void {
  expect(offers(table, id)).toBe(true);
  const { seat = 0 } = table;
  const before = table.player(seat).points;
  table.answer(`use:secret-objective/${id}`);
  expect(table.player(seat)).toMatchObject({ points: before + 1, scoredSecrets: [id] });
}

const greatest: SecretObjectiveId = 'destroy-their-greatest-ship';

covers('ti4', cite(greatest, 1), 'I destroyed a war sun or flagship of somebody else', () => {
  const duel = (units: object, damaged: object, ...dice: number[]) =>
    battle(here, 'space-combat')
      .technologies(1, 'war-sun')
      .secrets(0, greatest)
      .units(0, here, { dreadnought: 2 })
      .units(1, here, units, damaged)
      .dice(...dice)
      .play(spaceCombat);
  scores(duel({ flagship: 1 }, { flagship: 1 }, 10, 1, 1, 1), greatest);
  scores(duel({ 'war-sun': 1 }, { 'war-sun': 1 }, 10, 1, 1, 1, 1), greatest);
  expect(offers(duel({ dreadnought: 1 }, { dreadnought: 1 }, 10, 1, 1), greatest)).toBe(false);
});

covers('ti4', cite(greatest, 1, 2), 'outside of combats too, but not when its owner destroys it', () => {
  const lost = (by: number | null, phase: 'action' | 'agenda' = 'action') =>
    battle(here, 'space-combat')
      .phase(phase)
      .secrets(0, greatest)
      .units(1, here, { flagship: 1 })
      .play((g) => destroy(g, 1, { type: 'flagship', place: here, damaged: false }, by, 'ability'));
  expect(offers(lost(0), greatest)).toBe(true);
  expect(offers(lost(0, 'agenda'), greatest)).toBe(false); // it is an objective of the action phase
  expect(offers(lost(1), greatest)).toBe(false);
  expect(offers(lost(null), greatest)).toBe(false);
  const own = battle(here, 'space-combat')
    .secrets(0, greatest)
    .units(0, here, { flagship: 1 })
    .play((g) => destroy(g, 0, { type: 'flagship', place: here, damaged: false }, 0, 'ability'));
  expect(offers(own, greatest)).toBe(false);
});

ruling(
  'ti4',
  `so/${greatest}.2`,
  'a war sun of the Muaat is one; what its owner loses to the Crown of Thalnos is no deed of mine',
  () => {
    const sun = battle(here, 'space-combat', ['xxcha', 'muaat', 'hacan'])
      .secrets(0, greatest)
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { 'war-sun': 1 }, { 'war-sun': 1 })
      .dice(10, 1, 1, 1, 1)
      .play(spaceCombat);
    scores(sun, greatest);
    const crown = battle(here, 'space-combat')
      .secrets(0, greatest)
      .law('the-crown-of-thalnos', '1', 1)
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { flagship: 1 })
      .dice(1, 1, 1, 1, 1, 1)
      .play(spaceCombat);
    while (crown.seat === 1 && crown.options.some((id) => id.startsWith('die:flagship')))
      crown.answer(crown.options.find((id) => id.startsWith('die:flagship')) ?? '');
    expect(crown.unitsOf(1, here)).toEqual({});
    expect(offers(crown, greatest)).toBe(false);
  },
);

const example: SecretObjectiveId = 'make-an-example-of-their-world';

covers('ti4', cite(example, 1), 'my Bombardment killed the last ground forces on a planet', () => {
  const raid = (infantry: number) =>
    battle(here, 'invasion')
      .secrets(0, example)
      .units(0, here, { dreadnought: 2 })
      .units(1, 'tarmann', { infantry })
      .units(1, 'lodor', { infantry: 1 })
      .dice(10, 10)
      .play((g) => bombardment(g, 0, here))
      .answer('bombard:tarmann');
  scores(raid(2), example);
  expect(offers(raid(3), example)).toBe(false); // one is left
});

covers('ti4', cite(example, 2), 'a ground combat or another effect does not do it', () => {
  const fight = battle(here, 'invasion')
    .secrets(0, example)
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(offers(fight, example)).toBe(false);
  const poison = position()
    .secrets(0, example)
    .technologies(0, 'x-89-bacterial-weapon')
    .units(0, here, { dreadnought: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('action:technology/x-89-bacterial-weapon');
  expect([offers(poison, example), poison.unitsOf(1, 'tarmann')]).toEqual([false, {}]);
});

ruling(
  'ti4',
  `so/${example}.1`,
  'by Harrow it is the one objective of that ground combat; structures may remain',
  () => {
    const table = battle(here, 'invasion', ['l1z1x', 'yssaril', 'xxcha'])
      .secrets(0, example, 'spark-a-rebellion')
      .units(0, here, { dreadnought: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1, 'space-dock': 1 })
      .dice(1, 1, 10)
      .play(invasion)
      .answer('none', 'commit:tarmann:infantry:1', 'use:faction/harrow');
    scores(table, example);
    expect(table.state.planets.tarmann?.owner).toBe(0);
    expect(table.player(0).secrets).toEqual(['spark-a-rebellion']); // the victory over the leader came too late
  },
);

const rebellion: SecretObjectiveId = 'spark-a-rebellion';

covers('ti4', cite(rebellion, 2), 'I won a combat against a player with the most points', () => {
  const space = (...points: number[]) =>
    battle(here, 'space-combat')
      .secrets(0, rebellion)
      .points(...points)
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat);
  scores(space(1, 3, 2), rebellion);
  expect(offers(space(0, 3, 3), rebellion)).toBe(true); // tied
  expect(offers(space(0, 0, 0), rebellion)).toBe(true);
  expect(offers(space(0, 2, 3), rebellion)).toBe(false);
  expect(offers(space(3, 2, 0), rebellion)).toBe(false); // I lead myself
});

content('ti4', `secret-objective/${rebellion}`, 'on the ground as well; players out of the game lead nothing', () => {
  const ground = battle(here, 'invasion')
    .secrets(0, rebellion)
    .points(0, 1, 0)
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  scores(ground, rebellion);
  const lost = battle(here, 'space-combat')
    .secrets(0, rebellion)
    .points(0, 1, 0)
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 10)
    .play(spaceCombat);
  expect(offers(lost, rebellion)).toBe(false);
});

ruling(
  'ti4',
  'so/spark-a-rebellion.1',
  'who leads is judged as the combat ends, before the victory moves points',
  () => {
    const duel = (...points: number[]) =>
      battle(here, 'space-combat')
        .secrets(0, rebellion)
        .law('shard-of-the-throne', '1', 1)
        .points(...points)
        .units(0, here, { cruiser: 1 })
        .units(1, here, { cruiser: 1 })
        .dice(10, 1)
        .play(spaceCombat);
    const leader = duel(2, 3, 1);
    expect([leader.player(0).points, leader.player(1).points]).toEqual([3, 2]); // the Shard has changed hands already
    scores(leader, rebellion);
    expect(offers(duel(0, 3, 4), rebellion)).toBe(false);
  },
);

const dust: SecretObjectiveId = 'turn-their-fleets-to-dust';

covers('ti4', cite(dust, 1), 'my Space Cannon killed the last ship of a player in a system', () => {
  const volley = (ships: object) =>
    battle(here, 'space-cannon-offense')
      .secrets(1, dust)
      .units(0, here, ships)
      .units(1, 'tarmann', { pds: 1 })
      .dice(10)
      .play(spaceCannonOffense)
      .answer('all');
  scores(volley({ cruiser: 1 }), dust);
  const left = volley({ cruiser: 1, destroyer: 1 }).answer(`destroyer:${here}`);
  expect([offers(left, dust), left.isOver]).toEqual([false, true]);
  // Fighters that are lost afterwards for want of capacity were not shot down.
  const adrift = volley({ carrier: 1, fighter: 1 }).answer(`carrier:${here}`);
  expect([offers(adrift, dust), adrift.unitsOf(0, here)]).toEqual([false, {}]);
});

content('ti4', `secret-objective/${dust}`, 'shooting ground forces as they land does not count', () => {
  const landing = battle(here, 'invasion')
    .secrets(1, dust)
    .units(1, 'tarmann', { pds: 1 })
    .units(0, 'tarmann', { infantry: 1 })
    .dice(10)
    .play((g) => spaceCannonDefense(g, 0, ['tarmann']))
    .answer('all');
  expect([offers(landing, dust), landing.unitsOf(0, 'tarmann')]).toEqual([false, {}]);
});

ruling('ti4', `so/${dust}.2`, 'the Space Cannon of an Experimental Battlestation counts', () => {
  const table = position()
    .secrets(1, dust)
    .hand(1, 'experimental-battlestation')
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tarmann', { 'space-dock': 1 })
    .turnOf(0)
    .dice(10, 1, 1)
    .play((g) => tacticalAction(g, 0))
    .answer(`activate:${here}`);
  declining(table).answer('move:tile-18:cruiser', 'done', 'use:action-card/experimental-battlestation');
  scores(declining(table).answer('all'), dust);
});

const unveil: SecretObjectiveId = 'unveil-flagship';

covers('ti4', cite(unveil, 1), 'I won a space combat in a system with my flagship', () => {
  const duel = (ships: object, ...dice: number[]) =>
    battle(here, 'space-combat')
      .secrets(0, unveil)
      .units(0, here, ships)
      .units(0, 'tile-35', { destroyer: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(...dice)
      .play(spaceCombat);
  scores(duel({ flagship: 1 }, 10, 10, 1), unveil);
  expect(offers(duel({ cruiser: 1 }, 10, 1), unveil)).toBe(false);
});

covers('ti4', cite(unveil, 1), 'one that was destroyed and came back in the combat does not count', () => {
  const duel = (hooks: Hooks) =>
    battle(here, 'space-combat')
      .ability(0, hooks)
      .secrets(0, unveil)
      .units(0, here, { flagship: 1, cruiser: 1 }, { flagship: 1 })
      .units(1, here, { dreadnought: 1 }, { dreadnought: 1 })
      .dice(10, 10, 10, 10)
      .play(spaceCombat);
  const back = duel(comesBack).answer(`flagship:${here}:damaged`);
  expect(back.unitsOf(0, here)).toEqual({ flagship: 1, cruiser: 1 });
  expect(offers(back, unveil)).toBe(false);
  expect(offers(duel({}).answer(`cruiser:${here}`), unveil)).toBe(true); // it was never lost
});
