import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { production, resources, upkeep } from '../content/tracks.ts';
import { position } from '../testing/index.ts';
import { actionTurn } from './action-phase.ts';
import { build } from './build.ts';
import { influence } from './influence.ts';
import { research } from './research.ts';
import { gain, giveUp, pay, productionOf, setOwner, takeDisc, upkeepOf } from './tracks.ts';
import { upkeepPhase } from './upkeep.ts';

rule(
  'eclipse',
  'resources.1',
  'materials pay for ships, science for technologies and money for the civilization',
  () => {
    expect(resources).toEqual(['materials', 'science', 'money']);
    const ship = position()
      .resources(0, 9, 9, 9)
      .play((g) => build(g, 0))
      .answer('build:cruiser');
    expect(ship.player(0).resources).toEqual({ materials: 4, science: 9, money: 9 });
    const idea = position()
      .resources(0, 9, 9, 9)
      .tray('nanorobots')
      .play((g) => research(g, 0));
    expect(idea.answer('technology:nanorobots').player(0).resources).toEqual({ materials: 9, science: 7, money: 9 });
    const round = position()
      .resources(0, 9, 9, 9)
      .with((g) => {
        g.players[0]!.discs -= 4;
        g.players[0]!.actionDiscs.move += 4;
        for (const each of g.players) each.colonyShips = { ready: 0, used: 3 };
      })
      .play(upkeepPhase);
    // Five empty spaces cost 3; every track produces 2.
    expect(round.player(0).resources).toEqual({ materials: 11, science: 11, money: 8 });
  },
);

rule('eclipse', 'resources.2', 'storage has no upper limit', () => {
  const g = position().resources(0, 39).state;
  gain(g, 0, 'materials', 6);
  expect(g.players[0]!.resources.materials).toBe(45);
});

rule('eclipse', 'resources.3', 'what cannot be paid in full cannot be had', () => {
  expect(
    position()
      .resources(0, 2)
      .play((g) => build(g, 0)).isOver,
  ).toBe(true);
  const { state } = position().resources(0, 2);
  expect(() => pay(state, 0, 'materials', 3)).toThrow('cannot pay');
  pay(state, 0, 'materials', 2);
  expect(state.players[0]!.resources.materials).toBe(0);
});

rule('eclipse', ['population.1', 'population.2'], 'a track produces the highest value that no cube covers', () => {
  const { state } = position();
  const values = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2];
  for (const [cubes, value] of values.entries()) {
    state.players[0]!.cubes.science = cubes;
    expect(productionOf(state, 0, 'science')).toBe(value);
  }
  expect(production).toHaveLength(13);
});

rule('eclipse', 'population.3', 'a track with all twelve squares covered produces nothing', () => {
  const { state } = position();
  state.players[0]!.cubes.money = 12;
  expect(productionOf(state, 0, 'money')).toBe(0);
});

rule('eclipse', 'population.4', 'a cube whose track is full goes to another track of the choice of its owner', () => {
  const table = position()
    .beside('201', '221', 3)
    .own(0, '201')
    .cube(0, '201', 0, 'materials')
    .with((g) => {
      g.players[0]!.cubes = { materials: 12, science: 10, money: 10 };
    })
    .play((g) => giveUp(g, 0, '201'));
  expect(table.options).toEqual(['track:science', 'track:money']);
  table.answer('track:money');
  expect(table.player(0).cubes).toEqual({ materials: 12, science: 10, money: 11 });
});

rule(
  'eclipse',
  'population.5',
  'a cube returns to the track of its square; from gray to any, from an orbital to science or money',
  () => {
    const plain = position().beside('201', '221', 3).own(0, '201').cube(0, '201', 0, 'materials');
    expect(plain.play((g) => giveUp(g, 0, '201')).player(0).cubes.materials).toBe(11);
    const gray = position().beside('313', '221', 0).own(0, '313').cube(0, '313', 0, 'money');
    const choice = gray.play((g) => giveUp(g, 0, '313'));
    expect(choice.options).toEqual(['track:materials', 'track:science', 'track:money']);
    const orbital = position()
      .beside('207', '221', 3)
      .own(0, '207')
      .with((g) => {
        g.sectors['207']!.orbital = { cube: 'science' };
        g.players[0]!.cubes.science--;
      })
      .play((g) => giveUp(g, 0, '207'));
    expect(orbital.options).toEqual(['track:science', 'track:money']);
    orbital.answer('track:money');
    expect(orbital.sector('207').orbital).toEqual({ cube: null });
    expect(orbital.player(0).cubes).toEqual({ materials: 11, science: 10, money: 12 });
  },
);

rule('eclipse', 'population.11', 'a cube in a graveyard covers no square of its track', () => {
  const { state } = position();
  state.players[0]!.cubes.science = 9;
  const before = productionOf(state, 0, 'science');
  state.players[0]!.graveyard.science = 2;
  expect(productionOf(state, 0, 'science')).toBe(before);
  expect(before).toBe(4);
});

rule(
  'eclipse',
  ['influence-discs.1', 'influence-discs.3'],
  'the upkeep is the value of the rightmost empty space',
  () => {
    expect(upkeep).toEqual([0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]);
    const { state } = position();
    for (const [empty, cost] of upkeep.entries()) {
      state.players[0]!.discs = 13 - empty;
      expect(upkeepOf(state, 0)).toBe(cost);
    }
  },
);

rule('eclipse', 'influence-discs.2', 'a disc that leaves raises the upkeep, one that returns lowers it again', () => {
  const { state } = position();
  takeDisc(state, 0);
  takeDisc(state, 0);
  expect(upkeepOf(state, 0)).toBe(1);
  takeDisc(state, 0);
  expect(upkeepOf(state, 0)).toBe(2);
  state.players[0]!.discs++;
  expect(upkeepOf(state, 0)).toBe(1);
});

rule('eclipse', 'influence-discs.4', 'sectors, actions and reactions use the same discs', () => {
  const acting = position().turnOf(0).play(actionTurn).answer('research', 'done');
  expect(acting.player(0)).toMatchObject({ discs: 11, actionDiscs: { research: 1 } });
  const reacting = position()
    .with((g) => {
      g.players[0]!.passed = true;
    })
    .turnOf(0, { reaction: true })
    .play(actionTurn)
    .answer('upgrade', 'done');
  expect(reacting.player(0)).toMatchObject({ discs: 11, reactionDiscs: 1 });
  const placing = position().beside('102', '221', 3).turnOf(0, { action: 'influence' });
  expect(
    placing
      .play((g) => influence(g, 0))
      .answer('place:102')
      .player(0).discs,
  ).toBe(11);
  for (const table of [acting, reacting]) expect(upkeepOf(table.state, 0)).toBe(0);
});

rule('eclipse', 'influence-discs.5', 'without a disc on the track there is neither an action nor a new sector', () => {
  const empty = position()
    .beside('102', '221', 3)
    .with((g) => {
      g.players[0]!.actionDiscs.move = g.players[0]!.discs;
      g.players[0]!.discs = 0;
    });
  const place = empty.turnOf(0, { action: 'influence' }).play((g) => influence(g, 0));
  expect(place.options).not.toContain('place:102');
  const turn = empty.turnOf(0).play(actionTurn);
  expect(turn.player(0).passed).toBe(true);
});

rule(
  'eclipse',
  'influence-discs.6',
  'discs beyond the thirteen spaces lie on the leftmost one and are used first',
  () => {
    const { state } = position();
    state.players[0]!.discs = 15;
    expect(upkeepOf(state, 0)).toBe(0);
    takeDisc(state, 0);
    takeDisc(state, 0);
    takeDisc(state, 0);
    takeDisc(state, 0);
    expect(state.players[0]!.discs).toBe(11);
    expect(upkeepOf(state, 0)).toBe(0);
    takeDisc(state, 0);
    expect(upkeepOf(state, 0)).toBe(1);
  },
);

rule('eclipse', 'control.1', 'a sector holds one disc, and its owner controls it', () => {
  const { state } = position().beside('102', '221', 3).own(1, '102');
  expect(() => setOwner(state, 0, '102')).toThrow('has a disc already');
});

rule('eclipse', 'control.2', 'only in controlled sectors a player builds', () => {
  const table = position()
    .beside('102', '221', 3)
    .beside('106', '223', 0)
    .own(0, '106')
    .ships(0, '102', { cruiser: 1 })
    .resources(0, 9)
    .play((g) => build(g, 0))
    .answer('build:interceptor');
  expect(table.options).toEqual(['sector:106', 'sector:221']);
});

rule('eclipse', 'structures.3', 'structures stay when control changes hands', () => {
  const table = position()
    .beside('102', '221', 3)
    .own(0, '102')
    .with((g) => {
      g.sectors['102']!.monolith = true;
      g.sectors['102']!.orbital = { cube: null };
    })
    .play(function* (g) {
      yield* giveUp(g, 0, '102');
      g.players[1]!.discs--;
      setOwner(g, 1, '102');
    });
  expect(table.sector('102')).toMatchObject({ owner: 1, monolith: true, orbital: { cube: null } });
});

rule('eclipse', 'faq.1', 'cubes come off a sector only when its disc does', () => {
  const table = position()
    .beside('102', '221', 3)
    .own(0, '102')
    .cube(0, '102', 0, 'science')
    .turnOf(0, { action: 'influence', activations: 2 })
    .play((g) => influence(g, 0));
  expect(table.options.filter((id) => id.includes('102'))).toContain('withdraw:102');
  expect(table.options.some((id) => id.startsWith('cube'))).toBe(false);
  table.answer('withdraw:102');
  expect(table.sector('102')).toMatchObject({ owner: null, cubes: [null, null] });
  expect(table.player(0).cubes.science).toBe(11);
});

rule('eclipse', 'faq.2', 'a player may use more discs than the money will pay for', () => {
  const table = position()
    .with((g) => {
      g.players[0]!.actionDiscs.move = 11;
      g.players[0]!.discs = 1;
    })
    .turnOf(0)
    .play(actionTurn);
  expect(table.options).toContain('explore');
  table.answer('research', 'done');
  expect(upkeepOf(table.state, 0)).toBeGreaterThan(table.player(0).resources.money);
});
