import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, type Position, playing, session, votes } from '../../testing/index.ts';

const card = 'action-card/politics-rider';

function predicted(outcome: string, prepare: (place: Position) => Position = (place) => place) {
  const table = prepare(session().agendaDeck('economic-equality', 'fleet-regulations').hand(1, 'politics-rider')).from(
    'agenda',
  );
  playing(table, 'politics-rider', `predict:${outcome}`);
  return votes(table, { 2: 'against' });
}

content(
  'ti4',
  card,
  'who predicts right draws three action cards and becomes the speaker, who is wrong neither',
  () => {
    const right = predicted('against');
    expect([right.player(1).actionCards.length, right.state.speaker]).toEqual([3, 1]);
    const wrong = predicted('for');
    expect([wrong.player(1).actionCards.length, wrong.state.speaker]).toEqual([0, 0]);
  },
);

ruling('ti4', 'ac/politics-rider.1', 'the new speaker votes last on the second agenda', () => {
  const table = declining(predicted('against')); // all planets of seat 2 are exhausted
  expect(table.state.agenda?.id).toBe('fleet-regulations');
  expect(table.state.agenda?.toVote).toEqual([0, 1]);
});

ruling('ti4', 'ac/politics-rider.1', 'who is the speaker already stays it', () => {
  const table = predicted('against', (place) => place.speaker(1));
  expect([table.player(1).actionCards.length, table.state.speaker]).toEqual([3, 1]);
  expect(table.events()).not.toContain('ti4.new-speaker');
});

ruling('ti4', ['ac/politics-rider.1', 'ac/0.14'], 'the hand limit holds before the speaker token comes', () => {
  const table = predicted('against', (place) =>
    place.hand(1, 'bunker', 'parley', 'intercept', 'flank-speed', 'direct-hit', 'fire-team'),
  );
  expect([table.seat, table.prompt, table.state.speaker]).toEqual([1, 'ti4.discard-action-card', 0]);
  table.answer('discard:bunker', 'discard:parley');
  expect([table.player(1).actionCards.length, table.state.speaker]).toEqual([7, 1]);
});

ruling(
  'ti4',
  'ac/0.18',
  'an empty deck is shuffled anew in the middle of the draw, but without the card being paid',
  () => {
    const table = predicted('against', (place) =>
      place.with((g) => {
        g.decks.actionDiscard = g.decks.actions.splice(1);
      }),
    );
    expect(table.player(1).actionCards).toHaveLength(3);
    expect(table.player(1).actionCards).not.toContain('politics-rider');
    expect(table.state.decks.actionDiscard).toEqual(['politics-rider']);
  },
);
