/** Rulings on strategy cards, through the strategic action. */
import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position, type Table } from '../../testing/index.ts';
import type { StrategyCardId } from '../strategy-cards.ts';

/** Seat 0 plays the card. */
function playing(card: StrategyCardId, prepare: (place: Position) => Position = (place) => place): Table {
  return prepare(position().strategyCards([card]).turnOf(0)).play((g) => strategicAction(g, 0, card));
}

ruling('ti4', 'sc/0.1', 'first I, then the others clockwise, also who has passed; then the card is exhausted', () => {
  const table = playing('imperial', (place) =>
    place.with(({ players: [, second] }) => Object.assign(second ?? {}, { passed: true })),
  );
  expect(table.player(0).secrets).toHaveLength(1);
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: false }]);
  table.answer('secondary');
  expect(table.seat).toBe(2);
  table.answer('decline');
  expect(table.isOver).toBe(true); // nobody asked me about my own secondary ability
  expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: true }]);
});

ruling(
  'ti4',
  'sc/0.2',
  'a primary ability can be resolved although a part does nothing; what is possible is done',
  () => {
    const table = playing('warfare').answer('pools:0-8-0'); // no token of mine is on the board
    expect(table.player(0).pools).toEqual({ tactic: 0, fleet: 8, strategy: 0 });
    const used = position()
      .strategyCards(['warfare', 'leadership'])
      .with(({ players: [first] }) => Object.assign(first?.strategyCards[0] ?? {}, { exhausted: true }))
      .from('turn');
    expect(used.options).toContain('strategic:leadership');
    expect(used.options).not.toContain('strategic:warfare');
  },
);

ruling('ti4', 'sc/0.3', 'the token is paid with the decision; who could do nothing with it is not asked', () => {
  const table = playing('warfare', (place) => place.units(2, 'archon-ren', { 'space-dock': 1 })).answer('pools:3-3-2');
  expect([table.seat, table.options]).toEqual([2, ['secondary', 'decline']]); // seat 1 has no space dock at home
  const free = playing('leadership', (place) => place.pools(1, { strategy: 0 }).goods(1, 3)).answer('pools:3-0-0');
  while (free.seat === 0) free.answer('done');
  expect([free.seat, free.options]).toEqual([1, ['secondary', 'decline']]); // Leadership costs no token
});

ruling('ti4', 'sc/0.4', 'I may trade before the others decide, and each of them knows what came before', () => {
  const table = position()
    .trading()
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .strategyCards(['imperial'])
    .goods(0, 2)
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'imperial'));
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.trade?']);
  table.answer('trade', 'give:trade-goods:2', 'give:no-note', 'ask:no-note', 'accept');
  expect([table.player(1).tradeGoods, table.seat, table.prompt]).toEqual([2, 1, 'ti4.follow']);
  table.answer('secondary');
  expect(table.seat).toBe(2);
  expect(table.match.view(2)).toMatchObject({ players: [{}, { pools: { strategy: 1 } }, {}] });
});

ruling(
  'ti4',
  'sc/leadership.1',
  'one token for 3 influence, what is over is lost; tokens beyond reinforcements too',
  () => {
    const table = playing('leadership', (place) =>
      place
        .goods(0, 6)
        .exhausted('jord')
        .with(({ players: [first] }) => Object.assign(first ?? {}, { tokens: 4 })),
    );
    table.answer('pools:3-0-0');
    while (table.options.includes('trade-goods:1')) table.answer('trade-goods:1');
    const { pools, tokens, tradeGoods } = table.player(0);
    expect([pools.tactic + pools.fleet + pools.strategy, tokens, tradeGoods]).toEqual([11, 1, 0]);
    const [last = ''] = table.options;
    table.answer(last);
    expect(table.player(0).tokens).toBe(0); // 6 influence bought two, one was left
  },
);

ruling(
  'ti4',
  'sc/diplomacy.1',
  'tokens in a system of mine, not Mecatol Rex; then any two planets, wherever they are',
  () => {
    const table = playing('diplomacy', (place) =>
      place.own(0, 'mecatol-rex', 'lodor').exhausted('jord', 'mecatol-rex', 'lodor').pools(1, { strategy: 0 }),
    );
    expect(table.options).toEqual(['system:tile-26', 'system:tile-01']);
    table.answer('system:tile-26', 'ready:mecatol-rex', 'ready:jord');
    expect(table.state.systems['tile-26']?.tokens).toEqual([1, 2]);
    expect([table.state.planets.jord?.exhausted, table.state.planets.lodor?.exhausted]).toEqual([false, true]);
  },
);

ruling('ti4', 'sc/politics.1', 'another speaker, myself included; two cards at once; the agendas only I see', () => {
  const made = (speaker: number) =>
    playing('politics', (place) => place.speaker(speaker).agendaDeck('core-mining', 'miscount-disclosed'));
  expect(made(0).options).toEqual(['speaker:1', 'speaker:2']);
  const table = made(2);
  expect(table.options).toEqual(['speaker:0', 'speaker:1']);
  table.answer('speaker:0');
  expect([table.state.speaker, table.player(0).actionCards.length]).toEqual([0, 2]);
  expect(table.options).toHaveLength(6); // each to the top or the bottom, in any order
  table.answer('top:miscount-disclosed:bottom:core-mining');
  expect(table.state.decks.agendas[0]).toBe('miscount-disclosed');
  expect(table.state.decks.agendas.at(-1)).toBe('core-mining');
  const told = table.match.events(0, 1).find(({ key }) => key === 'ti4.arranges-agendas');
  expect(told?.args).toEqual({ seat: 'seat/0', top: 1, bottom: 1 });
  expect(JSON.stringify(table.match.events(0, 1))).not.toContain('core-mining');
});

ruling('ti4', 'sc/politics.1', 'with a full hand I discard before I look at the agendas', () => {
  const hand = ['bunker', 'parley', 'spy', 'intercept', 'plague', 'uprising', 'disable'] as const;
  const table = playing('politics', (place) => place.hand(0, ...hand)).answer('speaker:1');
  expect(table.prompt).toBe('ti4.discard-action-card');
  table.answer('discard:bunker', 'discard:parley');
  expect([table.player(0).actionCards.length, table.prompt]).toEqual([7, 'ti4.politics.agendas']);
});

ruling('ti4', 'sc/politics.2', 'with one agenda left the discarded ones are shuffled and come under it', () => {
  const table = playing('politics', (place) =>
    place.agendaDeck('core-mining').with((g) => {
      g.decks.agendaDiscard = g.decks.agendas.splice(1);
    }),
  ).answer('speaker:1');
  expect(table.state.peek?.agendas).toHaveLength(2);
  expect(table.state.decks.agendaDiscard).toEqual([]);
});

ruling(
  'ti4',
  'sc/construction.1',
  'a PDS or a space dock, then a PDS, on the same planet or another, within the limits',
  () => {
    const table = playing('construction', (place) =>
      place.units(0, 'jord', { pds: 1, 'space-dock': 1 }).own(0, 'lodor').token(0, 'tile-01'),
    );
    expect(table.options).toEqual(['pds:lodor', 'pds:jord', 'space-dock:lodor', 'none']); // Jord has a dock
    table.answer('pds:jord');
    expect(table.options).toEqual(['pds:lodor', 'none']); // and two PDS now
    expect(table.answer('none').unitsOf(0, 'jord')).toEqual({ pds: 2, 'space-dock': 1 });
    const zone = playing('construction', (place) =>
      place.law('demilitarized-zone', 'lodor', null, 'lodor').own(0, 'lodor'),
    );
    expect(zone.options).toEqual(['pds:jord', 'space-dock:jord', 'none']);
  },
);

ruling(
  'ti4',
  'sc/construction.2',
  'the token goes to any system and blocks it, or to reinforcements where mine lies already',
  () => {
    const table = playing('construction', (place) => place.own(1, 'wellon').token(1, 'tile-26')).answer('none', 'none');
    table.answer('secondary');
    expect(table.options).toContain('system:tile-47'); // also where nothing can be built
    table.answer('system:tile-26');
    expect(table.state.systems['tile-26']?.tokens).toEqual([1]);
    expect(table.player(1)).toMatchObject({ pools: { strategy: 1 }, tokens: 8 });
    const built = playing('construction', (place) => place.own(1, 'wellon')).answer('none', 'none');
    built.answer('secondary', 'system:tile-19', 'pds:wellon');
    expect(built.state.systems['tile-19']?.tokens).toEqual([1]);
    expect(built.unitsOf(1, 'wellon')).toEqual({ pds: 1 });
  },
);

ruling('ti4', 'sc/trade.1', 'whom I name must replenish free of charge, in turn and once', () => {
  const table = playing('trade', (place) => place.pools(2, { strategy: 0 })).answer('invite:2', 'done');
  expect(table.player(0).tradeGoods).toBe(3);
  expect([table.seat, table.player(2).commodities]).toEqual([1, 0]); // seat 1 decides first
  table.answer('decline');
  expect([table.isOver, table.player(2).commodities]).toEqual([true, 4]);
});

ruling('ti4', 'sc/trade.2', 'replenishing counts although nothing is taken', () => {
  const table = playing('trade', (place) => place.goods(1, 0, 4).note(0, 'trade-agreement', 1)).answer(
    'invite:1',
    'done',
  );
  expect([table.seat, table.options]).toEqual([0, ['use:note/trade-agreement/1', 'pass']]);
  table.answer('use:note/trade-agreement/1');
  expect([table.player(0).tradeGoods, table.player(1).commodities]).toEqual([7, 0]);
});

ruling('ti4', 'sc/warfare.1', 'one token comes off the board; a smaller fleet pool is looked at afterwards', () => {
  const table = playing('warfare', (place) => place.token(0, 'tile-19').units(0, 'tile-22', { cruiser: 3 }));
  expect(table.state.systems['tile-19']?.tokens).toEqual([]);
  table.answer('pools:7-2-0'); // nine now
  expect(table.player(0).tokens).toBe(7);
  expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 2 });
});

ruling(
  'ti4',
  'sc/warfare.2',
  'one space dock at home produces, blockaded or with my token there, without a token being placed',
  () => {
    const table = playing('warfare', (place) =>
      place
        .units(1, 'nar', { 'space-dock': 1 })
        .token(1, 'tile-12')
        .units(2, 'tile-12', { cruiser: 1 })
        .goods(1, 3)
        .pools(2, { strategy: 0 }),
    ).answer('pools:3-3-2');
    table.answer('secondary');
    expect(table.prompt).toBe('ti4.choose-units');
    expect(table.options.some((id) => id.startsWith('produce:infantry'))).toBe(true);
    expect(table.options.some((id) => id.includes('cruiser'))).toBe(false); // blockaded: ground forces only
    expect(table.state.systems['tile-12']?.tokens).toEqual([1]);
  },
);

ruling(
  'ti4',
  'sc/technology.1',
  'the first technology is a prerequisite of the second; a planet gives its specialty or its resources',
  () => {
    const table = playing('technology', (place) => place.goods(0, 6)).answer('research');
    expect(table.options).not.toContain('technology:graviton-laser-system');
    table.answer('technology:sarween-tools', 'research', 'trade-goods:6');
    expect(table.options).toContain('technology:graviton-laser-system');
    const skip = playing('technology', (place) => place.own(0, 'wellon').exhausted('jord').goods(0, 4)).answer(
      'no-research',
    );
    expect(skip.isOver).toBe(true); // 4 trade goods and Wellon, which gives 1, are no 6 resources
  },
);

ruling(
  'ti4',
  'sc/imperial.1',
  'a public objective if I like; then the point of Mecatol Rex, for which no home planet is needed, or a secret',
  () => {
    const homeless = playing('imperial', (place) =>
      place.own(1, 'jord').own(0, 'mecatol-rex').objectives('negotiate-trade-routes').goods(0, 5),
    );
    expect(homeless.player(0)).toMatchObject({ points: 1, tradeGoods: 5, secrets: [] }); // was not asked to score
    const elsewhere = playing('imperial', (place) => place.objectives('negotiate-trade-routes').goods(0, 5)).answer(
      'none',
    );
    expect(elsewhere.player(0)).toMatchObject({ points: 0, tradeGoods: 5 });
    expect(elsewhere.player(0).secrets).toHaveLength(1);
  },
);

ruling('ti4', 'sc/imperial.2', 'what an objective costs is paid now', () => {
  const table = playing('imperial', (place) => place.objectives('negotiate-trade-routes').goods(0, 5));
  table.answer('score:negotiate-trade-routes');
  expect(table.player(0)).toMatchObject({ points: 1, tradeGoods: 0 });
});
