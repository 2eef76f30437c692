import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const battle = (attacker: 0 | 1) =>
  position()
    .leader(0, 'leader05')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .city(0, '3-hex')
    .city(1, '5-hex')
    .turn(attacker, 'aggression-2')
    .answer('battle');

content('arcs', 'leader05', 'When I attack I must collect two dice more than usual', () => {
  const table = battle(0);
  expect(table.options).toEqual(['skirmish:3', 'skirmish:2', 'skirmish:1', 'skirmish:0']);
  table.answer('skirmish:0');
  expect(table.options).toEqual(['assault:3', 'assault:2']);
  expect(battle(0).answer('skirmish:1').options).toEqual(['assault:2', 'assault:1']);
  expect(battle(0).answer('skirmish:2').options).toEqual(['assault:1', 'assault:0']);
});

content('arcs', 'leader05', 'When I defend my attacker collects the usual dice', () => {
  expect(battle(1).options).toEqual(['skirmish:1', 'skirmish:0']);
});

content('arcs', 'leader05', 'No move of mine takes more than two ships', () => {
  const moving = (leader: boolean) => {
    const at = position().ships(0, 2, '2-gate', 1).starport(0, '3-hex');
    return (leader ? at.leader(0, 'leader05') : at).turn(0, 'mobilization-2').answer('move', 'to:2-hex');
  };
  expect(moving(true).options).toEqual(['ships:2+0', 'ships:1+1', 'ships:1+0', 'ships:0+1']);
  expect(moving(false).options).toContain('ships:2+1');
});

content('arcs', 'leader05', 'A Catapult of mine takes no more than two ships, either', () => {
  const table = position().leader(0, 'leader05').ships(0, 3, '3-hex').starport(0, '3-hex').turn(0, 'mobilization-2');
  table.answer('move', 'to:3-gate');
  expect(table.options).toEqual(['ships:2+0', 'ships:1+0']);
  table.answer('ships:2+0', 'to:5-gate', 'ships:2+0', 'stop');
  expect(table.system('5-gate').fresh[0]).toBe(2);
});

content('arcs', 'leader05', 'Predictive Sensors bring me two ships at most from each system', () => {
  const table = position()
    .leader(0, 'leader05')
    .lore(0, 'lore15')
    .ships(0, 1, '2-gate')
    .ships(0, 3, '2-hex')
    .ships(1, 1, '2-gate')
    .turn(1, 'aggression-2')
    .answer('battle');
  expect(table.options).toEqual(['bring:2@2-hex', 'bring:1@2-hex', 'done']);
});

content('arcs', 'leader05', 'Force Beams shift any number of my ships', () => {
  const table = position()
    .leader(0, 'leader05')
    .lore(0, 'lore16')
    .ships(0, 3, '3-hex')
    .starport(0, '3-hex')
    .turn(0, 'mobilization-2');
  table.answer('lore16:guide', 'guide:3-hex>3-gate');
  expect(table.options).toContain('ships:0:3+0');
});
