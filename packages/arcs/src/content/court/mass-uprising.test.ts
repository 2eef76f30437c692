import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';
import { clusterSystems } from '../map.ts';

content('arcs', 'bc26', 'a ship appears in each of the four systems of one cluster in play', () => {
  const table = position().court(['bc26', 1]).turn(0, 'aggression-2').answer('secure');
  expect(table.options).toEqual(['cluster:2', 'cluster:3', 'cluster:5', 'cluster:6']);
  table.answer('cluster:5');
  expect(clusterSystems[5].map((id) => table.system(id).fresh)).toEqual(new Array(4).fill([1, 0, 0]));
  expect(table.player(0).ships).toBe(11);
  expect(table.state.court.discard).toEqual(['bc26']);
});

content('arcs', 'bc26', 'with too few ships their owner picks the systems', () => {
  const table = position()
    .ships(0, 12, '3-gate')
    .court(['bc26', 1])
    .turn(0, 'aggression-2')
    .answer('secure', 'cluster:2', 'system:2-hex', 'system:2-gate');
  expect(table.options).toEqual(['system:2-arrow', 'system:2-crescent']);
  table.answer('system:2-arrow');
  expect(clusterSystems[2].map((id) => table.system(id).fresh[0])).toEqual([1, 1, 0, 1]);
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'bc26', 'without ships in supply it is secured for nothing', () => {
  const table = position().ships(0, 15, '3-gate').court(['bc26', 1]).turn(0, 'aggression-2').answer('secure');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.state.court.discard).toEqual(['bc26']);
});

content('arcs', 'bc26', 'ships placed in the battle system by a ransack do not raid', () => {
  const ransacked = (fresh: number, damaged: number) =>
    position()
      .ships(0, fresh, '2-hex', damaged)
      .city(1, '2-hex', true)
      .tokens(1, 'fuel', 'fuel')
      .court(['bc26', 0, 1])
      .dice(['raid', 'key', 'selfHit'], ['raid', 'buildingHit', 'selfHit'])
      .turn(0, 'aggression-2')
      .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  const lost = ransacked(0, 2).answer('cluster:2');
  expect(lost.system('2-hex').fresh[0]).toBe(1);
  expect(lost.prompt).toBe('arcs.turn'); // there was a key, but no attacking ship was left
  expect(ransacked(2, 0).answer('hit:fresh', 'cluster:2').prompt).toBe('arcs.raid');
});
