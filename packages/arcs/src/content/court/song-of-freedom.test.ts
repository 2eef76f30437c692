import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** Seat 1 follows with a Pivot and has an agent on the card. */
const start = () =>
  position()
    .ships(1, 1, '2-hex')
    .city(0, '2-hex')
    .city(1, '2-hex')
    .ships(1, 1, '3-hex')
    .ships(2, 1, '3-hex')
    .city(0, '3-hex')
    .city(1, '5-hex')
    .court(['bc29', 0, 1], ['bc02', 1])
    .hand(0, 'construction-2');
const secured = () => start().turn(1, 'aggression-2', 'pivot', 'construction-3').answer('secure');

content('arcs', 'bc29', 'a city of any color in a controlled system goes back to its owner’s board', () => {
  const table = secured();
  expect(table.options).toEqual(['free:2-hex.0', 'free:2-hex.1', 'skip:bc29']);
  table.answer('free:2-hex.0', 'no-seize');
  expect(table.system('2-hex').buildings.map(({ owner }) => owner)).toEqual([1]);
  expect(table.player(0).cities).toBe(4);
  const own = secured().answer('free:2-hex.1', 'no-seize');
  expect(own.player(1).cities).toBe(4);
});

content('arcs', 'bc29', 'the city is not destroyed: no Trophy, no Outrage, no ransack', () => {
  const played = secured().answer('free:2-hex.0', 'no-seize');
  expect(played.player(1).trophies[0]).toEqual({ ships: 0, cities: 0, starports: 0, agents: 0 });
  expect(played.player(1).outrage.relic).toBe('none');
  expect(played.prompt).toBe('arcs.turn');
  expect(played.state.court.row[1]?.card).toBe('bc02'); // an agent of the owner lies on it
});

content('arcs', 'bc29', 'tokens in the slots it covers are rearranged and discarded by its owner', () => {
  const table = position()
    .ships(1, 1, '2-hex')
    .city(0, '2-hex')
    .tokens(0, 'fuel', 'weapon', 'relic')
    .court(['bc29', 0, 1])
    .hand(0, 'construction-2')
    .turn(1, 'aggression-2', 'pivot', 'construction-3')
    .answer('secure', 'free:2-hex.0');
  expect(table.seat).toBe(0);
  table.answer('relic', 'fuel');
  expect(table.player(0).slots.slice(0, 3)).toEqual(['relic', 'fuel', null]);
  expect(table.state.supply.weapon).toBe(5);
});

content('arcs', 'bc29', 'who has returned a city may seize the initiative', () => {
  const table = secured().answer('free:2-hex.0');
  expect(table.options).toEqual(['seize', 'no-seize']);
  table.answer('seize');
  expect([table.state.initiative, table.state.round.seizedBy]).toEqual([1, 1]);
  const kept = secured().answer('free:2-hex.0', 'no-seize');
  expect([kept.state.initiative, kept.state.round.seizedBy]).toEqual([0, null]);
});

content('arcs', 'bc29', 'without returning a city nobody seizes', () => {
  const table = secured().answer('skip:bc29');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-hex').buildings).toHaveLength(2);
  expect(table.state.round.seizedBy).toBeNull();
});

content('arcs', 'bc29', 'a city may be returned even when seizing is impossible', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .city(1, '2-hex')
    .court(['bc29', 1])
    .turn(0, 'aggression-2')
    .answer('secure', 'free:2-hex.0');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(1).cities).toBe(5);
  expect(table.state.round.seizedBy).toBeNull();
});

content('arcs', 'bc29', 'afterwards the card is shuffled into the Court deck, used or not', () => {
  for (const answers of [['free:2-hex.0', 'no-seize'], ['skip:bc29']]) {
    for (const place of [0, 1]) {
      const table = start()
        .with((g) => {
          g.court.discard = g.court.deck.splice(1);
        })
        .chance(place)
        .turn(1, 'aggression-2', 'pivot', 'construction-3')
        .answer('secure', ...answers);
      expect(table.state.court.discard).not.toContain('bc29');
      const isRevealed = table.state.court.row[0]?.card === 'bc29'; // as the first of two cards
      expect(isRevealed).toBe(place === 0);
    }
  }
});
