import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { statusPhase } from '../../rules/status-phase.ts';
import type { Ti4 } from '../../state.ts';
import { decide, type Position, position, reveal, session, type Table } from '../../testing/index.ts';
import { on } from '../hooks.ts';

const id = 'minister-of-policy';
const owned = () => position().law(id, 'player-1', 1).objectives('expand-borders').faceDown('lead-from-the-front');

/** The whole status phase; everybody lays their tokens somehow. */
function ended(made: Position): Table {
  const table = made.play(statusPhase);
  while (table.seat !== undefined && table.prompt === 'ti4.redistribute') table.answer(table.options[0] ?? '');
  return table;
}

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-1').state.laws).toMatchObject([{ id, owner: 1 }]);
});

ruling('ti4', `ag/${id}.1`, 'at the end of the status phase the owner draws one card more', () => {
  const table = ended(owned());
  expect([0, 1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([1, 2, 1]);
  const keys = table.events();
  expect(keys.lastIndexOf('ti4.draws-action-cards')).toBeGreaterThan(keys.lastIndexOf('ti4.cards-readied'));
});

ruling('ti4', `ag/${id}.1`, 'the hand limit holds at once', () => {
  const seven = ['parley', 'bunker', 'intercept', 'spy', 'upgrade', 'salvage'] as const;
  const table = ended(owned().hand(1, ...seven));
  expect([table.seat, table.prompt, table.options.length]).toEqual([1, 'ti4.discard-action-card', 8]);
});

ruling('ti4', `ag/${id}.1`, 'what answers drawing works, what adds to the draw of the phase does not', () => {
  expect(ended(owned().technologies(1, 'neural-motivator')).player(1).actionCards).toHaveLength(3); // 2 and 1
  const drawn: number[] = [];
  const scheming = on('after action-cards-drawn', {
    usable: (_g: Ti4, holder, { seat }) => seat === holder,
    *resolve(_g, holder) {
      drawn.push(holder);
    },
    mandatory: true,
  });
  ended(owned().ability(1, { triggers: [scheming] }));
  expect(drawn.length).toBeGreaterThanOrEqual(2);
});

content('ti4', `agenda/${id}`, 'once repealed it brings nothing', () => {
  const table = owned().play(function* (g) {
    yield* repeal(g, id);
    yield* statusPhase(g);
  });
  while (table.prompt === 'ti4.redistribute') table.answer(table.options[0] ?? '');
  expect(table.player(1).actionCards).toHaveLength(1);
});
