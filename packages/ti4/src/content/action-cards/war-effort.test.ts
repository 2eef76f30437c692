import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/war-effort';

content('ti4', card, 'as an action I put a cruiser where I have a ship', () => {
  const table = turnWith('war-effort', (place) =>
    place.units(0, 'tile-38', { carrier: 1 }).units(0, 'abyz', { infantry: 1 }),
  );
  table.answer(`action:${card}`);
  expect(table.unitsOf(0, 'tile-38')).toEqual({ carrier: 1, cruiser: 1 });
  expect(table.seat).toBe(1);
});

ruling('ti4', 'ac/war-effort.1', "others' ships may be there and no combat begins; the fleet pool holds", () => {
  const table = turnWith('war-effort', (place) =>
    place
      .units(0, 'tile-38', { carrier: 3 })
      .units(0, 'tile-18', { fighter: 1, carrier: 1 })
      .units(1, 'tile-38', { cruiser: 1 }),
  );
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['system:tile-18', 'system:tile-38']);
  table.answer('system:tile-38');
  expect(table.prompt).toBe('ti4.choose-removed');
  table.answer('carrier:tile-38');
  expect(table.unitsOf(0, 'tile-38')).toEqual({ carrier: 2, cruiser: 1 });
  expect([table.state.combat, table.state.turn?.actions]).toEqual([null, 1]);
});

content('ti4', card, 'without a ship on the board, or without any cruiser to be had, it cannot be played', () => {
  expect(turnWith('war-effort').options).not.toContain(`action:${card}`);
  const table = turnWith('war-effort', (place) =>
    place.units(0, 'tile-38', { cruiser: 8 }).pools(0, { fleet: 8 }).token(0, 'tile-38'),
  );
  expect(table.options).not.toContain(`action:${card}`);
});
