import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, type Position, position, turnWith } from '../../testing/index.ts';

const card = 'action-card/focused-research';
const act = `action:${card}`;

content('ti4', card, 'an action: four trade goods for researching a technology', () => {
  const table = turnWith('focused-research', (place) => place.goods(0, 6)).answer(act);
  expect(table.options).toContain('technology:neural-motivator');
  expect(table.options).not.toContain('technology:dacxive-animators'); // prerequisites count
  table.answer('technology:neural-motivator');
  expect([table.player(0).tradeGoods, table.player(0).technologies]).toEqual([2, ['neural-motivator']]);
});

ruling(
  'ti4',
  'ac/focused-research.1',
  'it needs four trade goods, not commodities or planets, and something to research',
  () => {
    expect(turnWith('focused-research', (place) => place.goods(0, 3, 3)).options).not.toContain(act);
    const nothing = (place: Position) => place.goods(0, 4).ability(0, { modify: { canOwnTechnology: () => false } });
    expect(turnWith('focused-research', nothing).options).not.toContain(act);
  },
);

ruling('ti4', 'ac/focused-research.1', 'the Nekro need only the goods, and gain three command tokens', () => {
  const table = position({ factions: ['nekro', 'sol', 'hacan'] })
    .goods(0, 4)
    .hand(0, 'focused-research')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer(act, 'pools:1-1-1');
  expect(table.player(0)).toMatchObject({ tradeGoods: 0, pools: { tactic: 4, fleet: 4, strategy: 3 } });
});

ruling('ti4', 'ac/focused-research.2', 'Mirror Computing does not halve the price', () => {
  const table = turnWith('focused-research', (place) => place.goods(0, 4).technologies(0, 'mirror-computing'));
  table.answer(act, 'technology:neural-motivator');
  expect(table.player(0).tradeGoods).toBe(0);
  const poor = turnWith('focused-research', (place) => place.goods(0, 3).technologies(0, 'mirror-computing'));
  expect(poor.options).not.toContain(act);
});

ruling('ti4', 'ac/0.2', 'the technology is named only when nobody has cancelled the card', () => {
  const table = turnWith('focused-research', (place) => place.goods(0, 4).hand(1, 'sabotage')).answer(act);
  expect([table.seat, table.options]).toEqual([1, ['use:action-card/sabotage', 'pass']]);
  expect(declining(table).prompt).toBe('ti4.research');
});
