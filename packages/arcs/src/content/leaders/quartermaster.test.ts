import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'leader16', 'I start with an agent on my Material Outrage', () => {
  const table = position().leader(0, 'leader16').chance(0).toSetup();
  expect(table.player(0).outrage).toEqual({
    material: 'agent',
    fuel: 'none',
    weapon: 'none',
    relic: 'none',
    psionic: 'none',
  });
  expect(table.player(0).agents).toBe(9);
});

/** The Quartermaster, seat 0, controls two starports, one of them a Rival's; its own at 6-arrow it does not control. */
const ready = () =>
  position()
    .leader(0, 'leader16')
    .ships(0, 1, '3-hex')
    .starport(0, '3-hex')
    .city(0, '3-hex')
    .ships(0, 1, '5-hex')
    .starport(2, '5-hex')
    .starport(0, '6-arrow')
    .ships(0, 1, '2-gate', 3)
    .ships(1, 1, '2-gate')
    .city(1, '2-hex')
    .dice(['skirmish']);

content(
  'arcs',
  'leader16',
  'After my attack a ship is repaired there for each starport of any color that I control',
  () => {
    const table = ready().turn(0, 'aggression-2').answer('battle', 'battle:2-gate/1', 'skirmish:1', 'assault:0');
    expect(table.system('2-gate')).toMatchObject({ fresh: [3, 1, 0], damaged: [1, 0, 0] });
  },
);

content('arcs', 'leader16', 'After a battle in which I defend my ships are repaired as well', () => {
  const table = ready().turn(1, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.system('2-gate')).toMatchObject({ fresh: [3, 1, 0], damaged: [1, 0, 0] });
});

content('arcs', 'leader16', 'A battle of others repairs nothing', () => {
  const table = ready().ships(2, 1, '2-gate').turn(2, 'aggression-2').answer('battle', 'battle:2-gate/1', 'skirmish:1');
  expect(table.system('2-gate').damaged[0]).toBe(3);
});

content('arcs', 'leader16', 'Starports are counted after the battle, with control and starports lost in it', () => {
  const attack = (...dice: ['skirmish', 'hit'] | ['skirmish']) =>
    position()
      .leader(0, 'leader16')
      .ships(0, 1, '3-hex', 1)
      .ships(1, 1, '3-hex')
      .starport(1, '3-hex')
      .dice(dice)
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:1', 'assault:0', 'raid:0');
  expect(attack('skirmish', 'hit').system('3-hex').damaged[0]).toBe(0); // the Rival ship is damaged: control at last
  expect(attack('skirmish').system('3-hex').damaged[0]).toBe(1); // still a tie
  const lost = position()
    .leader(0, 'leader16')
    .ships(0, 1, '3-hex', 1)
    .starport(1, '3-hex', true)
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:0', 'raid:0');
  expect(lost.system('3-hex')).toMatchObject({ buildings: [], damaged: [1, 0, 0] });
});
