import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { bombardment } from '../../../rules/bombardment.ts';
import { adjacent, areNeighbours } from '../../../rules/galaxy.ts';
import { invasion } from '../../../rules/invasion.ts';
import { retreats } from '../../../rules/retreat.ts';
import { cannonsAt } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { gainTechnology, research, researchable } from '../../../rules/technology.ts';
import type { Ti4 } from '../../../state.ts';
import { battle, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['jol-nar', 'yssaril', 'xxcha'];
const here = 'tile-22';

content('ti4', 'faction/jol-nar', 'Fragile: one less on every combat roll', () => {
  const table = battle(here, 'space-combat', factions)
    .units(0, here, { cruiser: 2 })
    .units(1, here, { cruiser: 1 })
    .dice(7, 8, 1)
    .play(spaceCombat);
  expect(rollsOf(table)[0]).toBe('0 combat cruiser:7-1 cruiser:8-1');
  expect([table.isOver, table.unitsOf(1, here)]).toEqual([true, {}]); // the 8 is enough
  const short = battle(here, 'space-combat', factions).units(0, here, { cruiser: 1 }).units(1, here, { cruiser: 1 });
  expect(short.dice(7, 10).play(spaceCombat).unitsOf(1, here)).toEqual({ cruiser: 1 });
});

ruling(
  'ti4',
  ['jol-nar.1', 'jol-nar.2'],
  'Fragile: on the ground too, but not in a bombardment; a 10 still hits for a 9',
  () => {
    const ground = battle(here, 'invasion', factions)
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(9, 1)
      .play(invasion)
      .answer('commit:tarmann:infantry:1');
    expect(rollsOf(ground)[0]).toBe('0 combat infantry:9-1');
    expect(ground.unitsOf(1, 'tarmann')).toEqual({});
    const shot = battle(here, 'invasion', factions)
      .units(0, here, { dreadnought: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .dice(5)
      .play((g) => bombardment(g, 0, here))
      .answer('bombard:tarmann');
    expect(rollsOf(shot)).toEqual(['0 bombardment dreadnought:5']);
    const nine = battle(here, 'space-combat', factions).units(0, here, { carrier: 1 }).units(1, here, { cruiser: 1 });
    expect(nine.dice(10, 1).play(spaceCombat).unitsOf(1, here)).toEqual({});
  },
);

/** Seat 1 plays Technology, Jol-Nar on seat 0 may follow. */
function following(prepare = (made: ReturnType<typeof position>) => made) {
  return prepare(position({ factions }).strategyCards(['leadership'], ['technology'], ['politics']).turnOf(1)).play(
    (g) => strategicAction(g, 1, 'technology'),
  );
}

content(
  'ti4',
  'faction/jol-nar',
  'Brilliant: for the token of the secondary ability I research as by the primary',
  () => {
    const table = following((made) => made.goods(0, 6)).answer('no-research');
    while (table.seat !== 0) table.answer('decline');
    expect(table.options).toEqual(['secondary', 'primary', 'decline']);
    table.answer('primary', 'research', 'technology:neural-motivator');
    expect([table.player(0).tradeGoods, table.player(0).pools.strategy]).toEqual([6, 1]); // no resources for the first
    table.answer('research', 'trade-goods:6', 'technology:plasma-scoring');
    expect(table.player(0).technologies).toEqual(['neural-motivator', 'plasma-scoring']);
  },
);

ruling('ti4', 'jol-nar.3', 'Brilliant: in my place of the order, for Technology only, and not without a token', () => {
  const order = position({ factions: ['xxcha', 'yssaril', 'jol-nar'] })
    .strategyCards(['technology'])
    .turnOf(0)
    .goods(1, 4)
    .play((g) => strategicAction(g, 0, 'technology'))
    .answer('no-research');
  expect([order.seat, order.options]).toEqual([1, ['secondary', 'decline']]); // others cannot
  order.answer('decline');
  expect(order.seat).toBe(2);
  expect(order.options).toContain('primary');
  const poor = following((made) => made.pools(0, { strategy: 0 })).answer('no-research');
  expect(poor.seats).not.toContain(0);
  const other = position({ factions })
    .strategyCards([], ['warfare'])
    .turnOf(1)
    .token(0, 'tile-12')
    .units(0, 'nar', { 'space-dock': 1 })
    .goods(0, 5)
    .units(1, 'tile-24', { cruiser: 1 })
    .token(1, 'tile-24')
    .play((g) => strategicAction(g, 1, 'warfare'));
  while (other.seat === 1) other.answer(other.options[0] ?? '');
  expect(other.options).not.toContain('primary');
});

content('ti4', 'faction/jol-nar', 'Analytical: one prerequisite less, but not of unit upgrades', () => {
  const { state } = position({ factions }).technologies(0, 'neural-motivator');
  const can = researchable(state, 0);
  expect(can).toEqual(expect.arrayContaining(['gravity-drive', 'hyper-metabolism']));
  expect(can).not.toContain('x-89-bacterial-weapon'); // three symbols, one owned
  expect(can).not.toContain('infantry-2'); // two symbols, one owned
});

ruling(
  'ti4',
  'jol-nar.4',
  'Analytical: optional, together with specialties, anew in each research, and not taken into account for gaining',
  () => {
    const table = position({ factions })
      .technologies(0, 'neural-motivator')
      .own(0, 'tarmann')
      .play(function* (g) {
        yield* research(g, 0);
        yield* research(g, 0);
      });
    expect(table.options).toContain('technology:x-89-bacterial-weapon'); // the planet and the ability
    table.answer('technology:hyper-metabolism');
    expect(table.options).toEqual(['exhaust:tarmann', 'use:faction/analytical']);
    table.answer('use:faction/analytical', 'technology:x-89-bacterial-weapon', 'use:faction/analytical');
    expect(table.player(0).technologies).toContain('x-89-bacterial-weapon');
    expect(table.state.planets.tarmann?.exhausted).toBe(false); // two owned, one ignored
    const gained = position({ factions }).play((g) => gainTechnology(g, 0, 'assault-cannon'));
    expect(gained.player(0).technologies).toEqual(['assault-cannon']);
  },
);

content('ti4', 'unit/jns-hylarim', 'each of its dice with 9 or 10 makes two hits more', () => {
  const table = battle(here, 'space-combat', factions)

    .own(1, 'lirta-iv')
    .units(0, here, { flagship: 1, cruiser: 1 })
    .units(1, here, { cruiser: 8 })
    .pools(1, { fleet: 8 })
    .dice(9, 8, 10)
    .dice(...Array(8).fill(1))
    .play(spaceCombat)
    .answer('fight');
  // The flagship's 9 makes three hits, its 8 one, and the 10 of the cruiser only one.
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 3 });
});

ruling('ti4', ['jol-nar.5', 'jol-nar.6'], 'J.N.S. Hylarim: the face of the die counts, before modifiers', () => {
  const against = battle(here, 'space-combat', factions)
    .ability(1, { modify: { rollBonusAgainst: (bonus) => bonus - 4 } })

    .own(1, 'lirta-iv')
    .units(0, here, { flagship: 1 })
    .units(1, here, { cruiser: 3 })
    .dice(9, 8)
    .dice(1, 1, 1)
    .play(spaceCombat)
    .answer('fight');
  expect(against.unitsOf(1, here)).toEqual({ cruiser: 1 }); // 9 - 5 misses, and makes two hits all the same
  const boosted = battle(here, 'space-combat', factions)
    .ability(0, { modify: { rollBonus: (bonus) => bonus + 4 } })

    .own(1, 'lirta-iv')
    .units(0, here, { flagship: 1 })
    .units(1, here, { cruiser: 3 })
    .dice(8, 1)
    .dice(1, 1, 1)
    .play(spaceCombat)
    .answer('fight');
  expect(boosted.unitsOf(1, here)).toEqual({ cruiser: 2 });
});

ruling('ti4', 'jol-nar.5', 'J.N.S. Hylarim: after a reroll the new face counts', () => {
  const table = battle(here, 'space-combat', ['jol-nar', 'yssaril', 'letnev'])
    .units(0, here, { flagship: 1 })
    .units(1, here, { cruiser: 5 })
    .own(1, 'lirta-iv')
    .note(0, 'war-funding', 2)
    .dice(1, 9, 10, 2)
    .dice(1, 1, 1, 1, 1)
    .play(spaceCombat);
  table.answer('use:note/war-funding/2', 'fight', 'die:flagship:1', 'die:flagship:9');
  expect(table.unitsOf(1, here)).toEqual({ cruiser: 2 }); // the 10 makes three, the 9 that became a 2 none
});

content('ti4', 'technology/e-res-siphons', 'four trade goods when somebody activates a system with my ship', () => {
  const activated = (by: number, units: object, place: 'tile-22' | 'tarmann' = here) =>
    position({ factions })
      .technologies(0, 'e-res-siphons')
      .units(0, place, units)
      .turnOf(by)
      .with((g) => g.turn?.traded.push(0, 1, 2))
      .play((g) => tacticalAction(g, by))
      .answer('activate:tile-22')
      .player(0).tradeGoods;
  expect(activated(1, { fighter: 1, carrier: 1 })).toBe(4);
  expect(activated(0, { cruiser: 1 })).toBe(0); // my own activation
  expect(activated(1, { infantry: 1, pds: 1 }, 'tarmann')).toBe(0);
});

ruling('ti4', 'jol-nar.7', 'E-Res Siphons: every time, as one gain', () => {
  const table = position({ factions: ['jol-nar', 'mentak', 'xxcha'] })
    .technologies(0, 'e-res-siphons')
    .units(0, here, { cruiser: 1 })
    .units(1, 'tile-35', { cruiser: 1 })
    .turnOf(2)
    .with((g) => g.turn?.traded.push(0, 1))
    .play(function* (g) {
      yield* tacticalAction(g, 2);
    })
    .answer('activate:tile-22');
  expect([table.seat, table.options]).toEqual([1, ['use:faction/pillage', 'pass']]);
  table.answer('use:faction/pillage');
  expect(table.player(0).tradeGoods).toBe(3); // robbed once
});

/** Jol-Nar has activated Tarmann's system and may open the conduit to Quann, far away. */
function conduit() {
  return position({ factions })
    .technologies(0, 'spacial-conduit-cylinder')
    .units(0, 'tarmann', { pds: 1 })
    .units(0, 'tile-25', { carrier: 1 })
    .units(0, 'quann', { infantry: 2 })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22');
}

content(
  'ti4',
  'technology/spacial-conduit-cylinder',
  'all systems with my units are adjacent to the active one',
  () => {
    const table = conduit();
    expect(table.options).toEqual(['use:technology/spacial-conduit-cylinder', 'pass']);
    table.answer('use:technology/spacial-conduit-cylinder');
    expect(table.player(0).exhausted).toEqual(['spacial-conduit-cylinder']);
    expect(table.options).toContain('move:tile-25:carrier');
    expect(conduit().answer('pass').options).not.toContain('move:tile-25:carrier');
  },
);

ruling('ti4', 'jol-nar.8', 'Spacial Conduit Cylinder: only where I have a unit, and not while it is exhausted', () => {
  const made = (exhausted: boolean) =>
    position({ factions })
      .technologies(0, 'spacial-conduit-cylinder')
      .units(0, 'tarmann', { infantry: 1 })
      .units(0, 'tile-25', { carrier: 1 })
      .with((g) => exhausted && g.players[0]?.exhausted.push('spacial-conduit-cylinder'))
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .play((g) => tacticalAction(g, 0));
  expect(made(false).answer('activate:tile-24').prompt).not.toBe('ti4.window');
  expect(made(true).answer('activate:tile-22').prompt).not.toBe('ti4.window');
  expect(made(false).answer('activate:tile-22').prompt).toBe('ti4.window');
});

ruling(
  'ti4',
  'jol-nar.9',
  'Spacial Conduit Cylinder: the systems are adjacent for everybody, both ways, so that others fire through it',
  () => {
    const table = position({ factions })
      .technologies(0, 'spacial-conduit-cylinder')
      .technologies(1, 'pds-2')
      .units(0, 'tarmann', { pds: 1 })
      .units(0, 'tile-25', { carrier: 1 })
      .units(1, 'quann', { pds: 1 })
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-22');
    const g = table.state as Ti4;
    expect(cannonsAt(g, 1, 'tile-22')).toEqual([]);
    table.answer('use:technology/spacial-conduit-cylinder');
    expect(cannonsAt(g, 1, 'tile-22')).toHaveLength(1);
    expect([adjacent(g, 'tile-22', 2), adjacent(g, 'tile-25', 2)]).toEqual([
      expect.arrayContaining(['tile-25']),
      expect.arrayContaining(['tile-22']),
    ]);
  },
);

ruling(
  'ti4',
  'jol-nar.10',
  'Spacial Conduit Cylinder: for the whole tactical action, with systems as they are then',
  () => {
    const table = position({ factions })
      .technologies(0, 'spacial-conduit-cylinder')
      .units(0, 'tile-22', { cruiser: 1 })
      .units(0, 'tile-25', { carrier: 2 })
      .own(1, 'tarmann')
      .own(2, 'quann')
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-22', 'use:technology/spacial-conduit-cylinder');
    const g = table.state as Ti4;
    expect(retreats(g, 0, 'tile-22')).toContain('tile-25');
    expect([areNeighbours(g, 1, 2), adjacent(g, 'tile-22', 0).includes('tile-47')]).toEqual([true, false]);
    for (let step = 0; step < 20 && !table.isOver; step++) {
      table.answer(table.options.find((id) => !id.startsWith('move:')) ?? '');
    }
    expect(table.state.effects).toEqual([]);
  },
);

content('ti4', 'note/research-agreement', 'I gain what Jol-Nar researches', () => {
  const table = position({ factions })
    .note(1, 'research-agreement', 0)
    .play((g) => research(g, 0))
    .answer('technology:gravity-drive');
  expect([table.seat, table.options]).toEqual([1, ['use:note/research-agreement/0', 'pass']]);
  table.answer('use:note/research-agreement/0');
  expect(table.player(1).technologies).toEqual(['gravity-drive']);
  expect(table.player(0).notes).toContainEqual({ id: 'research-agreement', of: 0 });
});

ruling('ti4', 'jol-nar.11', 'Research Agreement: no faction technology, and nothing that Jol-Nar only gained', () => {
  const own = position({ factions })
    .technologies(0, 'sarween-tools', 'graviton-laser-system')
    .note(1, 'research-agreement', 0)
    .play((g) => research(g, 0))
    .answer('technology:e-res-siphons');
  expect(own.isOver).toBe(true);
  const gained = position({ factions })
    .note(1, 'research-agreement', 0)
    .play((g) => gainTechnology(g, 0, 'gravity-drive'));
  expect(gained.isOver).toBe(true);
});

ruling(
  'ti4',
  'jol-nar.12',
  'Research Agreement: after each research by itself; nothing that I own or have a version of my own of',
  () => {
    const made = (third: FactionId) =>
      position({ factions: ['jol-nar', 'yssaril', third] })
        .technologies(0, 'antimass-deflectors', 'gravity-drive')
        .technologies(2, 'neural-motivator')
        .note(2, 'research-agreement', 0);
    const owned = made('xxcha')
      .play((g) => research(g, 0))
      .answer('technology:neural-motivator');
    expect(owned.isOver).toBe(true);
    const version = made('sol')
      .play((g) => research(g, 0))
      .answer('technology:carrier-2');
    expect(version.isOver).toBe(true);
    const row = made('xxcha')
      .play(function* (g) {
        yield* research(g, 0);
        yield* research(g, 0);
      })
      .answer('technology:carrier-2');
    expect([row.seat, row.prompt]).toEqual([2, 'ti4.window']); // before Jol-Nar names the next
    row.answer('pass');
    expect([row.seat, row.prompt]).toEqual([0, 'ti4.research']);
  },
);
