import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const fence = 'prelude:bc24:fence';

content('arcs', 'bc24', 'once per turn its holder discards a token for a Relic, and keeps the card', () => {
  const table = position().guild(0, 'bc24').tokens(0, 'fuel', 'weapon').turn(0, 'administration-2').answer(fence);
  expect(table.options).toEqual(['token:1:fuel', 'token:2:weapon']);
  table.answer('token:2:weapon', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['fuel', 'relic']);
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc24']);
  expect(table.options).not.toContain(fence);
});

content('arcs', 'bc24', 'the token is discarded, not spent: it is back in the supply at once', () => {
  const table = position().guild(0, 'bc24').tokens(0, 'fuel').turn(0, 'administration-2').answer(fence, 'slot:1');
  expect(table.state.supply.fuel).toBe(5);
  expect(table.state.turn?.spent).toEqual([]);
});

content('arcs', 'bc24', 'without a token of the own there is nothing to fence', () => {
  expect(position().guild(0, 'bc24', 'bc03').turn(0, 'administration-2').options).not.toContain(fence);
});

content('arcs', 'bc24', 'with no Relic left in supply the token is gone for nothing', () => {
  const table = position().guild(0, 'bc24').supply('relic', 0).tokens(0, 'fuel').turn(0, 'administration-2');
  table.answer(fence);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(0).slots[0]).toBeNull();
});

content('arcs', 'bc24', 'it works in the next turn again', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .guild(0, 'bc24')
    .tokens(0, 'fuel')
    .hand(0, 'administration-3')
    .turn(0, 'administration-2')
    .answer(fence, 'slot:1', 'end-turn', 'lead:administration-3', 'no-declare');
  expect(table.options).toContain(fence);
});
