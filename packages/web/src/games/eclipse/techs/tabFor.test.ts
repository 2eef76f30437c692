import { eclipse, messages, tables } from '@orrery/eclipse';
import { Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { propsOf } from '../../../../dev/props.ts';
import { tabFor } from './tabFor.ts';

const tabAfter = (answers: readonly string[], change: object = {}): string | null => {
  const match = Match.start(eclipse, { players: 2, species: ['hydran', 'eridani'] } as never, seedFrom('matter'));
  const seat = match.waitingFor()[0]!;
  for (const answer of answers) match.answer(seat, answer);
  const view = { ...(match.view(seat) as object), ...change } as ReturnType<typeof match.view>;
  return tabFor(propsOf({ tables, messages }, { view, decision: match.pending(seat), seat, players: 2 }));
};

test('the technologies come to the front while one is chosen, and dice while there is a battle', () => {
  expect(tabAfter([])).toBe(null);
  expect(tabAfter(['research'])).toBe('techs');
  expect(tabAfter([], { battle: { sector: '101', attacker: 0, defender: 1 } })).toBe('techs');
  expect(tabAfter([], { phase: 'combat', roll: { owner: 0, type: 'cruiser', dice: [] } })).toBe('techs');
});

test('tiles that others drew or found bring no tab to the front', () => {
  const [mine, theirs] = [0, 1].map((by) => {
    const match = Match.start(eclipse, { players: 2, species: ['hydran', 'eridani'] } as never, seedFrom('matter'));
    const seat = ((match.waitingFor()[0] ?? 0) + by) % 2;
    return [tabAfter([], { drawn: { seat, tiles: null, count: 2 } }), tabAfter([], { found: [{ seat }] })];
  });
  expect(mine).toEqual(['techs', 'techs']);
  expect(theirs).toEqual([null, null]);
});
