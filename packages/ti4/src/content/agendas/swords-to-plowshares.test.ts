import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

function armed() {
  return session()
    .units(1, 'bereg', { infantry: 3, pds: 1 })
    .units(1, 'fria', { infantry: 1 })
    .units(1, 'tile-35', { carrier: 1, infantry: 4 })
    .units(2, 'saudor', { infantry: 4 });
}

ruling(
  'ti4',
  'ag/swords-to-plowshares.1',
  'For: half the infantry of each planet, rounded up, becomes trade goods',
  () => {
    const table = decide(reveal(armed(), 'swords-to-plowshares'), 'for');
    expect([table.unitsOf(1, 'bereg'), table.unitsOf(1, 'fria')]).toEqual([{ infantry: 1, pds: 1 }, {}]);
    expect(table.unitsOf(2, 'saudor')).toEqual({ infantry: 2 });
    expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([0, 3, 2]);
    expect(table.events().filter((key) => key === 'ti4.gains-trade-goods')).toHaveLength(2); // one gain each
    expect(table.state.planets.fria?.owner).toBe(1);
  },
);

ruling('ti4', 'ag/swords-to-plowshares.1', 'infantry in space is safe', () => {
  const table = decide(reveal(armed(), 'swords-to-plowshares'), 'for');
  expect(table.unitsOf(1, 'tile-35')).toEqual({ carrier: 1, infantry: 4 });
});

ruling(
  'ti4',
  'ag/swords-to-plowshares.1',
  'Against: one more infantry on each planet, but not where none may be placed',
  () => {
    const barred = {
      modify: { canPlaceUnits: (allowed: boolean, ...[, , , place]: unknown[]) => allowed && place !== 'jol' },
    };
    const table = decide(reveal(armed().ability(1, barred), 'swords-to-plowshares'), 'against');
    expect([table.unitsOf(1, 'bereg'), table.unitsOf(1, 'nar'), table.unitsOf(1, 'jol')]).toEqual([
      { infantry: 4, pds: 1 },
      { infantry: 1 },
      {},
    ]);
    expect(table.unitsOf(0, 'jord')).toEqual({ infantry: 1 });
    expect(table.player(1).tradeGoods).toBe(0);
  },
);

content('ti4', 'agenda/swords-to-plowshares', 'players without infantry on planets gain nothing', () => {
  const table = decide(reveal(session(), 'swords-to-plowshares'), 'for');
  expect([0, 1, 2].map((seat) => table.player(seat).tradeGoods)).toEqual([0, 0, 0]);
});
