import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const TERROR = 'prelude:lore24:influence-for-trophy';

function terrible() {
  return position().lore(0, 'lore24').declared('warlord', 'high').court('bc01', 'bc02');
}

content('arcs', 'lore24', 'while Warlord is declared a Trophy goes home for an Influence, any number of times', () => {
  const table = terrible()
    .trophies(0, 1, { ships: 2, agents: 1 })
    .trophies(0, 2, { starports: 1 })
    .turn(0, 'construction-2')
    .answer(TERROR);
  expect(table.options).toEqual(['return:1.ships', 'return:1.agents', 'return:2.starports']);
  table.answer('return:1.ships');
  expect(table.player(1).ships).toBe(14);
  expect(table.prompt).toBe('arcs.influence');
  table.answer('influence:bc02');
  table.answer(TERROR, 'return:2.starports', 'influence:bc02', TERROR, 'return:1.agents', 'influence:bc01');
  expect(table.state.court.row.map((slot) => slot?.agents[0])).toEqual([1, 2]);
  expect(table.player(2).starports).toBe(5);
  expect(table.player(1).agents).toBe(10);
  expect(table.player(0).trophies[1]).toEqual({ ships: 1, cities: 0, starports: 0, agents: 0 });
  expect(table.state.turn).toMatchObject({ pips: 4, prelude: true });
});

content('arcs', 'lore24', 'a returned city goes back to its owner and may cover a slot in use', () => {
  const table = terrible()
    .trophies(0, 1, { cities: 1 })
    .tokens(1, 'relic', 'fuel', 'weapon')
    .turn(0, 'construction-2')
    .answer(TERROR);
  expect(table.seat).toBe(1);
  table.answer('weapon', 'relic', 'influence:bc01');
  expect(table.player(1)).toMatchObject({ cities: 5, slots: ['weapon', 'relic', null, null, null, null] });
  expect(table.state.supply.fuel).toBe(5);
});

content('arcs', 'lore24', 'without Trophies, after the Prelude, or without Warlord declared it does nothing', () => {
  expect(terrible().turn(0, 'administration-2').options).not.toContain(TERROR);
  const late = terrible().trophies(0, 1, { ships: 1 }).turn(0, 'administration-2');
  expect(late.options).toContain(TERROR);
  expect(late.answer('influence', 'influence:bc01').options).not.toContain(TERROR);
  const undeclared = position().lore(0, 'lore24').court('bc01').declared('tyrant', 'high').trophies(0, 1, { ships: 1 });
  expect(undeclared.turn(0, 'administration-2').options).not.toContain(TERROR);
});
