import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'battle.7', 'each self-hit strikes an attacking ship', () => {
  const table = position()
    .ships(0, 3, '2-gate')
    .ships(1, 1, '2-gate')
    .starport(1, '6-hex')
    .dice(['assault', 'hit', 'selfHit'], ['assault', 'hit', 'selfHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2');
  // The first self-hit damages a ship; the second may destroy it or damage another.
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 1, 0], damaged: [1, 0, 0] });
  expect(table.options).toEqual(['hit:fresh', 'hit:damaged']);
  table.answer('hit:damaged');
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 0, 0], damaged: [0, 0, 0] });
  expect(table.player(1).trophies[0]?.ships).toBe(1);
});

rule('arcs', 'battle.8', 'an intercept deals one hit per fresh defending ship, however many were rolled', () => {
  const table = position()
    .ships(0, 4, '2-gate')
    .ships(1, 2, '2-gate', 2)
    .starport(1, '6-hex')
    .dice(['assault', 'hit', 'intercept'], ['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2');
  // Both hits of the defenders are assigned before theirs: two fresh ones are counted.
  expect(table.system('2-gate')).toMatchObject({ fresh: [3, 2, 0], damaged: [1, 2, 0] });
  table.answer('hit:fresh');
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 2, 0], damaged: [2, 2, 0] });
  table.answer('hit:fresh', 'hit:fresh');
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 0, 0], damaged: [2, 4, 0] });
});

rule('arcs', 'battle.8', 'damaged ships, buildings and ships of others intercept nobody', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .ships(1, 0, '2-hex', 2)
    .city(1, '2-hex')
    .ships(2, 3, '2-hex')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'battle:2-hex/1', 'skirmish:0', 'assault:1');
  expect(table.system('2-hex')).toMatchObject({ fresh: [1, 0, 3], damaged: [0, 1, 0] });
});

rule('arcs', 'battle.8', 'without an intercept fresh defenders strike nobody', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 3, '2-gate')
    .starport(1, '6-hex')
    .dice(['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'hit:fresh');
  expect(table.system('2-gate').fresh).toEqual([1, 1, 0]);
});

rule('arcs', 'battle.9', 'hits go to ships first and to buildings once no ship is left', () => {
  const table = position()
    .ships(0, 2, '2-hex')
    .ships(1, 1, '2-hex')
    .city(1, '2-hex')
    .starport(1, '2-hex')
    .dice(['assault', 'hit', 'hit'], ['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2');
  expect(table.player(0).trophies[1]).toMatchObject({ ships: 1, cities: 0, starports: 0 });
  expect(table.options).toEqual(['hit:city.0', 'hit:starport.1']);
  table.answer('hit:starport.1', 'hit:starport.1');
  expect(table.player(0).trophies[1]).toMatchObject({ ships: 1, cities: 0, starports: 1 });
  expect(table.system('2-hex').buildings).toMatchObject([{ kind: 'city', damaged: false }]);
});

rule('arcs', 'battle.10', 'building hits strike buildings although ships are there', () => {
  const table = position()
    .ships(0, 2, '2-hex')
    .ships(1, 2, '2-hex')
    .city(1, '2-hex')
    .starport(1, '2-hex')
    .dice(['raid', 'key', 'buildingHit'], ['raid', 'key', 'buildingHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:2');
  expect(table.options).toEqual(['hit:city.0', 'hit:starport.1']);
  table.answer('hit:city.0', 'hit:starport.1');
  expect(table.system('2-hex').buildings.map(({ damaged }) => damaged)).toEqual([true, true]);
  expect(table.system('2-hex').fresh[1]).toBe(2);
});

rule('arcs', 'battle.10', 'building hits without a building are lost', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .dice(['raid', 'key', 'buildingHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-gate')).toMatchObject({ fresh: [1, 1, 0], damaged: [0, 0, 0] });
});

rule('arcs', 'battle.11', 'the attacker is asked for every hit, on both sides', () => {
  const table = position()
    .ships(0, 2, '2-hex', 1)
    .ships(1, 1, '2-hex', 1)
    .city(1, '2-hex')
    .starport(1, '2-hex')
    .dice(['skirmish', 'hit'], ['assault', 'hit', 'selfHit'], ['raid', 'key', 'buildingHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:1', 'raid:1');
  expect([table.seat, table.options]).toEqual([0, ['hit:fresh', 'hit:damaged']]); // the self-hit
  table.answer('hit:fresh');
  expect([table.seat, table.options]).toEqual([0, ['hit:fresh', 'hit:damaged']]);
  table.answer('hit:damaged');
  expect([table.seat, table.prompt]).toEqual([0, 'arcs.hit']);
  expect(table.options).toEqual(['hit:city.0', 'hit:starport.1']);
});

rule('arcs', 'battle.12', 'one ship may take two hits, and hits without a target are lost', () => {
  const table = position()
    .ships(0, 2, '2-gate')
    .ships(1, 1, '2-gate')
    .starport(1, '2-arrow')
    .dice(['assault', 'hit', 'hit'], ['assault', 'hit', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:2');
  expect(table.player(0).trophies[1]?.ships).toBe(1);
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-arrow').buildings[0]?.damaged).toBe(false);
});

rule('arcs', 'battle.12', 'the defender is hit even if no attacking ship survives', () => {
  const table = position()
    .ships(0, 0, '2-hex', 2)
    .ships(1, 1, '2-hex')
    .city(1, '2-hex')
    .dice(['assault', 'hit', 'selfHit'], ['raid', 'buildingHit', 'selfHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:1');
  expect(table.player(1).trophies[0]?.ships).toBe(2);
  expect(table.system('2-hex')).toMatchObject({ fresh: [0, 0, 0], damaged: [0, 1, 0] });
  expect(table.system('2-hex').buildings[0]?.damaged).toBe(true);
});

rule('arcs', 'battle.12', 'self-hits and intercepts beyond the attacking ships are lost', () => {
  const table = position()
    .ships(0, 0, '2-gate', 1)
    .ships(1, 4, '2-gate')
    .starport(1, '6-hex')
    .city(0, '6-crescent')
    .dice(['assault', 'hit', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1');
  expect(table.player(1).trophies[0]).toEqual({ ships: 1, cities: 0, starports: 0, agents: 0 });
  expect(table.system('6-crescent').buildings[0]?.damaged).toBe(false);
  expect(table.system('2-gate')).toMatchObject({ fresh: [0, 3, 0], damaged: [0, 1, 0] });
});

rule('arcs', 'battle.13', 'each side takes what it destroyed as Trophies, and nothing goes home', () => {
  const table = position()
    .ships(0, 2, '2-hex', 1)
    .ships(1, 0, '2-hex', 1)
    .starport(1, '2-hex', true)
    .dice(['assault', 'hit', 'hit', 'selfHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:1', 'raid:0', 'hit:damaged');
  expect(table.player(1).trophies[0]).toEqual({ ships: 1, cities: 0, starports: 0, agents: 0 });
  expect(table.player(0).trophies[1]).toEqual({ ships: 1, cities: 0, starports: 1, agents: 0 });
  expect([table.player(0).ships, table.player(1).ships, table.player(1).starports]).toEqual([12, 14, 4]);
});
