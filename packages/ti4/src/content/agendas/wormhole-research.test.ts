import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session, votes } from '../../testing/index.ts';

ruling(
  'ti4',
  'ag/wormhole-research.1',
  'For: who has a ship at a wormhole may research; then the ships at alpha and beta are destroyed',
  () => {
    const table = reveal(
      session(['sol', 'creuss', 'winnu'])
        .units(0, 'tile-39', { carrier: 1, fighter: 2, infantry: 1 })
        .units(0, 'lodor', { infantry: 1 })
        .units(2, 'tile-17', { cruiser: 1 }), // a delta wormhole
      'wormhole-research',
    );
    decide(table, 'for');
    expect([table.seat, table.options]).toEqual([0, ['research', 'no-research']]);
    table.answer('research', 'technology:neural-motivator');
    expect(table.player(0).technologies).toEqual(['neural-motivator']);
    expect(table.seat).toBe(2); // the Creuss have no ship there
    table.answer('no-research');
    expect(table.unitsOf(0, 'tile-39')).toEqual({}); // infantry without a carrier is lost as well
    expect(table.unitsOf(0, 'lodor')).toEqual({ infantry: 1 });
    expect(table.unitsOf(2, 'tile-17')).toEqual({ cruiser: 1 });
  },
);

ruling(
  'ti4',
  'ag/wormhole-research.1',
  'Against: who voted against returns a command token of a pool of their choice',
  () => {
    const table = reveal(session().own(2, 'mecatol-rex').units(0, 'tile-39', { cruiser: 1 }), 'wormhole-research');
    votes(table, { 1: 'for', 2: 'against' });
    expect([table.seat, table.options]).toEqual([2, ['pool:tactic', 'pool:fleet', 'pool:strategy']]);
    table.answer('pool:strategy');
    expect(table.player(2).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table.player(2).tokens).toBe(9);
    expect(table.player(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table.unitsOf(0, 'tile-39')).toEqual({ cruiser: 1 });
  },
);

ruling('ti4', 'ag/wormhole-research.1', 'a ship fewer in the fleet pool settles what is too much', () => {
  const table = reveal(
    session().own(2, 'mecatol-rex').pools(2, { tactic: 0, fleet: 1, strategy: 0 }).units(2, 'tile-22', { cruiser: 1 }),
    'wormhole-research',
  );
  votes(table, { 2: 'against' });
  expect([table.player(2).pools.fleet, table.unitsOf(2, 'tile-22')]).toEqual([0, {}]);
});

content('ti4', 'agenda/wormhole-research', 'who has no ship at a wormhole is not asked, nor who abstained', () => {
  const none = decide(reveal(session().units(0, 'lodor', { pds: 1 }), 'wormhole-research'), 'for');
  expect(none.state.agenda?.number).toBe(2);
  const against = decide(reveal(session(), 'wormhole-research'), 'against');
  expect(against.state.agenda?.number).toBe(2);
  expect([0, 1, 2].map((seat) => against.player(seat).tokens)).toEqual([8, 8, 8]);
});
