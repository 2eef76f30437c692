import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { declining, turnWith } from '../../testing/index.ts';

const card = 'action-card/spy';

content('ti4', card, 'as an action I take an action card of another player at random', () => {
  const table = turnWith('spy', (place) => place.hand(1, 'bunker', 'parley', 'intercept').chance(1));
  declining(table.answer(`action:${card}`));
  expect(table.player(0).actionCards).toEqual(['parley']);
  expect(table.player(1).actionCards).toEqual(['bunker', 'intercept']);
  expect(table.seat).toBe(1);
});

ruling('ti4', 'ac/spy.1', 'only the two of us see which card it was, and it is no draw', () => {
  const table = turnWith('spy', (place) =>
    place
      .hand(1, 'bunker')
      .chance(0)
      .ability(0, {
        triggers: [
          {
            at: ['after action-cards-drawn'],
            mandatory: true,
            usable: () => true,
            *resolve() {
              throw new Error('drawn');
            },
          },
        ],
      }),
  );
  declining(table.answer(`action:${card}`));
  const told = (viewer: 0 | 1 | 2) => JSON.stringify(table.match.events(0, viewer));
  expect([told(0).includes('bunker'), told(1).includes('bunker'), told(2).includes('bunker')]).toEqual([
    true,
    true,
    false,
  ]);
});

ruling('ti4', 'ac/spy.1', 'a player without action cards is no target', () => {
  expect(turnWith('spy').options).not.toContain(`action:${card}`);
});

ruling('ti4', 'ac/0.14', 'the hand limit holds at once', () => {
  const table = turnWith('spy', (place) =>
    place
      .hand(0, 'bunker', 'parley', 'intercept', 'flank-speed', 'flank-speed', 'direct-hit', 'direct-hit')
      .hand(1, 'fire-team')
      .chance(0),
  );
  declining(table.answer(`action:${card}`));
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.discard-action-card']);
  table.answer('discard:fire-team');
  expect(table.player(0).actionCards).toHaveLength(7);
});
