import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { decide, type Position, position, reveal, session } from '../../testing/index.ts';

const id = 'minister-of-war';
const use = `use:law/${id}`;

/** It is the turn of seat 0, who owns it; strategy cards are used up. */
function turn(owner = 0): Position {
  const made = position().strategyCards(['leadership'], ['trade'], ['warfare']).law(id, `player-${owner}`, owner);
  return made.with(({ players }) => {
    for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
  });
}

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-1').state.laws).toMatchObject([{ id, owner: 1 }]);
});

ruling('ti4', `ag/${id}.1`, 'after my action I discard it, take a token off the board, and act once more', () => {
  const table = turn().token(0, 'tile-36').from('turn').answer('tactical', 'activate:tile-18');
  expect([table.seats, table.options]).toEqual([[0], [use, 'pass']]);
  const { tokens } = table.player(0);
  table.answer(use);
  expect(table.options.toSorted()).toEqual(['system:tile-18', 'system:tile-36']);
  table.answer('system:tile-18');
  expect(table.state.systems['tile-18']?.tokens).toEqual([]);
  expect(table.player(0).tokens).toBe(tokens + 1);
  expect(table.state.laws).toEqual([]);
  expect(table.state.turn).toMatchObject({ seat: 0, actions: 1 });
  expect(table.options).toEqual(['tactical', 'end-turn']);
  table.answer('tactical', 'activate:tile-18'); // free again
  expect(table.state.turn?.seat).toBe(1); // one action more, no further one
  expect(table.state.effects).toEqual([]); // and none in a later turn
});

ruling('ti4', `ag/${id}.1`, 'any action will do, and the additional one may be left out', () => {
  const table = turn()
    .token(0, 'tile-36')
    .with(({ players: [first] }) => {
      for (const card of first?.strategyCards ?? []) card.exhausted = false;
    })
    .pools(1, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .exhausted('jord')
    .from('turn')
    .answer('strategic:leadership');
  while (!table.options.includes(use)) table.answer(table.options.at(-1) ?? '');
  table.answer(use);
  expect(table.options).toContain('end-turn');
  expect(table.answer('end-turn').state.turn?.seat).toBe(1);
});

ruling('ti4', `ag/${id}.1`, 'no turn begins between the two actions, and one transaction each is all', () => {
  const table = turn()
    .token(0, 'tile-36')
    .turnOf(0)
    .with(({ turn: now }) => now?.traded.push(1))
    .from('turn');
  table.answer('tactical', 'activate:tile-18', use, 'system:tile-18');
  expect(table.state.turn?.traded).toEqual([1]);
  expect(table.events().filter((key) => key === 'ti4.turn-begins')).toHaveLength(1);
});

ruling('ti4', `ag/${id}.1`, 'without a token on the board there is no further action', () => {
  const table = turn()
    .with(({ players: [first] }) => {
      for (const card of first?.strategyCards ?? []) card.exhausted = false;
    })
    .exhausted('jord', 'nar', 'jol', 'archon-ren', 'archon-tau')
    .from('turn')
    .answer('strategic:leadership');
  while (table.prompt === 'ti4.gain-tokens') table.answer(table.options[0] ?? '');
  while (table.options.includes('decline')) table.answer('decline');
  expect([table.state.turn?.seat, table.state.laws.length]).toEqual([1, 1]);
});

content('ti4', `agenda/${id}`, 'not after actions of others, not when I pass, not once repealed', () => {
  const other = turn(1).token(1, 'tile-36').from('turn').answer('tactical', 'activate:tile-18');
  expect([other.state.turn?.seat, other.prompt]).toEqual([1, 'ti4.turn']);
  const passed = turn().token(0, 'tile-36').from('turn').answer('pass');
  expect([passed.state.turn?.seat, passed.state.laws.length]).toEqual([1, 1]);
  expect(turn().play((g) => repeal(g, id)).state.laws).toEqual([]);
});
