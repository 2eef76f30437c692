/** Where action cards of combats and of the strategy phase meet each other, laws and factions. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining, playedBy, position, rollsOf } from '../../testing/index.ts';
import type { ActionCardId } from '../action-cards.ts';

const here = 'tile-22';
const use = (card: ActionCardId) => `use:action-card/${card}`;

content(
  'ti4',
  ['action-card/sabotage', 'action-card/morale-boost'],
  'a Morale Boost is cancelled as the round begins; a second one may follow',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .own(1, 'lirta-iv') // could retreat, and so is asked
      .hand(0, 'morale-boost', 'morale-boost')
      .hand(1, 'sabotage')
      .dice(6, 1)
      .play(spaceCombat);
    playedBy(table, 0, 'morale-boost');
    declining(table, 'sabotage').answer(use('sabotage'));
    expect(table.state.effects).toEqual([]);
    expect([table.seat, table.options.includes(use('morale-boost'))]).toEqual([0, true]);
    declining(table.answer(use('morale-boost')));
    declining(table.answer('fight'));
    expect(rollsOf(table)[0]).toBe('0 combat cruiser:6+1');
  },
);

content(
  'ti4',
  ['action-card/sabotage', 'action-card/direct-hit'],
  'a cancelled Direct Hit leaves the ship damaged, and a second one may still destroy it',
  () => {
    const fight = (copies: number) => {
      const table = battle(here, 'space-combat')
        .units(0, here, { cruiser: 2 })
        .units(1, here, { dreadnought: 1 })
        .own(1, 'lirta-iv')
        .hand(1, 'sabotage')
        .dice(10, 1, 1);
      for (let copy = 0; copy < copies; copy++) table.hand(0, 'direct-hit');
      const played = table.play(spaceCombat);
      declining(played).answer('fight');
      declining(played).answer(`sustain:dreadnought:${here}`);
      return declining(played, 'direct-hit').answer(use('direct-hit'), use('sabotage'));
    };
    expect(fight(1).unitsOf(1, here)).toEqual({ dreadnought: 1 });
    expect(fight(1).state.systems[here]?.units.find(({ seat }) => seat === 1)?.damaged).toBe(1);
    expect(fight(2).answer(use('direct-hit')).unitsOf(1, here)).toEqual({});
  },
);

content(
  'ti4',
  ['action-card/direct-hit', 'action-card/courageous-to-the-end'],
  'a ship lost to a Direct Hit is avenged',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 2 })
      .units(1, here, { dreadnought: 1, cruiser: 1 })
      .hand(0, 'direct-hit')
      .hand(1, 'courageous-to-the-end')
      .dice(10, 1, 1, 1, 5, 10)
      .play(spaceCombat);
    declining(table).answer(`sustain:dreadnought:${here}`);
    declining(table, 'direct-hit').answer(use('direct-hit'));
    declining(table, 'courageous-to-the-end').answer(use('courageous-to-the-end'));
    expect(table.unitsOf(0, here)).toEqual({}); // 5 and 10 both reach the 5 of a dreadnought
  },
);

content(
  'ti4',
  ['action-card/emergency-repairs', 'action-card/direct-hit'],
  'a ship repaired as the round ends sustains damage again, and can be hit directly then',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { dreadnought: 1 })
      .hand(0, 'direct-hit')
      .hand(1, 'emergency-repairs')
      .dice(10, 1, 10, 1)
      .play(spaceCombat);
    while (table.prompt !== 'ti4.sustain-damage') table.answer('pass');
    table.answer(`sustain:dreadnought:${here}`, 'pass');
    playedBy(table, 1, 'emergency-repairs');
    while (table.prompt !== 'ti4.sustain-damage') table.answer('pass');
    table.answer(`sustain:dreadnought:${here}`, use('direct-hit'));
    expect(table.unitsOf(1, here)).toEqual({});
  },
);

ruling(
  'ti4',
  ['ac/skilled-retreat.3', 'ac/0.12'],
  'into a system where the fleet is full already: ships over the limit leave at once',
  () => {
    const table = battle(here, 'space-combat')
      .units(0, here, { cruiser: 2 })
      .units(0, 'tile-23', { dreadnought: 2, carrier: 1 })
      .units(1, here, { cruiser: 1 })
      .hand(0, 'skilled-retreat')
      .play(spaceCombat)
      .answer(use('skilled-retreat'), 'to:tile-23');
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.choose-removed']); // 5 ships, 3 tokens
    table.answer('cruiser:tile-23', 'carrier:tile-23');
    expect(table.unitsOf(0, 'tile-23')).toEqual({ dreadnought: 2, cruiser: 1 });
    expect(table.state.systems['tile-23']?.tokens).toEqual([0]);
  },
);

content(
  'ti4',
  ['action-card/skilled-retreat', 'action-card/lost-star-chart'],
  'the chart leads a Skilled Retreat from alpha to beta',
  () => {
    const fight = (chart: boolean) => {
      const made = position()
        .tactical(0, 'tile-39', 'space-combat')
        .units(0, 'tile-39', { cruiser: 1 })
        .units(1, 'tile-39', { cruiser: 1 })
        .hand(0, 'skilled-retreat')
        .with((g) => {
          g.turn?.traded.push(1, 2);
          if (chart)
            g.effects.push({
              source: 'action-card/lost-star-chart',
              holder: 0,
              until: 'tactical-action',
              target: null,
            });
        });
      return declining(made.play(spaceCombat), 'skilled-retreat').answer(use('skilled-retreat')).options;
    };
    expect(fight(false)).not.toContain('to:tile-25');
    expect(fight(true)).toContain('to:tile-25');
  },
);

content(
  'ti4',
  ['action-card/shields-holding', 'faction/mentak'],
  'Shields Holding stops an Ambush before the battle',
  () => {
    const table = battle(here, 'space-combat', ['mentak', 'sol', 'hacan'])
      .units(0, here, { cruiser: 2 })
      .units(1, here, { cruiser: 1 })
      .own(1, 'lirta-iv')
      .hand(1, 'shields-holding')
      .dice(10, 10)
      .play(spaceCombat);
    while (!table.optionsOf(0).includes('use:faction/ambush')) table.answer('pass');
    table.answerAs(0, 'use:faction/ambush');
    while (!table.options.includes(use('shields-holding'))) table.answer(table.options[0] ?? '');
    table.answer(use('shields-holding'), 'cancel:2');
    expect(declining(table).unitsOf(1, here)).toEqual({ cruiser: 1 });
  },
);

content(
  'ti4',
  ['action-card/salvage', 'faction/mentak'],
  'what is salvaged is one gain, which a neighbouring Mentak pillages once',
  () => {
    const table = battle(here, 'space-combat', ['xxcha', 'sol', 'mentak'])
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .units(2, 'tile-23', { cruiser: 1 })
      .goods(1, 0, 4)
      .hand(0, 'salvage')
      .dice(10, 1)
      .play(spaceCombat);
    declining(table, 'salvage').answer(use('salvage'));
    expect([table.seat, table.options]).toEqual([2, ['use:faction/pillage', 'pass']]);
    table.answer('use:faction/pillage');
    expect([table.isOver, table.player(0).tradeGoods, table.player(2).tradeGoods]).toEqual([true, 3, 1]);
  },
);

content(
  'ti4',
  ['action-card/bunker', 'action-card/disable'],
  'Disable opens a shielded planet to bombardment, and Bunker still covers it',
  () => {
    const table = battle('tile-24', 'invasion')
      .units(0, 'tile-24', { dreadnought: 1 })
      .units(1, 'mehar-xull', { infantry: 1, pds: 1 })
      .hand(0, 'disable')
      .hand(1, 'bunker')
      .dice(8)
      .play(invasion);
    table.answerAs(0, use('disable')).answerAs(1, use('bunker'));
    declining(table).answer('bombard:mehar-xull');
    expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:8-4']);
    expect(table.unitsOf(1, 'mehar-xull')).toEqual({ infantry: 1, pds: 1 });
  },
);

content(
  'ti4',
  ['action-card/political-stability', 'agenda/imperial-arbiter'],
  'strategy cards that were kept can still be swapped',
  () => {
    const table = position()
      .strategyCards(['leadership', 'imperial'], ['diplomacy', 'technology'], ['politics', 'warfare'])
      .law('imperial-arbiter', 'player-0', 0)
      .hand(1, 'political-stability')
      .faceDown('erect-a-monument')
      .from('status');
    const go = (id: string) => ['pass', 'none', 'pools:4-4-2'].includes(id);
    while (!table.options.includes(use('political-stability'))) table.answer(table.options.find(go) ?? '');
    table.answer(use('political-stability'));
    for (const id of ['leadership', 'trade', 'imperial', 'warfare']) declining(table).answer(`strategy:${id}`);
    while (!table.options.includes('use:law/imperial-arbiter')) table.answer('pass');
    table.answer('use:law/imperial-arbiter');
    table.answer(table.options.find((id) => id.includes('leadership')) ?? '');
    table.answer(table.options.find((id) => id.includes('technology')) ?? '');
    expect(
      table
        .player(1)
        .strategyCards.map(({ id }) => id)
        .sort(),
    ).toEqual(['diplomacy', 'leadership']);
  },
);

content(
  'ti4',
  ['action-card/summit', 'agenda/fleet-regulations'],
  'Summit puts no more tokens into a fleet pool than Fleet Regulations allow',
  () => {
    const table = position().law('fleet-regulations', 'for').hand(1, 'summit').from('strategy').answer(use('summit'));
    expect(table.options).not.toContain('pools:0-2-0');
    expect(table.options).toContain('pools:1-1-0');
  },
);

content(
  'ti4',
  ['action-card/summit', 'agenda/representative-government'],
  'what an agenda has put off happens before Summit',
  () => {
    const table = position()
      .own(2, 'lodor')
      .hand(1, 'summit')
      .with((g) => g.delayed.push({ agenda: 'representative-government', outcome: 'against', seats: [2] }))
      .from('strategy');
    expect([table.seat, table.options]).toEqual([1, [use('summit'), 'pass']]);
    expect(table.state.planets.lodor?.exhausted).toBe(true);
  },
);
