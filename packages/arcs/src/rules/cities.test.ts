import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Position, position } from '../testing/position.ts';
import { openSlotsOf } from './resources.ts';

/** Seat 0 can destroy the damaged Psionic city of seat 1 at 5-hex with one skirmish die. */
const siege = (): Position => position().ships(0, 1, '5-hex').city(1, '5-hex', true).dice(['skirmish', 'hit']);

const guilds = (table: ReturnType<Position['toLead']>, seat: number) => table.player(seat).guilds.map(({ id }) => id);

rule('arcs', 'cities.1', 'who destroys a city provokes Outrage of its type and then ransacks the Court', () => {
  const table = siege()
    .tokens(0, 'psionic')
    .court(['bc18', 0, 1])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).trophies[1]?.cities).toBe(1);
  expect(table.player(0).outrage).toMatchObject({ psionic: 'agent', fuel: 'none', material: 'none' });
  // The Psionic card comes after the Outrage and is kept.
  expect(guilds(table, 0)).toEqual(['bc18']);
  const told = table.events();
  expect(told.indexOf('arcs.outrage')).toBeLessThan(told.indexOf('arcs.ransacked'));
});

rule('arcs', 'cities.1', 'a destroyed starport, or a city only damaged, brings neither', () => {
  const table = position()
    .ships(0, 2, '5-hex')
    .city(1, '5-hex')
    .starport(1, '5-hex', true)
    .tokens(0, 'psionic')
    .court(['bc18', 0, 1])
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:2', 'hit:city.0', 'hit:starport.1');
  expect(table.player(0).trophies[1]).toMatchObject({ cities: 0, starports: 1 });
  expect(table.player(0).outrage.psionic).toBe('none');
  expect(table.player(0).slots[0]).toBe('psionic');
  expect(table.state.court.row[0]).toEqual({ card: 'bc18', agents: [0, 1, 0] });
});

rule('arcs', 'cities.2', 'in battle all hits come first, then each destroyed city has both its consequences', () => {
  const table = position()
    .ships(0, 4, '5-hex')
    .city(1, '5-hex', true)
    .city(1, '5-hex', true)
    .court(['bc02', 0, 1], ['bc03', 0, 1], ['bc04', 0, 1])
    .dice(['skirmish', 'hit'], ['raid', 'key', 'buildingHit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:0', 'raid:1', 'hit:city.1');
  // Both cities are gone before the first Outrage.
  expect(table.system('5-hex').buildings).toEqual([]);
  expect(table.player(0).outrage.psionic).toBe('none');
  expect([table.seat, table.options]).toEqual([0, ['ruin:1', 'ruin:2']]);
  table.answer('ruin:2');
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect([table.seat, table.options]).toEqual([0, ['card:bc02', 'card:bc03', 'card:bc04']]);
  table.answer('card:bc03');
  expect(table.options).toEqual(['card:bc02', 'card:bc04']);
  table.answer('card:bc04');
  expect(guilds(table, 0)).toEqual(['bc03', 'bc04']);
  expect(table.player(0).agents).toBe(9); // one agent for both
});

rule('arcs', 'cities.2', 'a city destroyed outside battle has the same consequences', () => {
  // Galactic Rifles fire at a system next to the fleet.
  const table = position()
    .ships(0, 1, '5-gate')
    .lore(0, 'lore02')
    .city(1, '5-hex', true)
    .court(['bc02', 0, 1])
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('lore02:fire-rifles');
  expect(table.player(0).trophies[1]).toMatchObject({ cities: 1, agents: 1 });
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(guilds(table, 0)).toEqual(['bc02']);
});

rule('arcs', 'cities.3', 'Outrage discards all resources and Guild cards of the type, and no others', () => {
  const table = siege()
    .city(0, '6-crescent')
    .city(0, '6-arrow')
    .tokens(0, 'psionic', 'fuel', 'relic', 'psionic')
    .tokens(1, 'psionic')
    .guild(0, 'bc17', 'bc02', 'bc18')
    .guild(1, 'bc16')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).slots.slice(0, 4)).toEqual([null, 'fuel', 'relic', null]);
  expect(guilds(table, 0)).toEqual(['bc02']);
  expect(table.state.court.discard).toEqual(['bc17', 'bc18']);
  expect(table.state.supply.psionic).toBe(4);
  expect([table.player(1).slots[0], guilds(table, 1)]).toEqual(['psionic', ['bc16']]);
});

rule('arcs', 'cities.4', 'an agent from the supply marks the type as Outraged', () => {
  const table = siege().turn(0, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.player(0).agents).toBe(9);
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(table.player(1).outrage.psionic).toBe('none');
});

rule('arcs', 'cities.5', 'a second Outrage of a type discards again but takes no second agent', () => {
  const table = siege()
    .outrage(0, 'psionic')
    .tokens(0, 'psionic')
    .guild(0, 'bc18')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).agents).toBe(9);
  expect(table.player(0).slots[0]).toBeNull();
  expect(table.state.court.discard).toEqual(['bc18']);
});

rule('arcs', 'cities.5', 'without an agent a placeholder waits for the next agent that enters the supply', () => {
  const table = siege()
    .captives(2, 0, 8)
    .court(['bc02', 2])
    .tokens(0, 'fuel', 'psionic')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).outrage.psionic).toBe('owed');
  expect(table.player(0).slots.slice(0, 2)).toEqual(['fuel', null]);
  table.answer('secure');
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(table.player(0).agents).toBe(1);
});

rule('arcs', ['cities.5', 'cities.6'], 'a placeholder blocks the Prelude action like an agent', () => {
  const table = position()
    .captives(2, 0, 10)
    .ships(0, 1, '2-gate')
    .tokens(0, 'fuel')
    .with((g) => {
      g.players[0]!.outrage.fuel = 'owed';
    })
    .turn(0, 'administration-2')
    .answer('spend:1:fuel');
  expect(table.prompt).toBe('arcs.turn'); // spent for nothing, without a question
  expect(table.system('2-gate').fresh[0]).toBe(1);
});

rule('arcs', 'cities.6', 'an Outraged resource can still be gained and held', () => {
  const table = position().outrage(0, 'psionic').city(0, '6-hex').turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(table.player(0).slots[0]).toBe('psionic');
});

rule('arcs', 'cities.6', 'an Outraged resource still scores, and Outrage outlasts the chapter', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .outrage(0, 'psionic')
    .tokens(0, 'psionic', 'psionic')
    .declared('empath', 'high')
    .toScoring();
  expect(table.player(0).power).toBe(5);
  expect(table.state.chapter).toBe(2);
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(table.player(0).agents).toBe(9);
});

rule('arcs', 'cities.6', 'a card that clears Outrage sends the agent home and frees the Prelude action', () => {
  // Empath's Vision is discarded to end the Outrage of Psionic.
  const table = position()
    .ships(0, 1, '2-gate')
    .outrage(0, 'psionic', 'fuel')
    .tokens(0, 'psionic')
    .lore(0, 'lore19')
    .turn(0, 'mobilization-2')
    .answer('prelude:lore19:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ psionic: 'none', fuel: 'agent' });
  expect(table.player(0).agents).toBe(9);
  table.answer('spend:1:psionic');
  expect(table.options).toContain('move');
});

rule('arcs', 'cities.6', 'an agent freed from one icon pays for another that is owed one', () => {
  const table = position()
    .captives(1, 0, 9)
    .outrage(0, 'psionic')
    .with((g) => {
      g.players[0]!.outrage.fuel = 'owed';
    })
    .lore(0, 'lore19')
    .turn(0, 'mobilization-2')
    .answer('prelude:lore19:end-outrage');
  expect(table.player(0).outrage).toMatchObject({ psionic: 'none', fuel: 'agent' });
  expect(table.player(0).agents).toBe(0);
});

rule('arcs', 'cities.7', 'a ransack takes one card with an agent of the owner of the city, majority or not', () => {
  const table = siege()
    .court(['bc02', 0, 1, 4], ['bc03', 3], ['bc04', 0, 1], ['bc05', 0, 0, 2])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect([table.seat, table.options]).toEqual([0, ['card:bc02', 'card:bc04']]);
  table.answer('card:bc02');
  expect(guilds(table, 0)).toEqual(['bc02']);
  expect(table.state.court.row[2]?.agents).toEqual([0, 1, 0]);
});

rule('arcs', 'cities.8', 'Rival agents on the ransacked card become Trophies and own ones go home', () => {
  const table = siege().court(['bc02', 2, 1, 4]).turn(0, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.player(0).trophies.map(({ agents }) => agents)).toEqual([0, 1, 4]);
  expect(table.player(0).captives).toEqual([0, 0, 0]);
  expect(table.player(0).agents).toBe(9); // one is on the Outrage icon
  expect([table.player(1).agents, table.player(2).agents]).toEqual([9, 6]);
});

rule('arcs', 'cities.8', 'own agents that come home in a ransack pay the Outrage that is owed first', () => {
  const table = siege().captives(2, 0, 8).court(['bc02', 2, 1]).turn(0, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(table.player(0).agents).toBe(1);
});

rule('arcs', 'cities.9', 'a ransacked position is refilled', () => {
  const table = siege()
    .court('bc05', ['bc02', 0, 1])
    .courtDeck('bc20')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.state.court.row.map((slot) => slot?.card)).toEqual(['bc05', 'bc20']);
});

rule('arcs', 'cities.9', 'a ransacked Vox card takes effect', () => {
  const table = siege()
    .court(['bc31', 0, 1]) // Call to Action: draw an action card
    .hand(0, 'construction-2')
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).hand).toHaveLength(2);
  expect(table.state.court.discard).toEqual(['bc31']);
  expect(guilds(table, 0)).toEqual([]);
});

rule('arcs', 'cities.9', 'without an agent of the owner in the Court there is no ransack', () => {
  const table = siege().court(['bc02', 5], ['bc03', 0, 0, 1]).turn(0, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(guilds(table, 0)).toEqual([]);
  expect(table.state.court.row.map((slot) => slot?.agents)).toEqual([
    [5, 0, 0],
    [0, 0, 1],
  ]);
});

rule('arcs', 'cities.10', 'Outrage through a card brings no ransack', () => {
  // Outrage Spreads: everybody provokes Outrage of one type.
  const table = position()
    .ships(0, 1, '2-gate')
    .tokens(1, 'fuel', 'relic')
    .court(['bc28', 1], ['bc02', 0, 1])
    .turn(0, 'aggression-2')
    .answer('secure');
  table.answer('fuel');
  expect(table.state.players.map(({ outrage }) => outrage.fuel)).toEqual(['agent', 'agent', 'agent']);
  expect(table.player(1).slots.slice(0, 2)).toEqual([null, 'relic']);
  expect(table.state.court.row[1]).toEqual({ card: 'bc02', agents: [0, 1, 0] });
  expect(table.state.players.flatMap(({ guilds }) => guilds)).toEqual([]);
});

rule('arcs', 'cities.10', 'destroying an own city provokes Outrage but no ransack, and the city goes home', () => {
  // The Overseer may hit a taxed city to tax it once more.
  const table = position()
    .leader(0, 'leader10')
    .city(0, '5-hex', true)
    .tokens(0, 'fuel')
    .court(['bc02', 1, 1], ['bc03', 1])
    .turn(0, 'administration-2')
    .answer('tax', 'slot:2', 'use:ruthless');
  expect(table.prompt).toBe('arcs.place.token'); // the second tax, with nothing asked in between
  expect(table.player(0).outrage.psionic).toBe('agent');
  expect(table.state.court.row.map((slot) => slot?.card)).toEqual(['bc02', 'bc03']);
  expect(table.player(0).guilds).toEqual([]);
  expect(table.player(0).cities).toBe(5);
  expect(table.state.players.flatMap(({ trophies }) => trophies.map(({ cities }) => cities))).toEqual(
    new Array(9).fill(0),
  );
});

rule('arcs', 'cities.10', 'a city in a Trophies box leaves its slot open', () => {
  const table = siege().tokens(1, 'fuel', 'fuel', 'relic').turn(0, 'aggression-2').answer('battle', 'skirmish:1');
  expect(table.player(1).cities).toBe(4);
  expect(openSlotsOf(table.state, 1)).toEqual([0, 1, 2]);
  expect(table.player(1).slots.slice(0, 3)).toEqual(['fuel', 'fuel', 'relic']);
});
