import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { fleetLimit } from '../../rules/settle.ts';
import { fleetPoolSize, gainTokens } from '../../rules/tokens.ts';
import { decide, position, reveal, session } from '../../testing/index.ts';

const fleets = (table: ReturnType<typeof reveal>) => [0, 1, 2].map((seat) => table.player(seat).pools.fleet);

ruling(
  'ti4',
  'ag/fleet-regulations.1',
  'For: surplus tokens return to reinforcements, and then surplus ships of my choice',
  () => {
    const made = session().pools(0, { fleet: 5 }).units(0, 'tile-22', { cruiser: 3, destroyer: 2 });
    const table = decide(reveal(made, 'fleet-regulations'), 'for');
    expect([table.seat, table.prompt, table.options]).toEqual([
      0,
      'ti4.choose-removed',
      ['cruiser:tile-22', 'destroyer:tile-22'],
    ]);
    table.answer('destroyer:tile-22');
    expect([fleets(table), table.player(0).tokens]).toEqual([[4, 3, 3], 16 - 3 - 4 - 2]);
  },
);

ruling(
  'ti4',
  'ag/fleet-regulations.1',
  'tokens that would make it five must go elsewhere; Armada still adds two ships',
  () => {
    const made = () =>
      position({ factions: ['letnev', 'sol', 'xxcha'] })
        .pools(0, { fleet: 4 })
        .law('fleet-regulations', 'for');
    expect(made().play((g) => gainTokens(g, 0, 1)).options).toEqual(['pools:1-0-0', 'pools:0-0-1']);
    expect(fleetLimit(made().state, 0, 'tile-18')).toBe(6);
  },
);

ruling(
  'ti4',
  'ag/fleet-regulations.2',
  'Against: a token of reinforcements into each fleet pool, where there is one',
  () => {
    const made = session().pools(2, { tactic: 13, fleet: 2, strategy: 1 }).pools(1, { fleet: 6 });
    const table = decide(reveal(made, 'fleet-regulations'), 'against');
    expect([fleets(table), table.state.laws]).toEqual([[4, 7, 2], []]);
  },
);

ruling(
  'ti4',
  ['ag/fleet-regulations.1', 'ag/0.13'],
  'repealed, pools are free again; what was taken does not come back',
  () => {
    const table = position()
      .pools(0, { fleet: 4 })
      .law('fleet-regulations', 'for')
      .play((g) => repeal(g, 'fleet-regulations'));
    expect([table.player(0).pools.fleet, fleetPoolSize(table.state as never, 0) > 4]).toEqual([4, true]);
  },
);
