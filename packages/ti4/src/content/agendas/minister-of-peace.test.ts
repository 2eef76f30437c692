import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { decide, type Position, position, reveal, session } from '../../testing/index.ts';

const id = 'minister-of-peace';
const use = `use:law/${id}`;

/** It is the turn of seat 0; nobody can follow or trade. */
function turn(owner: number): Position {
  const made = position().strategyCards(['leadership'], ['trade'], ['warfare']).law(id, `player-${owner}`, owner);
  return made.with(({ players }) => {
    for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
  });
}

const activating = (made: Position) =>
  made.units(0, 'tile-36', { cruiser: 1 }).from('turn').answer('tactical', 'activate:tile-23');

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-1').state.laws).toMatchObject([{ id, owner: 1 }]);
});

ruling(
  'ti4',
  [`ag/${id}.1`, `ag/${id}.2`],
  'when somebody activates a system with a unit of another, the owner may end that turn; the token stays',
  () => {
    const table = activating(turn(1).units(2, 'saudor', { infantry: 1 })); // the owner has nothing there
    expect([table.seats, table.options]).toEqual([[1], [use, 'pass']]);
    table.answer(use);
    expect(table.state.turn?.seat).toBe(1);
    expect(table.state.tactical).toBeNull();
    expect(table.state.systems['tile-23']?.tokens).toEqual([0]);
    expect(table.unitsOf(0, 'tile-36')).toEqual({ cruiser: 1 });
    expect(table.state.laws).toEqual([]);
    expect(table.state.decks.agendaDiscard).toEqual([id]);
  },
);

ruling('ti4', `ag/${id}.1`, 'the owner may end their own turn', () => {
  const table = activating(turn(0).units(2, 'saudor', { infantry: 1 }));
  expect([table.seats, table.options]).toEqual([[0], [use, 'pass']]);
  expect(table.answer(use).state.turn?.seat).toBe(1);
});

ruling('ti4', `ag/${id}.2`, 'what others would use after the activation is lost with the turn', () => {
  const made = turn(0).hand(0, 'flank-speed').units(2, 'saudor', { infantry: 1 });
  const table = activating(made.hand(2, 'signal-jamming', 'experimental-battlestation'));
  while (!table.optionsOf(0).includes(use)) table.answer('pass');
  table.answerAs(0, use);
  for (const seat of table.seats)
    if (table.optionsOf(seat).includes('pass')) table.answerAs(seat, table.optionsOf(seat)[0] ?? 'pass');
  expect(table.state.turn?.seat).toBe(1);
  expect(table.player(2).actionCards).toHaveLength(2); // not played
});

ruling('ti4', `ag/${id}.2`, 'a second action of that turn is lost', () => {
  const table = activating(turn(1).technologies(0, 'fleet-logistics').units(2, 'saudor', { infantry: 1 })).answer(use);
  expect(table.state.turn).toMatchObject({ seat: 1, actions: 0 });
});

ruling('ti4', `ag/${id}.2`, 'effects that last until the end of the turn end', () => {
  const made = turn(1).units(2, 'saudor', { infantry: 1 });
  made.state.effects.push({ source: 'note/ceasefire', holder: 2, until: 'turn', target: null });
  expect(activating(made).answer(use).state.effects).toEqual([]);
});

content(
  'ti4',
  `agenda/${id}`,
  'not where only the active player has units, not when declined, not once repealed',
  () => {
    const alone = activating(turn(1).units(0, 'saudor', { infantry: 1 }));
    expect([alone.seat, alone.prompt]).toEqual([0, 'ti4.move-ships']);
    const kept = activating(turn(1).units(2, 'saudor', { infantry: 1 })).answer('pass');
    expect([kept.prompt, kept.state.laws.length]).toEqual(['ti4.move-ships', 1]);
    const repealed = turn(1)
      .units(2, 'saudor', { infantry: 1 })
      .play((g) => repeal(g, id));
    expect(repealed.state.laws).toEqual([]);
  },
);
