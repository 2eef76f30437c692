/** Where the Creuss, the Arborec and the Winnu meet other factions, laws and cards. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent, areNeighbours, wormholesIn } from '../../rules/galaxy.ts';
import { moveShips } from '../../rules/movement.ts';
import { produce } from '../../rules/production.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { gainTradeGoods } from '../../rules/spend.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { openWindow } from '../../rules/window.ts';
import { battle, type Position, position, rollsOf, type Table } from '../../testing/index.ts';
import type { FactionId } from '../factions.ts';
import type { SystemId } from '../systems.ts';

// Alpha: 26, 39; beta: 25, 40. The gate of the Creuss on seat 0 lies beside 31, 36 and 50.
const home = 'tile-51';
const gate = 'tile-17';

/** It is the turn of seat 0; nobody can trade. */
function turn(...factions: FactionId[]): Position {
  return position({ factions })
    .pools(0, { fleet: 6 })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2));
}

function activating(place: Position, system: SystemId): Table {
  return place.play((g) => tacticalAction(g, 0)).answer(`activate:${system}`);
}

/** Seat 0 moves ships into a system. */
function moving(place: Position, system: SystemId): Table {
  return place
    .with((g) => {
      g.tactical = { seat: 0, system, step: 'movement', moves: [], farther: 0, firing: [] };
      g.systems[system]?.tokens.push(0);
      if (g.players[0]) g.players[0].tokens--;
    })
    .play(moveShips);
}

const departures = (table: Table) => table.options.filter((id) => id.startsWith('move:'));
const token = (kind: 'alpha' | 'beta', where: SystemId, holder: number) => ({
  source: 'technology/wormhole-generator',
  holder,
  until: 'game' as const,
  target: `${kind}:${where}`,
});

content('ti4', ['faction/creuss', 'faction/sol'], 'Sol comes through the gate and takes the home of the Creuss', () => {
  const table = activating(turn('sol', 'creuss', 'hacan').units(0, gate, { carrier: 1, infantry: 3 }), home);
  table.answer(`move:${gate}:carrier`, `load:${gate}:infantry:3`, 'done', 'commit:creuss:infantry:3');
  expect(table.state.planets.creuss?.owner).toBe(0);
  expect(areNeighbours(table.state, 0, 1)).toBe(false); // the Creuss have nothing left at the gate
});

ruling(
  'ti4',
  ['creuss.2', 'ag/enforced-travel-ban.1'],
  'under an Enforced Travel Ban only the Creuss pass alpha and beta wormholes, and all pass delta',
  () => {
    const trip = (faction: FactionId, other: FactionId) =>
      departures(
        moving(
          turn(faction, other, 'hacan').law('enforced-travel-ban', 'for').units(0, 'tile-39', { dreadnought: 1 }),
          'tile-40',
        ),
      );
    expect(trip('creuss', 'sol')).toEqual(['move:tile-39:dreadnought']);
    expect(trip('sol', 'creuss')).toEqual([]);
    const through = turn('sol', 'creuss', 'hacan').law('enforced-travel-ban', 'for').units(0, home, { dreadnought: 1 });
    expect(departures(moving(through, gate))).toEqual([`move:${home}:dreadnought`]);
  },
);

content(
  'ti4',
  ['action-card/lost-star-chart', 'technology/wormhole-generator'],
  'with a Lost Star Chart a token of the Creuss leads Sol to all other wormholes',
  () => {
    const place = turn('sol', 'creuss', 'hacan')
      .hand(0, 'lost-star-chart')
      .with(({ effects }) => effects.push(token('alpha', 'tile-23', 1)))
      .units(0, 'tile-23', { dreadnought: 1 });
    const table = activating(place, 'tile-40');
    expect(table.options).toEqual(['use:action-card/lost-star-chart', 'pass']);
    table.answer('use:action-card/lost-star-chart');
    expect(departures(table)).toEqual(['move:tile-23:dreadnought']);
  },
);

ruling(
  'ti4',
  ['creuss.6', 'creuss.7'],
  'Slipstream adds to the gravity rift: a carrier comes from home through gate and rift, if the die lets it',
  () => {
    const trip = (die: number) => {
      const place = turn('creuss', 'sol', 'hacan')
        .replace('tile-36', 'tile-41')
        .units(0, home, { carrier: 1 })
        .dice(die);
      const table = moving(place, 'tile-39');
      expect(departures(table)).toEqual([`move:${home}:carrier`]);
      return table.answer(`move:${home}:carrier`, 'done').unitsOf(0, 'tile-39');
    };
    expect([trip(4), trip(3)]).toEqual([{ carrier: 1 }, {}]);
  },
);

content(
  'ti4',
  ['unit/hil-colish', 'faction/winnu'],
  'Hil Colish goes ahead to Mecatol Rex, and a carrier from home lands there before the Winnu do',
  () => {
    const place = turn('creuss', 'winnu', 'hacan')
      .units(0, 'tile-19', { flagship: 1 })
      .units(0, home, { carrier: 1, infantry: 2 })
      .units(1, 'tile-18', { destroyer: 1 })
      .goods(0, 6)
      .dice(10, 1);
    const table = activating(place, 'tile-18').answer('first:tile-19:flagship', `move:${home}:carrier`, 'done');
    table.answer(`load:${home}:infantry:2`);
    while (table.prompt !== 'ti4.remove-custodians?') {
      table.answer(table.options.includes('fight') ? 'fight' : (table.options[0] ?? ''));
    }
    table.answer('remove-custodians', 'trade-goods:6', 'commit:mecatol-rex:infantry:2');
    expect([table.state.planets['mecatol-rex']?.owner, table.player(0).points]).toEqual([0, 1]);
  },
);

content(
  'ti4',
  ['unit/hil-colish', 'action-card/skilled-retreat'],
  'whoever fights beside Hil Colish may retreat with skill through its wormhole',
  () => {
    const table = battle('tile-22', 'space-combat', ['creuss', 'sol', 'hacan'])
      .units(0, 'tile-22', { flagship: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .hand(1, 'skilled-retreat')
      .play(spaceCombat);
    while (table.seat !== 1) table.answer('pass');
    table.answer('use:action-card/skilled-retreat');
    expect(table.options).toContain(`to:${home}`);
    table.answer(`to:${home}`);
    while (!table.isOver) table.answer(table.options.at(-1) ?? '');
    expect(table.unitsOf(1, home)).toEqual({ cruiser: 1 });
  },
);

const splice = 'use:technology/dimensional-splicer';

/** The Creuss attack at an alpha wormhole. */
function splicing(opponent: FactionId): Position {
  return battle('tile-39', 'space-combat', ['creuss', opponent, 'hacan'])
    .technologies(0, 'dimensional-splicer')
    .units(0, 'tile-39', { cruiser: 1 });
}

ruling(
  'ti4',
  ['all.6', 'creuss.18'],
  'a Dimensional Splicer’s hit that is sustained can be followed by a Direct Hit',
  () => {
    const table = splicing('sol').hand(0, 'direct-hit').units(1, 'tile-39', { dreadnought: 1, cruiser: 1 });
    const fight = table.play(spaceCombat);
    while (!fight.options.includes(splice)) fight.answer('pass');
    fight.answer(splice, 'dreadnought:tile-39', 'sustain:dreadnought:tile-39');
    while (!fight.options.includes('use:action-card/direct-hit')) fight.answer('pass');
    fight.answer('use:action-card/direct-hit');
    while (fight.prompt === 'ti4.window') fight.answer('pass');
    expect(fight.unitsOf(1, 'tile-39').dreadnought).toBeUndefined();
  },
);

content(
  'ti4',
  ['technology/dimensional-splicer', 'action-card/shields-holding'],
  'Shields Holding cancels the hit of a Dimensional Splicer',
  () => {
    const place = splicing('sol').own(1, 'abyz').hand(1, 'shields-holding').units(1, 'tile-39', { cruiser: 2 });
    const fight = place.play(spaceCombat);
    while (!fight.options.includes(splice)) fight.answer('pass');
    fight.answer(splice);
    while (!fight.options.includes('use:action-card/shields-holding')) fight.answer('pass');
    fight.answer('use:action-card/shields-holding');
    while (fight.prompt === 'ti4.window') fight.answer('pass');
    expect(fight.prompt).toBe('ti4.retreat?'); // nothing was rolled yet
    expect(fight.events()).not.toContain('ti4.destroyed');
  },
);

content(
  'ti4',
  ['technology/dimensional-splicer', 'faction/mentak'],
  'the Ambush of the Mentak and the Splicer share a window: the attacker’s comes first',
  () => {
    const fight = splicing('mentak').units(1, 'tile-39', { cruiser: 1 }).dice(10).play(spaceCombat);
    fight.answerAs(0, splice).answerAs(1, 'use:faction/ambush');
    expect([fight.unitsOf(1, 'tile-39'), fight.unitsOf(0, 'tile-39')]).toEqual([{}, { cruiser: 1 }]);
    expect(rollsOf(fight)).toEqual([]); // nobody was left to lie in ambush
  },
);

ruling('ti4', 'creuss.4', 'the Mentak pillage the Creuss across alpha and beta, as neighbours of theirs', () => {
  const gaining = (faction: FactionId) =>
    position({ factions: ['mentak', faction, 'hacan'] })
      .units(0, 'tile-39', { cruiser: 1 })
      .units(1, 'tile-40', { cruiser: 1 })
      .goods(1, 2)
      .play((g) => gainTradeGoods(g, 1, 1));
  expect(gaining('creuss').options).toContain('use:faction/pillage');
  expect(gaining('sol').isOver).toBe(true);
});

content(
  'ti4',
  ['technology/wormhole-generator', 'technology/valefar-assimilator-x'],
  'when Nekro copies the Wormhole Generator, both lay the same two tokens',
  () => {
    const table = position({ factions: ['creuss', 'nekro', 'hacan'] })
      .technologies(0, 'wormhole-generator')
      .technologies(1, 'valefar-assimilator-x')
      .with(({ players }) =>
        players[1]?.copies.push({ by: 'valefar-assimilator-x', technology: 'wormhole-generator', from: 0 }),
      )
      .play(function* (g) {
        yield* openWindow(g, 'when status-phase-start', {});
      })
      .answer('alpha', 'to:tile-23');
    expect([table.seat, table.options]).toEqual([1, ['alpha', 'beta']]);
    table.answer('alpha', 'to:tile-24');
    expect([wormholesIn(table.state, 'tile-23'), wormholesIn(table.state, 'tile-24')]).toEqual([[], ['alpha']]);
    expect(adjacent(table.state, 'tile-24', 0)).toContain('tile-40'); // for the Creuss alpha leads to beta, whoever laid it
    expect(adjacent(table.state, 'tile-24', 1)).not.toContain('tile-40');
  },
);

ruling('ti4', 'all.4', 'a Creuss IFF that I get in a trade as my turn begins may be played at once, but once', () => {
  const table = position({ factions: ['sol', 'creuss', 'hacan'] })
    .units(0, gate, { cruiser: 1 })
    .turnOf(0)
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn')
    .answer('trade');
  while (!table.options.includes('accept')) {
    const { options } = table;
    table.answer(options.find((id) => id === 'ask:note:creuss-iff:1' || id === 'partner:1') ?? options[0] ?? '');
  }
  table.answer('accept');
  expect([table.seat, table.options]).toEqual([0, ['use:note/creuss-iff/1', 'pass']]);
  table.answer('use:note/creuss-iff/1', 'beta', 'to:tile-22');
  expect([table.prompt, wormholesIn(table.state, 'tile-22')]).toEqual(['ti4.turn', ['beta']]);
});

content(
  'ti4',
  ['note/stymie', 'faction/creuss'],
  'Stymie in the hands of the Creuss reaches through alpha and beta wormholes',
  () => {
    const growing = (holder: FactionId) => {
      const table = position({ factions: ['arborec', holder, 'hacan'] })
        .goods(0, 5)
        .noteInPlay(1, 'stymie', 0)
        .units(0, 'quann', { infantry: 2 })
        .units(1, 'tile-39', { cruiser: 1 })
        .play((g) => produce(g, 0, 'tile-25'));
      return table.options.includes('produce:infantry:quann:2');
    };
    expect([growing('creuss'), growing('sol')]).toEqual([false, true]);
  },
);

content(
  'ti4',
  ['unit/letani-warrior', 'technology/sarween-tools'],
  'with Sarween Tools two warriors grow two more for nothing, blockaded and without a dock',
  () => {
    const table = position({ factions: ['arborec', 'sol', 'hacan'] })
      .technologies(0, 'sarween-tools')
      .units(0, 'wellon', { infantry: 2 })
      .exhausted('wellon', 'nestphar')
      .units(1, 'tile-19', { cruiser: 2 })
      .play((g) => produce(g, 0, 'tile-19'));
    expect(table.options).toEqual(['done', 'produce:infantry:wellon:1', 'produce:infantry:wellon:2']);
    table.answer('produce:infantry:wellon:2');
    expect([table.isOver, table.unitsOf(0, 'wellon')]).toEqual([true, { infantry: 4 }]);
  },
);

content(
  'ti4',
  ['unit/letani-warrior-2', 'action-card/plague'],
  'warriors that die of a Plague are rolled for, and come home as Arborec’s turn begins',
  () => {
    const table = position({ factions: ['sol', 'arborec', 'hacan'] })
      .technologies(1, 'letani-warrior-2')
      .hand(0, 'plague')
      .units(1, 'wellon', { infantry: 2 })
      .turnOf(0)
      .strategyCards(['leadership'], ['diplomacy'], ['trade'])
      .dice(6, 10, 6, 5) // both die, and one of them comes back
      .from('turn')
      .answer('action:action-card/plague', 'planet:wellon');
    while (table.state.turn?.seat === 0) table.answer(table.options.at(-1) ?? '');
    const back = table.unitsOf(1, 'nestphar').infantry ?? 0;
    expect([table.unitsOf(1, 'wellon'), back]).toEqual([{}, 1]);
  },
);

content(
  'ti4',
  ['technology/bioplasmosis', 'agenda/wormhole-reconstruction'],
  'by Wormhole Reconstruction infantry of the Arborec go from alpha to beta',
  () => {
    const ending = (place: Position) =>
      place
        .technologies(0, 'bioplasmosis')
        .own(0, 'quann')
        .units(0, 'lodor', { infantry: 1 })
        .play(function* (g) {
          yield* openWindow(g, 'when status-phase-end', {});
        });
    const made = () => position({ factions: ['arborec', 'sol', 'hacan'] });
    expect(ending(made()).isOver).toBe(true);
    const table = ending(made().law('wormhole-reconstruction', 'for'));
    table.answer('use:technology/bioplasmosis', 'from:lodor');
    expect(table.unitsOf(0, 'quann')).toEqual({ infantry: 1 });
  },
);

content(
  'ti4',
  ['technology/lazax-gate-folding', 'agenda/enforced-travel-ban'],
  'a Travel Ban closes the gates of the Winnu to ships, but through them they have neighbours',
  () => {
    const place = turn('winnu', 'mentak', 'sol')
      .law('enforced-travel-ban', 'for')
      .technologies(0, 'lazax-gate-folding')
      .units(0, 'tile-39', { dreadnought: 1 })
      .units(1, 'tile-18', { cruiser: 1 });
    const table = moving(place, 'tile-18');
    expect([table.isOver, areNeighbours(table.state, 0, 1)]).toEqual([true, true]);
    const free = turn('winnu', 'mentak', 'sol').technologies(0, 'lazax-gate-folding');
    expect(departures(moving(free.units(0, 'tile-39', { dreadnought: 1 }), 'tile-18'))).toEqual([
      'move:tile-39:dreadnought',
    ]);
  },
);

content(
  'ti4',
  ['faction/winnu', 'strategy-card/imperial', 'technology/hegemonic-trade-policy'],
  'the Winnu take Mecatol Rex for nothing, build there on its influence and score with Imperial',
  () => {
    const place = turn('winnu', 'sol', 'hacan')
      .technologies(0, 'hegemonic-trade-policy')
      .units(0, 'tile-22', { carrier: 1, infantry: 1 })
      .strategyCards(['imperial'], ['diplomacy'], ['trade'])
      .play(function* (g) {
        yield* tacticalAction(g, 0);
        yield* produce(g, 0, 'tile-18');
        yield* strategicAction(g, 0, 'imperial');
      });
    const table = place.answer('activate:tile-18', 'move:tile-22:carrier', 'load:tile-22:infantry:1', 'done');
    table.answer('remove-custodians', 'use:faction/reclamation');
    table.answer('use:technology/hegemonic-trade-policy', 'planet:mecatol-rex');
    expect(table.options).toContain('produce:destroyer:tile-18:3'); // what the home planet can pay
    expect(table.options).toContain('produce:fighter:tile-18:6');
    table.answer('done');
    while (!table.isOver) table.answer(table.options.at(-1) ?? '');
    expect(table.player(0).points).toBe(2);
  },
);

content(
  'ti4',
  ['faction/winnu', 'action-card/parley'],
  'who is parleyed away from Mecatol Rex has nothing to reclaim',
  () => {
    const place = turn('winnu', 'sol', 'hacan')
      .custodiansGone()
      .own(1, 'mecatol-rex')
      .hand(1, 'parley')
      .units(0, 'tile-22', { carrier: 1, infantry: 2 });
    const table = activating(place, 'tile-18');
    while (!table.options.includes('move:tile-22:carrier')) table.answer('pass');
    table.answer('move:tile-22:carrier', 'load:tile-22:infantry:2', 'done');
    while (!table.options.includes('commit:mecatol-rex:infantry:2')) table.answer(table.options.at(-1) ?? '');
    table.answer('commit:mecatol-rex:infantry:2');
    while (!table.options.includes('use:action-card/parley')) table.answer('pass');
    table.answer('use:action-card/parley');
    while (!table.isOver) table.answer(table.options.at(-1) ?? '');
    expect(table.state.planets['mecatol-rex']?.owner).toBe(1);
    expect(table.unitsOf(0, 'mecatol-rex')).toEqual({});
  },
);

content(
  'ti4',
  ['unit/salai-sai-corian', 'action-card/morale-boost'],
  'a Morale Boost helps every die of the Winnu flagship',
  () => {
    const table = battle('tile-22', 'space-combat', ['winnu', 'sol', 'hacan'])
      .hand(0, 'morale-boost')
      .units(0, 'tile-22', { flagship: 1 })
      .units(1, 'tile-22', { carrier: 2 })
      .dice(6, 5, 1, 1)
      .play(spaceCombat);
    while (!table.options.includes('use:action-card/morale-boost')) table.answer('pass');
    table.answer('use:action-card/morale-boost');
    while (rollsOf(table).length === 0) table.answer(table.options.includes('fight') ? 'fight' : 'pass');
    expect(rollsOf(table)[0]).toBe('0 combat flagship:6+1 flagship:5+1');
    expect(table.events()).toContain('ti4.destroyed'); // 6 + 1 hits on 7
  },
);
