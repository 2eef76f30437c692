import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { battle, declining, rollsOf } from '../../testing/index.ts';

const card = 'action-card/disable';
const use = `use:${card}`;

const here = 'tile-36'; // arnor and lor

ruling(
  'ti4',
  ['ac/disable.1', 'ac/disable.2'],
  'PDS of others neither shield the planet nor fire in my invasion',
  () => {
    const table = battle(here, 'invasion')
      .hand(0, 'disable')
      .units(0, here, { dreadnought: 1, infantry: 1 })
      .units(1, 'arnor', { infantry: 1, pds: 1 })
      .technologies(1, 'magen-defense-grid')
      .dice(10, 10, 1)
      .play(invasion);
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.window']);
    declining(table.answer(use));
    expect(table.prompt).toBe('ti4.use-bombardment');
    table.answer('none', 'commit:arnor:infantry:1');
    expect(rollsOf(declining(table)).slice(0, 2)).toEqual(['0 combat infantry:10', '1 combat infantry:10']);
    expect(table.state.effects.filter(({ source }) => source === card)).toEqual([]);
  },
);

content('ti4', card, 'without it the shield holds', () => {
  const table = battle(here, 'invasion')
    .hand(0, 'disable')
    .units(0, here, { dreadnought: 1, infantry: 1 })
    .units(1, 'arnor', { infantry: 1, pds: 1 })
    .play(invasion)
    .answer('pass');
  expect(table.prompt).toBe('ti4.commit');
});

ruling('ti4', 'ac/disable.1', 'only the invader has it offered, and only where another player has a PDS', () => {
  const scene = (holder: 0 | 1 | 2, pds: number) =>
    battle(here, 'invasion')
      .hand(holder, 'disable')
      .units(0, here, { carrier: 1, infantry: 1 })
      .units(1, 'arnor', { infantry: 1, pds })
      .play(invasion);
  expect(scene(0, 1).options).toContain(use);
  expect(scene(0, 0).options).not.toContain(use);
  expect(scene(1, 1).options).not.toContain(use);
  expect(declining(scene(2, 1), 'disable').options).not.toContain(use);
});
