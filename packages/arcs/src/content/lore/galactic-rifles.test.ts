import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'lore02', 'Fire Rifles rolls a skirmish die per fresh ship at a Rival in an adjacent system', () => {
  const table = position()
    .lore(0, 'lore02')
    .ships(0, 3, '2-gate', 1)
    .ships(0, 0, '5-gate', 1) // damaged ships do not fire
    .ships(0, 1, '6-hex') // nobody is near
    .ships(1, 2, '2-hex')
    .city(1, '2-hex')
    .ships(2, 1, '2-arrow')
    .ships(1, 1, '2-gate') // not adjacent, but here
    .ships(1, 1, '5-crescent')
    .dice(['skirmish', 'hit'], ['skirmish'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(table.options).toEqual(['fire-at:2-arrow/2', 'fire-at:2-hex/1']);
  table.answer('fire-at:2-hex/1');
  expect(table.prompt).toBe('arcs.hit');
  expect(table.options).toEqual(['hit:fresh', 'hit:damaged']); // one hit has fallen on a fresh ship
  expect(table.state.roll?.faces).toMatchObject({ assault: [], raid: [] });
  expect(table.state.roll?.faces.skirmish).toHaveLength(3);
  expect(table.state.battle).toBeNull();
  table.answer('hit:damaged');
  expect(table.system('2-hex')).toMatchObject({ fresh: [0, 1, 0], damaged: [0, 0, 0] });
  expect(table.player(0).trophies[1]).toMatchObject({ ships: 1 });
  expect(table.state.roll).toBeNull();
});

content('arcs', 'lore02', 'whoever has fresh ships in several systems chooses from where to fire', () => {
  const table = position()
    .lore(0, 'lore02')
    .ships(0, 8, '2-gate')
    .ships(0, 1, '3-arrow')
    .ships(1, 1, '2-hex')
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(table.options).toEqual(['fire-from:2-gate', 'fire-from:3-arrow']);
  table.answer('fire-from:2-gate');
  expect(table.match.events(0, 'spectator').find(({ key }) => key === 'arcs.rolled')?.args?.faces).toHaveLength(6);
});

content('arcs', 'lore02', 'hits of Fire Rifles go to buildings only when no ship is left', () => {
  const table = position()
    .lore(0, 'lore02')
    .ships(0, 3, '2-gate')
    .ships(1, 0, '2-hex', 1)
    .city(1, '2-hex')
    .starport(1, '2-hex')
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'], ['skirmish'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(table.player(0).trophies[1]).toMatchObject({ ships: 1 });
  expect(table.options).toEqual(['hit:city.0', 'hit:starport.1']);
});

content('arcs', 'lore02', 'a city destroyed by Fire Rifles provokes Outrage and a ransack', () => {
  const table = position()
    .lore(0, 'lore02')
    .leader(1, 'leader01') // Elder: no ransack in battle
    .tokens(0, 'relic')
    .ships(0, 2, '2-gate')
    .city(1, '2-hex', true)
    .court(['bc01', 0, 1])
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(table.player(0)).toMatchObject({
    outrage: { relic: 'agent' },
    slots: [null, null, null, null, null, null],
    guilds: [{ id: 'bc01' }],
  });
  expect(table.player(0).trophies[1]).toMatchObject({ cities: 1, agents: 1 });
});

content('arcs', 'lore02', 'whoever destroys two cities at once picks which one comes first', () => {
  const table = position()
    .lore(0, 'lore02')
    .ships(0, 2, '2-gate')
    .city(1, '2-hex', true)
    .city(1, '2-hex', true)
    .court(['bc01', 0, 1], ['bc02', 0, 1])
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles', 'hit:city.0');
  expect(table.prompt).toBe('arcs.ruins');
  table.answer('ruin:2', 'card:bc02');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc02', 'bc01']);
});

content('arcs', 'lore02', 'Fire Rifles is no Battle: modifiers and rerolls of battles do not apply', () => {
  const table = position()
    .lore(0, 'lore02', 'lore07') // Repair Drones
    .guild(0, 'bc13') // Skirmishers
    .lore(1, 'lore12') // Railgun Arrays
    .ships(0, 2, '2-gate', 1)
    .ships(1, 3, '2-hex')
    .dice(['skirmish'], ['skirmish'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(table.prompt).toBe('arcs.turn');
  expect(table.system('2-gate')).toMatchObject({ fresh: [2, 0, 0], damaged: [1, 0, 0] });
});

content('arcs', 'lore02', 'Fire Rifles stands in for Battle, also where a Weapon allows it', () => {
  const arranged = () => position().lore(0, 'lore02').ships(0, 1, '2-gate').ships(1, 1, '2-hex').tokens(0, 'weapon');
  expect(arranged().turn(0, 'aggression-2').options).toContain('lore02:fire-rifles');
  const table = arranged().turn(0, 'mobilization-2');
  expect(table.options).not.toContain('lore02:fire-rifles');
  expect(table.answer('spend:1:weapon', 'weapon').options).toContain('lore02:fire-rifles');
  const far = position().lore(0, 'lore02').ships(0, 1, '2-gate').ships(1, 1, '3-hex').turn(0, 'aggression-2');
  expect(far.options).not.toContain('lore02:fire-rifles');
});
