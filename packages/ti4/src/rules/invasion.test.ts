import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, declining, rollsOf } from '../testing/index.ts';
import { invasion } from './invasion.ts';

const here = 'tile-36'; // arnor and lor

rule(
  'ti4',
  ['invasion.0', 'invasion.2', 'invasion.2a', 'invasion.5', 'invasion.5b', 'tactical-action.4', 'transport.4'],
  'I land any number of ground forces on any planets of the active system and take control of both',
  () => {
    const table = battle(here, 'invasion').units(0, here, { carrier: 1, infantry: 3 }).play(invasion);
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.commit']);
    expect(table.options).toEqual([0, 1, 2, 3].map((n) => `commit:arnor:infantry:${n}`));
    table.answer('commit:arnor:infantry:1');
    expect(table.options).toEqual([0, 1, 2].map((n) => `commit:lor:infantry:${n}`));
    table.answer('commit:lor:infantry:1');
    expect([table.unitsOf(0, here), table.unitsOf(0, 'arnor'), table.unitsOf(0, 'lor')]).toEqual([
      { carrier: 1, infantry: 1 },
      { infantry: 1 },
      { infantry: 1 },
    ]);
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: true });
    expect(table.state.planets.lor).toMatchObject({ owner: 0, exhausted: true });
  },
);

rule('ti4', 'invasion.2b', 'I may land where another player has ground forces, and fight them', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { infantry: 1 })
    .dice(10, 1)
    .play(invasion)
    .answer('commit:arnor:infantry:1');
  expect(rollsOf(table)).toEqual(['0 combat infantry:10', '1 combat infantry:1']);
  expect(table.state.planets.arnor?.owner).toBe(0);
});

rule('ti4', 'invasion.2c', 'if I land nothing, nobody fires or fights', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { infantry: 1, pds: 1 })
    .play(invasion)
    .answer('commit:arnor:infantry:0', 'commit:lor:infantry:0');
  expect(table.isOver).toBe(true);
  expect(rollsOf(table)).toEqual([]);
  expect(table.state.planets.arnor?.owner).toBe(1);
});

rule(
  'ti4',
  ['invasion.3', 'invasion.4', 'space-cannon.8a'],
  'space cannons on the planet fire at what landed, then the ground combat follows',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { carrier: 1, infantry: 3 })
      .units(1, 'arnor', { infantry: 1, pds: 1 })
      .dice(10, 10, 10, 1)
      .play(invasion)
      .answer('commit:arnor:infantry:2', 'commit:lor:infantry:1', 'all');
    expect(rollsOf(table)).toEqual(['1 space-cannon pds:10', '0 combat infantry:10', '1 combat infantry:10']);
    expect(table.unitsOf(0, 'lor')).toEqual({ infantry: 1 });
  },
);

rule('ti4', 'invasion.3', 'if all that landed is shot down there is no ground combat', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { infantry: 1, pds: 1 })
    .dice(10)
    .play(invasion)
    .answer('commit:arnor:infantry:1', 'all');
  expect(table.isOver).toBe(true);
  expect(rollsOf(table)).toEqual(['1 space-cannon pds:10']);
  expect(table.state.planets.arnor).toMatchObject({ owner: 1, exhausted: false });
});

rule(
  'ti4',
  ['invasion.3a', 'invasion.4a'],
  'on several planets I choose where space cannons fire next, and where the next combat is fought',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { carrier: 1, infantry: 4 })
      .units(1, 'arnor', { infantry: 1, pds: 1 })
      .units(1, 'lor', { infantry: 1, pds: 1 })
      .dice(1, 1, 10, 1, 1, 10)
      .play(invasion)
      .answer('commit:arnor:infantry:1', 'commit:lor:infantry:3');
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'ti4.space-cannon-order',
      ['next:arnor', 'next:lor'],
    ]);
    table.answer('next:lor', 'all', 'all');
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'ti4.ground-combat-order',
      ['next:arnor', 'next:lor'],
    ]);
    table.answer('next:arnor');
    expect(rollsOf(table).slice(0, 4)).toEqual([
      '1 space-cannon pds:1',
      '1 space-cannon pds:1',
      '0 combat infantry:10',
      '1 combat infantry:1',
    ]);
  },
);

rule(
  'ti4',
  ['invasion.5', 'invasion.5a', 'pds.4'],
  'I gain the planet if one of my ground forces is left, and all structures of others on it are destroyed',
  () => {
    const table = battle(here, 'invasion')
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'arnor', { 'space-dock': 1, pds: 1 })
      .dice(1)
      .play(invasion)
      .answer('commit:arnor:infantry:1', 'all');
    expect(table.unitsOf(1, 'arnor')).toEqual({});
    expect(table.player(1).reinforcements).toMatchObject({ 'space-dock': 3, pds: 6 });
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: true });
  },
);

rule(
  'ti4',
  ['invasion.5c', 'control.2'],
  'on my own planet I may land too; nothing changes, and its card is not exhausted',
  () => {
    const table = battle(here, 'invasion')
      .own(0, 'arnor')
      .units(0, 'arnor', { pds: 1 })
      .units(0, here, { carrier: 1, infantry: 1 })
      .play(invasion)
      .answer('commit:arnor:infantry:1');
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: false });
    expect(table.unitsOf(0, 'arnor')).toEqual({ infantry: 1, pds: 1 });
    expect(table.events()).not.toContain('ti4.gains-control');
    expect(table.isOver).toBe(true); // my own PDS does not fire at me
  },
);

rule('ti4', 'invasion.5d', 'if everything on both sides is destroyed the defender keeps control', () => {
  const table = battle(here, 'invasion')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { infantry: 1 })
    .dice(10, 10)
    .play(invasion)
    .answer('commit:arnor:infantry:1');
  expect([table.unitsOf(0, 'arnor'), table.unitsOf(1, 'arnor')]).toEqual([{}, {}]);
  expect(table.state.planets.arnor).toMatchObject({ owner: 1, exhausted: false });
});

rule('ti4', 'invasion.0', 'without planets, or with nothing to land or bombard with, there is no invasion', () => {
  const empty = battle('tile-40', 'invasion').units(0, 'tile-40', { carrier: 1, infantry: 1 }).play(invasion);
  expect(empty.isOver).toBe(true);
  const ships = battle(here, 'invasion')
    .units(0, here, { cruiser: 1 })
    .units(1, 'arnor', { infantry: 1 })
    .play(invasion);
  expect(ships.isOver).toBe(true);
  expect(ships.state.planets.arnor?.owner).toBe(1);
});

rule('ti4', 'space-cannon.6', 'who is sent back to space by Parley is not shot at, and takes nothing', () => {
  const table = battle(here, 'invasion')
    .hand(1, 'parley')
    .units(0, here, { carrier: 1, infantry: 2 })
    .units(1, 'arnor', { pds: 1 })
    .play(invasion);
  declining(table).answer('commit:arnor:infantry:2');
  declining(table, 'parley').answer('use:action-card/parley');
  expect(table.isOver).toBe(true);
  expect([rollsOf(table), table.unitsOf(0, here)]).toEqual([[], { carrier: 1, infantry: 2 }]);
  expect(table.state.planets.arnor?.owner).toBe(1);
});
