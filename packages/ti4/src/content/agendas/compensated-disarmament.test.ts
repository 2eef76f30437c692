import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

ruling(
  'ti4',
  'ag/compensated-disarmament.1',
  'all ground forces of a planet become trade goods of its controller; structures stay',
  () => {
    const table = reveal(
      session().units(1, 'nar', { infantry: 4, pds: 1 }).units(2, 'bereg', { infantry: 1 }),
      'compensated-disarmament',
    );
    expect(table.state.agenda?.outcomes).toEqual(['bereg', 'jord', 'nar', 'jol', 'archon-ren', 'archon-tau']);
    decide(table, 'nar');
    expect(table.unitsOf(1, 'nar')).toEqual({ pds: 1 });
    expect(table.player(1).tradeGoods).toBe(4);
    expect(table.state.planets.nar?.owner).toBe(1);
    expect(table.unitsOf(2, 'bereg')).toEqual({ infantry: 1 });
    expect(table.events().filter((key) => key === 'ti4.gains-trade-goods')).toHaveLength(1);
  },
);

ruling('ti4', 'ag/compensated-disarmament.1', 'Mecatol Rex can be elected, and infantry in space is safe', () => {
  const table = reveal(
    session().units(2, 'mecatol-rex', { infantry: 2 }).units(2, 'tile-18', { carrier: 1, infantry: 3 }),
    'compensated-disarmament',
  );
  decide(table, 'mecatol-rex');
  expect([table.player(2).tradeGoods, table.unitsOf(2, 'tile-18')]).toEqual([2, { carrier: 1, infantry: 3 }]);
});

content('ti4', 'agenda/compensated-disarmament', 'a planet without ground forces brings nothing', () => {
  const table = reveal(session().units(1, 'bereg', { pds: 2 }), 'compensated-disarmament');
  decide(table, 'bereg');
  expect([table.player(1).tradeGoods, table.unitsOf(1, 'bereg')]).toEqual([0, { pds: 2 }]);
});
