import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'battle.1', 'a battle needs Loyal ships and a Rival in one system', () => {
  const table = position()
    .ships(0, 0, '2-gate', 1)
    .ships(1, 1, '2-gate')
    .ships(0, 2, '5-hex')
    .city(2, '5-hex')
    .city(0, '6-crescent')
    .ships(1, 1, '6-crescent')
    .ships(0, 1, '3-gate')
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.options).toEqual(['battle:2-gate/1', 'battle:5-hex/2']);
});

rule('arcs', 'battle.1', 'where nobody else is there is no Battle', () => {
  const table = position().ships(0, 3, '2-gate').ships(1, 3, '3-gate').turn(0, 'aggression-2');
  expect(table.options).toEqual(['move', 'end-turn']);
});

rule('arcs', 'battle.1', 'fresh and damaged ships both attack', () => {
  const table = position().ships(0, 1, '2-gate', 2).ships(1, 1, '2-gate').turn(0, 'aggression-2').answer('battle');
  expect(table.options).toEqual(['skirmish:3', 'skirmish:2', 'skirmish:1', 'skirmish:0']);
});

rule('arcs', 'battle.2', 'one Rival is chosen, and pieces of others take no part', () => {
  const table = position()
    .ships(0, 2, '2-hex')
    .ships(1, 0, '2-hex', 1)
    .starport(1, '2-hex')
    .ships(2, 2, '2-hex')
    .city(2, '2-hex')
    .dice(['assault', 'hit', 'hit'], ['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle');
  expect(table.options).toEqual(['battle:2-hex/1', 'battle:2-hex/2']);
  table.answer('battle:2-hex/1', 'skirmish:0', 'assault:2');
  // One hit destroys the ship and two the starport; the fourth is lost.
  expect(table.player(0).trophies).toMatchObject([{}, { ships: 1, starports: 1 }, { ships: 0, cities: 0 }]);
  expect(table.system('2-hex').fresh).toEqual([2, 0, 2]);
  expect(table.system('2-hex').buildings).toMatchObject([{ owner: 2, damaged: false }]);
});

rule('arcs', 'battle.3', 'at most one die per attacking ship, of any mixture', () => {
  const table = position().ships(0, 3, '2-hex').city(1, '2-hex').turn(0, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.options).toEqual(['assault:2', 'assault:1', 'assault:0']);
  table.answer('assault:1');
  expect(table.options).toEqual(['raid:1', 'raid:0']);
  table.answer('raid:1');
  expect(table.events()).toContain('arcs.dice.collected');
});

rule('arcs', 'battle.3', 'all ships may be given a die of one kind, or fewer dice be taken', () => {
  const table = position()
    .ships(0, 2, '2-hex')
    .ships(1, 1, '2-hex')
    .city(1, '2-hex')
    .dice(['skirmish'], ['skirmish'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:2');
  expect(table.prompt).toBe('arcs.turn'); // no die is left for assault or raid
  table.answer('battle', 'skirmish:0', 'assault:0');
  expect(table.options).toEqual(['raid:2', 'raid:1', 'raid:0']);
});

rule('arcs', 'battle.3', 'no more than six dice of one kind are there', () => {
  const table = position().ships(0, 15, '2-hex').city(1, '2-hex').turn(0, 'aggression-2').answer('battle');
  expect(table.options[0]).toBe('skirmish:6');
  table.answer('skirmish:6');
  expect(table.options[0]).toBe('assault:6');
  table.answer('assault:6');
  expect(table.options[0]).toBe('raid:3');
  const other = position().ships(0, 15, '2-hex').city(1, '2-hex').turn(0, 'aggression-2');
  other.answer('battle', 'skirmish:0', 'assault:0');
  expect(other.options[0]).toBe('raid:6');
});

rule('arcs', 'battle.4', 'a battle without dice is legal and does nothing', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .starport(1, '2-arrow')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-gate').fresh).toEqual([1, 1, 0]);
  expect(table.state.turn?.pips).toBe(2);
});

rule('arcs', 'battle.4', 'ships without a die can be hit all the same', () => {
  const table = position()
    .ships(0, 1, '2-gate', 1)
    .ships(1, 3, '2-gate')
    .starport(1, '2-arrow')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'hit:fresh');
  expect(table.player(1).trophies[0]?.ships).toBe(2);
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 2, 0], damaged: [0, 1, 0] });
});

rule('arcs', 'battle.5', 'raid dice need a building of the defender in the system', () => {
  const away = position().ships(0, 1, '2-gate').ships(1, 1, '2-gate').city(1, '6-hex').turn(0, 'aggression-2');
  away.answer('battle', 'skirmish:0', 'assault:0');
  expect(away.prompt).toBe('arcs.turn');
  const here = position().ships(0, 1, '2-hex').starport(1, '2-hex').turn(0, 'aggression-2');
  here.answer('battle', 'skirmish:0', 'assault:0');
  expect(here.options).toEqual(['raid:1', 'raid:0']);
});

rule('arcs', 'battle.5', 'a building of somebody else in the system does not allow raid dice', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .ships(1, 1, '2-hex')
    .city(2, '2-hex')
    .city(1, '6-hex')
    .turn(0, 'aggression-2')
    .answer('battle', 'battle:2-hex/1', 'skirmish:0', 'assault:0');
  expect(table.prompt).toBe('arcs.turn');
});

rule('arcs', 'battle.5', 'a defender without any building on the map can be raided anywhere', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .city(2, '6-hex')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0');
  expect(table.options).toEqual(['raid:1', 'raid:0']);
});

rule('arcs', 'battle.6', 'self-hits, intercept, hits, building hits and the raid come in this order', () => {
  const table = position()
    .ships(0, 4, '5-hex')
    .ships(1, 1, '5-hex', 1)
    .city(1, '5-hex')
    .starport(1, '5-hex')
    .tokens(1, null, 'fuel')
    .dice(['assault', 'hit', 'selfHit'], ['assault', 'hit', 'intercept'])
    .dice(['raid', 'key', 'buildingHit'], ['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2', 'raid:2');
  const told = () => table.events().slice(table.events().indexOf('arcs.rolled') + 1);
  // The self-hit had no choice, so the first question is about the intercept.
  expect(told()).toEqual(['arcs.ship.damaged', 'arcs.intercepted']);
  table.answer('hit:fresh');
  expect(table.system('5-hex').damaged[0]).toBe(2);
  // Two hits on ships, with the choice between the fresh and the damaged one.
  expect(table.options).toEqual(['hit:fresh', 'hit:damaged']);
  table.answer('hit:fresh', 'hit:city.0');
  expect(table.options).toEqual(['steal:1.slot2', 'stop']);
  table.answer('steal:1.slot2', 'slot:1');
  expect(told()).toEqual([
    'arcs.ship.damaged',
    'arcs.intercepted',
    'arcs.ship.damaged',
    'arcs.ship.damaged',
    'arcs.ship.destroyed',
    'arcs.building.damaged',
    'arcs.stolen.token',
  ]);
});

rule('arcs', 'battle.14', 'a reroll comes after the roll and before the hits, once per battle', () => {
  // Skirmishers reroll as many skirmish dice as their holder has Weapon icons: one, by the card itself.
  const table = position()
    .ships(0, 2, '2-gate')
    .ships(1, 2, '2-gate')
    .starport(1, '6-hex')
    .guild(0, 'bc13')
    .dice(['skirmish'], ['skirmish'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:2');
  expect(table.options).toEqual(['reroll:bc13', 'keep']);
  table.answer('reroll:bc13');
  expect(table.options).toEqual(['die:skirmish.3', 'roll']);
  expect(table.system('2-gate').damaged[1]).toBe(0);
  table.answer('die:skirmish.3');
  expect(table.prompt).toBe('arcs.turn'); // no second reroll is offered
  expect(table.system('2-gate').damaged[1]).toBe(1);
});

rule('arcs', 'battle.14', 'a new battle of the same turn has its own reroll', () => {
  const table = position()
    .ships(0, 2, '2-gate')
    .ships(1, 2, '2-gate')
    .starport(1, '6-hex')
    .guild(0, 'bc13')
    .dice(['skirmish'], ['skirmish'], ['skirmish'], ['skirmish'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:2', 'keep', 'battle', 'skirmish:2');
  expect(table.options).toEqual(['reroll:bc13', 'keep']);
});

rule('arcs', ['battle.14', 'raid.1'], 'ships placed by a ransacked Vox card do not raid for the dead', () => {
  const table = position()
    .ships(0, 0, '5-hex', 2)
    .city(1, '5-hex', true)
    .tokens(1, null, 'fuel')
    .court(['bc26', 0, 1]) // Mass Uprising: a ship in each system of a cluster
    .dice(['raid', 'buildingHit', 'selfHit'], ['raid', 'key', 'selfHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  table.answer('cluster:5');
  expect(table.system('5-hex').fresh[0]).toBe(1);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.player(1).slots[1]).toBe('fuel');
});
