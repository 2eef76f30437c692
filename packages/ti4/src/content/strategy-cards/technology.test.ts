import { content, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { strategicAction } from '../../rules/strategic-action.ts';
import { type Position, position } from '../../testing/index.ts';
import { strategyCard } from '../strategy-cards.ts';

function playing(prepare: (place: Position) => Position = (place) => place) {
  return prepare(position().strategyCards(['technology']).turnOf(0)).play((g) => strategicAction(g, 0, 'technology'));
}

rule(
  'ti4',
  ['technology-strategy-card.0', 'technology-strategy-card.1', 'technology-strategy-card.2'],
  'Technology, number 7: I research a technology, and another one for 6 resources',
  () => {
    expect(strategyCard('technology').initiative).toBe(7);
    const table = playing((place) => place.goods(0, 3));
    table.answer('research', 'technology:sarween-tools');
    expect([table.player(0).technologies, table.player(0).tradeGoods]).toEqual([['sarween-tools'], 3]);
    table.answer('research', 'exhaust:jord', 'trade-goods:2', 'technology:graviton-laser-system');
    expect(table.player(0).technologies).toEqual(['sarween-tools', 'graviton-laser-system']);
    expect([table.player(0).tradeGoods, table.state.planets.jord?.exhausted]).toEqual([1, true]);
  },
);

rule('ti4', 'technology-strategy-card.2', 'both are optional, and the second needs the 6 resources', () => {
  const declined = playing((place) => place.goods(0, 2)).answer('no-research', 'no-research');
  expect([declined.player(0).technologies, declined.isOver]).toEqual([[], true]);
  const poor = playing((place) => place.goods(0, 1)).answer('research', 'technology:sarween-tools');
  expect(poor.isOver).toBe(true); // 4 resources of Jord and 1 trade good are not enough
});

content('ti4', 'strategy-card/technology', 'the others research for a token and 4 resources', () => {
  const table = playing((place) => place.exhausted('jord').goods(1, 4).exhausted('archon-ren', 'archon-tau'));
  table.answer('no-research');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary', 'trade-goods:4', 'technology:neural-motivator');
  expect(table.player(1)).toMatchObject({ technologies: ['neural-motivator'], tradeGoods: 0, pools: { strategy: 1 } });
  expect(table.isOver).toBe(true); // seat 2 cannot pay
});

rule(
  'ti4',
  ['technology-strategy-card.3', 'abilities.9'],
  'who has not got both the token and the 4 resources is not asked',
  () => {
    const table = playing((place) =>
      place.pools(1, { strategy: 0 }).exhausted('archon-ren').goods(2, 2).exhausted('archon-tau'),
    );
    table.answer('no-research');
    expect(table.isOver).toBe(true);
    const rich = playing((place) => place.pools(1, { strategy: 0 }).goods(2, 4)).answer('no-research');
    expect([rich.seat, rich.options]).toEqual([2, ['secondary', 'decline']]);
  },
);
