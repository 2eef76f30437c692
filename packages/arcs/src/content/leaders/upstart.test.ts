import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';

content('arcs', 'leader04', 'When I declare I may gain a resource of any type that is left', () => {
  const leading = () =>
    position().leader(0, 'leader04').supply('relic', 0).hand(0, 'aggression-2').toLead().answer('lead:aggression-2');
  const table = leading().answer('declare:tycoon');
  expect(table.prompt).toBe('arcs.leader.ambitious');
  expect(table.options).toEqual(['gain:material', 'gain:fuel', 'gain:weapon', 'gain:psionic', 'no-gain']);
  table.answer('gain:psionic', 'slot:2');
  expect(table.player(0).slots.slice(0, 2)).toEqual([null, 'psionic']);
  const declined = leading().answer('declare:tycoon', 'no-gain');
  expect([declined.prompt, declined.player(0).slots[0]]).toEqual(['arcs.turn', null]);
  expect(leading().answer('no-declare').prompt).toBe('arcs.turn');
});

content('arcs', 'leader04', 'A declaration through a card brings the resource, a rival’s declaration does not', () => {
  const demands = position()
    .leader(0, 'leader04')
    .court(['bc27', 1])
    .turn(0, 'aggression-2')
    .answer('secure', 'declare:keeper');
  expect([demands.seat, demands.prompt]).toEqual([0, 'arcs.leader.ambitious']);
  const rival = position()
    .leader(1, 'leader04')
    .hand(0, 'aggression-2')
    .toLead()
    .answer('lead:aggression-2', 'declare:tycoon');
  expect([rival.seat, rival.prompt]).toEqual([0, 'arcs.turn']);
});

content('arcs', 'leader04', 'I tax no city, not even my own, in a system that I do not control', () => {
  const table = position()
    .leader(0, 'leader04')
    .city(0, '2-hex') // nobody controls it
    .city(0, '3-hex')
    .ships(0, 1, '3-hex')
    .city(1, '5-hex')
    .ships(0, 1, '5-hex')
    .city(0, '6-arrow')
    .ships(0, 1, '6-arrow')
    .ships(1, 1, '6-arrow') // a tie
    .turn(0, 'administration-2')
    .answer('tax');
  expect(table.options).toEqual(['tax:3-hex.0', 'tax:5-hex.0']);
});

content('arcs', 'leader04', 'Empath’s Bond does not free me from needing control', () => {
  const bonded = () => position().lore(0, 'lore20').declared('empath', 'high').city(1, '5-hex').ships(0, 1, '2-gate');
  expect(bonded().leader(0, 'leader04').turn(0, 'administration-2').options).not.toContain('tax');
  expect(bonded().turn(0, 'administration-2').options).toContain('tax');
  const controlled = bonded().leader(0, 'leader04').ships(0, 1, '5-hex').turn(0, 'administration-2').answer('tax');
  expect(controlled.options).toEqual(['tax:5-hex.0', 'tax:5-hex.0:loyal']);
});
