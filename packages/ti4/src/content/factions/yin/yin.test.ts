import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../../rules/invasion.ts';
import { produce, produceUnits } from '../../../rules/production.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { gainTradeGoods } from '../../../rules/spend.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { battle, declining, position, rollsOf, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import { type Hooks, on } from '../../hooks.ts';

const factions: FactionId[] = ['yin', 'yssaril', 'xxcha'];
const here = 'tile-22';
const convert = 'use:faction/indoctrination';
const devote = 'use:faction/devotion';
const core = 'use:technology/impulse-core';

/** Yin, with 4 influence, lands on Tarmann. */
function landing(mine: number, theirs: object) {
  return battle(here, 'invasion', factions)
    .own(0, 'quann')
    .goods(0, 2)
    .exhausted('darien')
    .units(0, here, { carrier: 1, infantry: mine })
    .units(1, 'tarmann', theirs);
}

/** Yin attacks in space; seat 1 could retreat, and so is asked in each round. */
function fleet(others: readonly FactionId[] = ['yssaril', 'xxcha']) {
  return battle(here, 'space-combat', ['yin', ...others]).own(1, 'lirta-iv');
}

function damagedOf(table: Table, seat: number): number {
  const groups = table.state.systems[here]?.units.filter((group) => group.seat === seat) ?? [];
  return groups.reduce((sum, { damaged }) => sum + damaged, 0);
}

content('ti4', 'faction/yin', 'Indoctrination: for two influence an infantry of theirs becomes mine', () => {
  const table = landing(1, { infantry: 2 }).dice(8, 1, 1).play(invasion).answer('commit:tarmann:infantry:1');
  expect([table.seat, table.options]).toEqual([0, [convert, 'pass']]);
  table.answer(convert);
  expect(table.options).toEqual(['exhaust:quann', 'trade-goods:2', 'trade-goods:1']);
  table.answer('trade-goods:2');
  expect(rollsOf(table)).toEqual(['0 combat infantry:8 infantry:1', '1 combat infantry:1']);
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 2 }, {}]);
  expect(table.player(0).tradeGoods).toBe(0);
});

ruling('ti4', ['yin.1', 'all.17'], 'Indoctrination: defending too, once in a combat, and on every planet', () => {
  const defence = battle(here, 'invasion', ['xxcha', 'yin', 'yssaril'])
    .goods(1, 4)
    .exhausted('darien')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(1, 1, 1)
    .dice(1, 1, 8)
    .play(invasion)
    .answer('commit:tarmann:infantry:2');
  expect([defence.seat, defence.options]).toEqual([1, [convert, 'pass']]);
  defence.answer(convert, 'trade-goods:2');
  expect([defence.isOver, defence.player(1).tradeGoods]).toEqual([true, 2]); // not again in this combat, nor in its next round
  expect(rollsOf(defence).slice(0, 2)).toEqual(['0 combat infantry:1', '1 combat infantry:1 infantry:1']);
  const twice = battle('tile-35', 'invasion', factions)
    .goods(0, 4)
    .exhausted('darien')
    .units(0, 'tile-35', { carrier: 1, infantry: 2 })
    .units(1, 'bereg', { infantry: 1 })
    .units(1, 'lirta-iv', { infantry: 1 })
    .play(invasion)
    .answer('commit:bereg:infantry:1', 'commit:lirta-iv:infantry:1', 'next:bereg', convert, 'trade-goods:2');
  expect(twice.options).toContain(convert);
});

ruling('ti4', 'yin.2', 'Indoctrination: taking their last ground force wins the combat before anything else', () => {
  const other = on('when ground-combat-start', {
    usable: () => true,
    *resolve(g, holder) {
      yield* gainTradeGoods(g, holder, 1);
    },
  });
  const table = landing(1, { infantry: 1 })
    .ability(1, { triggers: [other] }, 'other')
    .play(invasion)
    .answer('commit:tarmann:infantry:1')
    .answerAs(0, convert)
    .answerAs(1, 'use:made-up/other') // said at the same time, but it comes too late
    .answerAs(0, 'trade-goods:2');
  expect([table.unitsOf(0, 'tarmann'), table.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 2 }, {}]);
  expect([table.state.planets.tarmann?.owner, table.player(1).tradeGoods]).toEqual([0, 0]);
  expect([table.isOver, table.events().includes('ti4.combat-won')]).toEqual([true, true]);
});

ruling('ti4', 'yin.2', 'Indoctrination: fighters that have landed cannot be taken', () => {
  const lands: Hooks = { modify: { landsAsGroundForce: (can, _g, _holder, type) => can || type === 'fighter' } };
  const table = battle(here, 'invasion', ['xxcha', 'yin', 'yssaril'])
    .ability(0, lands)
    .goods(1, 4)
    .units(0, here, { carrier: 1, fighter: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(1, 10)
    .play(invasion)
    .answer('commit:tarmann:fighter:1');
  expect([table.isOver, table.events().includes('ti4.indoctrinates')]).toEqual([true, false]);
});

ruling(
  'ti4',
  'yin.3',
  'Indoctrination: trade goods pay; without influence or without a ground combat it is not offered',
  () => {
    const poor = landing(1, { infantry: 1 }).exhausted('quann').goods(0, 1).dice(10, 1).play(invasion);
    expect(poor.answer('commit:tarmann:infantry:1').isOver).toBe(true);
    const bombed = landing(1, { infantry: 1 }).units(0, here, { dreadnought: 1 }).dice(10).play(invasion);
    bombed.answer('bombard:tarmann').answer('commit:tarmann:infantry:1');
    expect([bombed.isOver, bombed.state.planets.tarmann?.owner, bombed.player(0).tradeGoods]).toEqual([true, 0, 2]);
  },
);

content('ti4', 'faction/yin', 'Devotion: as a round ends I give up a destroyer to hit the ship I choose', () => {
  const table = fleet()
    .units(0, here, { destroyer: 1, cruiser: 1, carrier: 1 })
    .units(1, here, { carrier: 1, fighter: 2 })
    .dice(1, 1, 1, 1, 1, 1)
    .dice(1, 1)
    .play(spaceCombat)
    .answer('none', 'fight');
  expect([table.seat, table.options]).toEqual([0, [devote, 'pass']]);
  table.answer(devote);
  expect(table.options).toEqual(['cruiser:tile-22', 'destroyer:tile-22']);
  table.answer('destroyer:tile-22');
  expect([table.seat, table.options]).toEqual([0, ['carrier:tile-22', 'fighter:tile-22']]);
  table.answer('carrier:tile-22');
  expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ cruiser: 1, carrier: 1 }, { fighter: 2 }]);
});

ruling('ti4', 'yin.4', 'Devotion: once after each round, not without such a ship', () => {
  const table = fleet()
    .units(0, here, { cruiser: 3 })
    .units(1, here, { dreadnought: 2 })
    .dice(1, 1, 1, 1, 1)
    .dice(1, 1, 1, 1)
    .play(spaceCombat)
    .answer('fight', devote, 'done');
  expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
  expect([table.state.combat?.round, table.prompt]).toEqual([2, 'ti4.retreat?']);
  table.answer('fight');
  expect(table.options).toEqual([devote, 'pass']);
  const none = fleet()
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { carrier: 1 })
    .dice(1, 1)
    .play(spaceCombat)
    .answer('fight');
  expect([none.state.combat?.round, none.prompt]).toEqual([2, 'ti4.retreat?']);
});

ruling(
  'ti4',
  ['yin.5', 'all.6'],
  'Devotion: only the ship that is hit may sustain damage; a Direct Hit may follow',
  () => {
    const made = () => {
      const table = fleet()
        .hand(0, 'direct-hit')
        .units(0, here, { cruiser: 2 })
        .units(1, here, { dreadnought: 1, cruiser: 1 })
        .dice(1, 1, 1, 1)
        .play(spaceCombat);
      declining(table).answer('fight');
      while (!table.options.includes(devote)) table.answer('pass');
      return declining(table.answer(devote));
    };
    const hurt = fleet()
      .units(0, here, { cruiser: 2 })
      .units(1, here, { dreadnought: 2 }, { dreadnought: 1 })
      .dice(1, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight', devote, 'dreadnought:tile-22:damaged');
    expect([hurt.unitsOf(1, here), damagedOf(hurt, 1)]).toEqual([{ dreadnought: 1 }, 0]);
    const cruiser = made().answer('cruiser:tile-22'); // the dreadnought cannot take it
    expect([cruiser.unitsOf(1, here), damagedOf(cruiser, 1)]).toEqual([{ dreadnought: 1 }, 0]);
    const sustained = made().answer('dreadnought:tile-22');
    expect([sustained.seat, sustained.options]).toEqual([1, ['sustain:dreadnought:tile-22', 'done']]);
    sustained.answer('sustain:dreadnought:tile-22');
    expect(damagedOf(sustained, 1)).toBe(1);
    sustained.answer('use:action-card/direct-hit');
    expect(sustained.unitsOf(1, here)).toEqual({ cruiser: 1 });
  },
);

ruling('ti4', 'yin.5', 'Devotion: nobody is left to be hit after a retreat; it may cost my last ship', () => {
  const fled = fleet()
    .units(0, here, { cruiser: 1 })
    .units(1, here, { carrier: 1 })
    .dice(1, 1)
    .play(spaceCombat)
    .answer('retreat');
  expect([fled.isOver, fled.unitsOf(0, here)]).toEqual([true, { cruiser: 1 }]);
  const last = fleet()
    .units(0, here, { cruiser: 1 })
    .units(1, here, { carrier: 1 })
    .dice(1, 1)
    .play(spaceCombat)
    .answer('fight', devote);
  expect([last.unitsOf(0, here), last.unitsOf(1, here), last.isOver]).toEqual([{}, {}, true]);
  expect(last.events()).toContain('ti4.combat-drawn');
});

content('ti4', 'unit/van-hauge', 'with the Van Hauge all ships of its system are lost', () => {
  const table = fleet()
    .units(0, here, { flagship: 1, fighter: 2 }, { flagship: 1 })
    .units(1, here, { dreadnought: 3, fighter: 1, infantry: 1 })
    .dice(1, 1, 1, 1, 10, 1, 1, 1)
    .play(spaceCombat)
    .answer('fight', 'flagship:tile-22:damaged');
  expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, {}]);
  expect(table.isOver).toBe(true);
});

ruling('ti4', ['yin.6', 'all.7'], 'Van Hauge: a draw, no ship sustains damage, and bystanders are lost, too', () => {
  const table = battle(here, 'space-cannon-offense', ['yssaril', 'yin', 'xxcha'])
    .units(0, here, { cruiser: 1 })
    .units(0, 'tarmann', { pds: 1 })
    .units(1, here, { flagship: 1 }, { flagship: 1 })
    .units(2, here, { dreadnought: 1 })
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all', 'target:1');
  expect([0, 1, 2].map((seat) => table.unitsOf(seat, here))).toEqual([{}, {}, {}]);
  expect(table.events()).not.toContain('ti4.sustains');
  const drawn = fleet()
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .units(1, here, { dreadnought: 1 })
    .dice(1, 1, 10)
    .play(spaceCombat)
    .answer('fight');
  expect(drawn.events()).toContain('ti4.combat-drawn');
  expect(drawn.events()).not.toContain('ti4.combat-won');
  const alive = fleet()
    .units(0, here, { flagship: 1 })
    .units(1, here, { dreadnought: 1 })
    .dice(1, 1, 10)
    .play(spaceCombat)
    .answer('fight', 'sustain:flagship:tile-22');
  expect(alive.unitsOf(1, here)).toEqual({ dreadnought: 1 });
});

ruling(
  'ti4',
  ['yin.7', 'all.18'],
  'Van Hauge: ground forces and floating factories are spared, but not those left in space',
  () => {
    const table = fleet(['saar', 'xxcha'])
      .units(0, here, { flagship: 1, infantry: 1 }, { flagship: 1 })
      .units(0, 'tarmann', { infantry: 1 })
      .units(1, here, { dreadnought: 1, infantry: 1, 'space-dock': 1 })
      .dice(1, 1, 10)
      .play(spaceCombat)
      .answer('fight');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{}, { infantry: 1, 'space-dock': 1 }]);
    expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
  },
);

content(
  'ti4',
  'technology/impulse-core',
  'as a space combat begins a cruiser is given up for a hit on a real ship',
  () => {
    const table = fleet()
      .technologies(0, 'impulse-core')
      .units(0, here, { cruiser: 1, carrier: 1 })
      .units(1, here, { carrier: 1, cruiser: 1, fighter: 2 })
      .play(spaceCombat);
    expect([table.seat, table.options]).toEqual([0, [core, 'pass']]);
    table.answer(core);
    expect([table.seat, table.options]).toEqual([1, ['cruiser:tile-22', 'carrier:tile-22']]); // no fighter
    table.answer('carrier:tile-22');
    expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ carrier: 1 }, { cruiser: 1, fighter: 2 }]);
  },
);

ruling('ti4', 'yin.8', 'Impulse Core: once, a fighter is hit if there is nothing else; not without such a ship', () => {
  const table = fleet()
    .technologies(0, 'impulse-core')
    .units(0, here, { cruiser: 2 })
    .units(1, here, { fighter: 2 })
    .dice(1, 1, 1)
    .play(spaceCombat)
    .answer(core);
  expect(table.unitsOf(1, here)).toEqual({ fighter: 1 });
  expect(table.options).not.toContain(core);
  const none = fleet()
    .technologies(0, 'impulse-core')
    .units(0, here, { carrier: 1 })
    .units(1, here, { carrier: 1 })
    .play(spaceCombat);
  expect(none.prompt).toBe('ti4.retreat?');
});

ruling(
  'ti4',
  ['yin.9', 'all.6'],
  'Impulse Core: before the barrage, any ship may sustain, and Devotion may follow',
  () => {
    const table = fleet()
      .technologies(0, 'impulse-core')
      .units(0, here, { destroyer: 1, cruiser: 1 })
      .units(1, here, { dreadnought: 1, fighter: 1 })
      .dice(1, 1, 1)
      .play(spaceCombat)
      .answer(core, 'destroyer:tile-22');
    expect([table.seat, table.options]).toEqual([1, ['sustain:dreadnought:tile-22', 'done']]);
    table.answer('sustain:dreadnought:tile-22');
    expect(table.prompt).toBe('ti4.retreat?'); // no barrage without the destroyer
    table.answer('fight');
    expect(table.options).toEqual([devote, 'pass']);
  },
);

content('ti4', 'unit/van-hauge', 'infantry that fights as ships beside the Alastor is lost with them', () => {
  const table = battle(here, 'space-combat', ['yin', 'nekro', 'xxcha'])
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .units(1, here, { flagship: 1 })
    .units(1, 'tarmann', { infantry: 2 })
    .dice(1, 1, 10, 1, 1)
    .play(spaceCombat)
    .answer('use:unit/the-alastor', 'enlist:tarmann:1');
  expect([table.unitsOf(1, here), table.unitsOf(1, 'tarmann')]).toEqual([{}, { infantry: 1 }]);
});

/** Yin has a dock on Darien and controls Tarmann. */
function industry() {
  return position({ factions })
    .turnOf(0)
    .technologies(0, 'yin-spinner')
    .units(0, 'darien', { 'space-dock': 1 })
    .goods(0, 4);
}

content('ti4', 'technology/yin-spinner', 'after producing, one more infantry', () => {
  const table = industry().play((g) => produce(g, 0, 'tile-03'));
  table.answer('produce:fighter:tile-03:2', 'done', 'trade-goods:1');
  expect(table.unitsOf(0, 'darien')).toEqual({ 'space-dock': 1, infantry: 1 });
});

ruling('ti4', 'yin.10', 'Yin Spinner: it must, once for each use, on a planet of mine there', () => {
  const two = position({ factions })
    .turnOf(0)
    .technologies(0, 'yin-spinner')
    .goods(0, 1)
    .units(0, 'bereg', { 'space-dock': 1 })
    .own(0, 'lirta-iv')
    .play((g) => produce(g, 0, 'tile-35'))
    .answer('produce:fighter:tile-35:2', 'done', 'trade-goods:1');
  expect([two.seat, two.options]).toEqual([0, ['planet:bereg', 'planet:lirta-iv']]);
  const none = position({ factions: ['saar', 'yin', 'xxcha'] })
    .turnOf(1)
    .technologies(1, 'yin-spinner')
    .goods(1, 1)
    .ability(1, { modify: { hasAbility: (has, _g, _holder, ability) => has || ability === 'production' } })
    .ability(1, { modify: { productionValue: () => 2 } })
    .units(1, here, { carrier: 1 })
    .own(0, 'tarmann')
    .play((g) => produce(g, 1, here))
    .answer('produce:fighter:tile-22:2', 'trade-goods:1');
  expect([none.isOver, none.events().includes('ti4.places')]).toEqual([true, false]);
});

ruling(
  'ti4',
  ['yin.11', 'all.8'],
  'Yin Spinner: a planet without a dock will do; units produced otherwise do not count',
  () => {
    const other = position({ factions })
      .turnOf(0)
      .technologies(0, 'yin-spinner')
      .goods(0, 1)
      .units(0, 'bereg', { 'space-dock': 1 })
      .own(0, 'lirta-iv')
      .play((g) => produce(g, 0, 'tile-35'))
      .answer('produce:fighter:tile-35:2', 'done', 'trade-goods:1', 'planet:lirta-iv');
    expect(other.unitsOf(0, 'lirta-iv')).toEqual({ infantry: 1 });
    const card = industry().play((g) => produceUnits(g, 0, 'darien', { units: 2 }));
    card.answer('produce:infantry:darien:2', 'trade-goods:1');
    expect(card.unitsOf(0, 'darien')).toEqual({ 'space-dock': 1, infantry: 2 });
  },
);

/** Seat 1 has the note and attacks Yin in Tarmann's system. */
function mutagen() {
  return position({ factions: ['yin', 'yssaril', 'xxcha'] })
    .note(1, 'greyfire-mutagen', 0)
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .technologies(0, 'impulse-core')
    .units(0, here, { cruiser: 2, carrier: 1 })
    .units(1, 'tile-35', { cruiser: 1 })
    .dice(1, 1, 1, 1)
    .dice(1, 10, 1, 1)
    .play((g) => tacticalAction(g, 1))
    .answerAs(1, 'activate:tile-22');
}

content(
  'ti4',
  'note/greyfire-mutagen',
  'my faction abilities and technologies are switched off for a tactical action',
  () => {
    const table = mutagen();
    expect(table.options).toEqual(['use:note/greyfire-mutagen/0', 'pass']);
    table.answerAs(1, 'use:note/greyfire-mutagen/0');
    expect(table.player(1).notesInPlay).toEqual([{ id: 'greyfire-mutagen', of: 0 }]);
    table.answer('move:tile-35:cruiser', 'done');
    expect([table.isOver, table.unitsOf(0, here)]).toEqual([true, { cruiser: 2, carrier: 1 }]); // two rounds, and nothing was asked
    const without = mutagen().answerAs(1, 'pass').answer('move:tile-35:cruiser', 'done');
    expect([without.seat, without.options]).toEqual([0, [core, 'pass']]);
  },
);

ruling(
  'ti4',
  ['yin.12', 'all.14'],
  'Greyfire Mutagen: whoever activates; the flagship still explodes; then it goes home',
  () => {
    const table = position({ factions: ['yssaril', 'yin', 'xxcha'] })
      .note(2, 'greyfire-mutagen', 1)
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .units(1, here, { flagship: 1, cruiser: 1 }, { flagship: 1 })
      .units(0, 'tile-35', { cruiser: 2 })
      .dice(10, 1, 1, 1, 1)
      .play((g) => tacticalAction(g, 0))
      .answerAs(0, 'activate:tile-22')
      .answerAs(2, 'use:note/greyfire-mutagen/1')
      .answer('move:tile-35:cruiser', 'move:tile-35:cruiser', 'done', 'flagship:tile-22:damaged');
    expect([table.isOver, table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([true, {}, {}]);
    expect(table.player(1).notes).toContainEqual({ id: 'greyfire-mutagen', of: 1 });
    expect(table.state.effects).toEqual([]);
  },
);

ruling('ti4', 'yin.12', 'Greyfire Mutagen: it stops the Yin Spinner, too, which must be used otherwise', () => {
  const table = position({ factions: ['yin', 'yssaril', 'xxcha'] })
    .note(1, 'greyfire-mutagen', 0)
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .technologies(0, 'yin-spinner')
    .goods(0, 1)
    .units(0, 'darien', { 'space-dock': 1 })
    .play((g) => tacticalAction(g, 0))
    .answerAs(0, 'activate:tile-03')
    .answerAs(1, 'use:note/greyfire-mutagen/0')
    .answer('produce', 'produce:fighter:tile-03:2', 'done', 'trade-goods:1');
  expect([table.isOver, table.unitsOf(0, 'darien')]).toEqual([true, { 'space-dock': 1 }]);
});
