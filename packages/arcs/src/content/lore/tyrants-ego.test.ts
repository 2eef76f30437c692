import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const EGO = 'prelude:lore25:secure-for-captive';

function proud() {
  return position().lore(0, 'lore25').declared('tyrant', 'high').courtDeck('bc03', 'bc05');
}

content('arcs', 'lore25', 'while Tyrant is declared a Captive goes home for a Secure, any number of times', () => {
  const table = proud()
    .court(['bc01', 1], ['bc02', 2, 1])
    .captives(0, 1, 1)
    .captives(0, 2, 2)
    .turn(0, 'construction-2')
    .answer(EGO);
  expect(table.options).toEqual(['return:1', 'return:2']);
  table.answer('return:2');
  expect(table.player(2).agents).toBe(9);
  expect(table.prompt).toBe('arcs.secure');
  table.answer('card:bc02');
  expect(table.player(0).captives).toEqual([0, 2, 1]);
  table.answer(EGO, 'return:2');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc02', 'bc01']);
  expect(table.player(0).captives).toEqual([0, 2, 0]);
  expect(table.state.turn).toMatchObject({ pips: 4, prelude: true });
});

content('arcs', 'lore25', 'a Captive may go home although nothing can be secured', () => {
  const table = proud().court(['bc01', 1, 1]).captives(0, 1, 1).turn(0, 'construction-2').answer(EGO);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(0)).toMatchObject({ captives: [0, 0, 0], guilds: [] });
  expect(table.options).not.toContain(EGO);
});

content('arcs', 'lore25', 'after the Prelude, or without Tyrant declared, it does nothing', () => {
  const late = proud().court(['bc01', 1]).captives(0, 1, 1).turn(0, 'administration-2');
  expect(late.options).toContain(EGO);
  expect(late.answer('influence').options).not.toContain(EGO);
  const undeclared = position().lore(0, 'lore25').declared('warlord', 'high').court(['bc01', 1]).captives(0, 1, 1);
  expect(undeclared.turn(0, 'construction-2').options).not.toContain(EGO);
});

content('arcs', 'lore25', 'whatever is declared, it may be discarded to end Weapon Outrage', () => {
  const table = position().lore(0, 'lore25').outrage(0, 'weapon', 'relic').turn(0, 'aggression-2');
  table.answer('prelude:lore25:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ weapon: 'none', relic: 'agent' });
  expect(table.player(0)).toMatchObject({ lore: [], agents: 9 });
});
