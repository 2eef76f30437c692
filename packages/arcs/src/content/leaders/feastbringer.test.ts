import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

/** The Feastbringer, seat 1, has agents enough on bc01 only. */
const courtly = () =>
  position()
    .leader(1, 'leader07')
    .court(['bc01', 0, 1], ['bc02', 2, 1], 'bc16')
    .turn(1, 'aggression-2', 'pivot', 'mobilization-6');

content('arcs', 'leader07', 'When the pip of a Pivot buys my secure I may influence another card after it', () => {
  const table = courtly().answer('secure', 'granted');
  expect([table.prompt, table.options]).toEqual(['arcs.pair', ['extra', 'no-extra']]);
  table.answer('extra', 'influence:bc02');
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc01']);
  expect(table.state.court.row[1]?.agents).toEqual([2, 2, 0]);
  expect(table.prompt).toBe('arcs.turn');
  expect(courtly().answer('secure', 'granted', 'no-extra').options).toEqual(['end-turn']);
});

content('arcs', 'leader07', 'I may influence first, also the card that I then secure, and no more afterwards', () => {
  const table = courtly().answer('secure', 'extra-first', 'influence:bc16');
  expect([table.prompt, table.options]).toEqual(['arcs.secure', ['card:bc01', 'card:bc16']]);
  table.answer('card:bc16');
  expect(table.player(1).guilds.map(({ id }) => id)).toEqual(['bc16']);
  expect(table.options).toEqual(['end-turn']);
});

content('arcs', 'leader07', 'Leading and the Prelude bring no such influence', () => {
  const leading = position()
    .leader(1, 'leader07')
    .court(['bc01', 0, 1], 'bc02')
    .turn(1, 'aggression-2')
    .answer('secure');
  expect(leading.prompt).toBe('arcs.turn');
  const prelude = position().leader(1, 'leader07').court(['bc01', 0, 1], 'bc02').tokens(1, 'relic');
  const table = prelude.turn(1, 'aggression-2', 'pivot', 'mobilization-6').answer('spend:1:relic', 'secure');
  expect([table.prompt, table.player(1).guilds.length]).toEqual(['arcs.turn', 1]);
});

const leading = (...power: number[]) =>
  position()
    .leader(0, 'leader07')
    .power(...power)
    .hand(0, 'aggression-2');

content('arcs', 'leader07', 'I pay for a declaration with a Guild card, to the Rival with the least Power', () => {
  const table = leading(0, 4, 3).guild(0, 'bc01', 'bc02').toLead().answer('lead:aggression-2', 'declare:tycoon');
  expect([table.prompt, table.options]).toEqual(['arcs.leader.generous', ['give:bc01', 'give:bc02']]);
  expect(table.state.ambitions.tycoon).toEqual([]); // the cost comes first
  table.answer('give:bc02');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc01']);
  expect(table.player(2).guilds.map(({ id }) => id)).toEqual(['bc02']);
  expect(table.state.ambitions.tycoon).toEqual(['high']);
});

content('arcs', 'leader07', 'Of Rivals tied for least Power the first in turn order gets the card', () => {
  const declared = (initiative: 0 | 2) => {
    const at = position().leader(0, 'leader07').guild(0, 'bc25').power(9, 3, 3);
    if (initiative === 0) return at.hand(0, 'aggression-2').toLead().answer('lead:aggression-2', 'declare:tycoon');
    const following = at.hand(0, 'construction-2').initiative(2).toFollow('aggression-4');
    return following.answer('pivot:construction-2', 'declare:tycoon');
  };
  expect(
    declared(0)
      .player(1)
      .guilds.map(({ id }) => id),
  ).toEqual(['bc25']);
  expect(
    declared(2)
      .player(2)
      .guilds.map(({ id }) => id),
  ).toEqual(['bc25']);
});

content('arcs', 'leader07', 'Without a Guild card I cannot declare at all, not even through Populist Demands', () => {
  expect(leading().toLead().answer('lead:aggression-2').prompt).toBe('arcs.turn');
  const demands = (at: ReturnType<typeof position>) =>
    at.leader(0, 'leader07').court(['bc27', 1]).turn(0, 'aggression-2').answer('secure').prompt;
  expect(demands(position())).toBe('arcs.turn');
  expect(demands(position().guild(0, 'bc01'))).toBe('arcs.declare');
});
