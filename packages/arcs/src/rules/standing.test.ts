/** The core concepts, as play shows them. */
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'concepts.1', 'pieces of my color are Loyal to me, and every other player is a Rival', () => {
  const arranged = position().ships(0, 2, '2-gate').ships(1, 1, '2-gate').ships(2, 1, '2-gate');
  expect(arranged.turn(0, 'aggression-2').answer('battle').options).toEqual(['battle:2-gate/1', 'battle:2-gate/2']);
});

rule('arcs', 'concepts.1', 'what asks for Loyal pieces passes Rival ones over', () => {
  const arranged = () =>
    position().ships(0, 0, '2-gate', 1).ships(1, 0, '3-gate', 1).starport(0, '3-hex', true).starport(1, '2-hex', true);
  expect(arranged().turn(0, 'construction-2').answer('repair').options).toEqual([
    'repair:ship@2-gate',
    'repair:starport@3-hex.0',
  ]);
  expect(arranged().turn(1, 'construction-2').answer('repair').options).toEqual([
    'repair:starport@2-hex.0',
    'repair:ship@3-gate',
  ]);
});

rule('arcs', 'concepts.2', 'who has more fresh ships in a system than each single Rival controls it', () => {
  const arranged = () => position().city(1, '2-hex').ships(0, 3, '2-hex').ships(1, 2, '2-hex');
  expect(arranged().ships(2, 2, '2-hex').turn(0, 'administration-2').options).toContain('tax');
  expect(arranged().ships(2, 3, '2-hex').turn(0, 'administration-2').options).not.toContain('tax');
  expect(arranged().ships(2, 4, '2-hex').turn(0, 'administration-2').options).not.toContain('tax');
});

rule('arcs', 'concepts.3', 'a tie for the most fresh ships leaves a system without control', () => {
  const arranged = () => position().ships(0, 1, '2-hex').ships(1, 2, '2-hex');
  const tied = arranged().ships(2, 2, '2-hex').turn(0, 'construction-2').answer('build', 'build:city@2-hex');
  expect(tied.system('2-hex').buildings).toMatchObject([{ owner: 0, damaged: false }]);
  const controlled = arranged().ships(2, 1, '2-hex').turn(0, 'construction-2').answer('build', 'build:city@2-hex');
  expect(controlled.system('2-hex').buildings).toMatchObject([{ owner: 0, damaged: true }]);
});

rule('arcs', 'concepts.3', 'damaged ships and buildings give no control and take none away', () => {
  const without = position().city(1, '2-hex').starport(0, '2-hex').ships(0, 0, '2-hex', 4);
  expect(without.turn(0, 'administration-2').options).not.toContain('tax');
  const against = position().city(1, '2-hex').starport(1, '2-hex').ships(1, 0, '2-hex', 4).ships(0, 1, '2-hex');
  expect(against.turn(0, 'administration-2').options).toContain('tax');
});

rule('arcs', 'concepts.3', 'control of a system is control of all in it, cities and starports of every Rival', () => {
  const arranged = () => position({ players: 3 }).ships(0, 1, '2-hex').ships(0, 1, '3-hex');
  const cities = arranged().city(1, '2-hex').city(2, '2-hex').turn(0, 'administration-2').answer('tax');
  expect(cities.options).toEqual(['tax:2-hex.0', 'tax:2-hex.1']);
  const annexable = arranged().starport(1, '2-hex').city(2, '2-hex').starport(2, '3-hex').city(1, '5-hex');
  const table = annexable.lore(0, 'lore26').declared('tyrant', 'high').turn(0, 'construction-2').answer('lore26:annex');
  expect(table.options).toEqual(['annex:starport@2-hex.0', 'annex:city@2-hex.1', 'annex:starport@3-hex.0']);
});

rule('arcs', 'concepts.4', 'a placed piece is a fresh one from the supply of who places it', () => {
  const table = position().starport(0, '2-hex').turn(0, 'construction-2').answer('build', 'build:ship@2-hex.0');
  expect(table.system('2-hex')).toMatchObject({ fresh: [1, 0, 0], damaged: [0, 0, 0] });
  expect(table.player(0).ships).toBe(14);
  table.answer('build', 'build:starport@2-hex');
  expect(table.system('2-hex').buildings[1]).toMatchObject({ kind: 'starport', owner: 0, damaged: false });
  expect(table.player(0).starports).toBe(3);
});

rule('arcs', 'concepts.4', 'cities and starports are buildings: hits without ships left go to either', () => {
  const table = position()
    .ships(0, 2, '2-hex')
    .city(1, '2-hex')
    .starport(1, '2-hex')
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:2');
  expect(table.options).toEqual(['hit:city.0', 'hit:starport.1']);
  table.answer('hit:city.0', 'hit:starport.1');
  expect(table.system('2-hex').buildings).toMatchObject([{ damaged: true }, { damaged: true }]);
});

rule('arcs', 'concepts.5', 'a hit damages a fresh piece and destroys a damaged one, which becomes a Trophy', () => {
  const table = position()
    .ships(0, 3, '2-hex')
    .ships(1, 1, '2-hex')
    .starport(1, '2-hex', true)
    .dice(['skirmish', 'hit'], ['skirmish', 'hit'], ['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1', 'assault:0', 'raid:0');
  expect(table.system('2-hex')).toMatchObject({ fresh: [3, 0, 0], damaged: [0, 1, 0] });
  expect(table.player(0).trophies[1]?.ships).toBe(0);
  table.answer('battle', 'skirmish:2', 'assault:0', 'raid:0');
  expect(table.system('2-hex')).toMatchObject({ damaged: [0, 0, 0], buildings: [] });
  expect(table.player(0).trophies[1]).toEqual({ ships: 1, starports: 1, cities: 0, agents: 0 });
  expect(table.player(1)).toMatchObject({ ships: 14, starports: 4 });
});

rule('arcs', 'concepts.5', 'outside battle Rival pieces I destroy are Trophies, and my own go back', () => {
  const table = position()
    .lore(0, 'lore18')
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .turn(0, 'mobilization-2')
    .answer('lore18:martyr');
  expect(table.player(0).trophies.map(({ ships }) => ships)).toEqual([0, 1, 0]);
  expect(table.player(0).ships).toBe(15);
  expect(table.player(1).trophies[0]?.ships).toBe(0);
});

rule('arcs', 'concepts.6', 'gaining takes from the supply and does nothing when that is empty', () => {
  const arranged = () => position().city(0, '2-hex');
  const gained = arranged().supply('relic', 1).turn(0, 'administration-2').answer('tax', 'slot:1');
  expect(gained.player(0).slots[0]).toBe('relic');
  expect(gained.state.supply.relic).toBe(0);
  const empty = arranged().supply('relic', 0).turn(0, 'administration-2').answer('tax');
  expect(empty.prompt).toBe('arcs.turn');
  expect(empty.player(0).slots.every((token) => token === null)).toBe(true);
  expect(empty.state.turn?.pips).toBe(3);
});

rule('arcs', 'concepts.6', 'stealing takes from the play area of a Rival, whatever the supply holds', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .tokens(1, null, 'relic')
    .supply('relic', 0)
    .dice(['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1', 'steal:1.slot2', 'slot:1');
  expect(table.player(0).slots[0]).toBe('relic');
  expect(table.player(1).slots[1]).toBeNull();
});

rule('arcs', 'concepts.6', 'who cannot be stolen from can still be traded with', () => {
  const arranged = () =>
    position()
      .ships(0, 1, '2-hex')
      .city(1, '2-hex')
      .guild(1, 'bc22')
      .tokens(1, null, 'relic')
      .guild(0, 'bc23')
      .tokens(0, 'fuel');
  const raid = arranged().dice(['raid', 'key', 'key', 'intercept']).turn(0, 'aggression-2');
  expect(raid.answer('battle', 'skirmish:0', 'assault:0', 'raid:1').options).toEqual(['steal:1.bc22', 'stop']);
  const trade = arranged().turn(0, 'administration-2').answer('bc23:trade');
  while (trade.prompt !== 'arcs.turn') trade.answer(trade.options[0] ?? '');
  expect(trade.player(0).slots).toContain('relic');
  expect(trade.player(1).slots).toContain('fuel');
});

rule('arcs', 'concepts.7', 'returned ships, starports and agents go to the supply of their owner', () => {
  const table = position()
    .declared('warlord', 'high')
    .trophies(0, 1, { ships: 2, starports: 1, agents: 3 })
    .toScoring();
  expect(table.player(1)).toMatchObject({ ships: 15, starports: 5, agents: 10 });
  expect(table.player(0)).toMatchObject({ ships: 15, starports: 5, agents: 10 });
});

rule('arcs', 'concepts.7', 'a returned city goes to the rightmost empty city slot', () => {
  const table = position()
    .lore(0, 'lore26')
    .declared('tyrant', 'high')
    .ships(0, 1, '2-hex')
    .city(1, '2-hex')
    .city(1, '3-hex')
    .tokens(1, 'fuel', 'relic', 'weapon', 'psionic')
    .turn(0, 'construction-2')
    .answer('lore26:annex');
  // with two cities off the board four slots are open; the one coming back covers the fourth
  expect(table.seat).toBe(1);
  table.answer('fuel', 'relic', 'weapon');
  expect(table.player(1)).toMatchObject({ cities: 4, slots: ['fuel', 'relic', 'weapon', null, null, null] });
});

rule('arcs', 'concepts.7', 'discarded tokens go to the supply, discarded Court cards to the open Court discard', () => {
  const table = position()
    .ships(0, 1, '2-hex')
    .city(1, '2-hex', true)
    .guild(0, 'bc24', 'bc16', 'bc22')
    .tokens(0, 'relic', 'fuel')
    .dice(['skirmish', 'hit'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:1');
  expect(table.player(0).guilds.map(({ id }) => id)).toEqual(['bc16']);
  expect(table.state.court.discard).toEqual(['bc24', 'bc22']);
  expect(table.player(0).slots.slice(0, 2)).toEqual([null, 'fuel']);
  expect(table.state.supply.relic).toBe(5);
});

rule('arcs', 'concepts.8', 'a buried card is the last of the Court deck', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .ships(1, 1, '2-gate')
    .guild(1, 'bc22')
    .dice(['raid', 'key', 'key', 'intercept'])
    .turn(0, 'aggression-2')
    .answer('battle', 'skirmish:0', 'assault:0', 'raid:1', 'steal:1.bc22');
  expect(table.state.court.deck.at(-1)).toBe('bc22');
  expect(table.player(0).guilds).toEqual([]);
  expect(table.player(1).guilds).toEqual([]);
});

rule('arcs', 'concepts.8', 'scrapped pieces are out of the game', () => {
  const table = position().leader(0, 'leader10').toSetup();
  expect(table.player(0).scrapped).toEqual({ cities: 0, starports: 0, ships: 2, agents: 3 });
  expect(table.player(0)).toMatchObject({ ships: 15 - 8 - 2, agents: 10 - 3 });
});

rule('arcs', 'concepts.8', 'clearing returns all pieces of an area', () => {
  const table = position()
    .declared('tyrant', 'high')
    .captives(0, 1, 2)
    .captives(0, 2, 1)
    .captives(2, 1, 1)
    .trophies(0, 1, { ships: 1 })
    .toScoring();
  expect(table.player(0).captives).toEqual([0, 0, 0]);
  expect(table.player(2).captives).toEqual([0, 0, 0]);
  expect(table.player(0).trophies[1]?.ships).toBe(1);
  expect(table.player(1).agents).toBe(10);
  expect(table.player(2).agents).toBe(10);
});

rule('arcs', 'concepts.10', 'turn order begins with the initiative holder and goes clockwise', () => {
  const table = position()
    .settled()
    .initiative(2)
    .hand(2, 'administration-2')
    .hand(0, 'administration-3')
    .hand(1, 'administration-4')
    .toLead();
  expect(table.seat).toBe(2);
  table.answer('lead:administration-2', 'no-declare', 'end-turn');
  expect(table.seat).toBe(0);
  table.answer('copy:administration-3', 'end-turn');
  expect(table.seat).toBe(1);
});
