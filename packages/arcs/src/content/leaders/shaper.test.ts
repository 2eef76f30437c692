import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const taxing = () => position().leader(0, 'leader14').city(0, '3-hex').tokens(0, 'relic', 'fuel');

content(
  'arcs',
  'leader14',
  'After taxing a city I may put a token on its planet, whose type is changed for good',
  () => {
    const table = taxing().turn(0, 'administration-2').answer('tax', 'slot:3');
    expect([table.prompt, table.options]).toEqual([
      'arcs.leader.mythic',
      ['token:1:relic', 'token:2:fuel', 'token:3:weapon', 'no-token'],
    ]);
    table.answer('token:1:relic');
    expect(table.system('3-hex').marker).toBe('relic');
    expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'fuel', 'weapon']);
    expect(taxing().turn(0, 'administration-2').answer('tax', 'slot:3', 'no-token').system('3-hex').marker).toBeNull();
  },
);

content('arcs', 'leader14', 'A planet so changed yields the new type, also to Rivals, and is not changed again', () => {
  const changed = () =>
    taxing().with((g) => {
      g.supply.relic--;
      g.systems['3-hex']!.marker = 'relic';
    });
  const table = changed().turn(0, 'administration-2').answer('tax', 'slot:3');
  expect([table.prompt, table.player(0).slots[2]]).toEqual(['arcs.turn', 'relic']);
  const rival = changed().ships(1, 1, '3-hex').turn(1, 'administration-2').answer('tax', 'slot:1');
  expect([rival.prompt, rival.player(1).slots[0]]).toEqual(['arcs.turn', 'relic']);
});

content('arcs', 'leader14', 'A Rival city does as well, but not a city on a gate', () => {
  const rival = position().leader(0, 'leader14').ships(0, 1, '3-hex').city(1, '3-hex').tokens(0, 'relic');
  const table = rival.turn(0, 'administration-2').answer('tax', 'slot:2', 'token:1:relic');
  expect(table.system('3-hex').marker).toBe('relic');
  const gate = position().leader(0, 'leader14').city(0, '3-gate').city(1, '3-hex').tokens(0, 'relic');
  const taxed = gate.turn(0, 'administration-2').answer('tax', 'slot:2');
  expect([taxed.prompt, taxed.player(0).slots[1]]).toEqual(['arcs.turn', 'weapon']);
});

content('arcs', 'leader14', 'A token on my Cartel will do, as long as there is one', () => {
  const table = position()
    .leader(0, 'leader14')
    .city(0, '3-hex')
    .guild(0, 'bc06')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1');
  expect(table.options).toEqual(['token:1:weapon', 'supply:fuel', 'no-token']);
  table.answer('supply:fuel');
  expect([table.system('3-hex').marker, table.state.supply.fuel]).toEqual(['fuel', 4]);
  const rivals = position()
    .leader(0, 'leader14')
    .city(0, '3-hex')
    .guild(1, 'bc06')
    .turn(0, 'administration-2')
    .answer('tax', 'slot:1');
  expect(rivals.options).toEqual(['token:1:weapon', 'no-token']);
  const empty = position().leader(0, 'leader14').city(0, '3-hex').guild(0, 'bc06').supply('fuel', 0);
  expect(empty.turn(0, 'administration-2').answer('tax', 'slot:1').options).toEqual(['token:1:weapon', 'no-token']);
});

const moving = (leader: boolean, from: '3-hex' | '3-gate') => {
  const at = position().ships(0, 1, from).starport(0, '3-hex');
  return (leader ? at.leader(0, 'leader14') : at).turn(0, 'mobilization-2').answer('move');
};

content('arcs', 'leader14', 'My ships Catapult from any gate, but not from my starports', () => {
  expect(moving(true, '3-hex').answer('to:3-gate').prompt).toBe('arcs.turn');
  expect(moving(false, '3-hex').answer('to:3-gate').prompt).toBe('arcs.catapult');
  const table = moving(true, '3-gate').answer('to:2-gate');
  expect(table.prompt).toBe('arcs.catapult');
  table.answer('to:6-gate', 'to:6-hex');
  expect([table.prompt, table.system('6-hex').fresh[0]]).toEqual(['arcs.turn', 1]);
  expect(moving(false, '3-gate').answer('to:2-gate').prompt).toBe('arcs.turn');
});

content(
  'arcs',
  'leader14',
  'A gate with a starport allows the Catapult all the same, and Empath’s Bond none from a planet',
  () => {
    const gate = position().leader(0, 'leader14').ships(0, 1, '3-gate').starport(0, '3-gate').turn(0, 'mobilization-2');
    expect(gate.answer('move', 'to:2-gate').prompt).toBe('arcs.catapult');
    const bonded = position().leader(0, 'leader14').lore(0, 'lore20').declared('empath', 'high');
    const table = bonded.ships(0, 1, '3-hex').starport(1, '3-hex').turn(0, 'mobilization-2');
    expect(table.answer('move', 'to:3-gate').prompt).toBe('arcs.turn');
  },
);
