import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

const spending = (options: string[]) => options.filter((id) => id.startsWith('spend:'));

rule('arcs', 'prelude.1', 'the Prelude is open after the card is played and closes with the first pip', () => {
  const table = position().city(0, '2-hex').tokens(0, 'fuel', 'weapon').turn(0, 'administration-2');
  expect(spending(table.options)).toEqual(['spend:1:fuel', 'spend:2:weapon']);
  table.answer('spend:2:weapon', 'weapon');
  expect(spending(table.options)).toEqual(['spend:1:fuel']);
  table.answer('tax', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['fuel', 'relic']);
  expect(spending(table.options)).toEqual([]);
});

rule('arcs', 'prelude.1', 'no token is spent before the leader has chosen whether to declare', () => {
  const table = position().ships(0, 1, '2-gate').tokens(0, 'fuel').hand(0, 'mobilization-2').toLead();
  table.answer('lead:mobilization-2');
  expect(table.options).toEqual(['declare:tycoon', 'no-declare']);
  table.answer('no-declare');
  expect(spending(table.options)).toEqual(['spend:1:fuel']);
});

rule('arcs', 'prelude.1', 'no token is spent before the follower has chosen whether to seize', () => {
  const table = position()
    .ships(1, 1, '2-gate')
    .tokens(1, 'fuel')
    .hand(0, 'construction-2')
    .hand(1, 'mobilization-2', 'mobilization-3')
    .toFollow('aggression-2');
  table.answer('pivot:mobilization-2');
  expect(table.options).toEqual(['seize:mobilization-3', 'no-seize']);
  table.answer('no-seize');
  expect(spending(table.options)).toEqual(['spend:1:fuel']);
});

rule('arcs', 'prelude.2', 'any number of tokens of any types may be spent in any order', () => {
  const table = position()
    .ships(0, 2, '2-gate')
    .city(0, '6-arrow')
    .city(0, '6-hex')
    .tokens(0, 'fuel', 'material', 'weapon', 'fuel')
    .turn(0, 'administration-2');
  table.answer('spend:3:weapon', 'weapon');
  table.answer('spend:4:fuel', 'move', 'to:3-gate', 'ships:1+0');
  table.answer('spend:1:fuel', 'move', 'from:3-gate', 'to:3-hex');
  table.answer('spend:2:material', 'build', 'build:city@3-hex');
  expect(table.player(0).slots).toEqual([null, null, null, null, null, null]);
  expect(table.system('3-hex').buildings).toHaveLength(1);
  expect(table.state.turn?.pips).toBe(4);
});

rule('arcs', 'prelude.2', 'a player who plays no card this round spends nothing', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '3-gate')
    .ships(2, 1, '5-gate')
    .tokens(1, 'fuel')
    .hand(0, 'construction-2')
    .hand(2, 'mobilization-2')
    .toFollow('aggression-2');
  expect(table.seat).toBe(2);
  expect(table.player(1).slots[0]).toBe('fuel');
});

rule('arcs', 'prelude.2', 'passing the initiative gives no Prelude', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .tokens(0, 'fuel')
    .hand(0, 'construction-2')
    .hand(1, 'mobilization-2')
    .toLead();
  expect(table.options).toEqual(['lead:construction-2', 'pass']);
  table.answer('pass');
  expect([table.seat, table.prompt]).toEqual([1, 'arcs.lead']);
});

rule('arcs', 'prelude.3', 'Material gives a Build or a Repair, whatever the suit of the card', () => {
  const table = position()
    .ships(0, 0, '2-hex', 1)
    .ships(1, 1, '2-hex')
    .tokens(0, 'material', 'material')
    .court(['bc02', 1])
    .turn(0, 'aggression-2')
    .answer('spend:1:material');
  expect(table.options).toEqual(['build', 'repair', 'nothing']);
  table.answer('repair');
  expect(table.system('2-hex').fresh[0]).toBe(1);
  table.answer('spend:2:material');
  expect(table.options).toEqual(['build', 'nothing']);
  table.answer('build', 'build:city@2-hex');
  expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'city', owner: 0 }]);
});

rule('arcs', 'prelude.3', 'Fuel gives a Move and nothing else', () => {
  const table = position()
    .ships(0, 1, '2-gate', 1)
    .ships(1, 1, '2-gate')
    .city(0, '2-hex')
    .tokens(0, 'fuel')
    .court(['bc02', 1])
    .turn(0, 'administration-2')
    .answer('spend:1:fuel');
  expect(table.options).toEqual(['move', 'nothing']);
  table.answer('move', 'to:2-hex', 'ships:1+1');
  expect([table.system('2-hex').fresh[0], table.system('2-hex').damaged[0]]).toEqual([1, 1]);
});

rule('arcs', 'prelude.3', 'Relic gives a Secure, which needs a card that can be secured', () => {
  const arrange = (agents: number) =>
    position()
      .ships(0, 1, '2-gate')
      .city(0, '2-hex')
      .tokens(0, 'relic', 'relic')
      .court(['bc02', agents], ['bc03', 0, 1])
      .turn(0, 'construction-2');
  const table = arrange(1).answer('spend:1:relic');
  expect(table.options).toEqual(['secure', 'nothing']);
  table.answer('secure');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc02']);
  // Without such a card the token can only be spent for nothing.
  const vain = arrange(0).answer('spend:1:relic');
  expect(vain.prompt).toBe('arcs.turn');
  expect(vain.player(0).guilds).toEqual([]);
});

rule('arcs', 'prelude.4', 'Psionic gives one action of the lead suit, also to somebody who plays another suit', () => {
  const table = position()
    .ships(1, 1, '2-gate')
    .city(1, '2-hex')
    .tokens(1, 'psionic', 'psionic')
    .court('bc02')
    .turn(1, 'construction-3', 'pivot', 'mobilization-2')
    .answer('spend:1:psionic');
  expect(table.options).toEqual(['move', 'influence', 'nothing']);
  table.answer('influence');
  expect(table.state.court.row[0]?.agents).toEqual([0, 1, 0]);
});

rule('arcs', 'prelude.4', 'a Psionic spent under an Aggression lead may Battle', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .tokens(0, 'psionic')
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('spend:1:psionic');
  expect(table.options).toEqual(['battle', 'move', 'nothing']);
  table.answer('battle', 'skirmish:1');
  expect(table.system('2-gate').damaged[1]).toBe(1);
  expect(table.state.turn?.pips).toBe(3);
});

rule('arcs', 'prelude.5', 'a Weapon lets every pip of the turn Battle', () => {
  const table = position()
    .ships(0, 2, '2-gate')
    .ships(1, 2, '2-gate')
    .tokens(0, 'weapon')
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'])
    .turn(0, 'mobilization-5');
  expect(table.options).not.toContain('battle');
  table.answer('spend:1:weapon', 'weapon');
  expect(table.options).toContain('battle');
  table.answer('battle', 'skirmish:1', 'assault:0', 'raid:0');
  table.answer('battle', 'skirmish:1', 'assault:0', 'raid:0', 'hit:fresh');
  expect(table.system('2-gate').damaged[1]).toBe(2);
  expect(table.state.turn?.pips).toBe(0);
  expect(table.options).toEqual(['end-turn']);
});

rule('arcs', 'prelude.5', 'a Weapon does not let other resources Battle', () => {
  const table = () =>
    position()
      .ships(0, 2, '2-gate', 1)
      .ships(1, 1, '2-gate') // there is somebody to fight
      .city(0, '6-hex')
      .city(0, '6-arrow')
      .tokens(0, 'weapon', 'psionic', 'fuel', 'material')
      .turn(0, 'mobilization-5')
      .answer('spend:1:weapon', 'weapon');
  expect(table().options).toContain('battle');
  expect(table().answer('spend:2:psionic').options).toEqual(['move', 'nothing']);
  expect(table().answer('spend:3:fuel').options).toEqual(['move', 'nothing']);
  expect(table().answer('spend:4:material').options).toEqual(['repair', 'nothing']);
});

rule('arcs', 'prelude.5', 'a second Weapon adds nothing: no pip and no other action', () => {
  const once = position().ships(0, 2, '2-gate').ships(1, 1, '2-gate').tokens(0, 'weapon', 'weapon');
  const table = once.turn(0, 'mobilization-5').answer('spend:1:weapon', 'weapon');
  const { pips, weapon } = table.state.turn!;
  const actions = table.options.filter((id) => !id.startsWith('spend:'));
  table.answer('spend:2:weapon', 'weapon');
  expect(table.state.turn).toMatchObject({ pips, weapon, spent: ['weapon', 'weapon'] });
  expect(table.options).toEqual(actions);
});

rule('arcs', 'prelude.5', 'the next turn needs a Weapon of its own', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .tokens(0, 'weapon')
    .hand(0, 'mobilization-5', 'administration-2')
    .toLead()
    .answer('lead:mobilization-5', 'no-declare', 'spend:1:weapon', 'weapon');
  expect(table.options).toContain('battle');
  table.answer('end-turn', 'lead:administration-2', 'no-declare');
  expect(table.options).not.toContain('battle');
});

rule('arcs', 'prelude.6', 'a spent token cannot be gained again in the same Prelude', () => {
  const table = position()
    .city(0, '5-hex')
    .tokens(0, 'psionic', 'psionic')
    .supply('psionic', 0)
    .turn(0, 'administration-2')
    .answer('spend:1:psionic', 'tax');
  expect(table.state.supply.psionic).toBe(0);
  expect(table.player(0).slots.slice(0, 3)).toEqual([null, 'psionic', null]);
  table.answer('spend:2:psionic');
  expect(table.state.turn?.spent).toEqual(['psionic', 'psionic']);
});

rule('arcs', 'prelude.6', 'spent tokens are in the supply for the first pip', () => {
  const table = position()
    .city(0, '5-hex')
    .tokens(0, 'psionic')
    .supply('psionic', 0)
    .turn(0, 'administration-2')
    .answer('spend:1:psionic', 'nothing', 'tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('psionic');
  expect(table.state.supply.psionic).toBe(0);
  expect(table.state.turn?.spent).toEqual([]);
});

rule('arcs', 'prelude.6', 'tokens go back to the supply also when the turn ends without a pip', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .tokens(0, 'fuel')
    .hand(0, 'construction-2')
    .hand(1, 'construction-3')
    .turn(0, 'administration-2')
    .answer('spend:1:fuel', 'nothing');
  expect(table.state.supply.fuel).toBe(4);
  table.answer('end-turn');
  expect(table.state.supply.fuel).toBe(5);
});

rule('arcs', 'prelude.7', 'an Outraged resource gives no action but may be spent for nothing', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .tokens(0, 'fuel', 'weapon')
    .outrage(0, 'fuel', 'weapon')
    .turn(0, 'administration-2');
  expect(spending(table.options)).toEqual(['spend:1:fuel', 'spend:2:weapon']);
  table.answer('spend:1:fuel', 'spend:2:weapon');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-gate').fresh).toEqual([1, 1, 0]);
  expect(table.state.turn).toMatchObject({ spent: ['fuel', 'weapon'], weapon: false });
});

rule('arcs', 'prelude.7', 'Outrage of one type or of one player does not touch the others', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .tokens(0, 'fuel')
    .outrage(0, 'weapon', 'material')
    .outrage(1, 'fuel')
    .turn(0, 'administration-2')
    .answer('spend:1:fuel');
  expect(table.options).toEqual(['move', 'nothing']);
});

rule('arcs', 'prelude.7', 'a resource that is not Outraged may be spent for nothing too', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .tokens(0, 'fuel')
    .turn(0, 'administration-2')
    .answer('spend:1:fuel', 'nothing');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(0).slots[0]).toBeNull();
  expect(table.system('2-gate').fresh[0]).toBe(1);
});

rule('arcs', 'prelude.11', 'a city taxed in the Prelude cannot be taxed again with a pip', () => {
  const table = position()
    .city(0, '2-hex')
    .tokens(0, 'psionic')
    .turn(0, 'administration-2')
    .answer('spend:1:psionic', 'tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  expect(table.options).not.toContain('tax');
});

rule('arcs', 'prelude.11', 'a starport that built a ship in the Prelude builds none with a pip', () => {
  const table = position()
    .starport(0, '2-arrow')
    .tokens(0, 'material')
    .turn(0, 'construction-2')
    .answer('spend:1:material', 'build');
  expect(table.system('2-arrow').fresh[0]).toBe(1);
  expect(table.options).not.toContain('build');
  expect(table.options).toEqual(['end-turn']);
});
