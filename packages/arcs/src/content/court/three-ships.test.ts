import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

for (const card of ['bc12', 'bc13', 'bc14', 'bc15'] as const) {
  const ability = `prelude:${card}:three-ships`;

  content('arcs', card, 'discarded in the Prelude it brings three ships to one system that its holder controls', () => {
    const table = position()
      .ships(0, 2, '2-gate')
      .ships(1, 1, '2-gate')
      .ships(0, 1, '3-hex')
      .ships(0, 1, '5-gate')
      .ships(1, 1, '5-gate')
      .ships(0, 0, '6-gate', 2)
      .guild(0, card)
      .turn(0, 'administration-2')
      .answer(ability);
    expect(table.options).toEqual(['system:2-gate', 'system:3-hex']);
    table.answer('system:3-hex');
    expect(table.system('3-hex').fresh).toEqual([4, 0, 0]);
    expect(table.player(0).guilds).toEqual([]);
    expect(table.state.court.discard).toEqual([card]);
    expect(table.state.turn?.pips).toBe(4);
  });

  content('arcs', card, 'with fewer than three ships in supply as many as there are arrive', () => {
    const table = position().ships(0, 13, '2-gate').guild(0, card).turn(0, 'administration-2').answer(ability);
    expect(table.system('2-gate').fresh[0]).toBe(15);
    expect(table.player(0).ships).toBe(0);
  });

  content('arcs', card, 'a holder who controls nothing may still discard it, for nothing', () => {
    const table = position().city(0, '2-hex').guild(0, card).turn(0, 'administration-2').answer(ability);
    expect(table.prompt).toBe('arcs.turn');
    expect(table.player(0).ships).toBe(15);
    expect(table.state.court.discard).toEqual([card]);
  });

  content('arcs', card, 'the ships come in the Prelude only', () => {
    const table = position().ships(0, 1, '2-hex').city(0, '2-hex').guild(0, card).turn(0, 'administration-2');
    expect(table.options).toContain(ability);
    table.answer('tax', 'slot:1');
    expect(table.options).not.toContain(ability);
  });
}
