import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, position } from '../../testing/index.ts';
import type { Agenda } from '../agendas.ts';

const card = 'action-card/summit';

content('ti4', card, 'when the strategy phase begins I gain two command tokens', () => {
  const table = position().hand(2, 'summit').from('strategy');
  expect([table.seat, table.options]).toEqual([2, [`use:${card}`, 'pass']]);
  table.answer(`use:${card}`, 'pools:1-0-1');
  expect(table.player(2)).toMatchObject({ pools: { tactic: 4, fleet: 3, strategy: 3 }, tokens: 6 });
});

ruling('ti4', 'ac/summit.1', 'before any card is chosen, and after what agendas have put off', () => {
  const later: Agenda = {
    kind: 'directive',
    vote: 'for-against',
    trait: null,
    *resolve() {},
    *delayed(g) {
      for (const player of g.players) player.tradeGoods = 1;
    },
  };
  const table = position()
    .lend({ agendas: { 'made-up-later': later } })
    .with((g) => {
      g.delayed = [{ agenda: 'made-up-later' as never, outcome: 'for', seats: [0, 1, 2] }];
    })
    .hand(2, 'summit')
    .from('strategy');
  expect(table.options).toContain(`use:${card}`);
  expect(table.player(2).tradeGoods).toBe(1);
  table.answer('pass', 'strategy:leadership');
  expect(declining(table, 'summit').options).not.toContain(`use:${card}`);
});

ruling('ti4', ['ac/summit.2', 'ac/0.13'], 'no more than reinforcements hold; it may be played with none', () => {
  const one = position().pools(2, { tactic: 10 }).hand(2, 'summit').from('strategy');
  expect(one.answer(`use:${card}`).options).toEqual(['pools:1-0-0', 'pools:0-1-0', 'pools:0-0-1']);
  const none = position().pools(2, { tactic: 11 }).hand(2, 'summit').from('strategy').answer(`use:${card}`);
  expect(none.prompt).toBe('ti4.choose-strategy-card');
  expect(none.state.decks.actionDiscard).toEqual(['summit']);
});
