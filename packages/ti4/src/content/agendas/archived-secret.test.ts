import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { decide, reveal, session } from '../../testing/index.ts';

content('ti4', 'agenda/archived-secret', 'the elected player draws a secret objective, the card is discarded', () => {
  const table = reveal(session(), 'archived-secret');
  expect(table.options.slice(0, 3)).toEqual(['vote:player-0', 'vote:player-1', 'vote:player-2']);
  const top = table.state.decks.secrets[0];
  decide(table, 'player-2');
  expect(table.player(2).secrets).toEqual([top]);
  expect([table.player(0).secrets, table.player(1).secrets]).toEqual([[], []]);
  expect(table.state.decks.agendaDiscard).toEqual(['archived-secret']);
  expect(table.state.laws).toEqual([]);
});

ruling(
  'ti4',
  'ag/archived-secret.1',
  'with more than three in all I return one of those that I have not scored',
  () => {
    const table = reveal(
      session()
        .secrets(1, 'threaten-enemies', 'become-the-gatekeeper')
        .with((g) => {
          g.players[1]?.scoredSecrets.push('adapt-new-strategies');
          g.decks.secrets = g.decks.secrets.filter((id) => id !== 'adapt-new-strategies');
        }),
      'archived-secret',
    );
    const top = table.state.decks.secrets[0];
    decide(table, 'player-1');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.return-secret']);
    expect(table.options).toEqual(['return:threaten-enemies', 'return:become-the-gatekeeper', `return:${top}`]);
    table.answer('return:threaten-enemies');
    expect(table.player(1).secrets).toEqual(['become-the-gatekeeper', top]);
    expect(table.state.decks.secrets).toContain('threaten-enemies');
  },
);

ruling(
  'ti4',
  'ag/archived-secret.1',
  'with three scored the new one goes back, and nobody else learns which it was',
  () => {
    const scored = ['threaten-enemies', 'become-the-gatekeeper', 'adapt-new-strategies'] as const;
    const table = reveal(
      session().with((g) => {
        g.players[1]?.scoredSecrets.push(...scored);
        g.decks.secrets = g.decks.secrets.filter((id) => !(scored as readonly string[]).includes(id));
      }),
      'archived-secret',
    );
    const top = table.state.decks.secrets[0];
    decide(table, 'player-1');
    expect(table.options).toEqual([`return:${top}`]);
    table.answer(`return:${top}`);
    expect(table.player(1).secrets).toEqual([]);
    expect(JSON.stringify(table.match.events(0, 'spectator'))).not.toContain(`secret-objective/${top}`);
    expect(JSON.stringify(table.match.events(0, 0))).not.toContain(`secret-objective/${top}`);
  },
);

content('ti4', 'agenda/archived-secret', 'with an empty deck nothing is drawn', () => {
  const table = reveal(
    session().with((g) => {
      g.decks.secrets = [];
    }),
    'archived-secret',
  );
  decide(table, 'player-1');
  expect(table.player(1).secrets).toEqual([]);
  expect(table.state.agenda?.number).toBe(2);
});
