import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, position, turnWith } from '../../testing/index.ts';

const card = 'action-card/mining-initiative';

content(
  'ti4',
  card,
  'as an action I gain trade goods for the resources of one of my planets, which stays readied',
  () => {
    const table = turnWith('mining-initiative', (place) => place.own(0, 'abyz').goods(0, 1));
    table.answer(`action:${card}`);
    expect(table.options).toEqual(['planet:abyz', 'planet:jord']);
    table.answer('planet:abyz');
    expect(table.player(0)).toMatchObject({ tradeGoods: 4, actionCards: [] });
    expect(table.state.planets.abyz?.exhausted).toBe(false);
    expect(table.state.decks.actionDiscard).toEqual(['mining-initiative']);
    expect(table.seat).toBe(1); // it was my action
  },
);

ruling(
  'ti4',
  'ac/mining-initiative.1',
  'an exhausted planet will do, with what a law adds to it; a planet of somebody else will not',
  () => {
    const table = turnWith('mining-initiative', (place) =>
      place.own(0, 'abyz').own(1, 'fria').exhausted('jord', 'abyz').law('core-mining', 'abyz', null, 'abyz'),
    );
    table.answer(`action:${card}`);
    expect(table.options).toEqual(['planet:abyz', 'planet:jord']);
    table.answer('planet:abyz');
    expect(table.player(0).tradeGoods).toBe(5);
  },
);

content('ti4', card, 'without a planet it cannot be played, nor when it is not my turn', () => {
  const homeless = turnWith('mining-initiative', (place) =>
    place.with(({ planets }) => {
      if (planets.jord) planets.jord.owner = 1;
    }),
  );
  expect(homeless.options).not.toContain(`action:${card}`);
  const other = position()
    .hand(1, 'mining-initiative')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  expect([other.seat, other.options.filter((id) => id.startsWith('action:'))]).toEqual([0, []]);
});

ruling(
  'ti4',
  ['ac/0.1', 'ac/0.5', 'ac/0.6'],
  'the planet is announced before anybody may cancel it; cancelled, it brings nothing',
  () => {
    const table = turnWith('mining-initiative', (place) => place.own(0, 'abyz').hand(1, 'sabotage'));
    table.answer(`action:${card}`, 'planet:abyz');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.window']);
    table.answer('use:action-card/sabotage');
    expect(declining(table).player(0).tradeGoods).toBe(0);
    expect(table.state.decks.actionDiscard).toEqual(['sabotage', 'mining-initiative']);
    expect([table.seat, table.state.turn?.actions]).toEqual([0, 0]); // I may act still
  },
);
