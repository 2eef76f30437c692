import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../rules/invasion.ts';
import { spaceCannonOffense } from '../../rules/space-cannon.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { battle, declining } from '../../testing/index.ts';

const card = 'action-card/maneuvering-jets';
const use = `use:${card}`;

const here = 'tile-22';

ruling('ti4', ['ac/maneuvering-jets.1', 'ac/0.9'], 'before I assign hits of Space Cannon I cancel one', () => {
  const table = battle(here, 'space-cannon-offense')
    .hand(0, 'maneuvering-jets', 'maneuvering-jets')
    .units(0, here, { cruiser: 2 })
    .units(1, 'tarmann', { pds: 2 })
    .dice(10, 10)
    .play(spaceCannonOffense)
    .answer('all');
  expect([table.seat, table.prompt]).toEqual([0, 'ti4.window']);
  declining(table.answer(use));
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
  expect(table.player(0).actionCards).toEqual(['maneuvering-jets']); // one copy for one roll
});

content('ti4', card, 'it works in Space Cannon Defense too', () => {
  const table = battle('tile-36', 'invasion')
    .hand(0, 'maneuvering-jets')
    .units(0, 'tile-36', { carrier: 1, infantry: 1 })
    .units(1, 'arnor', { pds: 1 })
    .dice(10)
    .play(invasion);
  declining(declining(table).answer('commit:arnor:infantry:1').answer('all'), 'maneuvering-jets').answer(use);
  expect(declining(table).state.planets.arnor?.owner).toBe(0);
});

content('ti4', card, 'hits of a combat cannot be cancelled with it', () => {
  const table = battle(here, 'space-combat')
    .hand(0, 'maneuvering-jets')
    .units(0, here, { cruiser: 2 })
    .units(1, here, { cruiser: 1 })
    .dice(1, 1, 10, 10, 1, 1)
    .play(spaceCombat);
  expect(declining(table, 'maneuvering-jets').options).not.toContain(use);
});
