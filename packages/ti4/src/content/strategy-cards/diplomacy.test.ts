import { content, rule, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  return prepare(position().strategyCards(['diplomacy']).turnOf(0)).play((g) => strategicAction(g, 0, 'diplomacy'));
}

rule(
  'ti4',
  ['diplomacy.0', 'diplomacy.1', 'diplomacy.2'],
  'Diplomacy, number 2: everybody else places a token in a system of mine, not Mecatol Rex, and I ready any two planets',
  () => {
    expect(strategyCard('diplomacy').initiative).toBe(2);
    const table = playing((place) =>
      place
        .own(0, 'mecatol-rex', 'lodor', 'wellon')
        .exhausted('jord', 'mecatol-rex', 'lodor')
        .pools(1, { strategy: 0 })
        .pools(2, { strategy: 0 }),
    );
    expect(table.options).toEqual(['system:tile-19', 'system:tile-26', 'system:tile-01']);
    table.answer('system:tile-19');
    expect(table.state.systems['tile-19']?.tokens).toEqual([1, 2]);
    expect([table.player(1).tokens, table.player(2).tokens, table.player(0).tokens]).toEqual([9, 9, 8]);
    expect(table.options).toEqual(['ready:mecatol-rex', 'ready:lodor', 'ready:jord']);
    table.answer('ready:mecatol-rex', 'ready:jord');
    expect(['mecatol-rex', 'jord', 'lodor'].map((id) => table.state.planets[id as 'jord']?.exhausted)).toEqual([
      false,
      false,
      true,
    ]);
    expect(table.isOver).toBe(true);
  },
);

rule('ti4', 'diplomacy.2a', 'with no token in reinforcements a player takes one from a pool of their choice', () => {
  const table = playing((place) =>
    place.with(({ players: [, second] }) => {
      if (second) second.tokens = 0;
    }),
  );
  expect([table.seat, table.options]).toEqual([1, ['pool:tactic', 'pool:fleet', 'pool:strategy']]);
  table.answer('pool:fleet');
  expect(table.player(1)).toMatchObject({ tokens: 0, pools: { tactic: 3, fleet: 2, strategy: 2 } });
  expect(table.state.systems['tile-01']?.tokens).toEqual([1, 2]);
});

rule('ti4', 'diplomacy.2b', 'who has a token there already places none', () => {
  const table = playing((place) => place.token(1, 'tile-01'));
  expect(table.state.systems['tile-01']?.tokens).toEqual([1, 2]);
  expect([table.player(1).tokens, table.player(2).tokens]).toEqual([7, 7]);
});

ruling(
  'ti4',
  'sc/diplomacy.2',
  'without a system to choose nothing is placed and nothing readied, but I have acted',
  () => {
    const table = position()
      .strategyCards(['diplomacy'], ['trade'])
      .own(0, 'mecatol-rex')
      .exhausted('mecatol-rex', 'nar')
      .with(({ planets }) => {
        if (planets.jord) planets.jord.owner = null;
      })
      .from('turn')
      .answer('strategic:diplomacy');
    expect(table.state.planets['mecatol-rex']?.exhausted).toBe(true);
    expect(Object.values(table.state.systems).flatMap(({ tokens }) => tokens)).toEqual([]);
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.follow']); // the others may follow all the same
    table.answer('decline');
    expect(table.player(0).strategyCards).toEqual([{ id: 'diplomacy', exhausted: true }]);
  },
);

ruling('ti4', 'sc/diplomacy.2', 'the tokens activate nothing', () => {
  const table = playing((place) => place.noteInPlay(1, 'support-for-the-throne', 0).points(0, 1, 0));
  expect(table.state.systems['tile-01']?.tokens).toEqual([1, 2]); // where Sol has its home
  expect(table.player(1)).toMatchObject({ points: 1, notesInPlay: [{ id: 'support-for-the-throne', of: 0 }] });
});

ruling('ti4', ['sc/0.3', 'sc/diplomacy.3'], 'who has no exhausted planet is not offered the secondary ability', () => {
  const table = playing((place) => place.own(1, 'lodor').exhausted('lodor'));
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]); // Lodor is far from home: any planet will do
  table.answer('secondary', 'ready:lodor');
  expect([table.isOver, table.player(1).pools.strategy]).toEqual([true, 1]); // seat 2 has nothing to ready
  expect(table.player(2).pools.strategy).toBe(2);
});

content('ti4', 'strategy-card/diplomacy', 'the others ready up to two planets for a token', () => {
  const table = playing((place) => place.own(1, 'lodor').exhausted('nar', 'jol', 'lodor'));
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary');
  expect(table.options).toEqual(['ready:lodor', 'ready:nar', 'ready:jol', 'done']);
  table.answer('ready:nar');
  expect(table.options).toEqual(['ready:lodor', 'ready:jol', 'done']);
  table.answer('done');
  expect(table.player(1).pools.strategy).toBe(1);
  expect(table.state.planets.lodor?.exhausted).toBe(true);
});

rule('ti4', ['diplomacy.3', 'abilities.5'], 'after a second planet nothing more is readied', () => {
  const table = playing((place) => place.own(1, 'lodor').exhausted('nar', 'jol', 'lodor').pools(2, { strategy: 0 }));
  table.answer('secondary', 'ready:nar', 'ready:jol');
  expect(table.isOver).toBe(true);
  expect(table.state.planets.lodor?.exhausted).toBe(true);
});
