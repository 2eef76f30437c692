import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

function colony() {
  return session().units(1, 'bereg', { infantry: 2, pds: 1, 'space-dock': 1 });
}

ruling('ti4', 'ag/colonial-redistribution.1', 'home planets, Mecatol Rex and free planets cannot be elected', () => {
  const table = reveal(colony().own(2, 'mecatol-rex', 'quann'), 'colonial-redistribution');
  expect(table.state.agenda?.outcomes).toEqual(['bereg', 'quann']);
});

ruling(
  'ti4',
  'ag/colonial-redistribution.1',
  'all units there are lost, and the player named by the controller may take the planet',
  () => {
    const table = reveal(colony().points(2, 1, 0), 'colonial-redistribution');
    decide(table, 'bereg');
    expect(table.unitsOf(1, 'bereg')).toEqual({});
    expect([table.seat, table.options]).toEqual([2, ['settle', 'leave']]); // only seat 2 has the fewest points
    table.answer('settle');
    expect(table.unitsOf(2, 'bereg')).toEqual({ infantry: 1 });
    expect(table.state.planets.bereg).toMatchObject({ owner: 2, exhausted: true });
    expect(table.state.decks.agendaDiscard).toEqual(['colonial-redistribution']);
  },
);

ruling(
  'ti4',
  ['ag/colonial-redistribution.1', 'ag/colonial-redistribution.2'],
  'of several with the fewest the controller names one, themself too',
  () => {
    const table = reveal(colony().points(1, 0, 0), 'colonial-redistribution');
    decide(table, 'bereg');
    expect([table.seat, table.options]).toEqual([1, ['player:1', 'player:2']]);
    table.answer('player:1', 'settle');
    expect(table.state.planets.bereg).toMatchObject({ owner: 1, exhausted: false });
    expect(table.unitsOf(1, 'bereg')).toEqual({ infantry: 1 });
  },
);

ruling('ti4', 'ag/colonial-redistribution.2', 'who declines leaves the planet to its controller', () => {
  const table = reveal(colony().points(2, 1, 0), 'colonial-redistribution');
  decide(table, 'bereg');
  table.answer('leave');
  expect(table.state.planets.bereg).toMatchObject({ owner: 1, units: [] });
});

ruling('ti4', 'ag/colonial-redistribution.2', 'where no unit may be placed nobody is asked, and control stays', () => {
  const barred = {
    modify: { canPlaceUnits: (allowed: boolean, ...[, , , place]: unknown[]) => allowed && place !== 'bereg' },
  };
  const table = reveal(colony().points(2, 1, 0).ability(2, barred), 'colonial-redistribution');
  decide(table, 'bereg');
  expect(table.state.agenda?.number).toBe(2);
  expect(table.state.planets.bereg).toMatchObject({ owner: 1, units: [] });
});

content(
  'ti4',
  'agenda/colonial-redistribution',
  'without a colony of anybody it is discarded, and only one agenda is voted on',
  () => {
    const table = reveal(session(), 'colonial-redistribution');
    expect(table.state.agenda).toMatchObject({ id: 'economic-equality', number: 2 });
  },
);
