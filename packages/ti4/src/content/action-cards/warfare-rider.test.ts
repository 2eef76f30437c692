import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/warfare-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality').hand(1, 'warfare-rider')).from('agenda');
  playing(table, 'warfare-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

const fleets = (place: Position) =>
  place.units(1, 'tile-26', { cruiser: 1 }).units(1, 'tile-19', { carrier: 1 }).units(0, 'tile-19', { cruiser: 1 });

content('ti4', card, 'who predicts right places a dreadnought beside a ship of theirs, who is wrong none', () => {
  const table = predicted('against', fleets);
  expect([table.seat, table.options]).toEqual([1, ['system:tile-19', 'system:tile-26']]);
  table.answer('system:tile-26');
  expect(table.unitsOf(1, 'tile-26')).toEqual({ dreadnought: 1, cruiser: 1 });
  expect(predicted('for', fleets).prompt).not.toBe('ti4.which-system');
});

ruling('ti4', 'ac/warfare-rider.1', 'without a ship on the board nothing is placed', () => {
  const table = predicted('against');
  expect(table.prompt).not.toBe('ti4.which-system');
  expect(table.player(1).reinforcements.dreadnought).toBe(5);
});

ruling(
  'ti4',
  ['ac/warfare-rider.1', 'ac/0.11'],
  'without one in reinforcements a dreadnought may come from elsewhere, undamaged',
  () => {
    const without = (place: Position) =>
      fleets(place).units(1, 'tile-12', { dreadnought: 1 }, { dreadnought: 1 }).reinforcements(1, 'dreadnought', 0);
    expect(predicted('against', without).answer('none').unitsOf(1, 'tile-12')).toEqual({ dreadnought: 1 });
    const moved = predicted('against', without).answer('system:tile-26');
    expect([moved.unitsOf(1, 'tile-12'), moved.unitsOf(1, 'tile-26')]).toEqual([{}, { dreadnought: 1, cruiser: 1 }]);
    expect(moved.state.systems['tile-26']?.units.every(({ damaged }) => damaged === 0)).toBe(true);
  },
);

ruling('ti4', ['ac/warfare-rider.1', 'ac/0.12'], 'no combat begins, and the fleet limit holds at once', () => {
  const table = predicted('against', (place) => fleets(place).pools(1, { fleet: 1 })).answer('system:tile-19');
  expect([table.seat, table.options]).toEqual([1, ['dreadnought:tile-19', 'carrier:tile-19']]);
  table.answer('carrier:tile-19');
  expect(table.unitsOf(1, 'tile-19')).toEqual({ dreadnought: 1 });
  expect([table.unitsOf(0, 'tile-19'), table.state.combat]).toEqual([{ cruiser: 1 }, null]);
});

ruling('ti4', 'ac/0.11', 'nothing is placed when every dreadnought stands where a command token holds it', () => {
  const table = predicted('against', (place) =>
    fleets(place).pools(1, { fleet: 5 }).units(1, 'tile-12', { dreadnought: 5 }).token(1, 'tile-12'),
  );
  expect(table.prompt).not.toBe('ti4.which-system');
  expect(table.unitsOf(1, 'tile-12')).toEqual({ dreadnought: 5 });
});
