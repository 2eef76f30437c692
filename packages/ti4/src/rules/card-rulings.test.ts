/** How action cards are played, where the rules leave room. */
import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { ActionCardId } from '../content/action-cards.ts';
import { on } from '../content/hooks.ts';
import { declining, playing, position, session, turnWith, votes } from '../testing/index.ts';
import { drawActionCards } from './action-cards.ts';

const sabotage = 'use:action-card/sabotage';

ruling('ti4', 'ac/0.3', 'who cancels first: by initiative from the active player, else from the speaker', () => {
  const turn = position()
    .goods(1, 4)
    .hand(0, 'sabotage')
    .hand(1, 'focused-research')
    .hand(2, 'sabotage')
    .strategyCards(['diplomacy'], ['leadership'], ['warfare'])
    .from('turn')
    .answer('action:action-card/focused-research');
  turn.answerAs(0, sabotage).answerAs(2, sabotage);
  expect([turn.player(0).actionCards, turn.player(2).actionCards]).toEqual([[], ['sabotage']]); // 2 comes before 6
  const agenda = session()
    .speaker(1)
    .hand(0, 'sabotage')
    .hand(1, 'sabotage')
    .hand(2, 'ancient-burial-sites')
    .from('agenda');
  agenda.answerAs(0, 'pass').answerAs(1, 'pass').answerAs(2, 'use:action-card/ancient-burial-sites').answer('player:0');
  agenda.answerAs(0, sabotage).answerAs(1, sabotage);
  expect([agenda.player(0).actionCards, agenda.player(1).actionCards]).toEqual([['sabotage'], []]);
});

ruling('ti4', 'ac/0.4', 'Instinct Training can cancel a Sabotage, and then another one may follow', () => {
  const cancelled = () =>
    position({ factions: ['xxcha', 'sol', 'hacan'] })
      .technologies(0, 'instinct-training')
      .hand(1, 'mining-initiative')
      .hand(2, 'sabotage', 'sabotage')
      .strategyCards(['warfare'], ['leadership'], ['trade'])
      .from('turn')
      .answer('action:action-card/mining-initiative');
  const table = cancelled();
  table.answerAs(0, 'pass').answerAs(2, sabotage);
  expect([table.seat, table.options]).toEqual([0, ['use:technology/instinct-training', 'pass']]);
  table.answer('use:technology/instinct-training');
  expect(table.player(2).actionCards).toEqual(['sabotage']);
  expect([table.seat, table.options]).toEqual([2, [sabotage, 'pass']]); // the first window is still open
  table.answer(sabotage);
  expect(table.player(1).tradeGoods).toBe(0);
  const spared = cancelled()
    .answerAs(0, 'pass')
    .answerAs(2, sabotage)
    .answer('use:technology/instinct-training', 'pass');
  expect(spared.player(1).tradeGoods).toBe(4); // Jord
});

ruling('ti4', 'ac/0.8', 'parts joined by "and": as many as possible are done', () => {
  const table = session().hand(1, 'politics-rider').agendaDeck('fleet-regulations').from('agenda');
  playing(table, 'politics-rider', 'predict:against');
  (table.state as { decks: { actions: ActionCardId[] } }).decks.actions.length = 0; // nothing to draw
  votes(table, { 2: 'against' });
  expect([table.state.speaker, table.player(1).actionCards]).toEqual([1, []]);
});

ruling(
  'ti4',
  'ac/0.15',
  'all see how many cards I hold, what is played with its targets, and the discard pile; not my hand',
  () => {
    const table = turnWith('uprising', (place) =>
      place.hand(0, 'bunker').hand(1, 'sabotage').own(2, 'bereg', 'lirta-iv'),
    );
    table.answer('action:action-card/uprising', 'planet:bereg');
    const seen = JSON.stringify(table.match.view(2));
    expect(seen).not.toMatch(/bunker|sabotage/);
    expect(table.match.view(2)).toMatchObject({
      players: [{ actionCards: null, actionCardCount: 1 }, { actionCards: null, actionCardCount: 1 }, {}],
      playing: [{ seat: 0, card: 'uprising' }],
    });
    const told = table.match.events(0, 2).find(({ key }) => key === 'ti4.announces');
    expect(JSON.stringify(told)).toContain('bereg');
    expect(declining(table).match.view(2)).toMatchObject({ decks: { actionDiscard: ['uprising'] } });
  },
);

ruling('ti4', 'ac/0.16', 'who is asked depends on nobody’s cards, only on whether they have any', () => {
  const asked = (card: ActionCardId) =>
    turnWith('mining-initiative', (place) => place.hand(1, card)).answer('action:action-card/mining-initiative').seats;
  expect(asked('sabotage')).toEqual([1]);
  expect(asked('bunker')).toEqual([1]); // cannot cancel anything, but nobody knows
});

ruling('ti4', 'ac/0.17', 'who has passed may still play cards that are no actions', () => {
  const table = turnWith('mining-initiative', (place) =>
    place.hand(1, 'sabotage').with((g) => {
      for (const [seat, player] of g.players.entries()) player.passed = seat !== 0;
    }),
  );
  table.answer('action:action-card/mining-initiative', sabotage);
  expect(table.player(0).tradeGoods).toBe(0);
});

ruling('ti4', 'ac/0.19', 'a card gained in a window may be played in it, but no card twice', () => {
  const table = session()
    .hand(1, 'leadership-rider')
    .actionDeck('trade-rider')
    .ability(
      1,
      {
        triggers: [
          on('after agenda-revealed', {
            usable: () => true,
            *resolve(g, holder) {
              yield* drawActionCards(g, holder, 1);
            },
          }),
        ],
      },
      'drawing',
    )
    .agendaDeck('fleet-regulations')
    .from('agenda');
  declining(table, 'leadership-rider').answer('use:action-card/leadership-rider', 'predict:for');
  expect(table.options).toEqual(['use:made-up/drawing', 'pass']); // the rider is gone
  table.answer('use:made-up/drawing');
  expect(table.options).toEqual(['use:action-card/trade-rider', 'pass']);
});
