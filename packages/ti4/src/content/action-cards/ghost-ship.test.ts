import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { position, turnWith } from '../../testing/index.ts';

const card = 'action-card/ghost-ship';

content('ti4', card, 'as an action I put a destroyer to a wormhole', () => {
  const table = turnWith('ghost-ship', (place) => place.units(1, 'tile-39', { fighter: 1, carrier: 1 }));
  table.answer(`action:${card}`);
  expect(table.options).toEqual(['system:tile-25', 'system:tile-26', 'system:tile-40']); // somebody is in 39
  table.answer('system:tile-40');
  expect(table.unitsOf(0, 'tile-40')).toEqual({ destroyer: 1 });
  expect(table.player(0).reinforcements.destroyer).toBe(7);
  expect(table.seat).toBe(1);
});

ruling('ti4', 'ac/ghost-ship.1', 'the gate is no home system, but the home of the Ghosts is one', () => {
  const table = position({ factions: ['sol', 'creuss', 'xxcha'] })
    .hand(0, 'ghost-ship')
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn');
  table.answer(`action:${card}`);
  expect(table.options).toContain('system:tile-17');
  expect(table.options).not.toContain('system:tile-51');
});

ruling('ti4', 'ac/ghost-ship.1', 'where others have ships at every wormhole it cannot be played', () => {
  const table = turnWith('ghost-ship', (place) => {
    for (const id of ['tile-25', 'tile-26', 'tile-39', 'tile-40'] as const) place.units(1, id, { cruiser: 1 });
    return place;
  });
  expect(table.options).not.toContain(`action:${card}`);
});

ruling(
  'ti4',
  ['ac/ghost-ship.2', 'ac/0.12'],
  'a command token of mine there does not matter, the fleet pool does',
  () => {
    const table = turnWith('ghost-ship', (place) => place.token(0, 'tile-40').units(0, 'tile-40', { cruiser: 3 }));
    table.answer(`action:${card}`, 'system:tile-40');
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.choose-removed']);
    table.answer('cruiser:tile-40');
    expect(table.unitsOf(0, 'tile-40')).toEqual({ cruiser: 2, destroyer: 1 });
  },
);

ruling(
  'ti4',
  ['ac/ghost-ship.2', 'ac/0.11'],
  'a destroyer may come from a system without my command token; if there is none it cannot be played',
  () => {
    const without = (token: boolean) =>
      turnWith('ghost-ship', (place) => {
        place.units(0, 'tile-38', { destroyer: 8 }, { destroyer: 0 }).pools(0, { fleet: 8 });
        return token ? place.token(0, 'tile-38') : place;
      });
    expect(without(true).options).not.toContain(`action:${card}`);
    const table = without(false);
    table.answer(`action:${card}`, 'system:tile-40');
    expect(table.unitsOf(0, 'tile-40')).toEqual({ destroyer: 1 });
    expect(table.unitsOf(0, 'tile-38')).toEqual({ destroyer: 7 });
  },
);
