import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { scorablePublic } from '../../rules/objectives.ts';
import { decide, reveal, session } from '../../testing/index.ts';
import type { PublicObjectiveId } from '../public-objectives.ts';

function program(...box: PublicObjectiveId[]) {
  return reveal(
    session()
      .objectives('expand-borders')
      .faceDown('develop-weaponry', 'found-a-golden-age')
      .with((g) => {
        g.decks.publics = box;
      }),
    'incentive-program',
  );
}

ruling('ti4', 'ag/incentive-program.1', 'For: a stage I objective of those not dealt is open to all', () => {
  const table = program('conquer-the-weak', 'corner-the-market', 'lead-from-the-front');
  decide(table, 'for');
  expect(table.state.objectives.map(({ id, revealed }) => [id, revealed])).toEqual([
    ['expand-borders', true],
    ['develop-weaponry', false],
    ['found-a-golden-age', false],
    ['corner-the-market', true],
  ]);
  expect(table.state.decks.publics).toEqual(['conquer-the-weak', 'lead-from-the-front']);
});

ruling(
  'ti4',
  'ag/incentive-program.1',
  'Against: one of stage II is, and can be scored before stage I is all open',
  () => {
    const table = program('corner-the-market', 'conquer-the-weak');
    decide(table, 'against');
    expect(table.state.objectives.at(-1)).toEqual({ id: 'conquer-the-weak', revealed: true, scored: [] });
    const g = table.snapshot();
    for (const planet of ['nar', 'archon-ren'] as const) Object.assign(g.planets[planet] ?? {}, { owner: 0 });
    expect(scorablePublic(g, 0)).toContain('conquer-the-weak');
  },
);

ruling('ti4', 'ag/incentive-program.1', 'the row goes on as it would, to the same end of the game', () => {
  const table = program('corner-the-market', 'conquer-the-weak');
  decide(table, 'against');
  const down = table.state.objectives.filter(({ revealed }) => !revealed).map(({ id }) => id);
  expect(down).toEqual(['develop-weaponry', 'found-a-golden-age']);
});

content('ti4', 'agenda/incentive-program', 'with none left of the stage nothing happens', () => {
  const table = program('conquer-the-weak');
  decide(table, 'for');
  expect(table.state.objectives).toHaveLength(3);
  expect(table.state.agenda?.number).toBe(2);
});
