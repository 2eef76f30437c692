import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { battle, declining, rollsOf, type Table } from '../../testing/index.ts';

const use = 'use:action-card/parley';

content('ti4', 'action-card/parley', 'units that land on one’s planet go back to their ships', () => {
  const table = battle('tile-24', 'invasion')
    .units(0, 'tile-24', { carrier: 1, infantry: 2 })
    .own(1, 'mehar-xull')
    .hand(1, 'parley')
    .play(invasion);
  declining(table).answer('commit:mehar-xull:infantry:2');
  expect(table.seat).toBe(1);
  table.answer(use);
  expect(table.unitsOf(0, 'tile-24')).toEqual({ carrier: 1, infantry: 2 });
  expect(table.state.planets['mehar-xull']?.owner).toBe(1);
});

/** Seat 0 lands on both planets of Lirta IV's system, which seat 1 controls. */
function landing(): Table {
  const table = battle('tile-35', 'invasion')
    .units(0, 'tile-35', { carrier: 1, infantry: 2 })
    .units(1, 'bereg', { pds: 1 })
    .own(1, 'lirta-iv')
    .hand(1, 'parley')
    .play(invasion);
  declining(table).answer('commit:bereg:infantry:1');
  if (table.prompt === 'ti4.commit') table.answer('commit:lirta-iv:infantry:1');
  return declining(table, 'parley');
}

ruling('ti4', 'ac/parley.1', 'one planet of mine, named before Space Cannon Defense', () => {
  const table = landing();
  expect([table.seat, table.options]).toEqual([1, [use, 'pass']]);
  expect(rollsOf(table)).toEqual([]);
  declining(table.answer(use));
  expect(table.unitsOf(0, 'tile-35')).toEqual({ carrier: 1, infantry: 1 }); // and land nowhere else
  expect(table.unitsOf(0, 'lirta-iv')).toEqual({ infantry: 1 });
});

ruling('ti4', 'ac/parley.2', 'no cannons fire and nobody fights there; the other planet goes on', () => {
  const table = declining(landing().answer(use));
  expect([table.isOver, rollsOf(table)]).toEqual([true, []]);
  expect([table.state.planets.bereg?.owner, table.state.planets['lirta-iv']?.owner]).toEqual([1, 0]);
});
