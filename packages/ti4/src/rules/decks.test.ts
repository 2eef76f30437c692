import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';

const zeros = new Array<number>(60).fill(0);

rule(
  'ti4',
  'component-limitations.5',
  'a deck that runs out in the middle of a draw is made anew from its discard pile',
  () => {
    const table = position()
      .actionDeck('parley')
      .chance(...zeros)
      .with(({ decks }) => {
        decks.actionDiscard = decks.actions.splice(1);
      });
    const left = table.state.decks.actionDiscard.length;
    const played = table.play((g) => drawActionCards(g, 0, 3));
    expect(played.player(0).actionCards).toHaveLength(3);
    expect(played.player(0).actionCards[0]).toBe('parley');
    expect(played.state.decks.actions).toHaveLength(left - 2);
    expect(played.state.decks.actionDiscard).toEqual([]);
  },
);

rule('ti4', 'component-limitations.5', 'the last card drawn, the discard pile becomes the deck at once', () => {
  const table = position()
    .chance(...zeros)
    .with(({ decks }) => {
      decks.actionDiscard = decks.actions.splice(1);
    })
    .play((g) => drawActionCards(g, 0, 1));
  expect(table.state.decks.actions.length).toBeGreaterThan(1);
  expect(table.state.decks.actionDiscard).toEqual([]);
});

rule('ti4', 'component-limitations.5', 'when every card is in somebody’s hand there is nothing to draw', () => {
  const table = position()
    .actionDeck('parley')
    .with(({ decks, players }) => {
      players[1]?.actionCards.push(...decks.actions.splice(1));
    })
    .play((g) => drawActionCards(g, 0, 2));
  expect(table.player(0).actionCards).toEqual(['parley']);
});
