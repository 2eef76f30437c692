import { content } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent, wormholesIn } from '../../../rules/galaxy.ts';
import { openWindow } from '../../../rules/window.ts';
import type { Ti4 } from '../../../state.ts';
import { position } from '../../../testing/index.ts';

/** The status phase begins twice for the Creuss on seat 0. */
function twice() {
  return position({ factions: ['creuss', 'sol', 'xxcha'] })
    .technologies(0, 'wormhole-generator')
    .units(1, 'tile-22', { cruiser: 1 })
    .units(1, 'tile-35', { cruiser: 1 })
    .own(0, 'bereg')
    .play(function* (g) {
      yield* openWindow(g, 'when status-phase-start', {});
      yield* openWindow(g, 'when status-phase-start', {});
    });
}

content('ti4', 'technology/wormhole-generator', 'as a status phase begins I place or move a wormhole token', () => {
  const table = twice();
  const g = table.state as Ti4;
  expect(table.options).toEqual(['alpha', 'beta']); // and no way around it
  expect(adjacent(g, 'tile-23', 1)).not.toContain('tile-26');
  table.answer('alpha', 'to:tile-23');
  expect(wormholesIn(g, 'tile-23')).toEqual(['alpha']);
  expect(adjacent(g, 'tile-23', 1)).toEqual(expect.arrayContaining(['tile-26', 'tile-39'])); // for everybody
  table.answer('alpha', 'to:tile-24');
  expect([wormholesIn(g, 'tile-23'), wormholesIn(g, 'tile-24')]).toEqual([[], ['alpha']]);
  const both = twice().answer('alpha', 'to:tile-23', 'beta', 'to:tile-23');
  expect(wormholesIn(both.state as Ti4, 'tile-23')).toEqual(['alpha', 'beta']);
});

content(
  'ti4',
  'technology/wormhole-generator',
  'with a planet of mine, or where no home and no foreign ship is',
  () => {
    const table = twice().answer('alpha');
    expect(table.options).toContain('to:tile-51'); // my home
    expect(table.options).toContain('to:tile-35'); // my planet, though with a foreign ship
    expect(table.options).toContain('to:tile-18');
    expect(table.options).not.toContain('to:tile-22'); // a foreign ship
    expect(table.options).not.toContain('to:tile-01'); // the home of somebody else
  },
);
