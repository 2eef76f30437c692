import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle } from '../testing/index.ts';
import { invasion } from './invasion.ts';
import { statusPhase } from './status-phase.ts';

const here = 'tile-18';

/** Xxcha with 4 influence at home and so many trade goods. */
function scene(goods: number) {
  return battle(here, 'invasion').units(0, here, { carrier: 1, infantry: 2 }).goods(0, goods);
}

rule(
  'ti4',
  ['custodians-token.1', 'mecatol-rex.1'],
  'ships may be there, but nobody lands on Mecatol Rex while the custodians token is on it',
  () => {
    const table = scene(1).play(invasion); // 5 influence are not enough
    expect(table.isOver).toBe(true);
    expect(table.unitsOf(0, here)).toEqual({ carrier: 1, infantry: 2 });
    const declined = scene(2).play(invasion).answer('leave-custodians');
    expect(declined.isOver).toBe(true);
    expect(declined.state.custodians).toBe(true);
    expect(declined.unitsOf(0, 'mecatol-rex')).toEqual({});
  },
);

rule(
  'ti4',
  ['custodians-token.0', 'custodians-token.2', 'custodians-token.3', 'mecatol-rex.1'],
  'before landing I may pay 6 influence to remove the token: I gain a victory point and must land at least one ground force',
  () => {
    const table = scene(2).play(invasion);
    expect([table.prompt, table.options]).toEqual([
      'ti4.remove-custodians?',
      ['remove-custodians', 'leave-custodians'],
    ]);
    table.answer('remove-custodians', 'exhaust:archon-ren', 'exhaust:archon-tau', 'trade-goods:2');
    expect(table.state.custodians).toBe(false);
    expect(table.player(0)).toMatchObject({ points: 1, tradeGoods: 0 });
    expect(table.options).toEqual(['commit:mecatol-rex:infantry:1', 'commit:mecatol-rex:infantry:2']);
    table.answer('commit:mecatol-rex:infantry:1');
    expect(table.state.planets['mecatol-rex']?.owner).toBe(0);
  },
);

rule('ti4', 'custodians-token.2a', 'without ground forces to land I cannot remove the token', () => {
  const table = battle(here, 'invasion').units(0, here, { dreadnought: 1 }).goods(0, 10).play(invasion);
  expect(table.isOver).toBe(true);
  expect(table.state.custodians).toBe(true);
});

rule('ti4', 'custodians-token.1', 'once the token is gone everybody lands there freely', () => {
  const table = scene(2).custodiansGone().play(invasion);
  expect([table.prompt, table.options[0]]).toEqual(['ti4.commit', 'commit:mecatol-rex:infantry:0']);
});

rule('ti4', 'victory-points.7', 'the point for the custodians may win the game at once', () => {
  const table = scene(2)
    .points(9)
    .play(invasion)
    .answer('remove-custodians', 'exhaust:archon-ren', 'exhaust:archon-tau', 'trade-goods:2');
  expect([table.isOver, table.state.winner]).toEqual([true, 0]);
});

rule('ti4', 'custodians-token.4', 'the round in which the token is removed already ends with an agenda phase', () => {
  const after = (answer: string) => {
    let next: string | null = null;
    const table = scene(2)
      .faceDown('corner-the-market')
      .play(function* (g) {
        yield* invasion(g);
        next = yield* statusPhase(g);
      })
      .answer(answer);
    while (!table.isOver) table.answer(table.options.includes('done') ? 'done' : (table.options[0] ?? ''));
    return next;
  };
  expect(after('leave-custodians')).toBe('strategy');
  expect(after('remove-custodians')).toBe('agenda');
});
