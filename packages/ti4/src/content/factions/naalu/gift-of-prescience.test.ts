import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { endEffects } from '../../../rules/effects.ts';
import { eliminate } from '../../../rules/elimination.ts';
import { initiativeOf, initiativeOrder } from '../../../rules/table.ts';
import { openWindow } from '../../../rules/window.ts';
import type { Ti4 } from '../../../state.ts';
import { position } from '../../../testing/index.ts';

/** The strategy phase ends; seat 2 has the note of the Naalu on seat 1. */
function given(then: (g: Ti4) => ReturnType<typeof openWindow>) {
  return position({ players: 4, factions: ['sol', 'naalu', 'xxcha', 'hacan'] })
    .strategyCards(['leadership'], ['diplomacy'], ['imperial'], ['trade'])
    .note(2, 'gift-of-prescience', 1)
    .phase('strategy')
    .play(function* (g) {
      expect(initiativeOrder(g)).toEqual([0, 1, 3, 2]); // the token is not laid yet
      yield* openWindow(g, 'when strategy-phase-end', {});
      g.phase = 'action';
      yield* then(g);
    });
}

content(
  'ti4',
  'note/gift-of-prescience',
  'I am first for this round instead of the Naalu, who get it back then',
  () => {
    const orders: (readonly number[])[] = [];
    const table = given(function* (g) {
      orders.push(initiativeOrder(g));
      expect(g.players[2]?.notesInPlay).toEqual([{ id: 'gift-of-prescience', of: 1 }]);
      g.phase = 'status';
      yield* openWindow(g, 'when status-phase-end', {});
      endEffects(g, 'round');
      orders.push(initiativeOrder(g));
    });
    expect([table.seat, table.options]).toEqual([2, ['use:note/gift-of-prescience/1', 'pass']]);
    table.answer('use:note/gift-of-prescience/1');
    expect(orders).toEqual([
      [2, 0, 1, 3], // the Naalu have to do with their card
      [1, 0, 3, 2],
    ]);
    expect(table.player(2).notesInPlay).toEqual([]);
    expect(table.player(1).notes).toContainEqual({ id: 'gift-of-prescience', of: 1 });
  },
);

content(
  'ti4',
  'note/gift-of-prescience',
  'it may be kept; if its holder is eliminated the Naalu are first again',
  () => {
    const kept = given(function* (g) {
      expect(initiativeOrder(g)).toEqual([1, 0, 3, 2]);
    });
    kept.answer('pass');
    expect(kept.player(2).notes).toContainEqual({ id: 'gift-of-prescience', of: 1 });
    const out = given(function* (g) {
      expect(initiativeOf(g, 2)).toBe(0);
      yield* eliminate(g, 2);
      expect(initiativeOrder(g)).toEqual([1, 0, 3]);
    });
    out.answer('use:note/gift-of-prescience/1');
    expect(out.isOver).toBe(true);
  },
);
