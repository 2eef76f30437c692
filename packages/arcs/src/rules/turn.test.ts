import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, type Table } from '../testing/position.ts';

/** Which rule keeps the seat that is asked from which action. */
const forbidden = (table: Table) =>
  Object.fromEntries(
    table.match
      .blocked(table.seat!)
      .filter(({ label }) => /^arcs\.action\.[a-z]+$/.test(label.key) && label.args === undefined)
      .map(({ label, rule }) => [label.key.split('.')[2], rule]),
  );

rule('arcs', ['chapter.6', 'prelude.5'], 'Administration and Construction say why a pip buys no other action', () => {
  const table = position().city(0, '2-hex', true).ships(0, 1, '2-gate').court('bc02').turn(0, 'administration-2');
  expect(forbidden(table)).toEqual({ build: 'chapter.6', move: 'chapter.6', secure: 'chapter.6', battle: 'prelude.5' });
  const other = position().city(0, '2-hex', true).ships(0, 1, '2-gate').turn(0, 'construction-2');
  expect(forbidden(other)).toEqual({
    tax: 'chapter.6',
    move: 'chapter.6',
    influence: 'chapter.6',
    secure: 'chapter.6',
    battle: 'prelude.5',
  });
});

rule('arcs', ['chapter.7', 'follow.3'], 'a Copy is told what the lead suit forbids, not its own card', () => {
  const table = position().ships(1, 1, '2-gate').court('bc02').turn(1, 'construction-2', 'copy', 'mobilization-2');
  expect(table.options).toEqual(['move', 'influence', 'end-turn']);
  expect(forbidden(table)).toEqual({
    tax: 'chapter.7',
    build: 'chapter.7',
    repair: 'chapter.7',
    secure: 'chapter.7',
    battle: 'prelude.5',
  });
});

rule(
  'arcs',
  ['tax.1', 'repair.1', 'influence.1'],
  'an action of the suit that cannot be taken names what it needs',
  () => {
    const table = position().turn(0, 'administration-2');
    expect(forbidden(table)).toMatchObject({ tax: 'tax.1', repair: 'repair.1', influence: 'influence.1' });
  },
);

rule('arcs', ['move.1', 'secure.1', 'battle.1', 'build.1'], 'so do Move, Secure, Battle and Build', () => {
  const table = position().city(0, '2-hex').court(['bc02', 1, 1]).turn(0, 'aggression-2');
  expect(forbidden(table)).toMatchObject({ move: 'move.1', secure: 'secure.1', battle: 'battle.1' });
  const full = position().ships(0, 1, '2-arrow').city(1, '2-arrow').turn(0, 'construction-2');
  expect(forbidden(full).build).toBe('build.1');
  expect(forbidden(position().turn(0, 'construction-2')).build).toBe('build.1');
});

rule('arcs', ['tax.2', 'build.2'], 'when all is taxed or built the limit per turn is named', () => {
  const taxed = position().city(0, '2-hex').city(1, '3-hex').turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(forbidden(taxed).tax).toBe('tax.2');
  const built = position().starport(0, '2-arrow').turn(0, 'construction-2').answer('build');
  expect(forbidden(built).build).toBe('build.2');
});

rule('arcs', ['battle.1', 'prelude.5'], 'with a Weapon spent it is only the missing battle that forbids Battle', () => {
  const table = position().ships(0, 1, '2-gate').tokens(0, 'weapon').turn(0, 'mobilization-2');
  expect(forbidden(table).battle).toBe('prelude.5');
  table.answer('spend:1:weapon', 'weapon');
  expect(forbidden(table).battle).toBe('battle.2'); // there is a ship, but nobody to fight
});

rule('arcs', 'chapter.5', 'without pips nothing more can be bought', () => {
  const table = position()
    .ships(1, 1, '2-gate')
    .turn(1, 'construction-2', 'copy', 'mobilization-2')
    .answer('move', 'to:3-gate');
  expect(table.options).toEqual(['end-turn']);
  expect(new Set(Object.values(forbidden(table)))).toEqual(new Set(['chapter.5']));
});

rule(
  'arcs',
  'follow.5',
  'a lead-suit card that is not higher says why it cannot Surpass, unless the lead is zeroed',
  () => {
    const follower = (zeroed: boolean) =>
      position().settled().hand(1, 'aggression-3', 'aggression-5', 'construction-2').toFollow('aggression-4', zeroed);
    const table = follower(false);
    const tooLow = (game: Table) => game.match.blocked(1).filter(({ rule }) => rule === 'follow.5');
    expect(tooLow(table)).toMatchObject([{ target: 'hand:aggression-3', label: { key: 'arcs.follow.surpass' } }]);
    expect(table.options).not.toContain('surpass:aggression-3');
    expect(tooLow(follower(true))).toEqual([]);
  },
);
