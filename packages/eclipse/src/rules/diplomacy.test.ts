import type { Seat } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SpeciesId } from '../content/ids.ts';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { actsOfAggression, haveRelations, partners } from './diplomacy.ts';
import { hasRoomFor, putOnTrack, reputationOf } from './reputation-track.ts';
import { scoreOf } from './scoring.ts';
import { productionOf } from './tracks.ts';

const species: readonly SpeciesId[] = ['orion', 'draco', 'eridani', 'mechanema'];

/** Sectors 102 of seat 0 and 101 of seat 1 are connected; colony ships are used up. */
function neighbours(players: readonly SpeciesId[] = species) {
  return position({ players: players.length as 4, species: players })
    .place('102', { q: 0, r: -1 })
    .place('101', { q: 1, r: -1 })
    .own(0, '102')
    .own(1, '101')
    .turnOf(0)
    .with((g) => {
      for (const sheet of g.players) sheet.colonyShips = { ready: 0, used: sheet.colonyShips.ready };
    });
}

/** The two have exchanged ambassadors. */
function allied(table = neighbours(), seat: Seat = 0, other: Seat = 1) {
  return table.with((g) => {
    for (const [from, to] of [
      [seat, other],
      [other, seat],
    ] as const) {
      putOnTrack(g, to, { ambassador: from });
      g.players[from]!.ambassadors--;
      g.players[from]!.cubes.money--;
    }
  });
}

rule('eclipse', 'diplomacy.1', 'relations need four players', () => {
  expect(partners(neighbours().state, 0)).toEqual([1]);
  expect(partners(neighbours(['orion', 'draco', 'eridani']).state, 0)).toEqual([]);
});

rule('eclipse', 'diplomacy.2', 'the player on turn proposes, and the other may refuse', () => {
  const table = neighbours().play(actionTurn).answer('propose:1');
  expect(table.seat).toBe(1);
  table.answer('refuse');
  expect(table.seat).toBe(0);
  expect(table.prompt).toBe('eclipse.choose-action');
  expect(table.options).not.toContain('propose:1');
  expect(haveRelations(table.state, 0, 1)).toBe(false);
});

rule('eclipse', ['diplomacy.3', 'warp-portals.3'], 'sectors of the two must be fully connected', () => {
  const half = () =>
    neighbours().with((g) => {
      g.sectors['102']!.rotation = 1; // closed towards 101
    });
  expect(partners(half().state, 0)).toEqual([]);
  expect(partners(half().know(0, 'wormhole-generator').know(1, 'wormhole-generator').state, 0)).toEqual([]);
  const portals = half().with((g) => {
    g.sectors['102']!.warpPortal = 'tile';
    g.sectors['101']!.warpPortal = 'tile';
  });
  expect(partners(portals.state, 0)).toEqual([1]);
});

rule('eclipse', 'diplomacy.4', 'no relations while ships stand with the other', () => {
  expect(partners(neighbours().ships(0, '101', { interceptor: 1 }).state, 0)).toEqual([]);
  expect(partners(neighbours().ships(1, '102', { interceptor: 1 }).state, 0)).toEqual([]);
  const meeting = neighbours().ships(0, '001', { interceptor: 1 }).ships(1, '001', { interceptor: 1 });
  expect(partners(meeting.state, 0)).toEqual([]);
  expect(partners(neighbours().ships(0, '001', { interceptor: 1 }).state, 0)).toEqual([1]);
});

rule('eclipse', 'diplomacy.5', 'partners do not exchange ambassadors twice', () => {
  expect(partners(allied().state, 0)).toEqual([]);
});

rule(
  'eclipse',
  ['diplomacy.6', 'traitor.3'],
  'no relations with the traitor, without ambassadors or without room for one',
  () => {
    for (const seat of [0, 1]) {
      const traitor = neighbours().with((g) => {
        g.traitor = seat;
      });
      expect(partners(traitor.state, 0)).toEqual([]);
      const spent = neighbours();
      spent.state.players[seat]!.ambassadors = 0;
      expect(partners(spent.state, 0)).toEqual([]);
      const full = neighbours();
      full.state.players[seat]!.reputation.fill({ ambassador: 3 }, 0, 4);
      expect(partners(full.state, 0)).toEqual([]);
    }
  },
);

rule(
  'eclipse',
  ['diplomacy.7', 'diplomacy.8'],
  'each gives an ambassador with a cube of any track, which raises production',
  () => {
    const table = neighbours().play(actionTurn).answer('propose:1', 'accept', 'track:money', 'track:science');
    expect(table.player(0)).toMatchObject({ ambassadors: 2, cubes: { money: 10, science: 11 } });
    expect(table.player(1)).toMatchObject({ ambassadors: 2, cubes: { money: 11, science: 10 } });
    expect(table.player(0).reputation).toContainEqual({ ambassador: 1 });
    expect(table.player(1).reputation).toContainEqual({ ambassador: 0 });
    expect(productionOf(table.state, 0, 'money')).toBe(3);
    expect(productionOf(table.state, 1, 'science')).toBe(3);
  },
);

rule('eclipse', 'diplomacy.9', 'spaces hold what their kind allows, and tiles make way for each other', () => {
  // Terrans: one space for ambassadors only and four for either tile.
  const terran = position({ players: 4 }).state;
  for (let i = 0; i < 4; i++) putOnTrack(terran, 0, { value: 1 });
  expect(hasRoomFor(terran, 0, { value: 2 })).toBe(false);
  expect(hasRoomFor(terran, 0, { ambassador: 1 })).toBe(true);
  // Orion: four for either and one for reputation only.
  const orion = neighbours().state;
  for (let i = 0; i < 4; i++) orion.players[0]!.reputation[i] = { value: 2 };
  putOnTrack(orion, 0, { ambassador: 1 });
  expect(orion.players[0]!.reputation[4]).toEqual({ value: 2 });
  expect(hasRoomFor(orion, 0, { value: 1 })).toBe(false);
  const guests = neighbours().state;
  for (const other of [1, 2, 3, 1]) putOnTrack(guests, 0, { ambassador: other });
  expect(hasRoomFor(guests, 0, { ambassador: 2 })).toBe(false);
  expect(hasRoomFor(guests, 0, { value: 1 })).toBe(true);
});

rule('eclipse', 'diplomacy.10', 'a reputation tile may go back to the bag at any time, also to make room', () => {
  const start = () => neighbours().reputation(1, 1, 1, 2, 3).reputation(0, 4);
  const table = start().play(actionTurn).answer('propose:1', 'accept', 'track:money');
  expect(table.seat).toBe(1);
  expect(table.options).toEqual(['reputation:1', 'reputation:2', 'reputation:3']);
  table.answer('reputation:1', 'track:money');
  expect(reputationOf(table.state, 1)).toEqual([1, 2, 3]);
  expect(table.state.reputationBag).toHaveLength(33 - 4);
  expect(table.player(1).reputation).toContainEqual({ ambassador: 0 });
  const free = start().play(actionTurn).answer('return-reputation', 'reputation:4');
  expect(reputationOf(free.state, 0)).toEqual([]);
  // The others do not learn which tile it was.
  const told = free.match.events(0, 1).find(({ key }) => key === 'eclipse.returns-reputation');
  expect(told?.args).toEqual({ seat: 'seat/0' });
  const [low, high] = [1, 3].map((value) => {
    const returning = neighbours().reputation(0, 1, 2, 3).play(actionTurn);
    return returning.answer('return-reputation', `reputation:${value}`).match.view(1);
  });
  expect(low).toEqual(high);
});

rule('eclipse', 'diplomacy.11', 'an ambassador is a point and cannot be given away', () => {
  const table = allied().play(actionTurn);
  expect(scoreOf(table.state, 0).ambassadors).toBe(1);
  expect(table.options).not.toContain('return-reputation');
});

rule(
  'eclipse',
  ['diplomacy.12', 'diplomacy.14', 'traitor.1'],
  'whoever ends a turn with a ship among those of a partner is the traitor, and all goes home',
  () => {
    const table = allied().ships(0, '101', { interceptor: 1 }).play(actionTurn).answer('research');
    expect(table.prompt).toBe('eclipse.return-cube');
    expect(table.options).toEqual(['track:materials', 'track:science', 'track:money']);
    table.answer('track:science', 'track:money');
    expect(table.state.traitor).toBe(0);
    expect(table.player(0)).toMatchObject({ ambassadors: 3, cubes: { materials: 11, science: 12, money: 10 } });
    expect(table.player(1)).toMatchObject({ ambassadors: 3, cubes: { materials: 11, science: 11, money: 11 } });
    expect(haveRelations(table.state, 0, 1) || haveRelations(table.state, 1, 0)).toBe(false);
    const meeting = allied().ships(1, '001', { interceptor: 1 }).ships(0, '001', { interceptor: 1 });
    expect(meeting.play(actionTurn).answer('research').prompt).toBe('eclipse.return-cube');
  },
);

rule('eclipse', 'diplomacy.13', 'what a ship passes on its way is no aggression', () => {
  const table = allied()
    .beside('206', '101', 1, 1)
    .ships(0, '102', { interceptor: 1 })
    .with((g) => {
      g.players[0]!.blueprints.interceptor.tiles = [null, null, null, 'nuclear-drive'];
    })
    .play(actionTurn)
    .answer('move', 'ship:102:interceptor', 'sector:206', 'done');
  expect(table.isOver).toBe(true);
  expect(table.state.traitor).toBe(null);
  expect(haveRelations(table.state, 0, 1)).toBe(true);
});

rule('eclipse', ['traitor.2', 'traitor.3'], 'the only traitor tile moves on, and other relations stay', () => {
  const table = allied(allied(), 0, 2)
    .with((g) => {
      g.traitor = 3;
    })
    .ships(0, '101', { interceptor: 1 })
    .play((g) => actsOfAggression(g, 0))
    .answer('track:money', 'track:money');
  expect(table.state.traitor).toBe(0);
  expect(haveRelations(table.state, 0, 2)).toBe(true);
});

rule('eclipse', 'traitor.4', 'the traitor tile costs two points', () => {
  const { state } = neighbours();
  const before = scoreOf(state, 2).traitor;
  state.traitor = 2;
  expect(scoreOf(state, 2).traitor - before).toBe(-2);
});

rule('eclipse', 'reactions.5', 'relations and colony ships are part of reactions too', () => {
  const table = neighbours()
    .with((g) => {
      g.players[0]!.passed = true;
      g.players[0]!.colonyShips = { ready: 1, used: 2 };
    })
    .turnOf(0, { reaction: true })
    .play(actionTurn);
  expect(table.options).toContain('propose:1');
  table.answer('build');
  expect(table.options).toContain('colony-ship:232:0:materials');
  expect(table.options).toContain('propose:1');
});
