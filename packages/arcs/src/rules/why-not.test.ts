/** Why can't I? Wherever a player would ask, the reason is named, and it is the true one. */
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, type Table } from '../testing/position.ts';

/** What is held back from the seat that is asked: by its target, or by what it is called. */
const reasons = (table: Table): Record<string, string> =>
  Object.fromEntries(
    table.match.blocked(table.seat!).map(({ target, label, rule: named }) => [target ?? label.key, named]),
  );

rule('arcs', 'tax.1', 'a city that a card forbids to tax is not held back by the rule of taxing', () => {
  const arranged = () => position().city(0, '2-hex').city(0, '3-hex').city(1, '5-hex');
  const upstart = arranged().leader(0, 'leader04').ships(0, 1, '2-hex').turn(0, 'administration-2').answer('tax');
  expect(upstart.prompt).toBe('arcs.place.token'); // one city only
  const two = arranged().city(0, '2-hex').leader(0, 'leader04').ships(0, 1, '2-hex').turn(0, 'administration-2');
  expect(reasons(two.answer('tax'))).toEqual({ 'building:3-hex.0': 'fine-print.5', 'building:5-hex.0': 'tax.1' });
  const anarchist = arranged().leader(0, 'leader13').turn(0, 'administration-2');
  expect(reasons(anarchist)['arcs.action.tax']).toBe('fine-print.5');
});

rule('arcs', 'tax.2', "a Rival's city taxed as if it were Loyal is held back by the limit of a turn", () => {
  const table = position()
    .lore(0, 'lore20') // Empath's Bond
    .declared('empath', 'high')
    .city(1, '5-hex')
    .city(1, '3-hex')
    .city(1, '2-hex')
    .turn(0, 'administration-2')
    .answer('tax', 'tax:5-hex.0:loyal', 'slot:1', 'tax');
  expect(reasons(table)).toEqual({ 'building:5-hex.0': 'tax.2' });
});

rule('arcs', 'secure.1', 'so it is with a card that its holder may not secure', () => {
  const table = position()
    .leader(0, 'leader08') // Demagogue: not with exactly one agent
    .court(['bc02', 1], ['bc03', 2], ['bc04', 2], ['bc05', 1, 1])
    .turn(0, 'aggression-2');
  expect(reasons(table.answer('secure'))).toEqual({ 'card:bc02': 'fine-print.5', 'card:bc05': 'secure.1' });
  const only = position().leader(0, 'leader08').court(['bc02', 1]).turn(0, 'aggression-2');
  expect(reasons(only)['arcs.action.secure']).toBe('fine-print.5');
});

rule('arcs', ['battle.1', 'battle.2'], 'a battle needs ships here and a Rival here', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .ships(2, 1, '2-gate')
    .ships(0, 1, '3-gate')
    .city(1, '5-hex')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(reasons(table)).toEqual({ 'system:3-gate': 'battle.2', 'system:5-hex': 'battle.1' });
});

rule('arcs', 'battle.5', 'no raid dice: because of where the defender has buildings, or because of a card', () => {
  const far = position().ships(0, 2, '2-gate').ships(1, 1, '2-gate').city(1, '5-hex').turn(0, 'aggression-2');
  expect(reasons(far.answer('battle'))).toEqual({ 'arcs.dice.count': 'battle.5' });
  const harbor = position().lore(1, 'lore05').ships(0, 2, '2-hex').starport(1, '2-hex').turn(0, 'aggression-2');
  expect(reasons(harbor.answer('battle'))).toEqual({ 'arcs.dice.count': 'fine-print.5' });
  const open = position().ships(0, 2, '2-hex').city(1, '2-hex').turn(0, 'aggression-2').answer('battle');
  expect(reasons(open)).toEqual({});
});

rule('arcs', 'move.1', 'ships go to adjacent systems only', () => {
  const table = position().ships(0, 1, '2-hex').turn(0, 'mobilization-2').answer('move');
  expect(table.options).toEqual(['to:2-gate', 'to:2-crescent', 'to:3-arrow']);
  const held = reasons(table);
  expect(held['system:3-gate']).toBe('move.1');
  for (const id of table.options) expect(held[id.replace('to:', 'system:')]).toBeUndefined();
  expect(new Set(Object.values(held))).toEqual(new Set(['move.1']));
});

rule('arcs', 'leaders-lore.10', 'a Move before a Battle must leave a Battle', () => {
  const table = position()
    .leader(1, 'leader06') // Warrior
    .ships(1, 1, '2-hex')
    .ships(0, 1, '2-gate')
    .ships(0, 1, '3-arrow')
    .turn(1, 'aggression-3', 'pivot', 'mobilization-2')
    .answer('battle');
  expect(table.options).toEqual(['to:2-gate', 'to:3-arrow']);
  expect(reasons(table)['system:2-crescent']).toBe('leaders-lore.10');
});

rule('arcs', 'raid.2', 'what costs too many keys says so, and what is protected does not', () => {
  const arranged = () =>
    position().ships(0, 1, '2-hex').city(1, '2-hex').tokens(1, 'fuel', 'relic').dice(['raid', 'key', 'selfHit']);
  const table = arranged()
    .guild(1, 'bc01')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.prompt).toBe('arcs.raid');
  expect(reasons(table)).toEqual({ 'slot:1.1': 'raid.2', 'card:bc01': 'raid.2' });
  const guarded = arranged().guild(1, 'bc22').turn(0, 'aggression-2');
  guarded.answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(reasons(guarded)).toEqual({ 'slot:1.1': 'fine-print.5', 'slot:1.2': 'fine-print.5' });
});

rule(
  'arcs',
  ['prelude.1', 'prelude.8'],
  'tokens and cards say when the Prelude is over, and cards when they are new',
  () => {
    const arranged = () =>
      position().guild(0, 'bc24').ships(0, 1, '2-gate').tokens(0, 'relic', 'fuel').court(['bc16', 1], 'bc02');
    const fresh = arranged().turn(0, 'mobilization-2').answer('spend:1:relic', 'secure');
    expect(reasons(fresh)).toMatchObject({ 'card:bc16': 'prelude.8' });
    expect(reasons(fresh)['card:bc24']).toBeUndefined();
    const late = arranged().turn(0, 'mobilization-2').answer('move', 'to:2-hex');
    expect(reasons(late)).toMatchObject({ 'slot:0.1': 'prelude.1', 'slot:0.2': 'prelude.1', 'card:bc24': 'prelude.1' });
  },
);

rule('arcs', ['prelude.3', 'prelude.4', 'prelude.7'], 'a token says why it does not buy an action', () => {
  const arranged = () => position().ships(0, 1, '2-gate').city(0, '2-hex').tokens(0, 'fuel', 'psionic', 'material');
  const fuel = reasons(arranged().turn(0, 'administration-2').answer('spend:1:fuel'));
  expect(fuel).toMatchObject({ 'arcs.action.tax': 'prelude.3', 'arcs.action.battle': 'prelude.3' });
  expect(fuel['arcs.action.move']).toBeUndefined();
  const psionic = reasons(arranged().turn(0, 'administration-2').answer('spend:2:psionic'));
  expect(psionic).toMatchObject({ 'arcs.action.move': 'prelude.4', 'arcs.action.repair': 'repair.1' });
  const outraged = arranged().outrage(0, 'fuel').guild(0, 'bc19').turn(0, 'administration-2'); // Loyal Empaths
  expect(reasons(outraged.answer('spend:1:fuel'))).toMatchObject({ 'arcs.action.move': 'prelude.7' });
});

rule(
  'arcs',
  ['court.3', 'leaders-lore.8'],
  'a new action says that its standard action, or an ambition, is missing',
  () => {
    const arranged = () => position().guild(0, 'bc02').lore(0, 'lore26').ships(0, 1, '2-gate').city(0, '2-hex', true);
    const other = reasons(arranged().declared('tyrant', 'small').turn(0, 'administration-2'));
    expect(other).toMatchObject({ 'card:bc02': 'court.3', 'card:lore26': 'court.3' });
    const undeclared = reasons(arranged().turn(0, 'construction-2'));
    expect(undeclared['card:lore26']).toBe('leaders-lore.8');
    expect(undeclared['card:bc02']).toBeUndefined();
  },
);

rule('arcs', ['declare.1', 'declare.2', 'declare.6'], 'so does an ambition that is not declared now', () => {
  const declare = 'arcs.declare.any';
  expect(reasons(position().turn(0, 'administration-2'))[declare]).toBe('declare.2');
  expect(reasons(position().turn(1, 'administration-3', 'copy', 'aggression-2'))[declare]).toBe('declare.1');
  const none = position().declared('keeper', 'high', 'medium', 'small').turn(0, 'administration-2');
  expect(reasons(none)[declare]).toBe('declare.6');
});

rule('arcs', ['build.1', 'map.5'], 'a gate has no room for buildings, a full planet no more', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(0, 1, '2-arrow')
    .city(1, '2-arrow')
    .ships(0, 1, '2-hex')
    .turn(0, 'construction-2')
    .answer('build');
  expect(reasons(table)).toEqual({ 'system:2-gate': 'map.5', 'system:2-arrow': 'build.1' });
  const stations = position().lore(0, 'lore11').ships(0, 1, '2-gate').ships(0, 1, '2-hex').turn(0, 'construction-2');
  expect(reasons(stations.answer('build'))).toEqual({});
});

rule('arcs', ['resources.2', 'resources.4'], 'slots under cities hold nothing, and empty slots come first', () => {
  const table = position().city(0, '2-hex').tokens(0, 'fuel').turn(0, 'administration-2').answer('tax');
  expect(table.prompt).toBe('arcs.place.token');
  expect(reasons(table)).toEqual({
    'slot:0.1': 'resources.4',
    'slot:0.4': 'resources.2',
    'slot:0.5': 'resources.2',
    'slot:0.6': 'resources.2',
  });
});

rule('arcs', 'leaders-lore.3', 'nobody drafts a second leader', () => {
  const table = position({ leadersAndLore: 'base' })
    .with((g) => {
      g.systems = {};
    })
    .toSetup();
  const leaders = [...(table.state.draft?.leaders ?? [])];
  expect(leaders).toHaveLength(4);
  const first = table.seat!;
  table.answer(`leader:${leaders[0]}`);
  while (table.seat !== first) table.answer(table.options.find((id) => id.startsWith('leader:')) ?? '');
  const left = table.state.draft?.leaders ?? [];
  expect(reasons(table)).toEqual(Object.fromEntries(left.map((id) => [`card:${id}`, 'leaders-lore.3'])));
});

rule(
  'arcs',
  'fine-print.5',
  'an ability that comes before any other action, or once a turn, is too late after one',
  () => {
    const spies = position().guild(0, 'bc16').tokens(0, 'fuel').ships(0, 1, '2-hex').turn(0, 'administration-4');
    expect(reasons(spies)['card:bc16']).toBeUndefined();
    spies.answer('spend:1:fuel', 'nothing');
    expect(spies.options).not.toContain('prelude:bc16:seize-initiative');
    expect(reasons(spies)['card:bc16']).toBe('fine-print.5');
    const tycoon = position()
      .lore(0, 'lore27')
      .declared('tycoon', 'high')
      .tokens(0, 'fuel')
      .ships(0, 1, '2-hex')
      .turn(0, 'administration-4');
    expect(reasons(tycoon)['card:lore27']).toBeUndefined();
    tycoon.answer('spend:1:fuel', 'nothing');
    expect(reasons(tycoon)['card:lore27']).toBe('fine-print.5');
  },
);
