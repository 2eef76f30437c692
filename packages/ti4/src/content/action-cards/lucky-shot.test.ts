import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { turnWith } from '../../testing/index.ts';

const card = 'action-card/lucky-shot';

content('ti4', card, 'as an action I destroy a cruiser, destroyer or dreadnought at a planet of mine', () => {
  const table = turnWith('lucky-shot', (place) =>
    place
      .own(0, 'abyz')
      .units(1, 'tile-38', { dreadnought: 2, carrier: 1 }, { dreadnought: 1 })
      .units(2, 'tile-01', { cruiser: 1 }),
  );
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['1:dreadnought:tile-38', '1:dreadnought:tile-38:damaged', '2:cruiser:tile-01']);
  table.answer('1:dreadnought:tile-38');
  expect(table.unitsOf(1, 'tile-38')).toEqual({ dreadnought: 1, carrier: 1 });
  expect(table.state.systems['tile-38']?.units[0]?.damaged).toBe(1);
  expect(table.state.turn?.actions).toBe(1);
});

ruling(
  'ti4',
  'ac/lucky-shot.1',
  'Sustain Damage does not help; upgrades are hit too, and what no ship holds any more is lost',
  () => {
    const table = turnWith('lucky-shot', (place) =>
      place.own(0, 'abyz').technologies(1, 'dreadnought-2').units(1, 'tile-38', { dreadnought: 1, infantry: 1 }),
    );
    table.answer(`action:${card}`);
    expect(table.unitsOf(1, 'tile-38')).toEqual({});
  },
);

ruling(
  'ti4',
  'ac/lucky-shot.1',
  'my own ships, other ships and ships elsewhere are no targets; without a target it stays in hand',
  () => {
    const table = turnWith('lucky-shot', (place) =>
      place
        .own(0, 'abyz')
        .units(0, 'tile-01', { cruiser: 1 })
        .units(1, 'tile-38', { carrier: 1, fighter: 2 })
        .units(1, 'tile-12', { cruiser: 1 }),
    );
    expect(table.options).not.toContain(`action:${card}`);
  },
);
