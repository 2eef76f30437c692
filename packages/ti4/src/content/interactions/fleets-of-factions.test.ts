/** Where the factions Letnev, Mentak, L1Z1X, Jol-Nar, N'orr and Sol meet each other's and common cards. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { gainTradeGoods, spend } from '../../rules/spend.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { research } from '../../rules/technology.ts';
import { battle, position, rollsOf } from '../../testing/index.ts';
import type { FactionId } from '../factions.ts';

const here = 'tile-22';
const lure = 'use:faction/ambush';

/** Seat 0 attacks seat 1, who could retreat and so is asked in each round. */
function fight(attacker: FactionId, defender: FactionId, third: FactionId = 'hacan') {
  return battle(here, 'space-combat', [attacker, defender, third]).own(1, 'lirta-iv');
}

content(
  'ti4',
  ['faction/mentak', 'technology/non-euclidean-shielding'],
  'one Letnev ship sustains both hits of an Ambush',
  () => {
    const table = fight('mentak', 'letnev')
      .technologies(1, 'non-euclidean-shielding')
      .units(0, here, { cruiser: 2 })
      .units(1, here, { dreadnought: 1, carrier: 1 })
      .dice(10, 10)
      .play(spaceCombat)
      .answer(lure, 'ambush:cruiser', 'sustain:dreadnought:tile-22');
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1, carrier: 1 });
  },
);

content(
  'ti4',
  ['faction/mentak', 'unit/arc-secundus'],
  'a flagship that took an Ambush is repaired as the next round begins',
  () => {
    const table = fight('mentak', 'letnev')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { flagship: 1 })
      .dice(10, 1, 1, 1)
      .play(spaceCombat)
      .answer(lure, 'sustain:flagship:tile-22', 'fight');
    expect(table.state.combat?.round).toBe(2);
    expect(table.state.systems[here]?.units.find(({ seat }) => seat === 1)?.damaged).toBe(0);
  },
);

content(
  'ti4',
  ['unit/fourth-moon', 'unit/arc-secundus'],
  'beside the Fourth Moon even the Arc Secundus cannot sustain damage',
  () => {
    const table = fight('mentak', 'letnev')
      .units(0, here, { flagship: 1 })
      .units(1, here, { flagship: 1 })
      .dice(10, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight');
    expect([table.unitsOf(1, here), table.events().includes('ti4.sustains')]).toEqual([{}, false]);
  },
);

content(
  'ti4',
  ['unit/fourth-moon', 'technology/duranium-armor'],
  'Duranium Armor repairs beside the Fourth Moon, but nothing sustains again',
  () => {
    const table = fight('mentak', 'xxcha')
      .technologies(1, 'duranium-armor')
      .units(0, here, { flagship: 1 })
      .units(1, here, { dreadnought: 2 }, { dreadnought: 1 })
      .dice(1, 1, 1, 1)
      .dice(10, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight');
    const damaged = () => table.state.systems[here]?.units.find(({ seat }) => seat === 1)?.damaged;
    expect(damaged()).toBe(0);
    table.answer('fight');
    expect(table.unitsOf(1, here)).toEqual({ dreadnought: 1 });
  },
);

content(
  'ti4',
  ['faction/mentak', 'technology/salvage-operations'],
  'a ship lost to the Ambush may be built again',
  () => {
    const table = fight('mentak', 'xxcha')
      .technologies(0, 'salvage-operations')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { destroyer: 1 })
      .dice(10)
      .play(spaceCombat)
      .answer(lure, 'use:technology/salvage-operations#2');
    expect(table.options).toEqual(['done', 'produce:destroyer:tile-22:1']);
  },
);

content(
  'ti4',
  ['technology/mirror-computing', 'technology/salvage-operations'],
  'with Mirror Computing the one trade good pays a cruiser',
  () => {
    const table = fight('mentak', 'xxcha')
      .technologies(0, 'salvage-operations', 'mirror-computing')
      .exhausted('moll-primus')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10)
      .play(spaceCombat)
      .answer(lure, 'use:technology/salvage-operations#2', 'produce:cruiser:tile-22:1');
    expect([table.unitsOf(0, here), table.player(0).tradeGoods]).toEqual([{ cruiser: 2 }, 0]);
  },
);

content(
  'ti4',
  ['technology/mirror-computing', 'strategy-card/leadership'],
  'with Mirror Computing three trade goods buy two command tokens',
  () => {
    const table = position({ factions: ['mentak', 'yssaril', 'xxcha'] })
      .technologies(0, 'mirror-computing')
      .exhausted('moll-primus')
      .goods(0, 3)
      .strategyCards(['leadership'])
      .turnOf(0)
      .play((g) => strategicAction(g, 0, 'leadership'));
    const all = () => Object.values(table.player(0).pools).reduce((sum, pool) => sum + pool, 0);
    const before = all();
    while (table.seat === 0)
      table.answer(table.options.find((id) => id.startsWith('trade-goods')) ?? table.options[0] ?? '');
    expect(all() - before).toBe(3 + 2);
  },
);

content(
  'ti4',
  ['technology/mirror-computing', 'faction/nekro'],
  'a copy of Mirror Computing works for the Nekro',
  () => {
    const table = position({ factions: ['nekro', 'mentak', 'xxcha'] })
      .technologies(0, 'valefar-assimilator-x')
      .technologies(1, 'mirror-computing')
      .with((g) => g.players[0]?.copies.push({ by: 'valefar-assimilator-x', technology: 'mirror-computing', from: 1 }))
      .exhausted('mordai-ii')
      .goods(0, 1)
      .play((g) => spend(g, 0, 'resources', 2));
    expect(table.player(0).tradeGoods).toBe(0);
  },
);

content('ti4', ['faction/mentak', 'note/trade-convoys'], 'Trade Convoys make no neighbours for Pillage', () => {
  const table = position({ factions: ['mentak', 'hacan', 'xxcha'] })
    .units(0, here, { cruiser: 1 })
    .noteInPlay(2, 'trade-convoys', 1)
    .play((g) => gainTradeGoods(g, 2, 5));
  expect(table.isOver).toBe(true);
});

content(
  'ti4',
  ['faction/l1z1x', 'technology/magen-defense-grid'],
  'Magen Defense Grid and the shield that feeds it stop my dice and Harrow',
  () => {
    const table = battle(here, 'invasion', ['l1z1x', 'xxcha', 'yssaril'])
      .technologies(1, 'magen-defense-grid')
      .units(0, here, { dreadnought: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1, pds: 1 })
      .dice(10)
      .play(invasion)
      .answer('commit:tarmann:infantry:1', 'none', 'use:technology/magen-defense-grid');
    expect(rollsOf(table)).toEqual(['1 combat infantry:10']);
    expect([table.isOver, table.state.planets.tarmann?.owner]).toEqual([true, 1]);
  },
);

content('ti4', ['faction/l1z1x', 'unit/pds'], 'an assimilated PDS shields the planet for me from then on', () => {
  const table = battle(here, 'invasion', ['l1z1x', 'xxcha', 'yssaril'])
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { pds: 1 })
    .play(function* (g) {
      yield* invasion(g);
      g.tactical = null;
      g.turn = { ...g.turn!, seat: 1, traded: [0, 2] };
      yield* tacticalAction(g, 1);
    })
    .answer('commit:tarmann:infantry:1', 'none');
  expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1, pds: 1 });
  table.answer('activate:tile-22');
  expect(table.state.planets.tarmann?.owner).toBe(0);
});

content(
  'ti4',
  ['faction/l1z1x', 'unit/arc-secundus'],
  'a Letnev flagship in the system lifts the shield for Harrow too',
  () => {
    const table = battle(here, 'invasion', ['l1z1x', 'xxcha', 'letnev'])
      .units(0, here, { dreadnought: 1, infantry: 1 })
      .units(2, here, { flagship: 1 })
      .units(1, 'tarmann', { infantry: 1, pds: 1 })
      .dice(1, 1, 10)
      .play(invasion)
      .answer('none', 'commit:tarmann:infantry:1', 'none');
    expect(table.options).toContain('use:faction/harrow');
  },
);

content(
  'ti4',
  ['faction/jol-nar', 'action-card/fire-team'],
  'dice that Jol-Nar rolls again on the ground are still one less',
  () => {
    const table = battle(here, 'invasion', ['jol-nar', 'xxcha', 'yssaril'])
      .hand(0, 'fire-team')
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(1, 8, 10)
      .play(invasion)
      .answer('commit:tarmann:infantry:1');
    while (!table.options.includes('use:action-card/fire-team')) table.answer('pass');
    table.answer('use:action-card/fire-team');
    while (table.options.includes('die:infantry:1')) table.answer('die:infantry:1');
    expect(rollsOf(table).slice(0, 2)).toEqual(['0 combat infantry:1-1', '0 combat infantry:8-1']);
    expect(table.unitsOf(1, 'tarmann')).toEqual({ infantry: 1 }); // an 8 is not enough
  },
);

content(
  'ti4',
  ['faction/jol-nar', 'faction/sardakk-norr'],
  'Fragile and Unrelenting each count for their own dice',
  () => {
    const table = fight('jol-nar', 'sardakk-norr')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(7, 6)
      .play(spaceCombat)
      .answer('fight');
    expect(rollsOf(table)).toEqual(['0 combat cruiser:7-1', '1 combat cruiser:6+1']);
    expect(table.unitsOf(0, here)).toEqual({});
  },
);

content(
  'ti4',
  ['note/research-agreement', 'faction/nekro'],
  'the Nekro gain by Research Agreement what they could never research',
  () => {
    const table = position({ factions: ['jol-nar', 'nekro', 'xxcha'] })
      .note(1, 'research-agreement', 0)
      .play((g) => research(g, 0))
      .answer('technology:gravity-drive', 'use:note/research-agreement/0');
    expect(table.player(1).technologies).toContain('gravity-drive');
  },
);

ruling(
  'ti4',
  ['letnev.10', 'letnev.11'],
  'Letnev with Duranium Armor: what sustained in this round is not repaired in it',
  () => {
    const table = fight('letnev', 'xxcha')
      .technologies(0, 'duranium-armor', 'non-euclidean-shielding')
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { cruiser: 3 })
      .dice(1, 1, 10, 10, 10)
      .dice(1, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight', 'sustain:dreadnought:tile-22', 'sustain:dreadnought:tile-22');
    const damaged = () => table.state.systems[here]?.units.find(({ seat }) => seat === 0)?.damaged;
    expect(damaged()).toBe(2); // three hits, two uses, none repaired yet
    table.answer('fight');
    expect(damaged()).toBe(1); // one in the round after
  },
);

content(
  'ti4',
  ['unit/arc-secundus', 'technology/duranium-armor'],
  'the Arc Secundus repairs itself, so that Duranium Armor can mend another ship',
  () => {
    const table = fight('letnev', 'xxcha')
      .technologies(0, 'duranium-armor')
      .units(0, here, { flagship: 1, dreadnought: 1 }, { flagship: 1, dreadnought: 1 })
      .units(1, here, { cruiser: 3 })
      .dice(1, 1, 1, 10, 1, 1)
      .play(spaceCombat)
      .answer('fight', 'sustain:flagship:tile-22');
    const units = table.state.systems[here]?.units.filter(({ seat }) => seat === 0);
    expect(units?.map(({ type, damaged }) => [type, damaged])).toEqual([
      ['flagship', 0], // the next round has begun
      ['dreadnought', 0],
    ]);
  },
);

content(
  'ti4',
  ['unit/exotrireme-2', 'technology/exotrireme-2', 'action-card/shields-holding'],
  'nothing cancels what an Exotrireme takes with it',
  () => {
    const table = fight('sardakk-norr', 'xxcha')
      .technologies(0, 'exotrireme-2')
      .units(0, here, { dreadnought: 1 })
      .units(1, here, { dreadnought: 2 })
      .hand(1, 'shields-holding')
      .dice(1, 1, 1)
      .play(spaceCombat);
    while (!table.options.includes('use:unit/exotrireme-2')) {
      table.answer(table.options.includes('fight') ? 'fight' : 'pass');
    }
    table.answer('use:unit/exotrireme-2');
    while (!table.isOver) table.answer(table.options.find((id) => id.startsWith('dreadnought')) ?? 'pass');
    expect(table.unitsOf(1, here)).toEqual({});
  },
);

content(
  'ti4',
  ['unit/exotrireme-2', 'unit/the-alastor'],
  'ground forces that fight as ships can be taken along',
  () => {
    const table = battle(here, 'space-combat', ['sardakk-norr', 'nekro', 'xxcha'])
      .own(1, 'lirta-iv')
      .technologies(0, 'exotrireme-2')
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { flagship: 1, infantry: 1 })
      .dice(1, 1, 1, 1, 1)
      .play(spaceCombat)
      .answer('use:unit/the-alastor', 'enlist:tile-22:1', 'fight', 'use:unit/exotrireme-2');
    expect(table.options).toEqual(['flagship:tile-22', 'infantry:tile-22']);
  },
);

content(
  'ti4',
  ['faction/sol', 'note/military-support', 'technology/hyper-metabolism'],
  'infantry of Military Support may go where Sol has just landed too',
  () => {
    const table = position({ factions: ['sol', 'yssaril', 'xxcha'] })
      .own(1, 'lirta-iv')
      .units(0, 'bereg', { infantry: 1 })
      .note(1, 'military-support', 0)
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn')
      .answer('use:note/military-support/0');
    expect(table.options).toContain('place:lirta-iv');
    expect(table.options).not.toContain('place:bereg');
  },
);
