import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Hooks, on } from '../content/hooks.ts';
import { type StrategyCardId, strategyCardIds } from '../content/strategy-cards.ts';
import type { Ti4 } from '../state.ts';
import { type Position, position, type Table } from '../testing/index.ts';
import { strategicAction } from './strategic-action.ts';

/** Seat 0 of four performs the strategic action of a card. */
function playing(card: StrategyCardId, prepare: (place: Position) => Position = (place) => place) {
  return prepare(position({ players: 4 }).strategyCards([card]).turnOf(0)).play((g) => strategicAction(g, 0, card));
}

rule(
  'ti4',
  ['strategic-action.1', 'strategic-action.1a', 'command-tokens.5', 'strategy-cards.4'],
  'after my primary ability the others may use the secondary one, clockwise from my left; I may not',
  () => {
    const table = playing('imperial');
    expect(table.player(0).secrets).toHaveLength(1); // the primary ability comes first
    const asked: (number | undefined)[] = [];
    for (const answer of ['secondary', 'decline', 'secondary']) {
      asked.push(table.seat);
      expect(table.options).toEqual(['secondary', 'decline']);
      table.answer(answer);
    }
    expect(asked).toEqual([1, 2, 3]);
    expect(table.isOver).toBe(true);
    expect(table.state.players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 0, 1]);
    expect(table.state.players.map(({ pools }) => pools.strategy)).toEqual([2, 1, 2, 1]);
    expect(table.player(1).tokens).toBe(9); // the token went back to reinforcements
  },
);

rule('ti4', ['abilities.9', 'command-tokens.5'], 'without a token in the strategy pool I am not even asked', () => {
  const table = playing('imperial', (place) => place.pools(1, { strategy: 0 }).pools(3, { strategy: 0 }));
  expect(table.seat).toBe(2);
  table.answer('decline');
  expect(table.isOver).toBe(true);
});

/** Seats 0 and 1 could do something with every part of every card. */
function equipped(card: StrategyCardId) {
  return position()
    .strategyCards([card])
    .turnOf(0)
    .with(({ turn }) => turn?.traded.push(0, 1, 2))
    .goods(0, 20)
    .goods(1, 20)
    .objectives('expand-borders')
    .units(0, 'jord', { 'space-dock': 1 })
    .units(1, 'nar', { 'space-dock': 1 })
    .own(0, 'bereg', 'lirta-iv')
    .own(1, 'quann')
    .exhausted('bereg', 'quann', 'lirta-iv')
    .token(0, 'tile-18')
    .pools(2, { strategy: 0 });
}

/** Does something wherever something can be done, until the prompt is asked or the rules are through. */
function busily(table: Table, prompt = ''): Table {
  for (let asked = 0; !table.isOver && table.prompt !== prompt && asked < 30; asked++) {
    const idle = /^(done|decline|pass|no|end|skip|invite)/;
    table.answer(table.options.find((id) => !idle.test(id)) ?? table.options[0] ?? '');
  }
  return table;
}

rule(
  'ti4',
  'strategy-cards.7',
  'each card has a primary ability for its holder and a secondary one for the others',
  () => {
    for (const id of strategyCardIds) {
      const resolved: string[] = [];
      const ear: Hooks = {
        triggers: [
          on('after strategy-ability-resolved', {
            mandatory: true,
            usable: () => true,
            *resolve(_g, _holder, { seat, part, card }) {
              resolved.push(`${seat} ${part} ${card}`);
            },
          }),
        ],
      };
      const made = equipped(id).ability(2, ear);
      /** All that an ability could change, but for the token that it costs. */
      const stands = ({ players, planets, systems }: Readonly<Ti4>, seat: number) => {
        const { pools, ...rest } = players[seat] as Ti4['players'][number];
        return JSON.stringify([planets, systems, { ...rest, tokens: 0, pools: { ...pools, strategy: 0 } }]);
      };
      const before = stands(made.state, 0);
      const table = made.play((g) => strategicAction(g, 0, id));
      busily(table, 'ti4.follow');
      expect([table.seat, table.options], id).toEqual([1, ['secondary', 'decline']]);
      expect(stands(table.state, 0), `primary ability of ${id}`).not.toBe(before);
      const followed = stands(table.state, 1);
      busily(table.answer('secondary'), 'ti4.follow');
      expect(stands(table.state, 1), `secondary ability of ${id}`).not.toBe(followed);
      expect(resolved.slice(0, 2)).toEqual([`0 primary ${id}`, `1 secondary ${id}`]);
    }
  },
);

rule('ti4', 'command-tokens.5a', 'only the secondary ability of Leadership costs no token of any kind', () => {
  for (const id of strategyCardIds) {
    const table = busily(
      equipped(id).play((g) => strategicAction(g, 0, id)),
      'ti4.follow',
    );
    const { strategy } = table.player(1).pools;
    table.answer('secondary');
    // The token of Construction goes to the board, once its system is chosen.
    if (id === 'construction') table.answer(table.options[0] ?? '');
    expect([id, table.player(1).pools.strategy - strategy]).toEqual([id, id === 'leadership' ? 0 : -1]);
  }
});

rule(
  'ti4',
  ['strategic-action.2', 'exhausted.5', 'exhausted.1', 'readied.6', 'readied.1', 'strategy-cards.2'],
  'the card is exhausted once everybody has had the chance to follow, and cannot be used again',
  () => {
    const table = position({ players: 4 })
      .strategyCards(['imperial'], ['trade'], ['politics'], ['warfare'])
      .turnOf(0)
      .from('turn');
    table.answer('strategic:imperial');
    expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: false }]);
    table.answer('decline', 'decline', 'decline');
    expect(table.player(0).strategyCards).toEqual([{ id: 'imperial', exhausted: true }]);
    const later = position({ players: 4 })
      .strategyCards(['imperial'], ['trade'], ['politics'], ['warfare'])
      .turnOf(0)
      .with(({ players: [first] }) => {
        for (const card of first?.strategyCards ?? []) card.exhausted = true;
      });
    expect(later.from('turn').options).toEqual(['tactical', 'pass']);
  },
);

rule('ti4', 'strategy-cards.3', 'only the holder of a card can use its primary ability', () => {
  const table = position().strategyCards(['leadership'], ['trade'], ['imperial']).turnOf(1).from('turn');
  expect(table.options.filter((id) => id.startsWith('strategic:'))).toEqual(['strategic:trade']);
});

rule('ti4', 'strategic-action.3', 'the parts of an ability are resolved from top to bottom', () => {
  const table = playing('politics', (place) => place.agendaDeck('core-mining', 'fleet-regulations'));
  expect([table.prompt, table.player(0).actionCards]).toEqual(['ti4.politics.speaker', []]);
  table.answer('speaker:2');
  expect(table.prompt).toBe('ti4.politics.agendas');
  expect(table.player(0).actionCards).toHaveLength(2);
});
