/** Where the Yin, the Naalu and the Yssaril meet each other, other factions and common cards. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { battle, declining, position, reveal, rollsOf, session, type Table, votes } from '../../testing/index.ts';
import type { FactionId } from '../factions.ts';

const here = 'tile-22';
const devote = 'use:faction/devotion';
const core = 'use:technology/impulse-core';
const convert = 'use:faction/indoctrination';
const foresee = 'use:faction/foresight';
const stall = 'action:faction/stall-tactics';

/** Yin attack seat 1, who could retreat and so is asked in each round. */
function fleet(rival: FactionId, third: FactionId = 'hacan') {
  return battle(here, 'space-combat', ['yin', rival, third]).own(1, 'lirta-iv');
}

function damagedOf(table: Table, seat: number): number {
  const groups = table.state.systems[here]?.units.filter((group) => group.seat === seat) ?? [];
  return groups.reduce((sum, { damaged }) => sum + damaged, 0);
}

content(
  'ti4',
  ['faction/yin', 'technology/duranium-armor'],
  'a ship damaged by Devotion is repaired by Duranium Armor, but only in the next round',
  () => {
    const table = fleet('xxcha')
      .technologies(1, 'duranium-armor')
      .units(0, here, { cruiser: 2 })
      .units(1, here, { dreadnought: 1 })
      .dice(1, 1, 1)
      .dice(1, 1)
      .play(spaceCombat)
      .answer('fight', devote, 'sustain:dreadnought:tile-22');
    expect([table.state.combat?.round, damagedOf(table, 1)]).toEqual([2, 1]);
    table.answer('fight');
    expect(damagedOf(table, 1)).toBe(0);
  },
);

content(
  'ti4',
  ['faction/yin', 'unit/cruiser-2'],
  'a fighter whose Cruiser II was given up stays in the combat and is lost for want of capacity after it',
  () => {
    const table = fleet('xxcha')
      .technologies(0, 'cruiser-2')
      .units(0, here, { cruiser: 1, fighter: 1 })
      .units(1, here, { fighter: 1 })
      .dice(1, 1, 1)
      .play(spaceCombat)
      .answer(devote);
    expect([table.isOver, table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([true, {}, {}]);
    expect(table.events()).toContain('ti4.combat-won');
  },
);

content(
  'ti4',
  ['faction/yin', 'technology/non-euclidean-shielding'],
  'against Letnev each hit of Impulse Core and of Devotion is sustained by itself',
  () => {
    const table = fleet('letnev')
      .technologies(0, 'impulse-core')
      .technologies(1, 'non-euclidean-shielding')
      .units(0, here, { cruiser: 2 })
      .units(1, here, { dreadnought: 2 })
      .dice(1, 1, 1)
      .play(spaceCombat)
      .answer(core, 'sustain:dreadnought:tile-22', 'fight');
    expect(damagedOf(table, 1)).toBe(1);
    table.answer(devote);
    expect(table.options).toEqual(['dreadnought:tile-22', 'dreadnought:tile-22:damaged']);
  },
);

content(
  'ti4',
  ['unit/van-hauge', 'action-card/direct-hit', 'technology/salvage-operations'],
  'a Direct Hit on the Van Hauge takes its own fleet along, and Mentak salvages nothing from a draw',
  () => {
    const table = fleet('mentak')
      .technologies(1, 'salvage-operations')
      .hand(1, 'direct-hit')
      .units(0, here, { flagship: 1 })
      .units(1, here, { dreadnought: 2 })
      .dice(1, 1, 10, 1)
      .play(spaceCombat);
    declining(table).answer('fight');
    declining(table).answer('sustain:flagship:tile-22');
    declining(table, 'direct-hit').answer('use:action-card/direct-hit');
    declining(table);
    expect([table.unitsOf(0, here), table.unitsOf(1, here), table.player(1).tradeGoods]).toEqual([{}, {}, 0]);
  },
);

content(
  'ti4',
  ['unit/van-hauge', 'technology/assault-cannon'],
  'Assault Cannon that destroys the Van Hauge ends the combat before it has begun',
  () => {
    const table = fleet('xxcha')
      .technologies(1, 'assault-cannon')
      .units(0, here, { flagship: 1, fighter: 2 })
      .units(1, here, { cruiser: 3 })
      .play(spaceCombat);
    expect([table.isOver, table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([true, {}, {}]);
  },
);

content(
  'ti4',
  ['note/greyfire-mutagen', 'technology/valefar-assimilator-x', 'technology/impulse-core'],
  'Greyfire Mutagen switches the Yin off, not the Nekro who copy their technology',
  () => {
    const table = position({ factions: ['nekro', 'yin', 'hacan'] })
      .turnOf(0)
      .with((g) => {
        g.turn?.traded.push(1, 2);
        g.players[0]?.copies.push({ by: 'valefar-assimilator-x', technology: 'impulse-core', from: 1 });
      })
      .technologies(0, 'valefar-assimilator-x')
      .technologies(1, 'impulse-core')
      .note(0, 'greyfire-mutagen', 1)
      .units(0, 'tile-35', { cruiser: 2 })
      .units(1, here, { cruiser: 1, carrier: 1 })
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-22', 'use:note/greyfire-mutagen/1')
      .answer('move:tile-35:cruiser', 'move:tile-35:cruiser', 'done');
    expect([table.seats, table.options]).toEqual([[0], [core, 'pass']]); // the Yin are not asked
  },
);

content(
  'ti4',
  ['faction/yin', 'unit/matriarch'],
  'of a landing by the Matriarch, Indoctrination takes an infantry, never a fighter',
  () => {
    const landing = (infantry: number) =>
      battle(here, 'invasion', ['naalu', 'yin', 'hacan'])
        .goods(1, 2)
        .exhausted('darien')
        .units(0, here, { flagship: 1, fighter: 1, infantry })
        .units(1, 'tarmann', { infantry: 1 })
        .dice(1, 10, 10)
        .play(invasion)
        .answer('commit:tarmann:fighter:1');
    const mixed = landing(1).answer('commit:tarmann:infantry:1');
    expect([mixed.seat, mixed.options]).toEqual([1, [convert, 'pass']]);
    mixed.answer(convert, 'trade-goods:2');
    expect([mixed.unitsOf(0, 'tarmann'), mixed.unitsOf(1, 'tarmann')]).toEqual([{}, { infantry: 2 }]);
    expect(rollsOf(mixed)).toEqual(['0 combat fighter:1', '1 combat infantry:10 infantry:10']);
    expect(landing(0).player(1).tradeGoods).toBe(2); // nothing to take
  },
);

content(
  'ti4',
  ['unit/matriarch', 'action-card/parley'],
  'Parley sends landed fighters back to space like ground forces',
  () => {
    const table = battle(here, 'invasion', ['naalu', 'hacan', 'xxcha'])
      .hand(1, 'parley')
      .units(0, here, { flagship: 1, fighter: 2 })
      .units(1, 'tarmann', { infantry: 1 })
      .play(invasion);
    declining(table).answer('commit:tarmann:fighter:2');
    declining(table, 'parley').answer('use:action-card/parley');
    declining(table);
    expect([table.unitsOf(0, here), table.unitsOf(0, 'tarmann')]).toEqual([{ flagship: 1, fighter: 2 }, {}]);
    expect(table.state.planets.tarmann?.owner).toBe(1);
  },
);

content('ti4', 'unit/matriarch', 'fighters alone do not come down on Mecatol Rex past the custodians', () => {
  const table = battle('tile-18', 'invasion', ['naalu', 'hacan', 'xxcha'])
    .goods(0, 6)
    .units(0, 'tile-18', { flagship: 1, fighter: 2 })
    .play(invasion);
  expect([table.isOver, table.state.custodians, table.player(0).tradeGoods]).toEqual([true, true, 6]);
});

content(
  'ti4',
  ['faction/naalu', 'note/gift-of-prescience'],
  'the Naalu take the last card and the first turn; whoever gets their gift is before them',
  () => {
    const round = (gift: boolean) => {
      const made = position({ players: 5, factions: ['hacan', 'naalu', 'xxcha', 'yin', 'yssaril'] });
      if (gift) made.note(4, 'gift-of-prescience', 1);
      const table = made.from('strategy');
      table.answer(
        'strategy:leadership',
        'strategy:imperial',
        'strategy:trade',
        'strategy:warfare',
        'strategy:politics',
      );
      if (gift) table.answer('use:note/gift-of-prescience/1');
      return [table.prompt, table.seat];
    };
    expect([round(false), round(true)]).toEqual([
      ['ti4.turn', 1],
      ['ti4.turn', 4],
    ]);
  },
);

ruling('ti4', ['naalu.4', 'naalu.8'], 'Foresight leaves no space combat, so Ambush finds nobody', () => {
  const table = position({ factions: ['mentak', 'naalu', 'hacan'] })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .units(0, 'tile-35', { cruiser: 2 })
    .units(1, here, { carrier: 1, fighter: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22', 'move:tile-35:cruiser', 'move:tile-35:cruiser', 'done', foresee, 'to:tile-23');
  expect([table.isOver, table.unitsOf(1, 'tile-23')]).toEqual([true, { carrier: 1, fighter: 1 }]);
  expect(table.events()).not.toContain('ti4.combat-begins');
});

content(
  'ti4',
  ['faction/naalu', 'agenda/enforced-travel-ban'],
  'Enforced Travel Ban closes wormholes to Foresight, too',
  () => {
    const where = (banned: boolean) => {
      const made = position({ factions: ['mentak', 'naalu', 'hacan'] })
        .turnOf(0)
        .with((g) => g.turn?.traded.push(1, 2))
        .units(0, 'tile-38', { cruiser: 1 })
        .units(1, 'tile-39', { cruiser: 1 });
      if (banned) made.law('enforced-travel-ban', 'for');
      const table = made.play((g) => tacticalAction(g, 0));
      return table.answer('activate:tile-39', 'move:tile-38:cruiser', 'done', foresee).options.includes('to:tile-26');
    };
    expect([where(false), where(true)]).toEqual([true, false]);
  },
);

content(
  'ti4',
  ['technology/neuroglaive', 'faction/letnev'],
  'Letnev lose the token to Neuroglaive, but the Armada still holds two ships more',
  () => {
    const activating = (faction: FactionId) =>
      position({ factions: [faction, 'naalu', 'hacan'] })
        .turnOf(0)
        .technologies(1, 'neuroglaive')
        .units(0, 'tile-35', { cruiser: 3 })
        .units(1, here, { cruiser: 1 })
        .play((g) => tacticalAction(g, 0))
        .answer('activate:tile-22');
    const letnev = activating('letnev');
    expect([letnev.player(0).pools.fleet, letnev.unitsOf(0, 'tile-35')]).toEqual([2, { cruiser: 3 }]);
    expect(activating('xxcha').unitsOf(0, 'tile-35')).toEqual({ cruiser: 2 });
  },
);

content(
  'ti4',
  ['faction/yssaril', 'agenda/executive-sanctions'],
  'Executive Sanctions: all discard down to three, the Yssaril keep what they have',
  () => {
    const five = ['parley', 'bunker', 'intercept', 'flank-speed', 'spy'] as const;
    const table = reveal(
      session(['yssaril', 'hacan', 'xxcha'])
        .hand(0, ...five)
        .hand(1, 'plague', 'infiltrate', 'upgrade', 'uprising'),
      'executive-sanctions',
    );
    votes(table, { 0: 'for', 1: 'for' });
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.discard-action-card']);
    table.answer('discard:plague');
    expect([table.player(0).actionCards.length, table.player(1).actionCards.length]).toEqual([5, 3]);
  },
);

content(
  'ti4',
  ['note/spy-net', 'agenda/executive-sanctions'],
  'who takes a card by Spy Net under Executive Sanctions discards at once what is too much',
  () => {
    const table = position({ factions: ['hacan', 'yssaril', 'xxcha'] })
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .law('executive-sanctions', 'for')
      .note(0, 'spy-net', 1)
      .hand(0, 'parley', 'bunker', 'intercept')
      .hand(1, 'plague', 'spy', 'upgrade', 'uprising')
      .from('turn');
    declining(table.answerAs(0, 'use:note/spy-net/1').answerAs(0, 'take:plague'));
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.discard-action-card']);
    table.answer('discard:plague');
    expect([table.player(0).actionCards.length, table.player(1).actionCards.length]).toEqual([3, 3]);
  },
);

content(
  'ti4',
  ['faction/yssaril', 'technology/fleet-logistics'],
  'with Fleet Logistics the Yssaril may stall twice in a turn',
  () => {
    const table = position({ factions: ['yssaril', 'hacan', 'xxcha'] })
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .technologies(0, 'fleet-logistics')
      .hand(0, 'parley', 'bunker', 'intercept')
      .from('turn')
      .answer(stall, 'discard:parley', stall, 'discard:bunker');
    expect([table.seat, table.options.includes(stall)]).toEqual([0, false]);
  },
);

content(
  'ti4',
  ['faction/yssaril', 'strategy-card/politics'],
  'Politics: the Yssaril draw three and discard one, as the secondary ability too',
  () => {
    const table = position({ factions: ['hacan', 'yssaril', 'xxcha'] })
      .strategyCards(['politics'], ['trade'], ['warfare'])
      .turnOf(0)
      .agendaDeck('core-mining', 'miscount-disclosed')
      .play((g) => strategicAction(g, 0, 'politics'));
    while (table.seat !== 1) table.answer(table.options[0] ?? '');
    table.answer('secondary');
    expect([table.seat, table.prompt, table.player(1).actionCards.length]).toEqual([1, 'ti4.discard-action-card', 3]);
    table.answer(table.options[0] ?? '');
    expect(table.player(1).actionCards).toHaveLength(2);
  },
);

content(
  'ti4',
  ['technology/transparasteel-plating', 'action-card/sabotage', 'technology/mageon-implants'],
  'nobody sabotages Mageon Implants, nor, after passing, a card of the Yssaril',
  () => {
    const made = (passed: boolean) =>
      position({ factions: ['yssaril', 'hacan', 'xxcha'] })
        .strategyCards(['leadership'], ['trade'], ['warfare'])
        .technologies(0, 'transparasteel-plating', 'mageon-implants')
        .hand(0, 'economic-initiative')
        .own(0, 'tarmann')
        .hand(1, 'sabotage', 'bunker')
        .with((g) => {
          if (g.players[1]) g.players[1].passed = passed;
        })
        .from('turn');
    const card = 'action:action-card/economic-initiative';
    const stopped = made(false).answer(card);
    expect([stopped.seat, stopped.options]).toEqual([1, ['use:action-card/sabotage', 'pass']]);
    expect(made(true).answer(card).prompt).toBe('ti4.turn');
    const taken = made(false).answer('action:technology/mageon-implants', 'take:sabotage');
    expect(taken.player(0).actionCards).toContain('sabotage');
  },
);

content(
  'ti4',
  ['technology/valefar-assimilator-y', 'technology/mageon-implants'],
  'the Nekro look by a copy of Mageon Implants, and keep to their hand limit',
  () => {
    const table = position({ factions: ['nekro', 'yssaril', 'xxcha'] })
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .technologies(0, 'valefar-assimilator-y')
      .technologies(1, 'mageon-implants')
      .with((g) => {
        g.players[0]?.copies.push({ by: 'valefar-assimilator-y', technology: 'mageon-implants', from: 1 });
      })
      .hand(0, 'parley', 'bunker', 'intercept', 'flank-speed', 'upgrade', 'uprising', 'plague')
      .hand(1, 'spy')
      .from('turn');
    declining(table).answer('action:technology/mageon-implants', 'take:spy');
    expect([table.prompt, table.player(0).actionCards.length]).toEqual(['ti4.discard-action-card', 8]);
    expect(table.player(1).actionCards).toEqual([]);
  },
);
