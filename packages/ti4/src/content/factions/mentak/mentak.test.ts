import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { replenish } from '../../../rules/commodities.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { gainTradeGoods, spend, spendTradeGoods } from '../../../rules/spend.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { battle, declining, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['mentak', 'yssaril', 'xxcha'];
const here = 'tile-22';
const lure = 'use:faction/ambush';

/** Mentak attacks seat 1. */
function raid(others: readonly FactionId[] = ['yssaril', 'xxcha']) {
  return battle(here, 'space-combat', ['mentak', ...others]);
}

content('ti4', 'faction/mentak', 'Ambush: two of my cruisers and destroyers hit before the combat', () => {
  const table = raid()
    .units(0, here, { cruiser: 1, destroyer: 2, carrier: 1 })
    .units(1, here, { carrier: 2, fighter: 2 })
    .dice(7, 8)
    .play(spaceCombat);
  expect([table.seat, table.options]).toEqual([0, [lure, 'pass']]);
  table.answer(lure);
  expect(table.options).toEqual(['ambush:cruiser', 'ambush:destroyer']);
  table.answer('ambush:cruiser');
  expect(table.options).toEqual(['ambush:destroyer', 'done']); // a cruiser cannot roll twice
  table.answer('ambush:destroyer');
  expect(rollsOf(table)).toEqual(['0 ability cruiser:7 destroyer:8']); // the destroyer needs a 9
  expect([table.seat, table.options]).toEqual([1, ['carrier:tile-22', 'fighter:tile-22']]);
  table.answer('fighter:tile-22');
  expect(table.unitsOf(1, here)).toEqual({ carrier: 2, fighter: 1 });
  expect(table.prompt).toBe('ti4.use-anti-fighter-barrage'); // it came before
});

ruling('ti4', 'mentak.1', 'Ambush: once, as the combat begins, also as the defender; not without such ships', () => {
  const defence = battle(here, 'space-combat', ['yssaril', 'mentak', 'xxcha'])
    .own(0, 'lirta-iv')
    .units(0, here, { carrier: 1 })
    .units(1, here, { destroyer: 1 })
    .dice(1, 1, 1, 1, 1)
    .play(spaceCombat);
  expect([defence.seat, defence.options]).toEqual([1, [lure, 'pass']]);
  defence.answer(lure, 'none', 'fight');
  expect(rollsOf(defence)[0]).toBe('1 ability destroyer:1');
  expect([defence.state.combat?.round, defence.options.includes(lure)]).toEqual([2, false]);
  const unarmed = raid()
    .units(0, here, { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat);
  expect(unarmed.isOver).toBe(true);
});

ruling(
  'ti4',
  'mentak.2',
  'Ambush: nothing is added to its dice, none is rolled again, and a ship destroyed before cannot roll',
  () => {
    const table = raid(['sardakk-norr', 'xxcha'])
      .ability(0, { modify: { rollBonus: (bonus) => bonus + 5 } }, 'boost')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { fighter: 2, carrier: 1 })
      .dice(6)
      .play(spaceCombat)
      .answer(lure);
    expect(rollsOf(table)[0]).toBe('0 ability cruiser:6');
    expect(table.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 2 });
    const shot = raid()
      .technologies(1, 'assault-cannon')
      .own(1, 'lirta-iv')
      .units(0, here, { cruiser: 1, fighter: 1 })
      .units(1, here, { carrier: 3 })
      .play(spaceCombat);
    expect(shot.unitsOf(0, here)).toEqual({ fighter: 1 });
    expect(shot.options).not.toContain(lure);
  },
);

ruling('ti4', ['mentak.3', 'all.6'], 'Ambush: hits of both ships are taken together and may end the combat', () => {
  const table = raid()
    .units(0, here, { cruiser: 2 })
    .units(1, here, { destroyer: 2 })
    .dice(10, 7)
    .play(spaceCombat)
    .answer(lure, 'ambush:cruiser');
  expect([table.unitsOf(1, here), table.isOver]).toEqual([{}, true]);
  expect(table.events()).toContain('ti4.combat-won');
  const sustained = raid()
    .units(0, here, { cruiser: 1 })
    .units(1, here, { dreadnought: 1 })
    .hand(0, 'direct-hit')
    .dice(10)
    .play(spaceCombat)
    .answer(lure);
  expect([sustained.seat, sustained.options]).toEqual([1, ['sustain:dreadnought:tile-22', 'done']]);
  sustained.answer('sustain:dreadnought:tile-22', 'use:action-card/direct-hit');
  expect(sustained.unitsOf(1, here)).toEqual({});
  const shielded = raid().units(0, here, { cruiser: 2 }).units(1, here, { carrier: 2 }).hand(1, 'shields-holding');
  const saved = shielded.dice(10, 10).play(spaceCombat).answer(lure, 'pass', 'ambush:cruiser');
  expect(saved.options).toContain('use:action-card/shields-holding');
});

/** Seat 1 is next to Mentak's cruiser. */
function nextDoor() {
  return position({ factions }).units(0, here, { cruiser: 1 }).units(1, 'tile-35', { cruiser: 1 });
}

content(
  'ti4',
  'faction/mentak',
  'Pillage: a neighbour with three trade goods loses one of them, or a commodity',
  () => {
    const gaining = () =>
      nextDoor()
        .goods(1, 1, 2)
        .play((g) => gainTradeGoods(g, 1, 2));
    const table = gaining();
    expect([table.seat, table.options]).toEqual([0, ['use:faction/pillage', 'pass']]);
    table.answer('use:faction/pillage', 'trade-good');
    expect([table.player(0).tradeGoods, table.player(1).tradeGoods, table.player(1).commodities]).toEqual([1, 2, 2]);
    const other = gaining().answer('use:faction/pillage', 'commodity');
    expect([other.player(0).tradeGoods, other.player(1).tradeGoods, other.player(1).commodities]).toEqual([1, 3, 1]);
  },
);

ruling('ti4', ['mentak.4', 'mentak.7'], 'Pillage: not below three trade goods, commodities do not count', () => {
  const gaining = (before: number, gained: number) =>
    nextDoor()
      .goods(1, before, 3)
      .play((g) => gainTradeGoods(g, 1, gained)).isOver;
  expect([gaining(1, 1), gaining(2, 1), gaining(0, 3)]).toEqual([true, false, false]);
});

ruling(
  'ti4',
  'mentak.5',
  'Pillage: both partners of a transaction, also my own, whatever was exchanged; each once for each event',
  () => {
    const deal = position({ factions })
      .units(0, here, { cruiser: 1 })
      .units(1, 'tile-35', { cruiser: 1 })
      .units(2, 'tile-35', { cruiser: 1 })
      .goods(1, 4)
      .goods(2, 3, 1)
      .turnOf(1)
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn');
    deal.answer('trade', 'partner:2');
    while (deal.prompt !== 'ti4.offer') {
      const way = ['give:trade-goods:1', 'ask:commodities:1', 'give:no-note', 'ask:no-note'].find((id) =>
        deal.options.includes(id),
      );
      deal.answer(way ?? deal.options[0] ?? '');
    }
    deal.answer('accept');
    expect([deal.seat, deal.options]).toEqual([0, ['use:faction/pillage', 'use:faction/pillage#2', 'pass']]);
    deal.answer('use:faction/pillage');
    if (deal.options.includes('trade-good')) deal.answer('trade-good');
    expect(deal.options).toEqual(['use:faction/pillage#2', 'pass']);
    deal.answer('use:faction/pillage#2');
    if (deal.options.includes('trade-good')) deal.answer('trade-good');
    expect(deal.player(0).tradeGoods).toBe(2);
    const oneByOne = nextDoor()
      .goods(1, 3)
      .play(function* (g) {
        yield* gainTradeGoods(g, 1, 1);
        yield* gainTradeGoods(g, 1, 1);
      });
    oneByOne.answer('use:faction/pillage', 'use:faction/pillage');
    expect([oneByOne.isOver, oneByOne.player(0).tradeGoods]).toEqual([true, 2]);
  },
);

ruling(
  'ti4',
  'mentak.6',
  'Pillage: with Trade Agreement the receiver can be robbed, the giver cannot; spending is no trigger',
  () => {
    const table = nextDoor()
      .units(2, 'tile-35', { cruiser: 1 })
      .note(2, 'trade-agreement', 1)
      .goods(1, 5)
      .goods(2, 1)
      .play((g) => replenish(g, 1));
    table.answer('use:note/trade-agreement/1');
    expect([table.seat, table.options]).toEqual([0, ['use:faction/pillage', 'pass']]);
    table.answer('use:faction/pillage');
    expect([table.player(1).tradeGoods, table.player(2).tradeGoods]).toEqual([5, 3]); // of 1 and 3 gained
    const spent = nextDoor()
      .goods(1, 6)
      .play(function* (g) {
        spendTradeGoods(g, 1, 1);
      });
    expect(spent.isOver).toBe(true);
  },
);

ruling('ti4', 'mentak.8', 'Pillage: only neighbours by the board; wormholes that join for one of us count', () => {
  const far = position({ factions: ['mentak', 'hacan', 'xxcha'] })
    .units(0, here, { cruiser: 1 })
    .play((g) => gainTradeGoods(g, 1, 3));
  expect(far.isOver).toBe(true); // that the Hacan trade with everybody makes no neighbours
  const through = (second: FactionId) =>
    position({ factions: ['mentak', second, 'xxcha'] })
      .units(0, 'tile-39', { cruiser: 1 })
      .units(1, 'tile-25', { cruiser: 1 })
      .play((g) => gainTradeGoods(g, 1, 3)).isOver;
  expect([through('yssaril'), through('creuss')]).toEqual([true, false]); // alpha and beta, joined for the Creuss
});

content('ti4', 'note/promise-of-protection', 'laid down as an action it keeps Mentak from pillaging me', () => {
  const table = nextDoor()
    .note(1, 'promise-of-protection', 0)
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  table.answer('action:note/promise-of-protection/0');
  expect(table.player(1).notesInPlay).toEqual([{ id: 'promise-of-protection', of: 0 }]);
  const safe = nextDoor()
    .noteInPlay(1, 'promise-of-protection', 0)
    .play((g) => gainTradeGoods(g, 1, 5));
  expect(safe.isOver).toBe(true);
});

ruling('ti4', 'mentak.16', 'Promise of Protection: only face up, only for its holder, until I attack Mentak', () => {
  const inHand = nextDoor()
    .note(1, 'promise-of-protection', 0)
    .play((g) => gainTradeGoods(g, 1, 5));
  expect(inHand.options).toContain('use:faction/pillage');
  const other = nextDoor()
    .units(2, 'tile-35', { cruiser: 1 })
    .noteInPlay(1, 'promise-of-protection', 0)
    .play((g) => gainTradeGoods(g, 2, 5));
  expect(other.options).toContain('use:faction/pillage');
  const attack = battle('tile-18', 'activation', ['yssaril', 'mentak', 'xxcha'])
    .units(1, 'tile-35', { pds: 0, fighter: 1 })
    .noteInPlay(0, 'promise-of-protection', 1)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-35');
  expect(attack.player(0).notesInPlay).toEqual([]);
});

content('ti4', 'unit/fourth-moon', 'no ship of others in its system can sustain damage', () => {
  const hit = (moon: 0 | 1) =>
    raid()
      .units(0, here, { flagship: moon, cruiser: 2 - moon })
      .units(1, here, { dreadnought: 1, cruiser: 1 })
      .units(1, 'tile-35', { carrier: 1 })
      .dice(10, 10, 1, 1)
      .play(spaceCombat);
  const table = declining(hit(1)).answer('fight');
  expect(table.unitsOf(1, here)).toEqual({}); // both hits destroyed a ship
  const without = declining(hit(0)).answer('fight');
  expect([without.seat, without.prompt]).toEqual([1, 'ti4.sustain-damage']);
});

ruling('ti4', 'mentak.9', 'Fourth Moon: against Space Cannon and Ambush too, but my own ships sustain', () => {
  const cannon = battle(here, 'space-cannon-offense', factions)
    .units(0, here, { flagship: 1 })
    .units(0, 'tarmann', { pds: 1 })
    .units(1, here, { dreadnought: 2 })
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all');
  expect(cannon.unitsOf(1, here)).toEqual({ dreadnought: 1 });
  const lurking = raid()
    .own(1, 'lirta-iv')
    .units(0, here, { flagship: 1, cruiser: 1 })
    .units(1, here, { dreadnought: 2 })
    .dice(10)
    .play(spaceCombat)
    .answer(lure);
  expect(lurking.unitsOf(1, here)).toEqual({ dreadnought: 1 });
  const own = raid().units(0, here, { flagship: 1 }).units(1, here, { cruiser: 1 }).dice(1, 1, 10).play(spaceCombat);
  expect([own.seat, own.options]).toEqual([0, ['sustain:flagship:tile-22', 'done']]);
});

ruling('ti4', 'mentak.10', 'Fourth Moon: losing it in the same step frees nobody', () => {
  const table = raid()
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .units(1, here, { dreadnought: 1 })
    .dice(10, 1, 10)
    .play(spaceCombat);
  expect([table.unitsOf(0, here), table.unitsOf(1, here), table.isOver]).toEqual([{}, {}, true]);
});

content('ti4', 'technology/mirror-computing', 'a trade good is worth two resources or influence', () => {
  const paying = (goods: number, due: number) =>
    position({ factions })
      .technologies(0, 'mirror-computing')
      .exhausted('moll-primus')
      .goods(0, goods)
      .play((g) => spend(g, 0, 'resources', due));
  expect(paying(3, 5).answer('trade-goods:3').player(0).tradeGoods).toBe(0); // and one is lost
  expect(paying(1, 2).player(0).tradeGoods).toBe(0);
});

ruling('ti4', 'mentak.11', 'Mirror Computing: not where trade goods themselves are the price', () => {
  const table = position({ factions })
    .technologies(0, 'mirror-computing')
    .hand(0, 'focused-research')
    .goods(0, 3)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
  expect(table.options).not.toContain('action:action-card/focused-research');
});

/** Mentak with Salvage Operations against seat 1, who could retreat. */
function salvage(goods: number) {
  return raid()
    .technologies(0, 'salvage-operations')
    .exhausted('moll-primus')
    .goods(0, goods)
    .units(1, 'tile-35', { carrier: 1 });
}

content(
  'ti4',
  'technology/salvage-operations',
  'after a victory a trade good, and a ship like one that was lost',
  () => {
    const table = salvage(1)
      .units(0, here, { carrier: 1, fighter: 1 })
      .units(1, here, { cruiser: 1, fighter: 1 })
      .dice(9, 9, 1, 1)
      .play(spaceCombat)
      .answer('fight');
    expect(table.options).toContain('use:technology/salvage-operations#2');
    table.answer('use:technology/salvage-operations#2');
    expect(table.options).toEqual(['done', 'produce:cruiser:tile-22:1', 'produce:fighter:tile-22:1']);
    table.answer('produce:cruiser:tile-22:1', 'trade-goods:2');
    expect([table.unitsOf(0, here).cruiser, table.player(0).tradeGoods]).toEqual([1, 0]);
  },
);

ruling('ti4', 'mentak.12', 'Salvage Operations: also after a defeat or a retreat, nothing after a draw', () => {
  const lost = salvage(0).units(0, here, { carrier: 1 }).units(1, here, { cruiser: 1 }).dice(1, 10);
  expect(lost.play(spaceCombat).answer('fight').player(0).tradeGoods).toBe(1);
  const fled = salvage(0).units(0, here, { carrier: 1 }).units(1, here, { cruiser: 1 }).dice(1, 1);
  expect(fled.play(spaceCombat).answer('retreat').player(0).tradeGoods).toBe(1);
  const drawn = salvage(0).units(0, here, { carrier: 1 }).units(1, here, { cruiser: 1 }).dice(10, 10);
  expect(drawn.play(spaceCombat).answer('fight').player(0).tradeGoods).toBe(0);
});

ruling(
  'ti4',
  ['mentak.13', 'mentak.14', 'mentak.15'],
  'Salvage Operations: only types destroyed in the combat, paid in full with the new trade good too; no war sun without its technology',
  () => {
    const won = (goods: number, units: object, ...dice: number[]) =>
      salvage(goods)
        .units(0, here, { dreadnought: 2 })
        .units(1, here, units)
        .technologies(1, 'war-sun')
        .dice(...dice)
        .play(spaceCombat);
    const cheap = won(0, { fighter: 1 }, 10, 10, 1).answer('use:technology/salvage-operations#2');
    expect(cheap.options).toEqual(['done', 'produce:fighter:tile-22:1']); // a single one costs the whole trade good
    cheap.answer('produce:fighter:tile-22:1');
    expect(cheap.player(0).tradeGoods).toBe(0);
    const flagships = salvage(7)
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { flagship: 1 }, { flagship: 1 })
      .dice(10, 10, 1, 1)
      .play(spaceCombat)
      .answer('fight', 'use:technology/salvage-operations#2');
    expect(flagships.options).toEqual(['done', 'produce:flagship:tile-22:1']);
    const sun = salvage(12)
      .technologies(1, 'war-sun')
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { 'war-sun': 1 }, { 'war-sun': 1 })
      .dice(10, 10, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight');
    expect(sun.isOver).toBe(true);
    const alastor = battle(here, 'space-combat', ['mentak', 'nekro', 'xxcha'])
      .technologies(0, 'salvage-operations')
      .units(0, here, { dreadnought: 4 })
      .units(1, here, { flagship: 1, infantry: 1 }, { flagship: 1 })
      .dice(10, 10, 10, 10, 1, 1, 1)
      .play(spaceCombat)
      .answer('use:unit/the-alastor', 'enlist:tile-22:1');
    expect([alastor.unitsOf(1, here), alastor.isOver]).toEqual([{}, true]); // nothing of the kind of infantry is offered
  },
);
