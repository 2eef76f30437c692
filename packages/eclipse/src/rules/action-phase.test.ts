import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Action, actions } from '../content/actions.ts';
import { speciesFigures } from '../content/registry.ts';
import { speciesIds } from '../content/species/index.ts';
import { position } from '../testing/index.ts';
import { actionTurn, activationsOf } from './action-phase.ts';

rule('eclipse', 'action-phase.1', 'a round goes on with combat, upkeep and cleanup when the actions end', () => {
  const table = position().from('turn').answer('pass', 'pass');
  // Nobody has ships to fight, and colony ships are left over for the upkeep phase.
  expect(table.state.phase).toBe('upkeep');
  while (table.state.phase === 'upkeep')
    table.answer(table.options.find((id) => /^(done|keep)/.test(id)) ?? table.options[0]!);
  expect(table.state).toMatchObject({ phase: 'action', round: 2 });
});

rule('eclipse', 'action-phase.2', 'one action each, clockwise from the start player, until all have passed', () => {
  const table = position({ players: 3 })
    .with((g) => {
      g.startPlayer = 1;
      for (const each of g.players) each.colonyShips = { ready: 0, used: 3 };
    })
    .from('turn');
  expect(table.seat).toBe(1);
  table.answer('research');
  expect(table.seat).toBe(2);
  table.answer('research');
  expect(table.seat).toBe(0);
  table.answer('pass');
  expect(table.seat).toBe(1);
  table.answer('research', 'research');
  expect(table.seat).toBe(0);
  expect(table.prompt).toBe('eclipse.choose-reaction');
});

rule('eclipse', 'action-phase.3', 'an action takes a disc of the track, and may be taken again', () => {
  const table = position()
    .with((g) => {
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    })
    .from('turn')
    .answer('research');
  expect(table.player(0)).toMatchObject({ discs: 11, actionDiscs: { research: 1 } });
  table.answer('pass');
  expect(table.options).toContain('research');
  table.answer('research', 'pass', 'research');
  expect(table.player(0)).toMatchObject({ discs: 9, actionDiscs: { research: 3 } });
});

rule('eclipse', 'action-phase.4', 'there are six actions', () => {
  expect(actions).toEqual(['explore', 'research', 'upgrade', 'build', 'move', 'influence']);
  expect(position().from('turn').options).toEqual([...actions, 'pass']);
});

rule(
  'eclipse',
  ['action-phase.5', 'technologies.7', 'technologies.12'],
  'technologies add activations, and fewer may be used',
  () => {
    const plain = position().state;
    const better = position().know(0, 'nanorobots', 'improved-logistics', 'pico-modulator').state;
    const more = (action: Action) => activationsOf(better, 0, action) - activationsOf(plain, 0, action);
    expect(actions.map(more)).toEqual([0, 0, 2, 1, 1, 0]);
    const table = position()
      .resources(0, 30)
      .know(0, 'nanorobots')
      .with((g) => {
        g.players[0]!.colonyShips = { ready: 0, used: 3 };
      })
      .turnOf(0)
      .play(actionTurn)
      .answer('build', 'build:cruiser', 'build:interceptor', 'build:cruiser');
    expect(table.isOver).toBe(true);
    expect(table.shipsOf(0, '221')).toEqual({ cruiser: 2, interceptor: 1 });
    const fewer = position().resources(0, 30).from('turn').answer('build', 'build:cruiser', 'done', 'done');
    expect(fewer.seat).toBe(1);
  },
);

rule('eclipse', 'action-phase.6', 'the boards show how often an action is activated', () => {
  const standard = { explore: 1, research: 1, upgrade: 2, build: 2, move: 2, influence: 2 };
  const exceptions: Record<string, Partial<typeof standard>> = {
    hydran: { research: 2 },
    planta: { explore: 2 },
    mechanema: { upgrade: 3, build: 3 },
  };
  for (const id of speciesIds) {
    const own = id.startsWith('terran') ? { move: 3 } : exceptions[id];
    expect(speciesFigures(id).activations).toEqual({ ...standard, ...own });
  }
  const planta = position({ species: ['planta', 'orion'] })
    .nextSectors(1, '102')
    .nextSectors(3, '310')
    .turnOf(0)
    .play(actionTurn)
    .answer('explore', 'zone:0,-1', 'discard', 'zone:0,-3', 'discard');
  expect(planta.state.discards).toEqual({ 1: ['102'], 2: [], 3: ['310'] });
  expect(planta.options.some((id) => id.startsWith('zone'))).toBe(false);
});

rule('eclipse', ['action-phase.7', 'passing.5'], 'the last to pass ends the phase, and nobody reacts any more', () => {
  const table = position({ players: 3 })
    .with((g) => {
      for (const each of g.players) each.colonyShips = { ready: 0, used: 3 };
    })
    .from('turn')
    .answer('pass', 'pass');
  expect(table.seat).toBe(2);
  table.answer('pass');
  expect(table.state.round).toBe(2);
});

rule(
  'eclipse',
  ['passing.1', 'reactions.1', 'reactions.2'],
  'after passing a player reacts with one activation or passes again',
  () => {
    const table = position()
      .resources(0, 30)
      .with((g) => {
        for (const each of g.players) each.colonyShips = { ready: 0, used: 3 };
      })
      .from('turn')
      .answer('pass', 'research');
    expect(table.seat).toBe(0);
    expect(table.options).toEqual(['upgrade', 'build', 'move', 'pass', 'trade']);
    table.answer('build', 'build:cruiser');
    expect(table.shipsOf(0, '221')).toEqual({ cruiser: 1 });
    expect(table.seat).toBe(1);
    table.answer('research');
    expect(table.options).toContain('build');
    table.answer('pass');
    expect(table.seat).toBe(1);
  },
);

rule('eclipse', 'passing.2', 'the first to pass gains two money and starts the next round', () => {
  const table = position().from('turn').answer('influence', 'done', 'done', 'pass');
  expect(table.state.startPlayer).toBe(1);
  expect(table.player(1).resources.money).toBe(2);
  table.answer('pass');
  expect(table.state.startPlayer).toBe(1);
});

rule('eclipse', 'passing.3', 'passing costs no disc, and later players gain nothing', () => {
  const table = position({ players: 3 }).from('turn').answer('pass', 'pass');
  expect(table.player(0)).toMatchObject({ discs: 12, passed: true, resources: { money: 2 } });
  expect(table.player(1)).toMatchObject({ discs: 12, passed: true, resources: { money: 0 } });
  expect(table.state.startPlayer).toBe(0);
});

rule('eclipse', 'passing.4', 'everybody may pass at any turn, and must without discs', () => {
  expect(position().from('turn').options).toContain('pass');
  const spent = position()
    .with((g) => {
      g.players[0]!.actionDiscs.move = 12;
      g.players[0]!.discs = 0;
    })
    .from('turn');
  expect(spent.seat).toBe(1);
  expect(spent.player(0).passed).toBe(true);
});

rule('eclipse', 'reactions.3', 'a reaction takes a disc to the summary tile, every time', () => {
  const table = position()
    .with((g) => {
      for (const each of g.players) each.colonyShips = { ready: 0, used: 3 };
    })
    .from('turn')
    .answer('pass', 'research', 'upgrade', 'done', 'research', 'upgrade', 'done');
  expect(table.player(0)).toMatchObject({ discs: 10, reactionDiscs: 2, actionDiscs: { upgrade: 0 } });
});

rule('eclipse', 'reactions.4', 'nothing gives a reaction more than one activation', () => {
  const table = position({ species: ['mechanema', 'orion'] })
    .know(0, 'nanorobots', 'pico-modulator', 'improved-logistics')
    .resources(0, 30)
    .with((g) => {
      g.players[0]!.passed = true;
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    })
    .turnOf(0, { reaction: true })
    .play(actionTurn)
    .answer('build', 'build:interceptor');
  expect(table.isOver).toBe(true);
  expect(table.shipsOf(0, '230')).toEqual({ interceptor: 1 });
});
