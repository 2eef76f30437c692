import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { declining, position } from '../../testing/index.ts';

const card = 'action-card/in-the-silence-of-space';
const use = `use:${card}`;

/** Seat 0 has a cruiser two systems from the active one; seat 1 stands between. */
function activated(target: string | null) {
  const table = position()
    .hand(0, 'in-the-silence-of-space')
    .units(0, 'tile-18', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-44', { cruiser: 1 })
    .units(1, 'tile-45', { cruiser: 1 })
    .turnOf(0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-35');
  return target === null ? table.answer('pass') : table.answer(use, target);
}

ruling(
  'ti4',
  'ac/in-the-silence-of-space.1',
  'after I activate a system my ships of one system pass through others',
  () => {
    expect(activated('system:tile-18').options).toContain('move:tile-18:cruiser');
  },
);

ruling('ti4', 'ac/in-the-silence-of-space.1', 'ships of another system, or without the card, do not', () => {
  expect(activated('system:tile-01').options).not.toContain('move:tile-18:cruiser');
  expect(activated(null).options).not.toContain('move:tile-18:cruiser');
});

content('ti4', card, 'it is not offered when somebody else activates a system', () => {
  const table = position()
    .hand(1, 'in-the-silence-of-space')
    .units(0, 'tile-18', { cruiser: 1 })
    .turnOf(0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22');
  expect(declining(table, 'in-the-silence-of-space').options).not.toContain(use);
});
