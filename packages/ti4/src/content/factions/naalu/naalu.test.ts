import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../../rules/invasion.ts';
import { fleetUse } from '../../../rules/settle.ts';
import { initiativeOf, initiativeOrder } from '../../../rules/table.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { openWindow } from '../../../rules/window.ts';
import type { Ti4 } from '../../../state.ts';
import { battle, type Position, position, rollsOf, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import type { SystemId } from '../../systems.ts';

const factions: FactionId[] = ['yssaril', 'naalu', 'xxcha'];
const here = 'tile-22';
const foresee = 'use:faction/foresight';

content('ti4', 'faction/naalu', 'Telepathic: whatever card I have, I take the first turn', () => {
  const table = position({ players: 4, factions: ['sol', 'naalu', 'xxcha', 'hacan'] })
    .strategyCards(['leadership'], ['imperial'], ['trade'], ['warfare'])
    .from('turn');
  expect([table.seat, initiativeOrder(table.state as Ti4)]).toEqual([1, [1, 0, 2, 3]]);
});

ruling('ti4', 'naalu.1', 'Telepathic: from the end of the strategy phase to the end of the status phase', () => {
  const made = (phase: Ti4['phase']) =>
    position({ factions }).strategyCards(['leadership'], ['imperial'], ['trade']).phase(phase).state;
  expect((['strategy', 'action', 'status'] as const).map((phase) => initiativeOf(made(phase), 1))).toEqual([8, 0, 0]);
  expect(initiativeOf(position({ factions }).phase('agenda').state, 1)).toBe(Number.MAX_SAFE_INTEGER);
});

ruling('ti4', 'naalu.2', 'Telepathic: the token stays with me when my strategy card changes hands', () => {
  const { state } = position({ factions }).strategyCards(['leadership'], ['imperial'], ['trade']);
  const [mine, other] = [state.players[1]?.strategyCards ?? [], state.players[2]?.strategyCards ?? []];
  const [given, taken] = [mine.pop(), other.pop()];
  if (taken) mine.push(taken);
  if (given) other.push(given);
  expect([0, 1, 2].map((seat) => initiativeOf(state, seat))).toEqual([1, 0, 8]);
});

ruling(
  'ti4',
  ['naalu.16', 'naalu.17'],
  'Gift of Prescience: its holder has the token, and I have my card’s number',
  () => {
    const table = position({ players: 4, factions: ['sol', 'naalu', 'xxcha', 'hacan'] })
      .strategyCards(['leadership'], ['imperial'], ['trade'], ['warfare'])
      .note(2, 'gift-of-prescience', 1)
      .speaker(1)
      .phase('strategy')
      .play(function* (g) {
        yield* openWindow(g, 'when strategy-phase-end', {});
        g.phase = 'action';
        expect(initiativeOrder(g)).toEqual([2, 0, 3, 1]);
        g.phase = 'status';
        yield* openWindow(g, 'when status-phase-end', {});
      });
    table.answer('use:note/gift-of-prescience/1');
    expect([table.player(2).notesInPlay, table.player(1).notes]).toEqual([
      [],
      expect.arrayContaining([{ id: 'gift-of-prescience', of: 1 }]),
    ]);
  },
);

/** Seat 0 is about to move a cruiser to where the Naalu are. */
function attack(prepare: (place: Position) => Position): Position {
  return prepare(
    position({ factions })
      .turnOf(0)
      .with((g) => g.turn?.traded.push(1, 2))
      .units(0, 'tile-35', { cruiser: 1 }),
  );
}

function arrive(place: Position, system: SystemId = here): Table {
  return place.play((g) => tacticalAction(g, 0)).answer(`activate:${system}`, 'move:tile-35:cruiser', 'done');
}

content('ti4', 'faction/naalu', 'Foresight: when others come my ships leave, and a strategy token with them', () => {
  const table = arrive(
    attack((place) => place.units(1, here, { carrier: 1, dreadnought: 1, fighter: 2 }, { dreadnought: 1 })),
  );
  expect([table.seat, table.options]).toEqual([1, [foresee, 'pass']]);
  table.answer(foresee);
  expect(table.options).toEqual(['to:tile-18', 'to:tile-35', 'to:tile-23', 'to:tile-40']);
  table.answer('to:tile-23');
  expect(table.unitsOf(1, 'tile-23')).toEqual({ dreadnought: 1, carrier: 1, fighter: 2 });
  expect(table.state.systems['tile-23']).toMatchObject({ tokens: [1] });
  expect(table.state.systems['tile-23']?.units.find(({ type }) => type === 'dreadnought')?.damaged).toBe(1);
  expect(table.player(1).pools.strategy).toBe(1);
});

ruling('ti4', 'naalu.3', 'Foresight: not on my own turn, without a strategy token, without ships or a way', () => {
  const asked = (prepare: (place: Position) => Position) => {
    const table = arrive(attack(prepare));
    return table.seat === 1 && table.options.includes(foresee);
  };
  expect(asked((place) => place.units(1, here, { cruiser: 1 }))).toBe(true);
  expect(asked((place) => place.units(1, here, { cruiser: 1 }).pools(1, { strategy: 0 }))).toBe(false);
  expect(asked((place) => place.units(1, 'tarmann', { infantry: 1 }))).toBe(false);
  const closed = (place: Position) => {
    for (const id of ['tile-18', 'tile-35', 'tile-23', 'tile-40'] as const) place.units(2, id, { cruiser: 1 });
    return place;
  };
  expect(asked((place) => closed(place).units(1, here, { cruiser: 1 }))).toBe(false);
  const still = attack((place) => place.units(1, here, { cruiser: 1 })).play((g) => tacticalAction(g, 0));
  still.answer('activate:tile-22', 'done');
  expect(still.isOver).toBe(true); // nothing has moved in
});

ruling('ti4', 'naalu.4', 'Foresight: no retreat: nothing of mine is needed there, and fighters alone may go', () => {
  const table = arrive(
    attack((place) => place.units(1, here, { fighter: 2 }).units(1, 'tarmann', { 'space-dock': 1 })),
  );
  table.answer(foresee, 'to:tile-23');
  expect(table.unitsOf(1, 'tile-23')).toEqual({}); // they fled untransported, and found no capacity there
  expect(table.events()).toContain('ti4.moves');
});

ruling(
  'ti4',
  ['naalu.5', 'all.22'],
  'Foresight: ground forces of the system may come within capacity, from planets too; those left in space are lost',
  () => {
    const fled = () =>
      arrive(
        attack((place) =>
          place.units(1, here, { carrier: 1, infantry: 1, fighter: 1 }).units(1, 'tarmann', { infantry: 4, pds: 1 }),
        ),
      ).answer(foresee, 'to:tile-23');
    const table = fled();
    expect(table.options).toEqual([
      'loaded',
      'load:tile-22:infantry:1',
      'load:tarmann:infantry:4',
      'load:tarmann:infantry:3',
      'load:tarmann:infantry:2',
      'load:tarmann:infantry:1',
    ]);
    table.answer('load:tarmann:infantry:2', 'loaded');
    expect(table.unitsOf(1, 'tile-23')).toEqual({ carrier: 1, infantry: 2, fighter: 1 });
    expect([table.unitsOf(1, here), table.unitsOf(1, 'tarmann')]).toEqual([{}, { infantry: 2, pds: 1 }]);
    const full = fled().answer('load:tarmann:infantry:4'); // too many with the fighter
    expect([full.seat, full.prompt, full.options]).toEqual([
      1,
      'ti4.choose-destroyed',
      ['fighter:tile-23', 'infantry:tile-23'],
    ]);
  },
);

ruling(
  'ti4',
  'naalu.6',
  'Foresight: no nebula, no asteroids without Antimass Deflectors; the fleet limit holds there',
  () => {
    const where = (prepare: (place: Position) => Position) => arrive(attack(prepare)).answer(foresee).options;
    const fleet = (place: Position) => place.units(1, here, { cruiser: 1 });
    expect(where(fleet)).not.toContain('to:tile-44');
    const fighters = (place: Position) => place.units(1, here, { fighter: 1 }).units(1, 'tarmann', { 'space-dock': 1 });
    expect(where(fighters)).not.toContain('to:tile-44');
    expect(where((place) => fleet(place).technologies(1, 'antimass-deflectors'))).toContain('to:tile-44');
    const dangers = (place: Position) => fleet(place.replace('tile-23', 'tile-42').replace('tile-40', 'tile-43'));
    expect(where(dangers)).toEqual(['to:tile-18', 'to:tile-35']); // a nebula and a supernova
    const crowded = arrive(attack((place) => fleet(place).units(1, 'tile-23', { cruiser: 3 })));
    crowded.answer(foresee, 'to:tile-23');
    expect(crowded.unitsOf(1, 'tile-23')).toEqual({ cruiser: 3 });
  },
);

ruling(
  'ti4',
  'naalu.6',
  'Foresight: leaving a gravity rift needs the dice; the token is placed even if all ships are lost',
  () => {
    const rift = (die: number) =>
      arrive(
        attack((place) => place.replace(here, 'tile-41').units(1, 'tile-41', { cruiser: 1 }).dice(die)),
        'tile-41',
      ).answer(foresee, 'to:tile-23');
    expect(rift(4).unitsOf(1, 'tile-23')).toEqual({ cruiser: 1 });
    const lost = rift(3);
    expect([lost.unitsOf(1, 'tile-23'), lost.state.systems['tile-23']?.tokens]).toEqual([{}, [1]]);
  },
);

ruling('ti4', 'naalu.7', 'Foresight: where I have a token already, the strategy token goes to reinforcements', () => {
  const table = arrive(attack((place) => place.units(1, here, { cruiser: 1 }).token(1, 'tile-23')));
  const { tokens } = table.player(1);
  table.answer(foresee, 'to:tile-23');
  expect([table.player(1).pools.strategy, table.player(1).tokens]).toEqual([1, tokens + 1]);
  expect(table.state.systems['tile-23']?.tokens).toEqual([1]);
});

ruling('ti4', 'naalu.8', 'Foresight: then space cannons fire at the active player only, and there is no combat', () => {
  const table = arrive(
    attack((place) => place.units(1, here, { cruiser: 1 }).units(1, 'tarmann', { pds: 1 }).dice(10)),
  );
  table.answer(foresee, 'to:tile-23');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.use-space-cannon']);
  table.answer('all');
  expect([table.isOver, table.unitsOf(0, here), table.events().includes('ti4.combat-begins')]).toEqual([
    true,
    {},
    false,
  ]);
});

ruling(
  'ti4',
  'naalu.9',
  'Hybrid Crystal Fighter II: moves by itself; three of them beyond capacity are one and a half ships',
  () => {
    const place = position({ factions })
      .technologies(1, 'hybrid-crystal-fighter-2')
      .units(1, 'tile-23', { fighter: 3 })
      .pools(1, { fleet: 2 });
    expect(fleetUse(place.state, 1, 'tile-23')).toBe(1.5);
    const table = place.turnOf(1).play((g) => tacticalAction(g, 1));
    table.answer('activate:tile-22', 'move:tile-23:fighter', 'count:3', 'done');
    expect(table.unitsOf(1, here)).toEqual({ fighter: 3 });
    const tight = position({ factions })
      .technologies(1, 'hybrid-crystal-fighter-2')
      .units(1, 'tile-23', { fighter: 3 })
      .pools(1, { fleet: 1 })
      .turnOf(1)
      .play((g) => tacticalAction(g, 1));
    tight.answer('activate:tile-22', 'move:tile-23:fighter', 'count:3', 'done');
    expect(tight.unitsOf(1, here)).toEqual({ fighter: 2 });
  },
);

ruling('ti4', 'naalu.10', 'level I fighters need capacity, whatever is added to move values', () => {
  const table = position({ factions })
    .ability(1, { modify: { moveValue: (value) => value + 2 } })
    .units(1, 'tile-23', { fighter: 2, carrier: 1 })
    .turnOf(1)
    .play((g) => tacticalAction(g, 1))
    .answer('activate:tile-22');
  expect(table.options).toEqual(['done', 'move:tile-23:carrier']);
});

/** The Naalu invade Tarmann with the Matriarch above it. */
function siege(mine: object, theirs: object): Position {
  return battle(here, 'invasion', ['naalu', 'yssaril', 'xxcha'])
    .units(0, here, { flagship: 1, ...mine })
    .units(1, 'tarmann', theirs);
}

content('ti4', 'unit/matriarch', 'my fighters land and fight as ground forces, and go back to space', () => {
  const table = siege({ fighter: 2, infantry: 1 }, { infantry: 1 }).dice(8, 1, 1, 1).play(invasion);
  expect(table.options).toEqual(['commit:tarmann:fighter:0', 'commit:tarmann:fighter:1', 'commit:tarmann:fighter:2']);
  table.answer('commit:tarmann:fighter:2', 'commit:tarmann:infantry:1');
  expect(rollsOf(table)).toEqual(['0 combat fighter:8 fighter:1 infantry:1', '1 combat infantry:1']);
  expect([table.unitsOf(0, here), table.unitsOf(0, 'tarmann')]).toEqual([{ flagship: 1, fighter: 2 }, { infantry: 1 }]);
  expect(table.state.planets.tarmann?.owner).toBe(0);
});

ruling(
  'ti4',
  'naalu.11',
  'Matriarch: landed fighters are hit by Space Cannon and in combat; elsewhere they do not land',
  () => {
    const shot = siege({ fighter: 2 }, { infantry: 1, pds: 1 }).dice(10).dice(1, 10).play(invasion);
    shot.answer('commit:tarmann:fighter:2', 'all');
    expect(rollsOf(shot)).toEqual(['1 space-cannon pds:10', '0 combat fighter:1', '1 combat infantry:10']);
    expect([shot.unitsOf(0, here), shot.unitsOf(0, 'tarmann')]).toEqual([{ flagship: 1 }, {}]);
    const without = battle(here, 'invasion', ['naalu', 'yssaril', 'xxcha'])
      .units(0, here, { carrier: 1, fighter: 2 })
      .units(0, 'tile-35', { flagship: 1 })
      .units(1, 'tarmann', { infantry: 1 })
      .play(invasion);
    expect(without.isOver).toBe(true);
  },
);

ruling(
  'ti4',
  'naalu.12',
  'Matriarch: if only fighters are left the combat is a draw: no control, no Dacxive Animators, structures stay',
  () => {
    const table = siege({ fighter: 2 }, { infantry: 1, 'space-dock': 1 })
      .technologies(0, 'dacxive-animators')
      .dice(8, 1, 1)
      .play(invasion)
      .answer('commit:tarmann:fighter:2');
    expect([table.isOver, table.events().includes('ti4.combat-drawn')]).toEqual([true, true]);
    expect([table.unitsOf(0, here), table.unitsOf(0, 'tarmann')]).toEqual([{ flagship: 1, fighter: 2 }, {}]);
    expect([table.state.planets.tarmann?.owner, table.unitsOf(1, 'tarmann')]).toEqual([1, { 'space-dock': 1 }]);
    const won = siege({ fighter: 1, infantry: 1 }, { infantry: 1 })
      .technologies(0, 'dacxive-animators')
      .dice(8, 1, 1)
      .play(invasion)
      .answer('commit:tarmann:fighter:1', 'commit:tarmann:infantry:1', 'use:technology/dacxive-animators');
    expect([won.events().includes('ti4.combat-won'), won.state.planets.tarmann?.owner]).toEqual([true, 0]);
  },
);

ruling('ti4', 'naalu.13', 'Matriarch: fighters do not take a planet without defenders, and never defend one', () => {
  const table = siege({ fighter: 1 }, { pds: 1 }).dice(1).play(invasion).answer('commit:tarmann:fighter:1', 'all');
  expect([table.state.planets.tarmann?.owner, table.unitsOf(0, 'tarmann')]).toEqual([1, {}]);
  expect([table.unitsOf(0, here), table.unitsOf(1, 'tarmann')]).toEqual([{ flagship: 1, fighter: 1 }, { pds: 1 }]);
  const defence = battle(here, 'invasion', ['xxcha', 'naalu', 'yssaril'])
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, here, { flagship: 1, fighter: 1 })
    .own(1, 'tarmann')
    .play(invasion)
    .answer('commit:tarmann:infantry:1');
  expect([defence.isOver, defence.state.planets.tarmann?.owner]).toEqual([true, 0]);
});

/** Seat 0 activates the system of the Naalu, who have Neuroglaive. */
function provoked(prepare: (place: Position) => Position): Table {
  return prepare(position({ factions }).technologies(1, 'neuroglaive').turnOf(0))
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22');
}

content('ti4', 'technology/neuroglaive', 'who activates a system with a ship of mine loses a fleet token', () => {
  const table = provoked((place) => place.units(1, here, { cruiser: 1 }));
  expect(table.player(0).pools.fleet).toBe(2);
});

ruling(
  'ti4',
  'naalu.14',
  'Neuroglaive: fighters count, ground forces do not; not against myself, but every time',
  () => {
    expect(provoked((place) => place.units(1, here, { fighter: 1, carrier: 1 })).player(0).pools.fleet).toBe(2);
    expect(provoked((place) => place.units(1, 'tarmann', { infantry: 1, pds: 1 })).player(0).pools.fleet).toBe(3);
    const own = position({ factions })
      .technologies(1, 'neuroglaive')
      .units(1, here, { fighter: 1, carrier: 1 })
      .turnOf(1)
      .play((g) => tacticalAction(g, 1))
      .answer('activate:tile-22');
    expect(own.player(1).pools.fleet).toBe(3);
    const twice = position({ factions })
      .technologies(1, 'neuroglaive')
      .units(1, here, { cruiser: 1 })
      .units(1, 'tile-23', { cruiser: 1 })
      .turnOf(0)
      .play(function* (g) {
        yield* tacticalAction(g, 0);
        yield* tacticalAction(g, 0);
      })
      .answer('activate:tile-22', 'activate:tile-23');
    expect(twice.player(0).pools.fleet).toBe(1);
  },
);

ruling(
  'ti4',
  'naalu.15',
  'Neuroglaive: fleets too large for the pool shrink at once; an empty pool loses nothing',
  () => {
    const table = provoked((place) =>
      place.units(1, here, { cruiser: 1 }).units(0, 'tile-35', { cruiser: 2, carrier: 1 }),
    );
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'ti4.choose-removed',
      ['cruiser:tile-35', 'carrier:tile-35'],
    ]);
    const empty = provoked((place) => place.units(1, here, { cruiser: 1 }).pools(0, { fleet: 0 }));
    expect(empty.player(0).pools.fleet).toBe(0);
  },
);
