import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { declining, position, rollsOf } from '../../testing/index.ts';

const card = 'action-card/experimental-battlestation';
const use = `use:${card}`;

const here = 'tile-22';

/** Seat 0 moves a cruiser into a system; seat 1 has a space dock there or beside. */
function arrival(dock: 'tarmann' | 'lirta-iv' | 'quann', holder: 0 | 1 = 1) {
  return position()
    .hand(holder, 'experimental-battlestation')
    .units(0, 'tile-18', { cruiser: 2 })
    .units(holder, dock, { 'space-dock': 1 })
    .turnOf(0)
    .dice(5, 4, 10)
    .play((g) => tacticalAction(g, 0));
}

function moved(table: ReturnType<typeof arrival>) {
  table.answer(`activate:${here}`);
  return declining(table).answer('move:tile-18:cruiser', 'move:tile-18:cruiser', 'done');
}

ruling(
  'ti4',
  ['ac/experimental-battlestation.1', 'ac/experimental-battlestation.2'],
  'after ships of another player arrived, my space dock there or beside rolls 3 dice for 5 or more',
  () => {
    for (const dock of ['tarmann', 'lirta-iv'] as const) {
      const table = moved(arrival(dock));
      expect([table.seat, table.prompt]).toEqual([1, 'ti4.window']);
      declining(table.answer(use)).answer('all');
      expect(rollsOf(table)).toEqual(['1 space-cannon space-dock:5 space-dock:4 space-dock:10']);
      expect(table.unitsOf(0, here)).toEqual({});
    }
  },
);

ruling(
  'ti4',
  'ac/experimental-battlestation.1',
  'a dock far away is no use, nor a dock of the player who moves',
  () => {
    for (const table of [arrival('quann'), arrival('tarmann', 0)]) {
      moved(table);
      expect(declining(table, 'experimental-battlestation').options).not.toContain(use);
      expect(rollsOf(table)).toEqual([]);
    }
  },
);

ruling('ti4', 'ac/experimental-battlestation.3', 'if no ship arrives there is no window', () => {
  const table = arrival('tarmann').answer(`activate:${here}`);
  declining(table).answer('done');
  expect(declining(table, 'experimental-battlestation').options).not.toContain(use);
});

content('ti4', card, 'afterwards the dock has no Space Cannon any more', () => {
  const table = moved(arrival('tarmann'));
  declining(table.answer(use)).answer('all');
  expect(declining(table).state.effects.filter(({ source }) => source === card)).toEqual([]);
});
