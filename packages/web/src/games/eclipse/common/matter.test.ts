import { eclipse, messages, tables } from '@orrery/eclipse';
import { Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { propsOf } from '../../../../dev/props.ts';
import { commonMatter } from './matter.ts';

const matterAfter = (answers: readonly string[], change: object = {}): string | null => {
  const match = Match.start(eclipse, { players: 2, species: ['hydran', 'eridani'] } as never, seedFrom('matter'));
  const seat = match.waitingFor()[0]!;
  for (const answer of answers) match.answer(seat, answer);
  const view = { ...(match.view(seat) as object), ...change } as ReturnType<typeof match.view>;
  return commonMatter(propsOf({ tables, messages }, { view, decision: match.pending(seat), seat, players: 2 }));
};

test('technologies matter while one is chosen, and dice while there is a battle', () => {
  expect(matterAfter([])).toBe(null);
  expect(matterAfter(['research'])).toBe('technology');
  expect(matterAfter([], { battle: { sector: '101', attacker: 0, defender: 1 } })).toBe('battle 101 0 1');
  expect(matterAfter([], { phase: 'combat', roll: { owner: 0, type: 'cruiser', dice: [] } })).toBe('population');
});

test('tiles that others drew or found do not matter', () => {
  const [mine, theirs] = [0, 1].map((by) => {
    const match = Match.start(eclipse, { players: 2, species: ['hydran', 'eridani'] } as never, seedFrom('matter'));
    const seat = ((match.waitingFor()[0] ?? 0) + by) % 2;
    return [matterAfter([], { drawn: { seat, tiles: null, count: 2 } }), matterAfter([], { found: [{ seat }] })];
  });
  expect(mine).toEqual(['drawn', 'found']);
  expect(theirs).toEqual([null, null]);
});
