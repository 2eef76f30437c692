import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  const place = position().strategyCards(['politics']).turnOf(0).agendaDeck('core-mining', 'miscount-disclosed');
  return prepare(place).play((g) => strategicAction(g, 0, 'politics'));
}

rule(
  'ti4',
  ['politics.0', 'politics.1', 'politics.2', 'politics.2a', 'speaker.6', 'speaker.0'],
  'Politics, number 3: I give the speaker token to anybody but the speaker, and may take it myself',
  () => {
    expect(strategyCard('politics').initiative).toBe(3);
    expect(playing().options).toEqual(['speaker:1', 'speaker:2']); // seat 0 is the speaker
    const table = playing((place) => place.speaker(2));
    expect(table.options).toEqual(['speaker:0', 'speaker:1']);
    table.answer('speaker:0');
    expect(table.state.speaker).toBe(0);
  },
);

rule(
  'ti4',
  ['politics.2b', 'action-cards.2', 'action-cards.3', 'strategic-action.3'],
  'then I draw two action cards from the top of the deck',
  () => {
    const table = playing((place) => place.actionDeck('sabotage', 'bunker', 'parley')).answer('speaker:1');
    expect(table.player(0).actionCards).toEqual(['sabotage', 'bunker']);
    expect(table.state.decks.actions[0]).toBe('parley');
    expect(table.prompt).toBe('ti4.politics.agendas');
  },
);

rule(
  'ti4',
  'politics.2c',
  'then I look at the next two agendas and put each on top of the deck or under it, in any order',
  () => {
    const table = playing().answer('speaker:1');
    expect(table.state.peek).toEqual({ seat: 0, agendas: ['core-mining', 'miscount-disclosed'] });
    const [one, two] = ['core-mining', 'miscount-disclosed'];
    expect(table.options).toEqual([
      `top:${one}+${two}:bottom:`,
      `top:${two}+${one}:bottom:`,
      `top:${one}:bottom:${two}`,
      `top:${two}:bottom:${one}`,
      `top::bottom:${one}+${two}`,
      `top::bottom:${two}+${one}`,
    ]);
    const deck = (answer: string) => playing().answer('speaker:1', answer).state.decks.agendas;
    const rest = deck(`top:${one}+${two}:bottom:`).slice(2);
    expect(deck(`top:${two}+${one}:bottom:`)).toEqual([two, one, ...rest]);
    expect(deck(`top:${two}:bottom:${one}`)).toEqual([two, ...rest, one]);
    expect(deck(`top::bottom:${two}+${one}`)).toEqual([...rest, two, one]);
    table.answer(`top::bottom:${one}+${two}`);
    expect(table.state.peek).toBeNull();
  },
);

rule(
  'ti4',
  ['component-limitations.5', 'politics.2c'],
  'under the last agenda come the discarded ones, shuffled',
  () => {
    const run = (deck: 0 | 1) =>
      playing((place) =>
        place.chance(...new Array(60).fill(0)).with((g) => {
          g.decks.agendaDiscard = g.decks.agendas.splice(deck);
        }),
      ).answer('speaker:1');
    const last = run(1);
    expect(last.state.peek?.agendas).toHaveLength(2);
    expect(last.state.peek?.agendas[0]).toBe('core-mining');
    expect(last.state.decks.agendaDiscard).toEqual([]);
    const empty = run(0);
    expect(empty.state.peek?.agendas).toHaveLength(2);
    expect(empty.options).toHaveLength(6);
    expect(empty.state.decks.agendaDiscard).toEqual([]);
  },
);

rule(
  'ti4',
  'politics.2c',
  'with a single agenda left I put that one on top or under, and with none there is nothing to look at',
  () => {
    const run = (left: number) =>
      playing((place) =>
        place.with((g) => {
          g.laws = g.decks.agendas
            .splice(left)
            .map((id) => ({ id, outcome: 'for', owner: null, planet: null, exhausted: false }));
        }),
      ).answer('speaker:1');
    expect(run(1).options).toEqual(['top:core-mining:bottom:', 'top::bottom:core-mining']);
    expect([run(0).seat, run(0).prompt]).toEqual([1, 'ti4.follow']);
  },
);

rule('ti4', 'politics.2c', 'nobody else sees which agendas they are, nor where each went', () => {
  const table = playing().answer('speaker:1');
  const shown = (seat: number | 'spectator') => JSON.stringify(table.match.view(seat)).includes('core-mining');
  expect([shown(0), shown(1), shown(2), shown('spectator')]).toEqual([true, false, false, false]);
  table.answer('top:core-mining:bottom:miscount-disclosed');
  expect(JSON.stringify(table.match.events(0, 1))).not.toContain('core-mining');
});

content('ti4', 'strategy-card/politics', 'the others draw two action cards for a token', () => {
  const table = playing().answer('speaker:1', 'top::bottom:core-mining+miscount-disclosed');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary', 'decline');
  expect([table.player(1).actionCards.length, table.player(1).pools.strategy]).toEqual([2, 1]);
  expect([table.player(2).actionCards.length, table.player(2).pools.strategy]).toEqual([0, 2]);
  expect(table.isOver).toBe(true);
});

rule('ti4', 'politics.3', 'after my primary ability each other player in turn may draw two cards for a token', () => {
  const table = playing((place) => place.pools(1, { strategy: 0 }));
  table.answer('speaker:2', 'top::bottom:core-mining+miscount-disclosed');
  expect(table.seat).toBe(2);
  table.answer('secondary');
  expect(table.player(2)).toMatchObject({ pools: { strategy: 1 }, tokens: 9 });
  expect(table.player(2).actionCards).toHaveLength(2);
});
