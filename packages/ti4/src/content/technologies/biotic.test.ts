import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { battle, position } from '../../testing/index.ts';

const here = 'tile-22';

/** Everybody scores nothing; seat 0 has the technology. */
function statusPhaseWith(technology: 'neural-motivator' | 'hyper-metabolism') {
  return position()
    .technologies(0, technology)
    .faceDown('corner-the-market', 'erect-a-monument')
    .strategyCards(['leadership'], ['politics'], ['warfare'])
    .phase('status')
    .from('status');
}

content('ti4', 'technology/neural-motivator', 'I draw 2 action cards in the status phase', () => {
  const table = statusPhaseWith('neural-motivator');
  expect(table.state.players.map(({ actionCards }) => actionCards.length)).toEqual([2, 1, 1]);
  const politics = position()
    .technologies(1, 'neural-motivator')
    .strategyCards(['politics'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'politics'));
  politics.answer('speaker:1');
  while (politics.prompt !== 'ti4.follow') politics.answer(politics.options[0] ?? '');
  politics.answer('secondary');
  expect(politics.player(1).actionCards).toHaveLength(2); // not 3: only in the status phase
});

content('ti4', 'technology/hyper-metabolism', 'I gain 3 command tokens in the status phase, the others 2', () => {
  const table = statusPhaseWith('hyper-metabolism');
  const all = () => table.state.players.map(({ pools }) => pools.tactic + pools.fleet + pools.strategy);
  expect(all()).toEqual([8, 8, 8]);
  while (table.state.phase === 'status') table.answerAs(table.seat ?? 0, table.options[0] ?? '');
  expect(all()).toEqual([11, 10, 10]);
});

content('ti4', 'technology/dacxive-animators', 'an infantry joins the planet after a ground combat that I won', () => {
  const fight = (holder: number, ...dice: number[]) =>
    battle(here, 'invasion')
      .technologies(holder, 'dacxive-animators')
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(...dice)
      .play(invasion)
      .answer('commit:tarmann:infantry:1');
  const attack = fight(0, 10, 1);
  expect(attack.options).toEqual(['use:technology/dacxive-animators', 'pass']);
  attack.answer('use:technology/dacxive-animators');
  expect(attack.unitsOf(0, 'tarmann')).toEqual({ infantry: 2 });
  expect(fight(0, 10, 1).answer('pass').unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
  expect(fight(0, 1, 10).isOver).toBe(true); // lost
  const defence = fight(1, 1, 10).answer('use:technology/dacxive-animators');
  expect(defence.unitsOf(1, 'tarmann')).toEqual({ infantry: 2 });
});

content('ti4', 'technology/dacxive-animators', 'not where there was no fight', () => {
  const table = battle(here, 'invasion')
    .technologies(0, 'dacxive-animators')
    .units(0, here, { carrier: 1, infantry: 1 })
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([table.isOver, table.unitsOf(0, 'tarmann')]).toEqual([true, { infantry: 1 }]);
});

const x89 = 'action:technology/x-89-bacterial-weapon';

/** Seat 0 has a dreadnought over Arnor and Lor, seat 1 is on both. */
function raid() {
  return position()
    .technologies(0, 'x-89-bacterial-weapon')
    .strategyCards(['leadership'], ['politics'], ['warfare'])
    .units(1, 'arnor', { infantry: 3, pds: 1 })
    .units(1, 'lor', { infantry: 1 });
}

content(
  'ti4',
  'technology/x-89-bacterial-weapon',
  'as an action I destroy all infantry on a planet below my bomber',
  () => {
    const table = raid().units(0, 'tile-36', { dreadnought: 1 }).from('turn');
    expect(table.options).toContain(x89);
    table.answer(x89);
    expect(table.options).toEqual(['planet:arnor', 'planet:lor']);
    table.answer('planet:arnor');
    expect([table.unitsOf(1, 'arnor'), table.unitsOf(1, 'lor')]).toEqual([{ pds: 1 }, { infantry: 1 }]);
    expect(table.player(0).exhausted).toEqual(['x-89-bacterial-weapon']);
    expect(table.state.planets.arnor?.owner).toBe(1);
    expect(table.options).toEqual(['end-turn', 'trade']); // it was the action of the turn
  },
);

content('ti4', 'technology/x-89-bacterial-weapon', 'my own infantry dies as well, and the card must be readied', () => {
  const own = raid()
    .units(0, 'tile-36', { dreadnought: 1 })
    .with((g) => {
      g.planets.lor = { owner: 0, exhausted: false, units: [{ seat: 0, type: 'infantry', count: 2, damaged: 0 }] };
    })
    .from('turn')
    .answer(x89, 'planet:lor');
  expect(own.unitsOf(0, 'lor')).toEqual({});
  const spent = raid()
    .units(0, 'tile-36', { dreadnought: 1 })
    .with((g) => g.players[0]?.exhausted.push('x-89-bacterial-weapon'));
  expect(spent.from('turn').options).not.toContain(x89);
});

content('ti4', 'technology/x-89-bacterial-weapon', 'it takes a ship with Bombardment in the system', () => {
  expect(raid().units(0, 'tile-36', { cruiser: 2 }).from('turn').options).not.toContain(x89);
  expect(raid().units(0, 'tile-22', { dreadnought: 1 }).from('turn').answer(x89).unitsOf(1, 'arnor')).toEqual({
    infantry: 3,
    pds: 1,
  }); // only Tarmann, in the same system, could be meant
});
