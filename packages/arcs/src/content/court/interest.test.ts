import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const interests = [
  { card: 'bc02', action: 'manufacture', resource: 'material', other: 'fuel' },
  { card: 'bc09', action: 'synthesize', resource: 'fuel', other: 'material' },
] as const;

for (const { card, action, resource, other } of interests) {
  const ability = `prelude:${card}:fill-slots`;

  content('arcs', card, 'in place of a Build its holder gains a token', () => {
    const table = position().ships(0, 1, '2-hex').guild(0, card).turn(0, 'construction-2');
    expect(table.options).toEqual(['build', `${card}:${action}`, ability, 'end-turn']);
    table.answer(`${card}:${action}`, 'slot:1');
    expect(table.player(0).slots[0]).toBe(resource);
    expect(table.state.turn?.pips).toBe(3);
    expect(table.system('2-hex').buildings).toEqual([]);
    table.answer(`${card}:${action}`, 'slot:2');
    expect(table.player(0).slots[1]).toBe(resource);
  });

  content(
    'arcs',
    card,
    'the action needs no place to build, but something in the supply and a Build to replace',
    () => {
      const actions = (options: string[]) => options.filter((id) => id.startsWith(card));
      expect(actions(position().guild(0, card).turn(0, 'construction-2').options)).toEqual([`${card}:${action}`]);
      expect(actions(position().guild(0, card).supply(resource, 0).turn(0, 'construction-2').options)).toEqual([]);
      expect(actions(position().guild(0, card).turn(0, 'administration-2').options)).toEqual([]);
    },
  );

  content('arcs', card, 'discarded in the Prelude it fills all open slots', () => {
    const table = position()
      .city(0, '2-hex')
      .city(0, '3-hex')
      .guild(0, card)
      .tokens(0, null, 'relic')
      .turn(0, 'construction-2')
      .answer(ability, 'slot:1', 'slot:3', 'slot:4');
    expect(table.prompt).toBe('arcs.turn');
    expect(table.player(0).slots).toEqual([resource, 'relic', resource, resource, null, null]);
    expect(table.state.court.discard).toEqual([card]);
    expect(table.state.turn?.pips).toBe(4);
  });

  content('arcs', card, 'a slot that a lore card adds is filled, too', () => {
    const table = position().lore(0, 'lore13').guild(0, card).tokens(0, 'relic', 'relic').turn(0, 'construction-2');
    table.answer(ability, 'slot:7');
    expect(table.player(0).slots[6]).toBe(resource);
  });

  content('arcs', card, 'what the supply lacks is stolen from rivals, of its holder’s choice', () => {
    const table = position()
      .city(0, '2-hex')
      .guild(0, card)
      .supply(resource, 4)
      .tokens(1, resource, other)
      .tokens(2, resource, resource)
      .turn(0, 'construction-2')
      .answer(ability, 'slot:1');
    expect(table.state.supply[resource]).toBe(0);
    expect(table.options).toEqual(['steal:1.slot1', 'steal:2.slot1', 'steal:2.slot2']);
    table.answer('steal:2.slot2', 'slot:2');
    expect(table.options).toEqual(['steal:1.slot1', 'steal:2.slot1']);
    table.answer('steal:2.slot1');
    table.answer('slot:3');
    expect(table.player(0).slots.slice(0, 3)).toEqual([resource, resource, resource]);
    expect(table.player(2).slots.slice(0, 2)).toEqual([null, null]);
    expect(table.player(1).slots.slice(0, 2)).toEqual([resource, other]);
  });

  content('arcs', card, 'it stops when neither the supply nor an unprotected rival has a token left', () => {
    const table = position()
      .guild(0, card)
      .supply(resource, 2)
      .tokens(1, resource)
      .guild(1, 'bc22')
      .turn(0, 'construction-2')
      .answer(ability, 'slot:1');
    expect(table.prompt).toBe('arcs.turn');
    expect(table.player(0).slots.slice(0, 2)).toEqual([resource, null]);
    expect(table.player(1).slots[0]).toBe(resource);
  });

  content('arcs', card, 'with all slots full it may be discarded for nothing', () => {
    const table = position().guild(0, card).tokens(0, 'relic', 'psionic').turn(0, 'construction-2').answer(ability);
    expect(table.prompt).toBe('arcs.turn');
    expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'psionic']);
    expect(table.state.court.discard).toEqual([card]);
  });
}
