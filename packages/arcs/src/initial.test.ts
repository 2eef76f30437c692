import { BadConfig, Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { courtCards } from './content/registry.ts';
import { arcs } from './index.ts';
import { position } from './testing/position.ts';

const start = (config: object) => Match.start(arcs, config, seedFrom('components')).peek();

rule('arcs', 'components.1', 'two to four players own 5 cities, 5 starports, 15 ships and 10 agents each', () => {
  for (const players of [2, 3, 4] as const) {
    const { state } = position({ players });
    expect(state.players).toHaveLength(players);
    for (const { cities, starports, ships, agents, power } of state.players)
      expect({ cities, starports, ships, agents, power }).toEqual({
        cities: 5,
        starports: 5,
        ships: 15,
        agents: 10,
        power: 0,
      });
  }
  for (const players of [0, 1, 5, 2.5, '3']) expect(() => arcs.configure({ players })).toThrow(BadConfig);
});

rule('arcs', 'components.4', 'there are five tokens of each resource, and the supply of a type can run out', () => {
  expect(position().state.supply).toEqual({ material: 5, fuel: 5, weapon: 5, relic: 5, psionic: 5 });
  const table = position().city(0, '2-hex').city(0, '2-hex').supply('relic', 1).turn(0, 'administration-2');
  table.answer('tax', 'tax:2-hex.0', 'slot:1');
  expect(table.state.supply.relic).toBe(0);
  table.answer('tax');
  expect(table.player(0).slots).toEqual(['relic', null, null, null, null, null]);
});

rule('arcs', 'components.5', 'the Court has five Guild cards of each suit and six Vox cards, 31 in all', () => {
  const suits = courtCards.flatMap((card) => (card.kind === 'guild' ? [card.suit] : []));
  for (const suit of ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const)
    expect(
      suits.filter((each) => each === suit),
      suit,
    ).toHaveLength(5);
  expect(courtCards.filter(({ kind }) => kind === 'vox')).toHaveLength(6);
  for (const players of [2, 3, 4]) {
    const { court } = start({ players });
    const cards = [...court.deck, ...court.row.map((slot) => slot?.card)];
    expect(cards).toHaveLength(31);
    expect(new Set(cards).size).toBe(31);
  }
});

rule('arcs', 'components.9', 'each count has its own four setup cards; the chapter marker goes from 1 to 5', () => {
  for (const [players, others] of [
    [2, '3p-mix-up'],
    [3, '4p-frontiers'],
    [4, '2p-homelands'],
  ])
    expect(() => arcs.configure({ players, setupCard: others })).toThrow(BadConfig);
  expect(start({ players: 3 }).chapter).toBe(1);
  for (const chapter of [1, 2, 3, 4]) expect(position().chapter(chapter).toScoring().state.chapter).toBe(chapter + 1);
  expect(position().chapter(5).toScoring().match.isOver).toBe(true);
});
