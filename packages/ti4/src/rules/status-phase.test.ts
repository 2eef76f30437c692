import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Position, position, type Table } from '../testing/index.ts';
import { addEffect } from './effects.ts';
import { eliminate } from './elimination.ts';
import { statusPhase } from './status-phase.ts';
import { initiativeOf, initiativeOrder, planetAt, planetsOf } from './table.ts';

/** Initiative order is 1, 2, 0; one face-down objective is left. */
function ending(): Position {
  return position()
    .strategyCards(['trade'], ['leadership'], ['diplomacy'])
    .faceDown('expand-borders')
    .with(({ players }) => {
      for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
    });
}

/** Everybody keeps their tokens where they are and adds the new ones to the tactic pool. */
function layTokens(table: Table): Table {
  for (const seat of table.seats) {
    const { tactic, fleet, strategy } = table.player(seat).pools;
    const gained = table.optionsOf(seat)[0]?.match(/\d+/)?.[0] ?? '0';
    table.answerAs(seat, `pools:${Number(gained) - fleet - strategy}-${fleet}-${strategy}`);
    expect(Number(gained) - fleet - strategy).toBeGreaterThanOrEqual(tactic);
  }
  while (table.prompt === 'ti4.window' && table.state.phase === 'status') table.answer('pass'); // somebody might keep strategy cards
  return table;
}

rule(
  'ti4',
  ['status-phase.0', 'status-phase.1', 'initiative-order.0', 'objective-cards.6'],
  'first, in initiative order, everybody may score one public and one secret objective',
  () => {
    const place = ending().objectives('negotiate-trade-routes', 'erect-a-monument', 'lead-from-the-front');
    for (const seat of [0, 1, 2]) place.goods(seat, 13);
    place.secrets(1, 'mine-rare-metals', 'fuel-the-war-machine').own(1, 'lodor');
    place
      .units(1, 'lodor', { 'space-dock': 1 })
      .units(1, 'nar', { 'space-dock': 1 })
      .units(1, 'jol', { 'space-dock': 1 });
    const table = place.from('status');
    expect([table.seat, table.options]).toEqual([
      1,
      ['score:negotiate-trade-routes', 'score:erect-a-monument', 'score:lead-from-the-front', 'none'],
    ]);
    table.answer('score:negotiate-trade-routes');
    expect(table.player(1)).toMatchObject({ points: 1, tradeGoods: 8 });
    expect([table.seat, table.prompt, table.options]).toEqual([
      1,
      'ti4.score-secret',
      ['score:fuel-the-war-machine', 'none'],
    ]);
    table.answer('score:fuel-the-war-machine');
    expect(table.player(1)).toMatchObject({ points: 2, scoredSecrets: ['fuel-the-war-machine'] });
    expect(table.seat).toBe(2);
    table.answer('none');
    expect(table.seat).toBe(0);
  },
);

test('whoever has a secret objective is asked, whether or not it could be scored; who has none is not', () => {
  const table = ending().secrets(1, 'mine-rare-metals').secrets(0, 'threaten-enemies').from('status');
  expect([table.seat, table.prompt, table.options]).toEqual([1, 'ti4.score-secret', ['none']]);
  table.answer('none');
  expect([table.seat, table.prompt, table.options]).toEqual([0, 'ti4.score-secret', ['none']]);
});

rule(
  'ti4',
  ['status-phase.2', 'status-phase.2a', 'speaker.4', 'objective-cards.14'],
  'then the next public objective is revealed, those of stage I before those of stage II',
  () => {
    const place = position()
      .strategyCards(['trade'], ['leadership'], ['diplomacy'])
      .faceDown('subdue-the-galaxy', 'expand-borders', 'corner-the-market');
    const revealed = (from: Position) =>
      from.from('status').state.objectives.flatMap(({ id, revealed: up }) => (up ? [id] : []));
    expect(revealed(place)).toEqual(['expand-borders']);
    const later = position()
      .strategyCards(['trade'], ['leadership'], ['diplomacy'])
      .objectives('expand-borders')
      .faceDown('subdue-the-galaxy', 'conquer-the-weak');
    expect(revealed(later)).toEqual(['expand-borders', 'subdue-the-galaxy']);
  },
);

rule(
  'ti4',
  ['status-phase.2b', 'victory-points.8', 'objective-cards.15'],
  'when no objective is left to reveal the game ends, after scoring, and the most points win',
  () => {
    const table = position()
      .strategyCards(['trade'], ['leadership'], ['diplomacy'])
      .points(4, 5, 5)
      .objectives('negotiate-trade-routes')
      .goods(2, 5)
      .from('status');
    expect([table.seat, table.isOver]).toEqual([2, false]);
    table.answer('score:negotiate-trade-routes');
    expect(table.isOver).toBe(true);
    expect(table.match.outcome).toEqual({ winners: [2], scores: [4, 5, 6] });
  },
);

rule(
  'ti4',
  ['status-phase.3', 'action-cards.1', 'action-cards.3'],
  'then everybody draws an action card from the top of the deck, in initiative order',
  () => {
    const table = ending().actionDeck('sabotage', 'bunker', 'parley', 'intercept').from('status');
    expect([1, 2, 0].map((seat) => table.player(seat).actionCards)).toEqual([['sabotage'], ['bunker'], ['parley']]);
    expect(table.state.decks.actions[0]).toBe('intercept');
    expect(JSON.stringify(table.match.view(0))).not.toContain('sabotage');
  },
);

rule(
  'ti4',
  ['action-cards.4', 'status-phase.3'],
  'with more than seven action cards in hand I choose which to discard',
  () => {
    const hand = ['sabotage', 'sabotage', 'flank-speed', 'flank-speed', 'direct-hit', 'direct-hit', 'bunker'] as const;
    const table = ending()
      .hand(1, ...hand)
      .actionDeck('parley')
      .from('status');
    expect([table.seat, table.player(1).actionCards.length]).toEqual([1, 8]);
    expect(table.options).toEqual([
      'discard:sabotage',
      'discard:flank-speed',
      'discard:direct-hit',
      'discard:bunker',
      'discard:parley',
    ]);
    table.answer('discard:flank-speed');
    expect(table.player(1).actionCards).toHaveLength(7);
    expect(table.state.decks.actionDiscard).toEqual(['flank-speed']);
  },
);

rule(
  'ti4',
  ['status-phase.4', 'status-phase.5', 'status-phase.5b'],
  'then our tokens leave the board, and each of us gains two and lays all of them anew, at the same time',
  () => {
    const table = ending().token(1, 'tile-18', 'tile-19').token(0, 'tile-18').pools(1, { tactic: 0 }).from('status');
    expect(table.state.systems['tile-18']?.tokens).toEqual([]);
    expect(table.state.systems['tile-19']?.tokens).toEqual([]);
    expect([table.player(1).tokens, table.player(0).tokens, table.player(2).tokens]).toEqual([11, 8, 8]);
    expect([table.seats, table.prompt]).toEqual([[1, 2, 0], 'ti4.redistribute']);
    expect(table.optionsOf(1)).toContain('pools:0-3-4');
    expect(table.optionsOf(1)).toContain('pools:7-0-0');
    table.answerAs(1, 'pools:1-6-0').answerAs(0, 'pools:5-3-2').answerAs(2, 'pools:3-3-4');
    expect(table.player(1)).toMatchObject({ pools: { tactic: 1, fleet: 6, strategy: 0 }, tokens: 9 });
    expect(table.player(0)).toMatchObject({ pools: { tactic: 5, fleet: 3, strategy: 2 }, tokens: 6 });
    expect(table.player(2)).toMatchObject({ pools: { tactic: 3, fleet: 3, strategy: 4 }, tokens: 6 });
  },
);

rule('ti4', 'status-phase.5a', 'who lowers the fleet pool must remove ships at once', () => {
  const table = ending().units(2, 'tile-18', { cruiser: 2 }).from('status');
  table.answerAs(1, 'pools:4-4-2').answerAs(0, 'pools:4-4-2').answerAs(2, 'pools:8-1-1');
  expect(table.unitsOf(2, 'tile-18')).toEqual({ cruiser: 1 });
});

rule('ti4', ['status-phase.6', 'exhausted.2', 'readied.5'], 'then all exhausted cards are readied', () => {
  const place = ending()
    .exhausted('jord', 'nar')
    .technologies(0, 'production-biomes')
    .with(({ players: [first] }) => {
      first?.exhausted.push('production-biomes');
    });
  const table = layTokens(place.from('status'));
  expect([table.state.planets.jord?.exhausted, table.state.planets.nar?.exhausted]).toEqual([false, false]);
  expect(table.player(0).exhausted).toEqual([]);
  expect(table.events()).toContain('ti4.cards-readied');
});

rule('ti4', 'status-phase.7', 'then all damaged units are repaired, in space and on planets', () => {
  const table = layTokens(
    ending()
      .units(0, 'tile-18', { dreadnought: 2 }, { dreadnought: 1 })
      .units(1, 'tile-19', { 'war-sun': 1 }, { 'war-sun': 1 })
      .technologies(1, 'war-sun')
      .from('status'),
  );
  expect(table.state.systems['tile-18']?.units.map(({ damaged }) => damaged)).toEqual([0]);
  expect(table.state.systems['tile-19']?.units.map(({ damaged }) => damaged)).toEqual([0]);
});

rule(
  'ti4',
  ['status-phase.8', 'strategy-cards.8b', 'strategy-cards.8', 'game-round.1'],
  'at last our strategy cards go back to the middle; a new round begins, or the agenda phase without the custodians',
  () => {
    const place = () =>
      ending().with((g) => {
        g.strategyCards.imperial = 1;
      });
    const table = layTokens(place().from('status'));
    expect(table.state.players.map(({ strategyCards }) => strategyCards)).toEqual([[], [], []]);
    expect(Object.keys(table.state.strategyCards)).toHaveLength(8);
    expect([table.state.strategyCards.trade, table.state.strategyCards.imperial]).toEqual([0, 1]);
    expect([table.state.phase, table.state.round]).toEqual(['strategy', 2]);
    expect(layTokens(place().custodiansGone().from('status')).state.phase).toBe('agenda');
  },
);

rule(
  'ti4',
  'elimination.10c',
  'when the Naalu are eliminated, whoever has their 0 token keeps it until the end of the status phase',
  () => {
    const orders: (readonly number[])[] = [];
    const table = position({ players: 4, factions: ['sol', 'naalu', 'xxcha', 'hacan'] })
      .strategyCards(['leadership'], ['imperial'], ['warfare'], ['trade'])
      .faceDown('expand-borders')
      .noteInPlay(2, 'gift-of-prescience', 1)
      .play(function* (g) {
        addEffect(g, 'note/gift-of-prescience', 2, 'round');
        for (const id of planetsOf(g, 1)) planetAt(g, id).owner = null;
        yield* eliminate(g, 1);
        orders.push(initiativeOrder(g));
        yield* statusPhase(g);
        expect([initiativeOf(g, 2), g.effects]).toEqual([Number.MAX_SAFE_INTEGER, []]);
      });
    expect(orders).toEqual([[2, 0, 3]]);
    expect(table.seats).toEqual([2, 0, 3]);
    layTokens(table);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'initiative-order.1a', 'the Naalu are first, or whoever has their 0 token', () => {
  const factions = ['sol', 'naalu', 'xxcha'] as const;
  const cards = (place: Position) => place.strategyCards(['leadership'], ['imperial'], ['warfare']);
  expect(cards(position({ factions })).from('turn').seat).toBe(1);
  const given = position({ factions }).note(2, 'gift-of-prescience', 1).from('strategy');
  for (const card of ['leadership', 'politics', 'warfare', 'imperial', 'trade', 'technology'])
    given.answer(`strategy:${card}`);
  expect(given.options).toEqual(['use:note/gift-of-prescience/1', 'pass']);
  given.answer('use:note/gift-of-prescience/1');
  expect([given.seat, given.state.phase]).toEqual([2, 'action']);
});
