import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { battle, declining } from '../../testing/index.ts';

const card = 'action-card/infiltrate';
const use = `use:${card}`;

const here = 'tile-36'; // arnor and lor

function landing(prepare: (place: ReturnType<typeof battle>) => unknown = () => null) {
  const place = battle(here, 'invasion')
    .hand(0, 'infiltrate')
    .units(0, here, { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { pds: 2, 'space-dock': 1 })
    .dice(1, 1);
  prepare(place);
  const table = declining(place.play(invasion)).answer('commit:arnor:infantry:1');
  return declining(declining(table).answer('none'), 'infiltrate');
}

ruling(
  'ti4',
  ['ac/infiltrate.1', 'ac/infiltrate.2'],
  'the structures on a planet that I gain become mine; it is exhausted all the same',
  () => {
    const table = landing().answer(use);
    expect(table.unitsOf(0, 'arnor')).toEqual({ infantry: 1, pds: 2, 'space-dock': 1 });
    expect(table.unitsOf(1, 'arnor')).toEqual({});
    expect(table.player(1).reinforcements).toMatchObject({ pds: 6, 'space-dock': 3 });
    expect(table.state.planets.arnor).toMatchObject({ owner: 0, exhausted: true });
  },
);

ruling('ti4', 'ac/infiltrate.1', 'if reinforcements hold none I may fetch one or let it be destroyed', () => {
  const table = landing((place) =>
    place
      .units(0, 'mecatol-rex', { 'space-dock': 1 })
      .units(0, 'abyz', { 'space-dock': 1 })
      .units(0, 'fria', { 'space-dock': 1 }),
  );
  table.answer(use);
  expect([table.seat, table.options]).toEqual([0, ['take-over', 'leave']]);
  table.answer('leave');
  expect(table.unitsOf(0, 'arnor')).toEqual({ infantry: 1, pds: 2 });
  expect(table.unitsOf(1, 'arnor')).toEqual({});
});

content('ti4', card, 'it is not offered where nobody else has structures', () => {
  const table = declining(
    battle(here, 'invasion')
      .hand(0, 'infiltrate')
      .units(0, here, { carrier: 1, infantry: 1 })
      .own(1, 'arnor')
      .play(invasion),
  ).answer('commit:arnor:infantry:1');
  expect(declining(table, 'infiltrate').isOver).toBe(true);
});
