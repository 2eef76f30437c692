import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../../rules/control.ts';
import { invasion } from '../../../rules/invasion.ts';
import { mayScorePublic } from '../../../rules/public-scoring.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { battle, type Position, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['saar', 'yssaril', 'winnu'];
const here = 'tile-22';
const home = 'tile-11';

content('ti4', 'faction/saar', 'Scavenge: each planet that I gain brings a trade good', () => {
  const table = battle(here, 'invasion', factions)
    .units(0, here, { carrier: 1, infantry: 1 })
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([table.state.planets.tarmann?.owner, table.player(0).tradeGoods]).toEqual([0, 1]);
});

ruling('ti4', 'saar.1', 'Scavenge: by any means, but for no planet that is mine already, and for nobody else', () => {
  const gaining = (seat: number, build = (place: Position) => place) =>
    build(position({ factions }))
      .play((g) => gainControl(g, seat, 'tarmann'))
      .state.players.map((each) => each.tradeGoods);
  expect(gaining(0)).toEqual([1, 0, 0]);
  expect(gaining(0, (place) => place.own(1, 'tarmann'))).toEqual([1, 0, 0]);
  expect(gaining(0, (place) => place.own(0, 'tarmann'))).toEqual([0, 0, 0]);
  expect(gaining(1)).toEqual([0, 0, 0]);
});

/** Saar lands on both planets of a system. */
function landing(rivals: FactionId[] = ['yssaril', 'winnu']) {
  return battle('tile-35', 'invasion', ['saar', ...rivals]).units(0, 'tile-35', { carrier: 1, infantry: 2 });
}

const both = ['commit:bereg:infantry:1', 'commit:lirta-iv:infantry:1'] as const;

ruling(
  'ti4',
  'saar.2',
  'Scavenge: planets of one invasion come one after another as I like, with a trade good each',
  () => {
    const table = landing()
      .play(invasion)
      .answer(...both);
    expect([table.prompt, table.options]).toEqual(['ti4.control-order', ['next:bereg', 'next:lirta-iv']]);
    table.answer('next:lirta-iv');
    const gained = table.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.gains-control');
    expect(gained.map(({ args }) => args?.planet)).toEqual(['planet/lirta-iv', 'planet/bereg']);
    expect(table.player(0).tradeGoods).toBe(2);
    const others = battle('tile-35', 'invasion', ['winnu', 'saar', 'yssaril'])
      .units(0, 'tile-35', { carrier: 1, infantry: 2 })
      .play(invasion)
      .answer(...both);
    expect(others.isOver).toBe(true); // for others the order is nothing
  },
);

ruling('ti4', 'saar.3', 'Scavenge: each trade good may be pillaged', () => {
  const table = landing(['mentak', 'winnu']).goods(0, 2).units(1, here, { cruiser: 1 }).play(invasion);
  table.answer(...both, 'next:bereg');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([2, 2]);
});

ruling('ti4', 'saar.4', 'Nomadic: without my home planets I score public objectives all the same', () => {
  const may = (seat: number, ...planets: Parameters<Position['own']> extends [number, ...infer P] ? P : never) =>
    mayScorePublic(position({ factions }).own(2, ...planets).state, seat);
  expect([may(0, 'ragh', 'lisis-ii'), may(1, 'retillion')]).toEqual([true, false]);
});

content(
  'ti4',
  'technology/chaos-mapping',
  'a unit at the start of my turn, and no one else activates my asteroids',
  () => {
    const table = mapped().from('turn');
    expect(table.options).toEqual(['use:technology/chaos-mapping', 'pass']);
    table.answer('use:technology/chaos-mapping', 'produce:cruiser:tile-11:1', 'trade-goods:2');
    expect([table.unitsOf(0, home), table.player(0).tradeGoods]).toEqual([{ 'space-dock': 1, cruiser: 1 }, 1]);
    expect([table.prompt, table.state.turn?.actions]).toEqual(['ti4.turn', 0]); // the action is still to come
  },
);

/** The start of Saar's turn with Chaos Mapping. */
function mapped() {
  return position({ factions })
    .technologies(0, 'chaos-mapping')
    .units(0, home, { 'space-dock': 1 })
    .goods(0, 3)
    .exhausted('ragh', 'lisis-ii')
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

ruling(
  'ti4',
  'saar.18',
  'Chaos Mapping: fighters protect an asteroid field, factories do not; others may still come otherwise',
  () => {
    const may = (units: object, seat = 1) => {
      const table = mapped().units(0, 'tile-44', units).goods(0, 0).turnOf(seat).from('turn').answer('tactical');
      return table.options.includes('activate:tile-44');
    };
    expect([may({ cruiser: 1 }), may({ cruiser: 1 }, 0)]).toEqual([false, true]);
    const fighters = mapped().units(0, 'tile-44', { fighter: 1, 'space-dock': 1 }).goods(0, 0).turnOf(1).from('turn');
    expect(fighters.answer('tactical').options).not.toContain('activate:tile-44');
    expect(may({ 'space-dock': 1 })).toBe(true);
    const elsewhere = mapped()
      .units(0, 'tile-22', { cruiser: 1 })
      .goods(0, 0)
      .turnOf(1)
      .from('turn')
      .answer('tactical');
    expect(elsewhere.options).toContain('activate:tile-22');
  },
);

ruling(
  'ti4',
  'saar.19',
  'Chaos Mapping: on the turn I pass too, but not between two actions, and in no turn of others',
  () => {
    const passing = mapped().with((g) => {
      for (const card of g.players[0]?.strategyCards ?? []) card.exhausted = true;
    });
    const table = passing.from('turn');
    table.answer('use:technology/chaos-mapping', 'produce:destroyer:tile-11:1', 'pass');
    expect([table.unitsOf(0, home).destroyer, table.player(0).passed]).toEqual([1, true]);
    const twice = mapped()
      .technologies(0, 'fleet-logistics')
      .from('turn')
      .answer('pass', 'tactical', 'activate:tile-18');
    expect([twice.prompt, twice.options.includes('tactical')]).toEqual(['ti4.turn', true]);
    expect(mapped().turnOf(1).from('turn').prompt).toBe('ti4.turn');
  },
);

ruling(
  'ti4',
  'saar.20',
  'Chaos Mapping: a single fighter costs 1, Sarween Tools do not help, and the unit may move at once',
  () => {
    const table = mapped().technologies(0, 'sarween-tools').goods(0, 2).from('turn');
    table.answer('use:technology/chaos-mapping', 'produce:fighter:tile-11:1');
    while (table.prompt === 'ti4.pay-resources') table.answer('trade-goods:1');
    expect([table.player(0).tradeGoods, table.unitsOf(0, home).fighter]).toEqual([1, 1]);
    const moving = mapped()
      .goods(0, 2)
      .from('turn')
      .answer('use:technology/chaos-mapping', 'produce:cruiser:tile-11:1');
    while (moving.prompt === 'ti4.pay-resources') moving.answer(moving.options[0] ?? '');
    expect(moving.answer('tactical', 'activate:tile-36').options).toContain('move:tile-11:cruiser');
  },
);

ruling('ti4', 'saar.21', 'Chaos Mapping: my token there does not matter, but Production does', () => {
  expect(mapped().token(0, home).from('turn').options).toContain('use:technology/chaos-mapping');
  const without = position({ factions })
    .technologies(0, 'chaos-mapping')
    .units(0, home, { cruiser: 1 })
    .goods(0, 3)
    .turnOf(0)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  expect(without.prompt).toBe('ti4.turn');
  expect(mapped().goods(0, 0).from('turn').prompt).toBe('ti4.turn'); // nothing to pay with
});

ruling('ti4', 'saar.22', 'Son of Ragh: four dice against fighters that hit on 6, in the first round only', () => {
  const table = battle(here, 'space-combat', factions)
    .units(0, here, { flagship: 1 })
    .units(1, here, { carrier: 1, fighter: 3 })
    .dice(6, 6, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    .play(spaceCombat);
  while (rollsOf(table).length < 4) table.answer(table.options.includes('all') ? 'all' : (table.options[0] ?? ''));
  const barrages = rollsOf(table).filter((roll) => roll.includes('barrage'));
  expect(barrages).toEqual(['0 anti-fighter-barrage flagship:6 flagship:6 flagship:5 flagship:5']);
  expect(table.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 1 });
});

const call = 'use:note/raghs-call/1';

/** Seat 0, who holds Ragh's Call, lands on Tarmann where Saar has troops and a PDS. */
function invading(...dice: number[]) {
  return battle(here, 'invasion', ['yssaril', 'saar', 'winnu'])
    .note(0, 'raghs-call', 1)
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 3, pds: 1 })
    .own(1, 'bereg')
    .dice(...dice);
}

content('ti4', 'note/raghs-call', 'all ground forces of Saar leave the planet where I landed', () => {
  const table = invading(1).play(invasion).answer('commit:tarmann:infantry:2', call);
  expect(table.options.toSorted()).toEqual(['planet:bereg', 'planet:lisis-ii', 'planet:ragh']);
  table.answer('planet:bereg');
  expect([table.unitsOf(1, 'bereg'), table.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 3 }, { pds: 1 }]);
  expect(table.player(1).notes).toContainEqual({ id: 'raghs-call', of: 1 });
});

ruling(
  'ti4',
  ['saar.23', 'saar.24'],
  "Ragh's Call: no ground combat; the PDS still fires and is lost with the planet",
  () => {
    const table = invading(10).play(invasion).answer('commit:tarmann:infantry:2', call, 'planet:ragh');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
    table.answer('all');
    expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
    expect([table.state.planets.tarmann?.owner, table.unitsOf(1, 'tarmann')]).toEqual([0, {}]);
    expect(table.events()).not.toContain('ti4.combat-begins');
  },
);

ruling(
  'ti4',
  'saar.25',
  "Ragh's Call: to one other planet of Saar; without one, or without troops there, it cannot be played",
  () => {
    const lonely = invading(1, 1, 1, 1, 1, 1).own(2, 'bereg', 'ragh', 'lisis-ii').play(invasion);
    expect(lonely.answer('commit:tarmann:infantry:2').options).not.toContain(call);
    const empty = battle(here, 'invasion', ['yssaril', 'saar', 'winnu'])
      .note(0, 'raghs-call', 1)
      .units(0, here, { carrier: 1, infantry: 2 })
      .units(1, 'tarmann', { pds: 1 })
      .play(invasion)
      .answer('commit:tarmann:infantry:2');
    expect(empty.options).not.toContain(call);
    const one = invading(1).own(2, 'ragh', 'lisis-ii').play(invasion).answer('commit:tarmann:infantry:2', call);
    expect(one.unitsOf(1, 'bereg')).toEqual({ infantry: 3 }); // no choice
  },
);
