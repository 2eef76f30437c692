/** What holds for every faction, and where notes, strategy cards and common technologies meet other cards. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { replenish } from '../../rules/commodities.ts';
import { addEffect } from '../../rules/effects.ts';
import { invasion } from '../../rules/invasion.ts';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { openWindow } from '../../rules/window.ts';
import { battle, declining, position, rollsOf } from '../../testing/index.ts';
import { unit, unitIds } from '../units.ts';

const here = 'tile-22';
const boost = 'use:action-card/morale-boost';
const plasma = 'use:technology/plasma-scoring';

function duel(...factions: Parameters<typeof battle>[2] & string[]) {
  return battle(here, 'space-combat', factions).units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 1 });
}

ruling(
  'ti4',
  'all.1',
  'who declined may still act when somebody else acted after that; the active player comes first',
  () => {
    const table = duel('xxcha', 'hacan', 'sol')
      .hand(0, 'morale-boost')
      .hand(1, 'morale-boost')
      .dice(1, 1)
      .play(spaceCombat);
    table.answerAs(0, 'pass').answerAs(1, boost);
    expect([table.seat, table.options]).toEqual([0, ['pass']]); // whether to sabotage it
    declining(table, 'morale-boost');
    expect([table.seat, table.options]).toEqual([0, [boost, 'pass']]);
    const both = duel('xxcha', 'hacan', 'sol')
      .hand(0, 'morale-boost')
      .hand(1, 'morale-boost')
      .dice(1, 1)
      .play(spaceCombat);
    both.answerAs(1, boost).answerAs(0, boost);
    declining(both);
    const played = both.match.events(0, 'spectator').filter(({ key }) => key === 'ti4.plays-action-card');
    expect(played.map(({ args }) => args?.seat)).toEqual(['seat/0', 'seat/1']);
  },
);

ruling(
  'ti4',
  'all.2',
  'what is for the start of a combat and for the start of its first round shares a window before the barrage',
  () => {
    const table = battle(here, 'space-combat', ['mentak', 'hacan', 'sol'])
      .units(0, here, { destroyer: 1, cruiser: 1 })
      .units(1, here, { carrier: 1, fighter: 2 })
      .hand(0, 'morale-boost')
      .play(spaceCombat);
    expect(table.options).toEqual(['use:faction/ambush', boost, 'pass']);
    expect(rollsOf(table)).toEqual([]);
  },
);

ruling('ti4', 'all.2', 'the end of the last round is the end of the combat', () => {
  const table = battle(here, 'space-combat', ['xxcha', 'hacan', 'sol'])
    .units(0, here, { dreadnought: 1 }, { dreadnought: 1 })
    .units(1, here, { cruiser: 1 })
    .hand(0, 'emergency-repairs')
    .dice(10, 1)
    .play(spaceCombat);
  declining(table, 'emergency-repairs').answer('pass');
  declining(table, 'emergency-repairs');
  expect([table.unitsOf(1, here), table.options]).toEqual([{}, ['use:action-card/emergency-repairs', 'pass']]);
});

ruling('ti4', 'all.3', 'who takes no part in a combat uses nothing at its start', () => {
  const table = duel('xxcha', 'hacan', 'sol').hand(2, 'morale-boost').dice(10, 1).play(spaceCombat);
  expect(table.events()).toContain('ti4.combat-won'); // nobody was asked before
});

ruling('ti4', 'all.5', 'without "may" it happens by itself; to exhaust something for an effect is my choice', () => {
  const letnev = battle(here, 'space-combat', ['letnev', 'hacan', 'sol'])
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 1, 1)
    .play(spaceCombat);
  expect(letnev.events()).toContain('ti4.repaired'); // Arc Secundus, and nobody was asked
  const magen = battle(here, 'invasion')
    .technologies(1, 'magen-defense-grid')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1, pds: 1 })
    .dice(1, 1, 10, 1)
    .play(invasion)
    .answer('commit:tarmann:infantry:1', 'none');
  expect([magen.seat, magen.options]).toEqual([1, ['use:technology/magen-defense-grid', 'pass']]);
});

ruling('ti4', 'all.11', 'a token that Construction or a retreat puts into a system activates nothing', () => {
  const table = position()
    .noteInPlay(1, 'support-for-the-throne', 0)
    .points(0, 1, 0)
    .strategyCards(['construction'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'construction'))
    .answer('none', 'none', 'secondary', 'system:tile-01');
  expect(table.state.systems['tile-01']?.tokens).toEqual([1]);
  expect(table.player(1)).toMatchObject({ points: 1, notesInPlay: [{ id: 'support-for-the-throne', of: 0 }] });
});

ruling(
  'ti4',
  ['all.15', 'all.16'],
  'a Political Secret leaves what works by itself, technologies and flagships alone',
  () => {
    const secret = (place: ReturnType<typeof battle>) =>
      place.with((g) => addEffect(g, 'note/political-secret', 0, 'agenda'));
    const made = () =>
      battle(here, 'space-combat', ['letnev', 'hacan', 'sol'])
        .goods(0, 2)
        .units(0, here, { flagship: 1 }, { flagship: 1 })
        .units(1, here, { cruiser: 1 })
        .dice(1, 1, 1);
    expect(made().play(spaceCombat).options).toEqual(['use:faction/munitions-reserves', 'pass']);
    const silent = secret(made()).play(spaceCombat);
    expect(silent.events()).toContain('ti4.repaired');
    expect(silent.options).not.toContain('use:faction/munitions-reserves');
    const mitosis = position({ factions: ['arborec', 'hacan', 'sol'] })
      .with((g) => addEffect(g, 'note/political-secret', 0, 'agenda'))
      .play((g) => openWindow(g, 'when status-phase-start', {}));
    expect(mitosis.unitsOf(0, 'nestphar')).toEqual({ infantry: 1 }); // mandatory, not chosen
  },
);

ruling('ti4', 'all.19', 'no space combat is without end: every ship that rolls hits with a ten at the worst', () => {
  const worst = -1; // the greatest penalty there is, that of Jol-Nar
  const ships = unitIds.map(unit).filter(({ combat, type }) => combat !== null && !['infantry', 'pds'].includes(type));
  expect(ships.filter(({ combat }) => 10 + worst < (combat?.value ?? 0))).toEqual([]);
});

ruling('ti4', 'all.21', 'a copied technology works on although the card that copies it is exhausted', () => {
  const table = battle(here, 'invasion', ['nekro', 'letnev', 'hacan'])
    .technologies(0, 'valefar-assimilator-x')
    .technologies(1, 'l4-disruptors')
    .with(({ players: [first] }) => {
      first?.copies.push({ by: 'valefar-assimilator-x', technology: 'l4-disruptors', from: 1 });
      first?.exhausted.push('valefar-assimilator-x');
    })
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(2, 'tarmann', { pds: 1 })
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([table.isOver, rollsOf(table)]).toEqual([true, []]); // no Space Cannon against the landing
});

content(
  'ti4',
  ['technology/plasma-scoring', 'action-card/experimental-battlestation'],
  'the battlestation may roll the additional die',
  () => {
    const table = position()
      .technologies(1, 'plasma-scoring')
      .hand(1, 'experimental-battlestation')
      .units(0, 'tile-18', { cruiser: 1 })
      .units(1, 'tarmann', { 'space-dock': 1, pds: 1 })
      .turnOf(0)
      .dice(1, 1, 1, 1, 1)
      .play((g) => tacticalAction(g, 0))
      .answer(`activate:${here}`);
    declining(table).answer('move:tile-18:cruiser', 'done', 'use:action-card/experimental-battlestation');
    declining(table).answer('all', plasma, `extra:space-dock:tarmann:${here}`);
    expect(rollsOf(table)).toEqual(['1 space-cannon space-dock:1 space-dock:1 space-dock:1 space-dock:1 pds:1']);
  },
);

content(
  'ti4',
  ['technology/plasma-scoring', 'action-card/bunker'],
  'a Bunker weakens the additional die as well',
  () => {
    const table = battle(here, 'invasion')
      .technologies(0, 'plasma-scoring')
      .hand(1, 'bunker')
      .units(0, here, { dreadnought: 1 })
      .units(1, 'tarmann', { infantry: 2 })
      .dice(8, 9)
      .play(invasion);
    declining(table, 'bunker').answer('use:action-card/bunker');
    declining(table).answer('bombard:tarmann', plasma);
    expect(rollsOf(table)).toEqual(['0 bombardment dreadnought:8-4 dreadnought:9-4']);
  },
);

content(
  'ti4',
  ['technology/plasma-scoring', 'technology/antimass-deflectors'],
  'Antimass Deflectors weaken every die of a Space Cannon',
  () => {
    const table = battle(here, 'space-cannon-offense')
      .technologies(0, 'antimass-deflectors')
      .technologies(1, 'plasma-scoring')
      .units(0, here, { cruiser: 1 })
      .units(1, 'tarmann', { pds: 1 })
      .dice(6, 6)
      .play(spaceCannonOffense)
      .answer('all', plasma);
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:6-1 pds:6-1']);
    expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
  },
);

content('ti4', ['note/trade-agreement', 'faction/mentak'], 'Mentak may pillage what a Trade Agreement brings', () => {
  const table = position({ factions: ['sol', 'mentak', 'hacan'] })
    .units(1, 'tile-18', { cruiser: 1 })
    .units(2, 'tile-18', { cruiser: 1 })
    .note(2, 'trade-agreement', 0)
    .play((g) => replenish(g, 0))
    .answer('use:note/trade-agreement/0');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect([table.player(1).tradeGoods, table.player(2).tradeGoods]).toEqual([1, 3]);
});

content(
  'ti4',
  ['note/support-for-the-throne', 'action-card/sabotage'],
  'a note is no action card: nobody can sabotage it',
  () => {
    const table = position()
      .units(0, 'tile-18', { cruiser: 1 })
      .units(1, 'tile-18', { cruiser: 1 })
      .hand(2, 'sabotage')
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn')
      .answer('trade', 'give:note:support-for-the-throne:0', 'ask:no-note', 'accept');
    expect([table.seat, table.prompt, table.player(1).points]).toEqual([0, 'ti4.turn', 1]);
  },
);

content(
  'ti4',
  ['strategy-card/diplomacy', 'action-card/unexpected-action'],
  'a token that Diplomacy placed can be taken back by Unexpected Action',
  () => {
    const table = position()
      .hand(1, 'unexpected-action')
      .strategyCards(['diplomacy'], ['trade'], ['imperial'])
      .from('turn')
      .answer('strategic:diplomacy');
    expect(table.state.systems['tile-01']?.tokens).toEqual([1, 2]);
    expect(table.seat).toBe(1);
    declining(table.answer('action:action-card/unexpected-action'));
    expect(table.state.systems['tile-01']?.tokens).toEqual([2]);
    expect(table.player(1).tokens).toBe(8); // in reinforcements, not in a pool
  },
);
