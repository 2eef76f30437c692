import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { battle, declining, type Position, rollsOf } from '../../testing/index.ts';

const use = 'use:action-card/fire-team';

function landing(prepare: (place: Position) => Position = (place) => place) {
  const made = battle('tile-24', 'invasion')
    .units(0, 'tile-24', { carrier: 1, infantry: 2 })
    .units(1, 'mehar-xull', { infantry: 2 })
    .hand(0, 'fire-team');
  return declining(declining(prepare(made).play(invasion)).answer('commit:mehar-xull:infantry:2'), 'fire-team');
}

content('ti4', 'action-card/fire-team', 'any own dice of a round of ground combat are rolled again', () => {
  const table = landing((place) => place.dice(2, 9, 8, 1, 1));
  expect(rollsOf(table)).toEqual(['0 combat infantry:2 infantry:9']);
  table.answer(use);
  expect(table.options).toEqual(['done', 'die:infantry:2', 'die:infantry:9']); // any of them, hits too
  table.answer('die:infantry:2', 'done');
  expect(rollsOf(table)[1]).toBe('0 combat infantry:8');
  expect(table.unitsOf(1, 'mehar-xull')).toEqual({}); // both hit now
  expect(table.state.planets['mehar-xull']?.owner).toBe(0);
});

ruling('ti4', 'ac/fire-team.1', 'each die once, the new result counts, even a worse one', () => {
  const table = landing((place) => place.dice(9, 9, 1, 1, 1, 1).dice(10, 10, 1, 1)).answer(use, 'die:infantry:9');
  expect(table.options).toEqual(['done', 'die:infantry:9']); // the other one
  table.answer('die:infantry:9');
  expect(rollsOf(table).slice(0, 4)).toEqual([
    '0 combat infantry:9 infantry:9',
    '0 combat infantry:1 infantry:1',
    '1 combat infantry:1 infantry:1',
    '0 combat infantry:10 infantry:10', // a second round: nobody had hit
  ]);
});

ruling(
  'ti4',
  'ac/fire-team.1',
  'modifiers count for the new result; another ability may roll the same die again',
  () => {
    const table = landing((place) =>
      place
        .law('the-crown-of-thalnos', 'player-0', 0)
        .hand(0, 'morale-boost')
        .dice(1, 1, 7, 1, 1, 1, ...Array(8).fill(1)),
    );
    while (!table.options.includes(use)) {
      const boost = 'use:action-card/morale-boost';
      table.answer(
        table.options.includes(boost) ? boost : (table.options.find((id) => id === 'done' || id === 'pass') ?? ''),
      );
    }
    table.answer(use, 'die:infantry:1', 'done');
    expect(rollsOf(table).filter((roll) => roll.startsWith('0'))).toContain('0 combat infantry:7');
  },
);
