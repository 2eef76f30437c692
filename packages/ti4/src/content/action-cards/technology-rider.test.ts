import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/technology-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality').hand(1, 'technology-rider')).from('agenda');
  playing(table, 'technology-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content('ti4', card, 'who predicts right researches a technology, who is wrong none', () => {
  const table = predicted('against');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.research']);
  table.answer('technology:sarween-tools');
  expect(table.player(1).technologies).toEqual(['sarween-tools']);
  expect(predicted('for').prompt).not.toBe('ti4.research');
});

ruling('ti4', 'ac/technology-rider.1', 'prerequisites count, specialties help, and it must be done', () => {
  const bare = predicted('against');
  expect(bare.options).not.toContain('technology:dacxive-animators');
  expect(bare.options.every((id) => id.startsWith('technology:'))).toBe(true);
  const table = predicted('against', (place) => place.own(1, 'new-albion'));
  table.answer('technology:dacxive-animators');
  expect(table.state.planets['new-albion']?.exhausted).toBe(true);
  expect(table.player(1).technologies).toEqual(['dacxive-animators']);
});

ruling('ti4', 'ac/technology-rider.1', 'nothing happens when nothing can be researched', () => {
  const table = predicted('against', (place) => place.ability(1, { modify: { canOwnTechnology: () => false } }));
  expect(table.prompt).not.toBe('ti4.research');
  expect(table.player(1).technologies).toEqual([]);
});
