import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore10', 'Nurture taxes an own city in place of a Build', () => {
  const table = position()
    .lore(0, 'lore10')
    .city(0, '2-hex')
    .city(0, '3-hex')
    .city(1, '5-hex')
    .ships(0, 1, '5-hex') // controlled, but not its own
    .turn(0, 'construction-2')
    .answer('lore10:nurture');
  expect(table.options).toEqual(['tax:2-hex.0', 'tax:3-hex.0']);
  table.answer('tax:2-hex.0', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  expect(table.player(0).captives).toEqual([0, 0, 0]);
  expect(table.options).toContain('lore10:nurture');
  table.answer('lore10:nurture', 'slot:2'); // only the other city is left
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'weapon']);
  expect(table.options).not.toContain('lore10:nurture');
});

content('arcs', 'lore10', 'a city taxed in the Prelude cannot be nurtured in the same turn', () => {
  const table = position()
    .lore(0, 'lore10')
    .city(0, '2-hex')
    .tokens(0, 'material')
    .turn(0, 'construction-2')
    .answer('spend:1:material', 'lore10:nurture', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  expect(table.options).not.toContain('lore10:nurture');
});

content('arcs', ['lore10', 'leader13'], 'empty slots taxed as if they were Loyal cannot be nurtured', () => {
  const table = position()
    .lore(0, 'lore10')
    .leader(0, 'leader13') // Anarchist: never own cities, but empty slots beside own ships
    .city(0, '2-hex')
    .ships(0, 1, '2-hex');
  expect(table.turn(0, 'construction-2').options).not.toContain('lore10:nurture');
});

content('arcs', ['lore10', 'lore20'], "a Rival's city taxed as if it were Loyal cannot be nurtured", () => {
  const arranged = () =>
    position()
      .lore(0, 'lore10', 'lore20') // Empath's Bond
      .declared('empath', 'high')
      .city(1, '5-hex');
  expect(arranged().turn(0, 'administration-2').options).toContain('tax');
  expect(arranged().turn(0, 'construction-2').options).not.toContain('lore10:nurture');
  const beside = arranged().city(0, '2-hex').city(0, '3-hex').turn(0, 'construction-2').answer('lore10:nurture');
  expect(beside.options).toEqual(['tax:2-hex.0', 'tax:3-hex.0']);
});

content('arcs', ['lore10', 'leader04'], 'Nurture obeys what modifies a Tax', () => {
  const arranged = position()
    .lore(0, 'lore10')
    .leader(0, 'leader04') // Upstart: only where it controls the system
    .city(0, '2-hex')
    .city(0, '3-hex')
    .ships(0, 1, '3-hex');
  const table = arranged.turn(0, 'construction-2').answer('lore10:nurture', 'slot:1');
  expect(table.player(0).slots[0]).toBe('weapon');
});

content('arcs', ['lore10', 'leader15'], 'Nurture with the pip of a Pivot counts as pivoting to Tax', () => {
  const table = position()
    .lore(0, 'lore10')
    .leader(0, 'leader15') // Agitator
    .city(0, '2-hex')
    .turn(0, 'construction-2', 'pivot', 'mobilization-2')
    .answer('lore10:nurture', 'slot:1', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['relic', 'weapon']);
});

content('arcs', 'lore10', 'Prune replaces an own building by one of the other kind in the same slot and state', () => {
  const table = position()
    .lore(0, 'lore10')
    .starport(1, '2-hex')
    .starport(0, '2-hex', true)
    .city(0, '3-hex')
    .turn(0, 'construction-2')
    .answer('lore10:prune');
  expect(table.options).toEqual(['prune:2-hex.1', 'prune:3-hex.0']);
  table.answer('prune:2-hex.1');
  expect(table.system('2-hex').buildings).toMatchObject([
    { kind: 'starport', owner: 1, slot: 0 },
    { kind: 'city', owner: 0, slot: 1, damaged: true },
  ]);
  expect([table.player(0).cities, table.player(0).starports]).toEqual([3, 5]);
  table.answer('lore10:prune', 'prune:3-hex.0');
  expect(table.system('3-hex').buildings).toMatchObject([{ kind: 'starport', owner: 0, slot: 0, damaged: false }]);
  expect([table.player(0).cities, table.player(0).starports]).toEqual([4, 4]);
});

content('arcs', 'lore10', 'buildings outside the slots cannot be pruned', () => {
  const table = position()
    .lore(0, 'lore10')
    .city(1, '2-arrow')
    .city(0, '2-arrow') // a cloud city
    .starport(0, '2-gate')
    .turn(0, 'administration-2');
  expect(table.options).toContain('tax');
  expect(table.options).not.toContain('lore10:prune');
});

content('arcs', 'lore10', 'Prune is impossible when no building of the other kind is left', () => {
  const starports = ['2-arrow', '2-crescent', '3-arrow', '3-crescent', '5-arrow'] as const;
  const arranged = position().lore(0, 'lore10').city(0, '2-hex');
  for (const id of starports) arranged.starport(0, id);
  const table = arranged.turn(0, 'administration-2').answer('lore10:prune');
  expect(table.options).toEqual(starports.map((id) => `prune:${id}.0`)); // not the city
});

content('arcs', 'lore10', 'a pruned city returns to the board and may cover a token', () => {
  const table = position()
    .lore(0, 'lore10')
    .city(0, '2-hex')
    .tokens(0, 'fuel', 'relic', 'weapon')
    .turn(0, 'administration-2')
    .answer('lore10:prune');
  expect(table.prompt).toBe('arcs.arrange');
  table.answer('weapon', 'fuel');
  expect(table.player(0).slots).toEqual(['weapon', 'fuel', null, null, null, null]);
  expect(table.state.supply.relic).toBe(5);
  expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'starport' }]);
});

content('arcs', 'lore10', 'Nurture stands in for Build and Prune for Repair', () => {
  const arranged = () => position().lore(0, 'lore10').city(0, '2-hex');
  expect(arranged().turn(0, 'administration-2').options).toEqual(['tax', 'lore10:prune', 'end-turn']);
  expect(arranged().turn(0, 'construction-2').options).toEqual(['build', 'lore10:nurture', 'lore10:prune', 'end-turn']);
});
