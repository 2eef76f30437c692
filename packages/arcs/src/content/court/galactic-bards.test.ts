import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/position.ts';
import type { ActionCardId } from '../action-cards.ts';

const follow = (lead: ActionCardId, ...hand: ActionCardId[]) =>
  position()
    .guild(1, 'bc25')
    .hand(0, 'construction-6')
    .hand(1, ...hand)
    .toFollow(lead);

content('arcs', 'bc25', 'on a Surpass or Pivot its holder may declare the ambition of the own card', () => {
  const surpass = follow('aggression-2', 'aggression-4').answer('surpass:aggression-4');
  expect(surpass.options).toEqual(['declare:warlord', 'no-declare']);
  surpass.answer('declare:warlord');
  expect(surpass.state.ambitions.warlord).toEqual(['high']);
  expect(surpass.state.round.zeroed).toBe(false);
  expect(surpass.prompt).toBe('arcs.turn');
  const pivot = follow('aggression-2', 'mobilization-5').answer('pivot:mobilization-5');
  expect(pivot.options).toEqual(['declare:keeper', 'no-declare']);
  expect(pivot.answer('no-declare').state.ambitions.keeper).toEqual([]);
});

content('arcs', 'bc25', 'a Copy, or a card of somebody else’s, declares nothing', () => {
  const copy = follow('aggression-2', 'mobilization-5').answer('copy:mobilization-5');
  expect(copy.prompt).toBe('arcs.turn');
  const other = position()
    .guild(2, 'bc25')
    .hand(0, 'construction-6')
    .hand(1, 'mobilization-5')
    .toFollow('aggression-2')
    .answer('pivot:mobilization-5');
  expect(other.prompt).toBe('arcs.turn');
});

content('arcs', 'bc25', 'nothing can be declared when somebody has declared this round', () => {
  const table = position()
    .ships(0, 1, '2-gate')
    .guild(1, 'bc25')
    .hand(0, 'aggression-2', 'construction-6')
    .hand(1, 'aggression-4')
    .toLead()
    .answer('lead:aggression-2', 'declare:tycoon', 'end-turn', 'surpass:aggression-4');
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'bc25', 'nothing can be declared without a marker', () => {
  const table = position()
    .guild(1, 'bc25')
    .declared('tyrant', 'high', 'medium', 'small')
    .hand(0, 'construction-6')
    .hand(1, 'aggression-4')
    .toFollow('aggression-2')
    .answer('surpass:aggression-4');
  expect(table.prompt).toBe('arcs.turn');
});

content('arcs', 'bc25', 'seizing and declaring come in either order', () => {
  const start = () => follow('aggression-2', 'aggression-4', 'mobilization-3').answer('surpass:aggression-4');
  expect(start().options).toEqual(['seize-first', 'declare-first']);
  const seized = start().answer('seize-first', 'seize:mobilization-3', 'declare:warlord');
  const declared = start().answer('declare-first', 'declare:warlord', 'seize:mobilization-3');
  for (const { state, prompt } of [seized, declared]) {
    expect(prompt).toBe('arcs.turn');
    expect([state.initiative, state.ambitions.warlord]).toEqual([1, ['high']]);
  }
});

content('arcs', 'bc25', 'a 7 declares any ambition, a 1 none', () => {
  const start = (card: ActionCardId) =>
    position({ players: 4 }).guild(1, 'bc25').hand(0, 'construction-6').hand(1, card).toFollow('aggression-2');
  const seven = start('aggression-7').answer('surpass:aggression-7');
  expect(seven.options).toEqual([
    ...['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].map((id) => `declare:${id}`),
    'no-declare',
  ]);
  expect(seven.state.initiative).toBe(1); // a 7 seizes by itself
  expect(start('mobilization-1').answer('pivot:mobilization-1').prompt).toBe('arcs.turn');
});
