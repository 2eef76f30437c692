import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { assignHits } from '../../../rules/hits.ts';
import { invasion } from '../../../rules/invasion.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { gainTechnology, research, researchable } from '../../../rules/technology.ts';
import { battle, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['l1z1x', 'yssaril', 'xxcha'];
const here = 'tile-22';
const harrow = 'use:faction/harrow';

/** L1Z1X lands on Tarmann, where seat 1 has structures only. */
function landing(structures: object) {
  return battle(here, 'invasion', factions).units(0, here, { carrier: 1, infantry: 1 }).units(1, 'tarmann', structures);
}

content('ti4', 'faction/l1z1x', 'Assimilate: the structures of a planet that I win become mine', () => {
  const table = landing({ pds: 2, 'space-dock': 1 }).play(invasion).answer('commit:tarmann:infantry:1', 'none');
  expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1, pds: 2, 'space-dock': 1 });
  expect(table.unitsOf(1, 'tarmann')).toEqual({});
  expect(table.player(1).reinforcements).toMatchObject({ pds: 6, 'space-dock': 3 });
});

ruling(
  'ti4',
  ['l1z1x.1', 'all.17'],
  'Assimilate: before they are destroyed, so that nothing is destroyed at all',
  () => {
    const table = landing({ pds: 1 }).play(invasion).answer('commit:tarmann:infantry:1', 'none');
    expect(table.events()).toContain('ti4.assimilates');
    expect(table.events()).not.toContain('ti4.destroyed');
    const others = battle(here, 'invasion', ['xxcha', 'yssaril', 'l1z1x'])
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { pds: 1 })
      .play(invasion)
      .answer('commit:tarmann:infantry:1', 'none');
    expect([others.unitsOf(0, 'tarmann'), others.events().includes('ti4.destroyed')]).toEqual([{ infantry: 1 }, true]);
  },
);

ruling(
  'ti4',
  'l1z1x.2',
  'Assimilate: without pieces I may fetch one from the board, or let the structure be lost',
  () => {
    const made = () =>
      landing({ 'space-dock': 1 }).units(0, '0-0-0', { 'space-dock': 1 }).reinforcements(0, 'space-dock', 0);
    const fetched = made().play(invasion).answer('commit:tarmann:infantry:1');
    expect(fetched.options).toEqual(['fetch', 'leave']);
    fetched.answer('fetch');
    expect([fetched.unitsOf(0, 'tarmann')['space-dock'], fetched.unitsOf(0, '0-0-0')]).toEqual([1, {}]);
    const left = made().play(invasion).answer('commit:tarmann:infantry:1', 'leave');
    expect([left.unitsOf(0, 'tarmann'), left.unitsOf(1, 'tarmann')]).toEqual([{ infantry: 1 }, {}]);
    const none = made().token(0, 'tile-06').play(invasion).answer('commit:tarmann:infantry:1');
    expect([none.isOver, none.unitsOf(0, 'tarmann')]).toEqual([true, { infantry: 1 }]);
  },
);

ruling('ti4', 'l1z1x.3', 'Assimilate: a dock taken so may produce in the same action', () => {
  const table = position({ factions })
    .units(0, 'tile-35', { carrier: 1, infantry: 1 })
    .units(1, 'tarmann', { 'space-dock': 1 })
    .goods(0, 3)
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22', 'move:tile-35:carrier');
  while (table.prompt !== 'ti4.use-production') {
    const all = table.options.filter((id) => /infantry:1$|infantry/.test(id));
    table.answer(table.options.includes('done') ? 'done' : (all.at(-1) ?? table.options[0] ?? ''));
    if (table.isOver) break;
  }
  expect(table.prompt).toBe('ti4.use-production');
});

ruling('ti4', 'l1z1x.4', 'Assimilate: a floating factory is not on the planet', () => {
  const table = battle(here, 'invasion', ['l1z1x', 'saar', 'xxcha'])
    .units(0, here, { infantry: 1, carrier: 1 })
    .units(1, here, { 'space-dock': 1, cruiser: 1 })
    .own(1, 'tarmann')
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect(table.unitsOf(0, 'tarmann')).toEqual({ infantry: 1 });
  expect(table.unitsOf(1, here)).toMatchObject({ 'space-dock': 1 });
});

/** L1Z1X fights for Tarmann with dreadnoughts above it. */
function siege(ships: object, mine: number, theirs: object) {
  return battle(here, 'invasion', factions)
    .units(0, here, { ...ships, infantry: mine })
    .units(1, 'tarmann', theirs);
}

content('ti4', 'faction/l1z1x', 'Harrow: as each round ends my ships may bombard once more', () => {
  const table = siege({ dreadnought: 2 }, 2, { infantry: 4 })
    .dice(1, 1, 1, 1, 1, 1)
    .dice(5, 5)
    .dice(1, 1, 1, 1)
    .play(invasion)
    .answer('none', 'commit:tarmann:infantry:2');
  expect([table.seat, table.options]).toEqual([0, [harrow, 'pass']]);
  table.answer(harrow);
  expect(rollsOf(table)).toContain('0 bombardment dreadnought:5 dreadnought:5');
  expect([table.unitsOf(1, 'tarmann'), table.unitsOf(0, 'tarmann')]).toEqual([{ infantry: 2 }, { infantry: 2 }]);
});

ruling(
  'ti4',
  ['l1z1x.5', 'l1z1x.6'],
  'Harrow: every round, with all ships that bombard, only in my own invasion',
  () => {
    const table = siege({ dreadnought: 1, cruiser: 1 }, 2, { infantry: 5 })
      .dice(...Array(7).fill(1), 1)
      .dice(...Array(7).fill(1), 10)
      .dice(...Array(7).fill(1))
      .play(invasion)
      .answer('none', 'commit:tarmann:infantry:2', harrow);
    expect(rollsOf(table).filter((roll) => roll.includes('bombardment'))).toEqual(['0 bombardment dreadnought:1']);
    table.answer(harrow);
    expect(table.unitsOf(1, 'tarmann')).toEqual({ infantry: 4 });
    expect(table.options).toEqual([harrow, 'pass']); // the third round
    const defence = battle(here, 'invasion', ['xxcha', 'l1z1x', 'yssaril'])
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, here, { dreadnought: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(1, 1, 1, 10)
      .play(invasion)
      .answer('commit:tarmann:infantry:1');
    expect(defence.events().includes('ti4.window') || defence.options.includes(harrow)).toBe(false);
  },
);

ruling('ti4', 'l1z1x.7', 'Harrow: stopped by Planetary Shield, unless a war sun takes it away', () => {
  const shielded = (ships: object) =>
    siege(ships, 1, { infantry: 1, pds: 1 }).technologies(0, 'war-sun').dice(1, 1).dice(10, 1).play(invasion);
  const stopped = shielded({ dreadnought: 1, carrier: 1 }).answer('commit:tarmann:infantry:1', 'none');
  expect([stopped.options.includes(harrow), stopped.isOver]).toEqual([false, true]); // the second round decided it
  const sun = shielded({ 'war-sun': 1 }).answer('none', 'commit:tarmann:infantry:1', 'none');
  expect(sun.options).toEqual([harrow, 'pass']);
});

ruling('ti4', 'l1z1x.8', 'Harrow: also when my last ground force has just died; then nobody wins', () => {
  const table = siege({ dreadnought: 1 }, 1, { infantry: 1 })
    .dice(1, 10, 10)
    .play(invasion)
    .answer('none', 'commit:tarmann:infantry:1');
  expect([table.unitsOf(0, 'tarmann'), table.options]).toEqual([{}, [harrow, 'pass']]);
  table.answer(harrow);
  expect([table.unitsOf(1, 'tarmann'), table.state.planets.tarmann?.owner]).toEqual([{}, 1]);
  expect(table.events()).toContain('ti4.combat-drawn');
});

ruling('ti4', 'l1z1x.9', 'Harrow is Bombardment: Plasma Scoring adds a die, and its objective can be scored', () => {
  const table = siege({ dreadnought: 1 }, 1, { infantry: 1 })
    .technologies(0, 'plasma-scoring')
    .secrets(0, 'make-an-example-of-their-world')
    .dice(1, 1, 10, 10)
    .play(invasion)
    .answer('none', 'commit:tarmann:infantry:1', harrow);
  while (table.prompt === 'ti4.window' && table.options.includes('use:technology/plasma-scoring'))
    table.answer('use:technology/plasma-scoring');
  expect(rollsOf(table).at(-1)).toBe('0 bombardment dreadnought:10 dreadnought:10');
  expect(table.options).toContain('use:secret-objective/make-an-example-of-their-world');
});

content('ti4', 'unit/0-0-1', 'its hits and those of my dreadnoughts go to ships that are not fighters', () => {
  const table = battle(here, 'space-combat', factions)
    .units(0, here, { flagship: 1, dreadnought: 1 })
    .own(1, 'lirta-iv')
    .units(1, here, { carrier: 2, cruiser: 2, fighter: 4 })
    .pools(1, { fleet: 5 })
    .dice(10, 1, 10)
    .dice(...Array(8).fill(1))
    .play(spaceCombat)
    .answer('fight');
  expect(table.options).toEqual(['cruiser:tile-22', 'carrier:tile-22']);
  table.answer('cruiser:tile-22');
  expect(table.options).toEqual(['cruiser:tile-22', 'carrier:tile-22']);
});

ruling(
  'ti4',
  ['l1z1x.10', 'l1z1x.11'],
  '[0.0.1]: hits of other ships are free, and the rest may go to fighters',
  () => {
    const mixed = battle(here, 'space-combat', factions)
      .units(0, here, { flagship: 1, cruiser: 1 })
      .own(1, 'lirta-iv')
      .units(1, here, { carrier: 2, fighter: 4 })
      .dice(10, 1, 10)
      .dice(...Array(6).fill(1))
      .play(spaceCombat)
      .answer('fight');
    expect(mixed.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 4 }); // one hit had to go there
    expect(mixed.options).toEqual(['carrier:tile-22', 'fighter:tile-22']);
    const without = battle(here, 'space-combat', factions)
      .units(0, here, { dreadnought: 1 })
      .own(1, 'lirta-iv')
      .units(1, here, { carrier: 2, fighter: 4 })
      .dice(10)
      .dice(...Array(6).fill(1))
      .play(spaceCombat)
      .answer('fight');
    expect(without.options).toEqual(['carrier:tile-22', 'fighter:tile-22']);
    const few = battle(here, 'space-combat', factions)
      .own(0, 'saudor')
      .units(0, here, { flagship: 1, dreadnought: 1 })
      .own(1, 'lirta-iv')
      .units(1, here, { carrier: 1, fighter: 4 })
      .dice(10, 10, 10)
      .dice(...Array(5).fill(1))
      .play(spaceCombat)
      .answer('fight', 'fight');
    expect(few.unitsOf(1, here)).toEqual({ fighter: 2 });
    const sustained = battle(here, 'space-combat', factions)
      .own(0, 'saudor')
      .units(0, here, { flagship: 1 })
      .own(1, 'lirta-iv')
      .units(1, here, { dreadnought: 1, fighter: 2 })
      .dice(10, 10, 1, 1, 1)
      .play(spaceCombat)
      .answer('fight', 'fight')
      .answer('sustain:dreadnought:tile-22');
    expect(sustained.unitsOf(1, here)).toEqual({ fighter: 2 }); // the second hit must go to the dreadnought too
  },
);

ruling('ti4', 'l1z1x.11', '[0.0.1]: the restriction stays when it dies in that round', () => {
  const table = battle(here, 'space-combat', ['yssaril', 'l1z1x', 'xxcha'])
    .own(1, 'lirta-iv')
    .units(1, here, { flagship: 1 }, { flagship: 1 })
    .units(0, here, { carrier: 2, fighter: 4 })
    .dice(10, 10, 10, 10, 10, 10)
    .dice(10, 1)
    .play(spaceCombat)
    .answer('fight');
  expect(table.unitsOf(1, here)).toEqual({});
  expect(table.unitsOf(0, here)).toEqual({ carrier: 1, fighter: 4 });
});

content('ti4', 'technology/inheritance-systems', 'exhausted and for two resources, no prerequisites are needed', () => {
  const table = position({ factions })
    .technologies(0, 'inheritance-systems')
    .goods(0, 2)
    .exhausted('0-0-0')
    .play((g) => research(g, 0))
    .answer('technology:war-sun', 'trade-goods:2');
  expect(table.player(0).technologies).toContain('war-sun');
  expect([table.player(0).tradeGoods, table.player(0).exhausted]).toEqual([0, ['inheritance-systems']]);
});

ruling('ti4', 'l1z1x.12', 'Inheritance Systems: not while exhausted, without resources, or for gaining', () => {
  const made = () => position({ factions }).technologies(0, 'inheritance-systems').exhausted('0-0-0');
  expect(researchable(made().goods(0, 1).state, 0)).not.toContain('war-sun');
  expect(researchable(made().goods(0, 2).state, 0)).toContain('war-sun');
  const bound = made()
    .own(0, 'wellon')
    .goods(0, 1)
    .play((g) => research(g, 0))
    .answer('technology:integrated-economy');
  expect(bound.options).toEqual(['exhaust:wellon', 'trade-goods:1']); // for the price: as a specialty Wellon would leave a symbol open
  const spent = made()
    .goods(0, 2)
    .with((g) => g.players[0]?.exhausted.push('inheritance-systems'));
  expect(researchable(spent.state, 0)).not.toContain('war-sun');
  const gained = made()
    .goods(0, 2)
    .play((g) => gainTechnology(g, 0, 'assault-cannon'));
  expect([gained.player(0).tradeGoods, gained.player(0).exhausted]).toEqual([2, []]);
});

ruling(
  'ti4',
  'l1z1x.13',
  'Inheritance Systems: its price is reserved beside the cost of the research, and each is paid by itself',
  () => {
    const others = {
      modify: {
        canOwnTechnology: (allowed: boolean, _g: unknown, _h: number, id: string) => allowed && id === 'war-sun',
      },
    };
    const following = (goods: number) =>
      position({ factions })
        .ability(0, others)
        .technologies(0, 'inheritance-systems')
        .goods(0, goods)
        .strategyCards([], ['technology'])
        .turnOf(1)
        .play((g) => strategicAction(g, 1, 'technology'))
        .answer('no-research');
    const poor = following(1); // [0.0.0] is worth 5, but its surplus does not count for the price
    expect(poor.optionsOf(0)).not.toContain('secondary');
    const table = following(2);
    table.answer('secondary'); // only the planet can pay the cost, so that the trade goods are left for the price
    expect(table.options).toEqual(['trade-goods:2', 'trade-goods:1']);
    table.answer('trade-goods:2');
    expect(table.player(0).tradeGoods).toBe(0);
    expect([table.state.planets['0-0-0']?.exhausted, table.player(0).technologies]).toEqual([
      true,
      ['inheritance-systems', 'war-sun'],
    ]);
    const choosing = following(5).answer('secondary');
    expect(choosing.options).toContain('exhaust:0-0-0');
    choosing.answer('trade-goods:1');
    expect(choosing.options).toContain('trade-goods:1'); // the planet can still pay the price
    const focused = position({ factions })
      .ability(0, others)
      .technologies(0, 'inheritance-systems')
      .exhausted('0-0-0')
      .hand(0, 'focused-research')
      .strategyCards(['leadership'], ['diplomacy'], ['politics']);
    expect(focused.goods(0, 5).from('turn').options).not.toContain('action:action-card/focused-research');
    expect(focused.goods(0, 6).from('turn').options).toContain('action:action-card/focused-research');
  },
);

ruling('ti4', 'l1z1x.14', 'Super-Dreadnought II: Direct Hit cannot destroy it, other hits can', () => {
  const hit = (upgraded: boolean) => {
    const made = battle(here, 'space-combat', factions).units(0, here, { dreadnought: 1 }).hand(1, 'direct-hit');
    return (upgraded ? made.technologies(0, 'super-dreadnought-2') : made)
      .play((g) =>
        assignHits(g, { seat: 0, by: 1, cause: 'combat', place: here, hits: 2, notToFighters: 0 }, [here], () => true),
      )
      .answer('sustain:dreadnought:tile-22');
  };
  expect(hit(false).options).toContain('use:action-card/direct-hit');
  expect([hit(true).isOver, hit(true).unitsOf(0, here)]).toEqual([true, {}]);
});

/** Seat 1 holds the note as its turn begins. */
function enhanced(strategy: number, mine = 2) {
  return position({ factions })
    .pools(0, { strategy })
    .pools(1, { tactic: 16 - 3 - 2 - mine })
    .note(1, 'cybernetic-enhancements', 0)
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn');
}

content(
  'ti4',
  'note/cybernetic-enhancements',
  'as my turn begins a strategy token of L1Z1X becomes one of mine',
  () => {
    const table = enhanced(2);
    expect([table.seat, table.options]).toEqual([1, ['use:note/cybernetic-enhancements/0', 'pass']]);
    table.answer('use:note/cybernetic-enhancements/0');
    expect([table.player(0).pools.strategy, table.player(1).pools.strategy, table.player(1).tokens]).toEqual([1, 3, 1]);
  },
);

ruling(
  'ti4',
  ['l1z1x.15', 'l1z1x.16'],
  'Cybernetic Enhancements: not against an empty pool; without a token I gain none',
  () => {
    expect(enhanced(0).prompt).toBe('ti4.turn');
    const poor = enhanced(1, 0).answer('use:note/cybernetic-enhancements/0');
    expect([poor.player(0).pools.strategy, poor.player(1).pools.strategy]).toEqual([0, 2]);
    const theirs = position({ factions })
      .note(1, 'cybernetic-enhancements', 0)
      .turnOf(2)
      .strategyCards(['leadership'], ['diplomacy'], ['politics'])
      .from('turn');
    expect(theirs.prompt).toBe('ti4.turn');
  },
);
