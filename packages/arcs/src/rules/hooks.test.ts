import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../testing/position.ts';

rule('arcs', 'fine-print.2', 'the player on turn orders effects that happen at once, also those of a Rival', () => {
  const arranged = () =>
    position()
      .lore(1, 'lore12', 'lore15') // Railgun Arrays want a fresh ship here, Predictive Sensors may bring one
      .ships(0, 2, '2-gate')
      .ships(1, 0, '2-gate', 1)
      .ships(1, 1, '2-hex')
      .turn(0, 'aggression-2')
      .answer('battle');
  expect([arranged().prompt, arranged().seat]).toEqual(['arcs.order', 0]);
  expect(arranged().options).toEqual(['next:lore12', 'next:lore15']);
  const railgunsFirst = arranged().answer('next:lore12', 'bring:1@2-hex');
  expect(railgunsFirst.system('2-gate')).toMatchObject({ fresh: [2, 1, 0], damaged: [0, 1, 0] });
  const sensorsFirst = arranged().answer('next:lore15', 'bring:1@2-hex');
  expect(sensorsFirst.system('2-gate')).toMatchObject({ fresh: [1, 1, 0], damaged: [1, 1, 0] });
});

rule('arcs', 'fine-print.2', 'when nobody is taking a turn the initiative holder orders them', () => {
  const table = position()
    .guild(0, 'bc03') // Material Cartel
    .guild(1, 'bc06') // Fuel Cartel
    .initiative(2)
    .toScoring();
  expect([table.prompt, table.seat]).toEqual(['arcs.order', 2]);
  expect(table.options).toEqual(['next:bc03', 'next:bc06']);
});

rule('arcs', 'concepts.9', 'a replaced piece returns, and the new one has its place and its state', () => {
  const table = position()
    .lore(0, 'lore26') // Tyrant's Authority
    .declared('tyrant', 'small')
    .ships(0, 1, '2-hex')
    .starport(2, '2-hex')
    .city(1, '2-hex', true)
    .court(['bc01', 0, 1])
    .turn(0, 'construction-2')
    .answer('lore26:annex', 'annex:city@2-hex.1');
  expect(table.system('2-hex').buildings).toMatchObject([
    { kind: 'starport', owner: 2, slot: 0, damaged: false },
    { kind: 'city', owner: 0, slot: 1, damaged: true },
  ]);
  expect([table.player(0).cities, table.player(1).cities]).toEqual([4, 5]);
  // It was not destroyed: no Trophy, no Outrage, no ransack.
  expect(table.player(0)).toMatchObject({ outrage: { relic: 'none' }, guilds: [] });
  expect(table.player(0).trophies[1]).toEqual({ ships: 0, cities: 0, starports: 0, agents: 0 });
});

rule('arcs', 'concepts.9', 'a returned city may cover a token of its owner, who then rearranges', () => {
  const table = position()
    .lore(0, 'lore26')
    .declared('tyrant', 'small')
    .ships(0, 1, '2-hex')
    .city(1, '2-hex')
    .tokens(1, 'fuel', 'relic', 'weapon')
    .turn(0, 'construction-2')
    .answer('lore26:annex');
  expect([table.prompt, table.seat]).toEqual(['arcs.arrange', 1]);
  expect(table.system('2-hex').buildings).toMatchObject([{ owner: 1 }]); // still there while its owner decides
  table.answer('relic', 'fuel');
  expect(table.player(1).slots).toEqual(['relic', 'fuel', null, null, null, null]);
  expect(table.system('2-hex').buildings).toMatchObject([{ owner: 0 }]);
});

rule('arcs', 'concepts.9', 'nothing is replaced by a piece that is not in supply', () => {
  const table = position()
    .lore(0, 'lore26')
    .declared('tyrant', 'small')
    .ships(0, 1, '2-hex')
    .city(1, '2-hex')
    .trophies(1, 0, { cities: 5 })
    .turn(0, 'construction-2');
  expect(table.options).not.toContain('lore26:annex');
});

rule('arcs', 'map.5', 'nothing is built on a gate unless a card allows it', () => {
  const arranged = () => position().ships(0, 2, '2-gate');
  const atGate = (table: { readonly options: readonly string[] }) => table.options.filter((id) => id.includes('gate'));
  expect(arranged().turn(0, 'construction-2').options).not.toContain('build');
  const beside = arranged().ships(0, 1, '2-hex').lore(0, 'lore09').tokens(0, 'relic').turn(0, 'construction-2');
  expect(atGate(beside.answer('build'))).toEqual([]);
  const ports = arranged().ships(0, 1, '2-hex').lore(0, 'lore08').turn(0, 'construction-2');
  expect(atGate(ports.answer('build'))).toEqual(['build:starport@2-gate']);
  const stations = arranged().ships(0, 1, '2-hex').lore(0, 'lore11').turn(0, 'construction-2');
  expect(atGate(stations.answer('build'))).toEqual(['build:city@2-gate']);
});
