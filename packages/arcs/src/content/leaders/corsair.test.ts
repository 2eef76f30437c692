import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

const attacking = (ships: number) =>
  position().leader(0, 'leader11').ships(0, ships, '2-hex').ships(1, 1, '2-hex').city(1, '2-hex');

content('arcs', 'leader11', 'When I attack I collect no more assault dice than skirmish dice', () => {
  const battle = () => attacking(3).turn(0, 'aggression-2').answer('battle');
  expect(battle().options).toEqual(['skirmish:3', 'skirmish:2', 'skirmish:1', 'skirmish:0']);
  expect(battle().answer('skirmish:0').options).toEqual(['raid:3', 'raid:2', 'raid:1', 'raid:0']); // no assault die
  expect(battle().answer('skirmish:1').options).toEqual(['assault:1', 'assault:0']);
  expect(battle().answer('skirmish:2').options).toEqual(['assault:1', 'assault:0']);
});

content('arcs', 'leader11', 'Who attacks me collects assault dice as usual', () => {
  const table = position().leader(1, 'leader11').ships(0, 2, '2-hex').ships(1, 1, '2-hex').city(1, '2-hex');
  expect(table.turn(0, 'aggression-2').answer('battle', 'skirmish:0').options).toEqual([
    'assault:2',
    'assault:1',
    'assault:0',
  ]);
});

content('arcs', 'leader11', 'I may reroll as many raid dice as I have types of resources, once', () => {
  const table = attacking(3)
    .city(0, '3-hex')
    .tokens(0, 'fuel', 'weapon', 'fuel')
    .tokens(1, null, 'psionic')
    .dice(['raid', 'intercept'], ['raid', 'intercept'], ['raid', 'key', 'buildingHit'])
    .dice(['raid', 'key', 'buildingHit'], ['raid', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'raid:3');
  expect([table.prompt, table.options]).toEqual(['arcs.reroll', ['reroll:leader11', 'keep']]);
  table.answer('reroll:leader11', 'die:raid.5', 'die:raid.5');
  expect(table.state.roll?.faces.raid).toEqual([2, 5, 2]); // two types, so no third die
  expect(table.prompt).toBe('arcs.raid'); // and no second reroll
});

content(
  'arcs',
  'leader11',
  'Skirmish and assault dice stay as they are, and without resources I reroll nothing',
  () => {
    const roll = (resource: 'fuel' | null) =>
      attacking(3)
        .tokens(0, resource)
        .dice(['skirmish'], ['assault'], ['raid', 'intercept'])
        .turn(0, 'aggression-2')
        .answer('battle', 'skirmish:1', 'assault:1', 'raid:1');
    expect(roll('fuel').answer('reroll:leader11').options).toEqual(['die:raid.5', 'roll']);
    expect(roll(null).prompt).not.toBe('arcs.reroll');
    const noRaid = attacking(1)
      .tokens(0, 'fuel')
      .dice(['skirmish'])
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:1');
    expect(noRaid.prompt).toBe('arcs.turn');
  },
);

content('arcs', 'leader11', 'Resources on a card of mine count as resources that I have', () => {
  const table = attacking(2)
    .guild(0, 'bc06')
    .dice(['raid', 'intercept'], ['raid', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'raid:2');
  expect(table.options).toEqual(['reroll:leader11', 'keep']);
});
