import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/construction-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality').hand(1, 'construction-rider')).from('agenda');
  playing(table, 'construction-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content('ti4', card, 'who predicts right places a space dock on a planet of theirs, who is wrong none', () => {
  const table = predicted('against', (place) => place.own(1, 'lodor'));
  expect([table.seat, table.options]).toEqual([1, ['planet:lodor', 'planet:nar', 'planet:jol']]);
  table.answer('planet:lodor');
  expect(table.unitsOf(1, 'lodor')).toEqual({ 'space-dock': 1 });
  expect(predicted('for').prompt).not.toBe('ti4.which-planet');
});

ruling('ti4', 'ac/construction-rider.1', 'not where a dock stands already, and nothing without a place', () => {
  const table = predicted('against', (place) => place.units(1, 'nar', { 'space-dock': 1 }).own(1, 'lodor'));
  expect(table.options).toEqual(['planet:lodor', 'planet:jol']);
  const full = predicted('against', (place) =>
    place.units(1, 'nar', { 'space-dock': 1 }).units(1, 'jol', { 'space-dock': 1 }),
  );
  expect(full.prompt).not.toBe('ti4.which-planet');
});

ruling(
  'ti4',
  ['ac/construction-rider.1', 'ac/0.11'],
  'without a dock in reinforcements one may be moved, but need not',
  () => {
    const without = (place: Position) =>
      place.units(1, 'nar', { 'space-dock': 1 }).reinforcements(1, 'space-dock', 0).own(1, 'lodor');
    const kept = predicted('against', without);
    expect(kept.options).toEqual(['planet:lodor', 'planet:jol', 'none']);
    expect(kept.answer('none').unitsOf(1, 'nar')).toEqual({ 'space-dock': 1 });
    const moved = predicted('against', without).answer('planet:lodor');
    expect([moved.unitsOf(1, 'nar'), moved.unitsOf(1, 'lodor')]).toEqual([{}, { 'space-dock': 1 }]);
  },
);

ruling('ti4', 'ac/construction-rider.1', 'a dock is placed for all that look for it', () => {
  let placed = '';
  const table = predicted('against', (place) =>
    place.ability(1, {
      triggers: [
        {
          at: ['after space-dock-placed'],
          mandatory: true,
          usable: () => true,
          *resolve(_g, _holder, happening) {
            placed = JSON.stringify(happening);
          },
        },
      ],
    }),
  );
  table.answer('planet:jol');
  expect(placed).toBe('{"seat":1,"place":"jol"}');
});

ruling('ti4', 'ac/construction-rider.1', 'not on a Demilitarized Zone', () => {
  const table = predicted('against', (place) =>
    place.own(1, 'lodor').law('demilitarized-zone', 'lodor', null, 'lodor'),
  );
  expect(table.options).toEqual(['planet:nar', 'planet:jol']);
});

ruling('ti4', 'ac/construction-rider.1', 'Saar: into the space area of a system with a planet of theirs', () => {
  const table = session(['sol', 'saar', 'xxcha'])
    .own(1, 'lodor')
    .hand(1, 'construction-rider')
    .agendaDeck('fleet-regulations')
    .from('agenda');
  playing(table, 'construction-rider', 'predict:against');
  votes(table, { 2: 'against' }).answer('planet:lodor');
  expect(table.unitsOf(1, 'tile-26')).toEqual({ 'space-dock': 1 });
});
