import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent, waysFrom, wormholesIn } from '../../../rules/galaxy.ts';
import { moveShips } from '../../../rules/movement.ts';
import { retreats } from '../../../rules/retreat.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { battle, type Position, position } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import type { SystemId } from '../../systems.ts';

// The gate, 17, lies beside 31, 36 and 50; the home is 51.
const factions: FactionId[] = ['creuss', 'xxcha', 'hacan'];
const home = 'tile-51';
const gate = 'tile-17';

/** Creuss moves ships into a system; nobody can trade. */
function moving(to: SystemId, prepare: (place: Position) => Position) {
  const made = position({ factions }).pools(0, { fleet: 6 }).tactical(0, to, 'movement');
  return prepare(made.with(({ turn }) => turn?.traded.push(1, 2))).play(moveShips);
}

content('ti4', 'unit/hil-colish', 'it moves first, and the others follow through its wormhole', () => {
  const table = moving('tile-22', (place) => place.units(0, 'tile-35', { flagship: 1 }).units(0, gate, { carrier: 1 }));
  expect([table.prompt, table.options]).toEqual([
    'ti4.move-apart?',
    ['first:tile-35:flagship', 'last:tile-35:flagship', 'together'],
  ]);
  table.answer('first:tile-35:flagship');
  expect(table.options).toEqual(['done', 'move:tile-17:carrier']);
  table.answer('move:tile-17:carrier', 'done');
  expect(table.unitsOf(0, 'tile-22')).toEqual({ flagship: 1, carrier: 1 });
  const together = moving('tile-22', (place) =>
    place.units(0, 'tile-35', { flagship: 1 }).units(0, gate, { carrier: 1 }),
  ).answer('together');
  expect(together.options).toEqual(['done', 'move:tile-35:flagship']); // the carrier would come no farther than Bereg
});

ruling('ti4', 'creuss.10', 'Hil Colish: a delta wormhole for all, at all times, as long as it is there', () => {
  const made = position({ factions }).units(0, 'tile-22', { flagship: 1 });
  expect(wormholesIn(made.state, 'tile-22')).toEqual(['delta']);
  expect([0, 1, 2].map((viewer) => adjacent(made.state, home, viewer))).toEqual([
    [gate, 'tile-22'],
    [gate, 'tile-22'],
    [gate, 'tile-22'],
  ]);
  const lost = battle('tile-22', 'space-combat', factions)
    .units(0, 'tile-22', { flagship: 1 }, { flagship: 1 })
    .units(1, 'tile-22', { dreadnought: 2 })
    .dice(1, 10, 10)
    .play(spaceCombat);
  while (!lost.isOver) lost.answer(lost.options.includes('fight') ? 'fight' : (lost.options[0] ?? ''));
  expect([lost.unitsOf(0, 'tile-22'), wormholesIn(lost.state, 'tile-22')]).toEqual([{}, []]);
});

ruling(
  'ti4',
  'creuss.11',
  'Hil Colish: all ships are named first; the second group chooses its ways when the first has moved, and must come',
  () => {
    const table = moving('tile-22', (place) =>
      place
        .technologies(0, 'fighter-2')
        .units(0, 'tile-35', { flagship: 1, infantry: 2 })
        .units(0, home, { carrier: 1, fighter: 3 })
        .units(0, 'creuss', { infantry: 1 }),
    ).answer('first:tile-35:flagship');
    table.answer('move:tile-51:carrier', 'move:tile-51:fighter');
    expect(table.options).toEqual(['count:3', 'count:2', 'count:1']);
    table.answer('count:2');
    expect(table.state.tactical?.moves.map(({ path }) => path)).toEqual([[home], [home]]);
    table.answer('back:1', 'move:tile-51:carrier', 'done');
    expect([table.prompt, table.unitsOf(0, 'tile-22')]).toEqual(['ti4.load', {}]); // the flagship loads
    table.answer('load:tile-35:infantry:2');
    expect(table.unitsOf(0, 'tile-22')).toEqual({ flagship: 1, infantry: 2 });
    expect([table.prompt, table.options.includes('done')]).toEqual(['ti4.load', false]); // now the carrier; no way back
    expect(table.options).not.toContain('load:tile-51:fighter:3'); // two of them go by themselves
    table.answer('load:creuss:infantry:1', 'loaded');
    expect(table.unitsOf(0, 'tile-22')).toEqual({ flagship: 1, carrier: 1, fighter: 2, infantry: 3 });
  },
);

ruling(
  'ti4',
  'creuss.12',
  'Hil Colish: the others may pass its old place before it goes; it takes its wormhole along and has no other',
  () => {
    const last = moving('tile-23', (place) =>
      place.units(0, 'tile-22', { flagship: 1 }).units(0, home, { cruiser: 1 }),
    );
    expect(last.options).toContain('last:tile-22:flagship');
    last.answer('last:tile-22:flagship', 'move:tile-51:cruiser', 'done');
    expect(last.unitsOf(0, 'tile-23')).toEqual({ flagship: 1, cruiser: 1 });
    const lost = moving(
      'tile-22',
      (place) =>
        place
          .replace('tile-35', 'tile-41')
          .units(0, 'tile-41', { flagship: 1 })
          .units(0, home, { cruiser: 1 })
          .dice(10, 3), // both leave the rift, the cruiser before
    ).answer('last:tile-41:flagship', 'move:tile-51:cruiser', 'done');
    expect([lost.unitsOf(0, 'tile-22'), lost.unitsOf(0, 'tile-41')]).toEqual([{ cruiser: 1 }, {}]);
    const itself = moving(home, (place) => place.units(0, 'tile-22', { flagship: 1 }));
    expect(itself.options).toEqual(['done', 'move:tile-22:flagship']); // through its own wormhole
    const onTheWay = moving(home, (place) =>
      place.technologies(0, 'gravity-drive').units(0, 'tile-22', { flagship: 1 }).units(0, 'tile-19', { cruiser: 1 }),
    ).answer('together', 'move:tile-22:flagship', 'done');
    expect(onTheWay.unitsOf(0, home)).toEqual({ flagship: 1 });
    // From home through the gate only: it cannot use a wormhole where it has not been, nor one that it left.
    const far = moving('tile-22', (place) => place.technologies(0, 'gravity-drive').units(0, home, { flagship: 1 }));
    expect(far.isOver).toBe(true);
    const back = moving('tile-23', (place) =>
      place.technologies(0, 'gravity-drive').units(0, 'tile-40', { flagship: 1 }),
    );
    expect(back.options).toEqual(['done', 'move:tile-40:flagship']);
    back.answer('move:tile-40:flagship', 'done');
    expect(back.unitsOf(0, 'tile-23')).toEqual({ flagship: 1 }); // by Tarmann or Bereg, move 1 + 1 for the beta wormhole
  },
);

content('ti4', 'unit/hil-colish', 'where it passes, its wormhole is; where it was, there is none', () => {
  const fetching = moving(gate, (place) =>
    place.technologies(0, 'gravity-drive').units(0, 'tile-22', { flagship: 1 }).units(0, 'bereg', { infantry: 2 }),
  ).answer('move:tile-22:flagship');
  expect(fetching.options).toContain('path:tile-22>tile-35>tile-17');
  fetching.answer('path:tile-22>tile-35>tile-17', 'load:bereg:infantry:2', 'done');
  expect(fetching.unitsOf(0, gate)).toEqual({ flagship: 1, infantry: 2 });
  const andBack = moving('tile-22', (place) =>
    place.technologies(0, 'gravity-drive').units(0, 'tile-22', { flagship: 1 }).units(0, 'creuss', { infantry: 2 }),
  );
  expect(andBack.isOver).toBe(true); // no way leads it home and back
});

content('ti4', 'unit/hil-colish', 'damaged it leads the way as well, and arrives damaged', () => {
  for (const turn of ['first', 'last']) {
    const table = moving('tile-22', (place) =>
      place.units(0, 'tile-35', { flagship: 1, destroyer: 1 }, { flagship: 1 }),
    ).answer(`${turn}:tile-35:flagship`, 'move:tile-35:destroyer', 'done');
    expect(table.state.systems['tile-22']?.units).toEqual([
      { seat: 0, type: 'flagship', count: 1, damaged: 1 },
      { seat: 0, type: 'destroyer', count: 1, damaged: 0 },
    ]);
  }
});

content('ti4', ['unit/hil-colish', 'technology/gravity-drive'], 'of both groups one ship only goes farther', () => {
  const table = moving('tile-22', (place) =>
    place
      .technologies(0, 'gravity-drive')
      .units(0, 'tile-19', { flagship: 1 })
      .units(0, 'tile-31', { carrier: 1 })
      .units(0, gate, { carrier: 1 }),
  ).answer('first:tile-19:flagship');
  table.answer('move:tile-31:carrier', 'move:tile-17:carrier', 'done');
  expect(table.unitsOf(0, 'tile-22')).toEqual({ flagship: 1, carrier: 1 });
  expect(table.unitsOf(0, 'tile-31')).toEqual({ carrier: 1 });
});

ruling(
  'ti4',
  'creuss.13',
  'Hil Colish lost in a gravity rift: who cannot come without it stays, the others must go',
  () => {
    const table = moving('tile-22', (place) =>
      place
        .replace('tile-35', 'tile-41')
        .units(0, 'tile-41', { flagship: 1 })
        .units(0, home, { cruiser: 1 })
        .units(0, 'tile-23', { destroyer: 1 })
        .dice(3),
    ).answer('first:tile-41:flagship');
    table.answer('move:tile-51:cruiser', 'move:tile-23:destroyer', 'done');
    expect(table.events()).toContain('ti4.cannot-come');
    expect([table.unitsOf(0, 'tile-22'), table.unitsOf(0, home), table.unitsOf(0, 'tile-41')]).toEqual([
      { destroyer: 1 },
      { cruiser: 1 },
      {},
    ]);
    const safe = moving('tile-22', (place) =>
      place.replace('tile-35', 'tile-41').units(0, 'tile-41', { flagship: 1 }).units(0, home, { cruiser: 1 }).dice(4),
    ).answer('first:tile-41:flagship');
    safe.answer('move:tile-51:cruiser', 'done');
    expect(safe.unitsOf(0, 'tile-22')).toEqual({ flagship: 1, cruiser: 1 });
  },
);

ruling(
  'ti4',
  'creuss.14',
  'one Space Cannon Offense after both groups; long-range cannons reach through, both ways',
  () => {
    const table = position({ factions })
      .units(0, 'tile-35', { flagship: 1 })
      .units(0, home, { cruiser: 1 })
      .units(1, 'tarmann', { pds: 1 })
      .turnOf(0)
      .with(({ turn }) => turn?.traded.push(1, 2))
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-22', 'first:tile-35:flagship', 'move:tile-51:cruiser', 'done');
    expect([table.seat, table.prompt, table.unitsOf(0, 'tile-22')]).toEqual([
      1,
      'ti4.use-space-cannon',
      { flagship: 1, cruiser: 1 },
    ]);
    const mine = battle('tile-22', 'space-cannon-offense', factions)
      .technologies(0, 'pds-2')
      .units(0, 'creuss', { pds: 1 })
      .units(0, 'tile-22', { flagship: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .play(spaceCannonOffense);
    expect([mine.seat, mine.prompt]).toEqual([0, 'ti4.use-space-cannon']);
    const theirs = battle(home, 'space-cannon-offense', factions)
      .technologies(1, 'pds-2')
      .units(1, 'tarmann', { pds: 1 })
      .units(0, 'tile-22', { flagship: 1 })
      .units(0, home, { cruiser: 1 })
      .play(spaceCannonOffense);
    expect([theirs.seat, theirs.prompt]).toEqual([1, 'ti4.use-space-cannon']);
  },
);

ruling('ti4', 'creuss.15', 'others travel through its wormhole only if they can pass its system', () => {
  const passing = (...technologies: 'light-wave-deflector'[]) =>
    position({ factions })
      .technologies(1, ...technologies)
      .units(0, 'tile-22', { flagship: 1 })
      .units(1, 'tile-40', { cruiser: 1 })
      .tactical(1, home, 'movement')
      .with(({ turn }) => turn?.traded.push(0, 2))
      .play(moveShips);
  expect(passing().isOver).toBe(true);
  expect(passing('light-wave-deflector').options).toEqual(['done', 'move:tile-40:cruiser']);
  expect(waysFrom(position({ factions }).units(0, 'tile-22', { flagship: 1 }).state, 'tile-22', 1)).toContain(home);
});

ruling('ti4', 'creuss.16', 'both sides may retreat through its wormhole; if it is destroyed that way is closed', () => {
  const fight = (damaged: number) =>
    battle('tile-22', 'space-combat', factions)
      .units(0, 'tile-22', { flagship: 1, cruiser: 1 }, { flagship: damaged })
      .units(1, 'tile-22', { dreadnought: 1 })
      .own(1, 'creuss')
      .own(0, 'wellon')
      .units(0, gate, { cruiser: 1 });
  expect(retreats(fight(0).state, 0, 'tile-22')).toEqual([gate]);
  expect(retreats(fight(0).state, 1, 'tile-22')).toEqual([home]);
  const away = fight(0).dice(1, 1, 1).play(spaceCombat).answer('fight', 'retreat');
  expect([away.unitsOf(0, gate), away.unitsOf(0, 'tile-22')]).toEqual([{ flagship: 1, cruiser: 2 }, {}]); // all of it
  const cut = fight(1).dice(1, 1, 10).play(spaceCombat).answer('fight', 'retreat');
  cut.answer('flagship:tile-22:damaged');
  expect(cut.events()).toContain('ti4.announces-retreat');
  expect([cut.events().includes('ti4.retreats'), cut.unitsOf(0, gate)]).toEqual([false, { cruiser: 1 }]); // nowhere to go
});
