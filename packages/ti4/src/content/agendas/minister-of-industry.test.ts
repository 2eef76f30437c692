import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { placeStructure, takeOverStructures } from '../../rules/structures.ts';
import { decide, type Position, position, reveal, session, type Table } from '../../testing/index.ts';

const id = 'minister-of-industry';
const use = `use:law/${id}`;
const owned = (made = position()) => made.law(id, 'player-0', 0).own(0, 'saudor').goods(0, 9);
const placing = (made: Position) => made.play((g) => placeStructure(g, 0, 'space-dock', 'saudor'));
const shipsOffered = (table: Table) => table.options.filter((each) => each.startsWith('produce:cruiser'));

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  expect(decide(reveal(session(), id), 'player-0').state.laws).toMatchObject([{ id, owner: 0 }]);
});

ruling('ti4', `ag/${id}.1`, 'when I place a space dock my units there may produce at once, paid as usual', () => {
  const table = placing(owned());
  expect(table.options).toEqual([use, 'pass']);
  table.answer(use, 'produce:cruiser:tile-23:2', 'done', 'trade-goods:4');
  expect(table.unitsOf(0, 'tile-23')).toEqual({ cruiser: 2 });
  expect(table.player(0).tradeGoods).toBe(5);
  expect(table.state.laws).toHaveLength(1); // it is not discarded
});

ruling('ti4', `ag/${id}.1`, 'a blockade holds: where others have ships no ship is produced', () => {
  const table = placing(owned().units(1, 'tile-23', { cruiser: 1 })).answer(use);
  expect(shipsOffered(table)).toEqual([]);
  expect(table.options.some((each) => each.startsWith('produce:infantry:saudor'))).toBe(true);
});

ruling('ti4', `ag/${id}.1`, 'a dock that takes the place of another one counts', () => {
  const table = owned()
    .units(1, 'saudor', { 'space-dock': 1 })
    .with(({ planets }) => {
      if (planets.saudor) planets.saudor.owner = 0;
    })
    .play((g) => takeOverStructures(g, 0, 'saudor'));
  expect(table.options).toEqual([use, 'pass']);
});

content(
  'ti4',
  `agenda/${id}`,
  'I need not; others get nothing of it, nor do I for a PDS or once it is repealed',
  () => {
    expect(placing(owned()).answer('pass').isOver).toBe(true);
    const other = owned()
      .units(0, 'arnor', { 'space-dock': 1 })
      .own(1, 'lor')
      .play((g) => placeStructure(g, 1, 'space-dock', 'lor'));
    expect(other.isOver).toBe(true);
    expect(owned().play((g) => placeStructure(g, 0, 'pds', 'saudor')).isOver).toBe(true);
    const repealed = owned().play(function* (g) {
      yield* repeal(g, id);
      yield* placeStructure(g, 0, 'space-dock', 'saudor');
    });
    expect(repealed.isOver).toBe(true);
  },
);
