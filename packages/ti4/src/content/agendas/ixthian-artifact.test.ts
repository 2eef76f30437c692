import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';
import type { Hooks } from '../hooks.ts';

ruling('ti4', 'ag/ixthian-artifact.1', 'For, 6 or more: each may research up to two, from the speaker on', () => {
  const table = reveal(session().speaker(1).dice(6), 'ixthian-artifact');
  decide(table, 'for');
  expect(table.events()).toContain('ti4.agenda-die');
  expect([table.seat, table.options]).toEqual([1, ['research', 'no-research']]);
  table.answer('research', 'technology:neural-motivator', 'research');
  expect(table.options).toContain('technology:dacxive-animators'); // the first one helps with the second
  table.answer('technology:dacxive-animators');
  expect(table.player(1).technologies).toEqual(['neural-motivator', 'dacxive-animators']);
  expect(table.seat).toBe(2);
  table.answer('no-research');
  expect(table.seat).toBe(0);
  table.answer('research', 'technology:sarween-tools', 'no-research');
  expect(table.player(0).technologies).toEqual(['sarween-tools']);
  expect(table.state.agenda?.number).toBe(2);
});

ruling(
  'ti4',
  'ag/ixthian-artifact.1',
  'For, 5 or less: everything at Mecatol Rex and three units of each player beside it are lost',
  () => {
    const table = reveal(
      session()
        .units(1, 'tile-18', { carrier: 1, fighter: 2, infantry: 1 })
        .units(1, 'mecatol-rex', { infantry: 3, pds: 1, 'space-dock': 1 })
        .units(2, 'tile-18', { cruiser: 1 })
        .units(2, 'tile-22', { cruiser: 2 })
        .units(2, 'tarmann', { infantry: 2, pds: 1 })
        .units(0, 'tile-24', { dreadnought: 1, destroyer: 1 })
        .units(0, 'tile-23', { cruiser: 1 }) // two systems away
        .dice(5),
      'ixthian-artifact',
    );
    decide(table, 'for');
    expect(table.unitsOf(0, 'tile-24')).toEqual({ dreadnought: 1, destroyer: 1 }); // all losses are named first
    expect([table.seat, table.options]).toEqual([2, ['cruiser:tile-22', 'infantry:tarmann', 'pds:tarmann']]);
    table.answer('pds:tarmann');
    expect(table.options).toEqual(['cruiser:tile-22', 'infantry:tarmann']);
    table.answer('infantry:tarmann', 'infantry:tarmann');
    expect([table.unitsOf(1, 'tile-18'), table.unitsOf(1, 'mecatol-rex'), table.unitsOf(2, 'tile-18')]).toEqual([
      {},
      {},
      {},
    ]);
    expect([table.unitsOf(2, 'tile-22'), table.unitsOf(2, 'tarmann')]).toEqual([{ cruiser: 2 }, {}]);
    expect(table.unitsOf(0, 'tile-24')).toEqual({}); // two of three: all
    expect(table.unitsOf(0, 'tile-23')).toEqual({ cruiser: 1 });
    expect(table.state.planets['mecatol-rex']?.owner).toBe(1);
  },
);

ruling('ti4', 'ag/ixthian-artifact.2', 'ships that carry others leave what they cannot hold to be destroyed', () => {
  const table = reveal(session().units(1, 'tile-19', { carrier: 1, infantry: 4 }).dice(1), 'ixthian-artifact');
  decide(table, 'for');
  table.answer('carrier:tile-19'); // and two of the infantry, which are all alike
  expect(table.unitsOf(1, 'tile-19')).toEqual({});
});

ruling(
  'ti4',
  'ag/ixthian-artifact.2',
  'a wormhole on Mecatol Rex makes systems adjacent; Quantum Entanglement does not',
  () => {
    const gate: Hooks = { modify: { addedWormholes: (added) => [...added, { kind: 'beta', system: 'tile-18' }] } };
    const table = reveal(
      session(['sol', 'creuss', 'winnu'])
        .speaker(1)
        .ability(0, gate)
        .units(1, 'tile-40', { cruiser: 1 }) // beta: adjacent for everybody
        .units(1, 'tile-39', { cruiser: 1 }) // alpha: only as the Creuss see it
        .dice(1),
      'ixthian-artifact',
    );
    decide(table, 'for');
    expect([table.unitsOf(1, 'tile-40'), table.unitsOf(1, 'tile-39')]).toEqual([{}, { cruiser: 1 }]);
  },
);

content('ti4', 'agenda/ixthian-artifact', 'Against: no die is rolled and nothing happens', () => {
  const table = reveal(session().units(1, 'tile-18', { carrier: 1 }), 'ixthian-artifact');
  decide(table, 'against');
  expect(table.events()).not.toContain('ti4.agenda-die');
  expect(table.unitsOf(1, 'tile-18')).toEqual({ carrier: 1 });
  expect(table.state.decks.agendaDiscard).toEqual(['ixthian-artifact']);
});
