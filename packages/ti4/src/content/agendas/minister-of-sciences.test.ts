import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { decide, type Position, position, reveal, session } from '../../testing/index.ts';

const id = 'minister-of-sciences';
const playing = (made: Position) =>
  made
    .strategyCards(['technology'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'technology'));
const poor = (seat: number) =>
  position().law(id, `player-${seat}`, seat).exhausted('jord', 'nar', 'jol', 'archon-ren', 'archon-tau');

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-2').state.laws).toMatchObject([{ id, owner: 2 }]);
});

ruling('ti4', `ag/${id}.1`, 'the second technology of the strategy card costs the owner nothing', () => {
  const table = playing(poor(0)).answer(
    'research',
    'technology:sarween-tools',
    'research',
    'technology:neural-motivator',
  );
  expect(table.player(0).technologies).toEqual(['sarween-tools', 'neural-motivator']);
});

ruling('ti4', `ag/${id}.1`, 'as the others resolve it the owner pays the token, but no resources', () => {
  const table = playing(poor(1)).answer('no-research');
  expect([table.seat, table.options]).toEqual([1, ['secondary', 'decline']]);
  table.answer('secondary', 'technology:sarween-tools');
  expect(table.player(1)).toMatchObject({ technologies: ['sarween-tools'], pools: { strategy: 1 } });
  expect(table.isOver).toBe(true); // seat 2 cannot pay
});

ruling('ti4', `ag/${id}.1`, 'prerequisites stay', () => {
  const table = playing(poor(0)).answer('research');
  expect(table.options).not.toContain('technology:gravity-drive');
});

ruling('ti4', `ag/${id}.1`, 'Focused Research costs as much as ever', () => {
  const table = (goods: number) =>
    poor(0)
      .goods(0, goods)
      .hand(0, 'focused-research')
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .from('turn');
  expect(table(3).options).not.toContain('action:action-card/focused-research');
  expect(table(4).options).toContain('action:action-card/focused-research');
});

content('ti4', `agenda/${id}`, 'others pay, and so does the owner once it is repealed', () => {
  expect(playing(poor(1)).answer('research', 'technology:sarween-tools').prompt).not.toBe('ti4.technology.research');
  const table = poor(0)
    .strategyCards(['technology'])
    .turnOf(0)
    .play(function* (g) {
      yield* repeal(g, id);
      yield* strategicAction(g, 0, 'technology');
    })
    .answer('research', 'technology:sarween-tools');
  expect(table.isOver).toBe(true);
});
