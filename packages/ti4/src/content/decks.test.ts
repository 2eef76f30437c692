import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { actionCardIds, copies } from './action-cards.ts';
import { agenda, agendaIds } from './agendas.ts';

test('five of the action cards are there four times, the others once', () => {
  const four = ['sabotage', 'flank-speed', 'direct-hit', 'shields-holding', 'skilled-retreat'];
  expect(actionCardIds).toHaveLength(12);
  expect(actionCardIds.filter((id) => copies(id) === 4)).toEqual(four);
  for (const id of actionCardIds) if (!four.includes(id)) expect(copies(id)).toBe(1);
});

rule(
  'ti4',
  'agenda-cards.1',
  'half of the agendas are laws, half directives; a law may elect, as may a directive',
  () => {
    const figures = agendaIds.map((id) => [id, agenda(id).kind, agenda(id).vote, agenda(id).trait]);
    expect(figures).toEqual([
      ['fleet-regulations', 'law', 'for-against', null],
      ['shard-of-the-throne', 'law', 'elect-player', null],
      ['core-mining', 'law', 'elect-planet', 'hazardous'],
      ['miscount-disclosed', 'directive', 'elect-law', null],
      ['economic-equality', 'directive', 'for-against', null],
      ['judicial-abolishment', 'directive', 'elect-law', null],
    ]);
  },
);
