import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

ruling(
  'ti4',
  'ag/arms-reduction.1',
  'For: I keep two dreadnoughts and four cruisers, of my own choice, all over the board',
  () => {
    const table = reveal(
      session()
        .pools(1, { fleet: 6 })
        .units(1, 'tile-22', { dreadnought: 2, cruiser: 3 }, { dreadnought: 1 })
        .units(1, 'tile-24', { dreadnought: 1, cruiser: 2, carrier: 1 })
        .units(2, 'tile-19', { dreadnought: 2, cruiser: 4, destroyer: 3 })
        .pools(2, { fleet: 9 }),
      'arms-reduction',
    );
    decide(table, 'for');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.choose-destroyed']);
    expect(table.options).toEqual(['dreadnought:tile-22', 'dreadnought:tile-22:damaged', 'dreadnought:tile-24']);
    table.answer('dreadnought:tile-22:damaged');
    expect(table.options).toEqual(['cruiser:tile-22', 'cruiser:tile-24']);
    table.answer('cruiser:tile-24');
    expect(table.unitsOf(1, 'tile-22')).toEqual({ dreadnought: 1, cruiser: 3 });
    expect(table.unitsOf(1, 'tile-24')).toEqual({ dreadnought: 1, cruiser: 1, carrier: 1 });
    expect(table.unitsOf(2, 'tile-19')).toEqual({ dreadnought: 2, cruiser: 4, destroyer: 3 }); // just as many as allowed
    expect(table.state.decks.agendaDiscard).toEqual(['arms-reduction']);
  },
);

ruling(
  'ti4',
  ['ag/arms-reduction.1', 'ag/0.19'],
  'nothing sustains damage, and infantry without a ship is lost',
  () => {
    const table = reveal(
      session().pools(1, { fleet: 6 }).units(1, 'tile-22', { dreadnought: 3, infantry: 3 }),
      'arms-reduction',
    );
    decide(table, 'for');
    expect(table.unitsOf(1, 'tile-22')).toEqual({ dreadnought: 2, infantry: 2 });
  },
);

ruling(
  'ti4',
  ['ag/arms-reduction.1', 'ag/0.12'],
  'Against: planets with a specialty are exhausted as the next round begins',
  () => {
    const table = reveal(session().own(0, 'tarmann', 'saudor').own(1, 'wellon', 'bereg'), 'arms-reduction');
    decide(decide(table, 'against'), 'against');
    expect(table.state.phase).toBe('strategy');
    const isExhausted = (id: 'tarmann' | 'saudor' | 'wellon' | 'bereg' | 'jord') => table.state.planets[id]?.exhausted;
    expect(['tarmann', 'wellon'].map((id) => isExhausted(id as 'tarmann'))).toEqual([true, true]);
    expect(['saudor', 'bereg', 'jord'].map((id) => isExhausted(id as 'saudor'))).toEqual([false, false, false]);
    expect(table.state.delayed).toEqual([]); // once only
  },
);

content('ti4', 'agenda/arms-reduction', 'Against: nothing is destroyed', () => {
  const table = reveal(session().pools(1, { fleet: 6 }).units(1, 'tile-22', { dreadnought: 3 }), 'arms-reduction');
  decide(table, 'against');
  expect(table.unitsOf(1, 'tile-22')).toEqual({ dreadnought: 3 });
});
