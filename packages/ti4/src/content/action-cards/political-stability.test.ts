import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, type Position, position, type Table } from '../../testing/index.ts';

const card = 'action-card/political-stability';

function status(prepare: (place: Position) => Position = (place) => place) {
  const made = position({ players: 4 })
    .strategyCards(
      ['leadership', 'imperial'],
      ['diplomacy', 'technology'],
      ['politics', 'warfare'],
      ['construction', 'trade'],
    )
    .with((g) => {
      for (const player of g.players) for (const each of player.strategyCards) each.exhausted = true;
      for (const player of g.players) player.notes = [];
    })
    .faceDown('erect-a-monument');
  return prepare(made).from('status');
}

/** Everything else of the status phase goes by. */
function upToStability(table: Table): Table {
  while (table.prompt !== 'ti4.choose-strategy-card' && !table.options.includes(`use:${card}`)) {
    table.answer(table.options.find((id) => id === 'pass' || id === 'pools:4-4-2') ?? table.options[0] ?? '');
  }
  return table;
}

const held = (table: Table) =>
  table.state.players.map(({ strategyCards }) => strategyCards.map(({ id }) => id).join('+'));

content('ti4', card, 'I keep my strategy cards and choose none in the next strategy phase', () => {
  const table = upToStability(status((place) => place.hand(1, 'political-stability')));
  expect(table.seat).toBe(1);
  declining(table.answer(`use:${card}`));
  expect([table.state.phase, table.seat]).toEqual(['strategy', 0]);
  expect(held(table)).toEqual(['', 'diplomacy+technology', '', '']);
  for (const id of ['leadership', 'politics', 'trade', 'imperial', 'warfare']) {
    expect(declining(table).seat).not.toBe(1);
    table.answer(`strategy:${id}`);
  }
  declining(table);
  expect(held(table)).toEqual([
    'leadership+imperial',
    'diplomacy+technology',
    'politics+warfare',
    'trade+construction',
  ]);
});

ruling(
  'ti4',
  'ac/political-stability.1',
  'when the cards would be returned, also with a copy drawn in this status phase, and never before',
  () => {
    const table = status((place) => place.actionDeck('flank-speed', 'political-stability'));
    upToStability(table); // the second draw in initiative order is that of seat 1
    expect(table.seat).toBe(1);
    expect(table.state.systems['tile-18']?.tokens).toEqual([]);
    expect(table.events()).toContain('ti4.cards-readied');
  },
);

ruling('ti4', 'ac/political-stability.2', 'all of them stay, readied, with their initiative numbers', () => {
  const table = declining(upToStability(status((place) => place.hand(1, 'political-stability'))).answer(`use:${card}`));
  expect(table.player(1).strategyCards).toEqual([
    { id: 'diplomacy', exhausted: false },
    { id: 'technology', exhausted: false },
  ]);
  expect(table.options).toHaveLength(6);
  expect(table.options).not.toContain('strategy:diplomacy');
});

ruling('ti4', 'ac/political-stability.3', 'trade goods go only on cards left in the common area', () => {
  const table = position({ players: 3 })
    .strategyCards(['leadership', 'imperial'], ['diplomacy', 'technology'], ['politics', 'warfare'])
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .hand(1, 'political-stability')
    .faceDown('erect-a-monument')
    .from('status');
  declining(upToStability(table).answer(`use:${card}`));
  for (const id of ['leadership', 'trade', 'imperial', 'warfare']) declining(table).answer(`strategy:${id}`);
  declining(table);
  expect(table.state.strategyCards).toEqual({ politics: 1, construction: 1 });
});

ruling('ti4', 'ac/political-stability.3', 'the agenda phase in between goes in the order from the speaker', () => {
  const table = upToStability(
    status((place) => place.hand(1, 'political-stability').custodiansGone().speaker(3).agendaDeck('fleet-regulations')),
  );
  declining(table.answer(`use:${card}`));
  expect([table.state.phase, table.prompt]).toEqual(['agenda', 'ti4.vote']);
  expect(table.state.agenda?.toVote).toEqual([0, 1, 2, 3]);
});

content('ti4', card, 'nobody else may use it when I return mine', () => {
  const table = upToStability(status((place) => place.hand(3, 'political-stability')));
  expect(table.seat).toBe(3);
  table.answer('pass');
  expect(held(upToStability(table))).toEqual(['', '', '', '']);
});
