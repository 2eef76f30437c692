import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

function authority() {
  return position().lore(0, 'lore26').declared('tyrant', 'high');
}

content('arcs', 'lore26', 'Annex replaces a Rival building that is controlled by a Loyal one of its kind', () => {
  const table = authority()
    .ships(0, 2, '2-hex')
    .city(1, '2-hex')
    .starport(2, '2-hex', true)
    .ships(0, 1, '3-hex')
    .ships(1, 1, '3-hex')
    .city(1, '3-hex')
    .city(0, '5-hex')
    .ships(0, 1, '5-hex')
    .turn(0, 'construction-2')
    .answer('lore26:annex');
  expect(table.options).toEqual(['annex:city@2-hex.0', 'annex:starport@2-hex.1']);
  table.answer('annex:starport@2-hex.1');
  expect(table.system('2-hex').buildings).toEqual([
    { kind: 'city', owner: 1, damaged: false, slot: 0, used: false },
    { kind: 'starport', owner: 0, damaged: true, slot: 1, used: false },
  ]);
  expect(table.player(2).starports).toBe(5);
  expect(table.player(0).starports).toBe(4);
  expect(table.player(0).trophies[2]?.starports).toBe(0);
  expect(table.state.turn?.pips).toBe(3);
});

content(
  'arcs',
  'lore26',
  'a replaced city goes back to the board of its owner, who may lose a token; no Outrage',
  () => {
    const table = authority()
      .ships(0, 1, '2-hex')
      .city(1, '2-hex')
      .tokens(1, 'relic', 'fuel', 'weapon')
      .turn(0, 'construction-2')
      .answer('lore26:annex');
    expect(table.seat).toBe(1);
    table.answer('fuel', 'relic');
    expect(table.player(1)).toMatchObject({ cities: 5, slots: ['fuel', 'relic', null, null, null, null] });
    expect(table.player(0).cities).toBe(4);
    expect(table.player(0).outrage.relic).toBe('none');
    expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'city', owner: 0, slot: 0 }]);
  },
);

content('arcs', 'lore26', 'without a building of the kind there is nothing to replace it with', () => {
  const table = authority()
    .ships(0, 1, '2-hex')
    .city(1, '2-hex')
    .starport(1, '2-hex')
    .with(({ players: [own] }) => {
      own!.scrapped.cities = own!.cities;
      own!.cities = 0;
    })
    .turn(0, 'construction-2')
    .answer('lore26:annex');
  expect(table.system('2-hex').buildings).toMatchObject([
    { kind: 'city', owner: 1 },
    { kind: 'starport', owner: 0 },
  ]);
  expect(table.options).not.toContain('lore26:annex');
});

content('arcs', 'lore26', 'Annex takes a Build, control, and Tyrant declared', () => {
  const move = authority().ships(0, 1, '2-hex').city(1, '2-hex').turn(0, 'mobilization-2');
  expect(move.options).not.toContain('lore26:annex');
  const tied = authority().ships(0, 1, '2-hex').ships(2, 1, '2-hex').city(1, '2-hex').turn(0, 'construction-2');
  expect(tied.options).not.toContain('lore26:annex');
  const undeclared = position().lore(0, 'lore26').declared('keeper', 'high').ships(0, 1, '2-hex').city(1, '2-hex');
  expect(undeclared.turn(0, 'construction-2').options).not.toContain('lore26:annex');
});
