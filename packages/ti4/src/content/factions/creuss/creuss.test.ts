import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { adjacent, areNeighbours, onEdge, waysFrom, wormholesIn } from '../../../rules/galaxy.ts';
import { moveValue } from '../../../rules/paths.ts';
import { retreats } from '../../../rules/retreat.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { openWindow } from '../../../rules/window.ts';
import { battle, position, rollsOf } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';
import { system } from '../../systems.ts';

// Alpha: 26, 39; beta: 25, 40; delta: 17 (the gate, beside 31, 36 and 50) and 51 (the home).
const factions: FactionId[] = ['creuss', 'xxcha', 'hacan'];
const home = 'tile-51';
const gate = 'tile-17';

ruling('ti4', 'creuss.1', 'Quantum Entanglement: for me alpha and beta are one; delta leads to delta only', () => {
  const { state: g } = position({ factions });
  expect(adjacent(g, 'tile-26', 0)).toEqual(expect.arrayContaining(['tile-39', 'tile-25', 'tile-40']));
  expect(adjacent(g, home, 0)).toEqual([gate]);
  expect(adjacent(g, 'tile-26', 0)).not.toContain(home);
  const token = position({ factions }).with(({ effects }) => {
    effects.push({ source: 'technology/wormhole-generator', holder: 0, until: 'game', target: 'alpha:tile-51' });
  });
  expect(adjacent(token.state, home, 0)).toEqual(expect.arrayContaining([gate, 'tile-39', 'tile-40']));
});

ruling('ti4', ['creuss.2', 'all.20'], 'Quantum Entanglement: for moves, retreats and cannons; no law stops it', () => {
  const banned = position({ factions }).law('enforced-travel-ban', 'for').own(0, 'quann');
  expect(waysFrom(banned.state, 'tile-39', 0)).toContain('tile-40');
  expect(retreats(banned.units(0, 'tile-39', { cruiser: 1 }).state, 0, 'tile-39')).toEqual(['tile-25']);
  const cannon = battle('tile-39', 'space-cannon-offense', ['xxcha', 'creuss', 'hacan'])
    .technologies(1, 'pds-2')
    .units(1, 'quann', { pds: 1 })
    .units(0, 'tile-39', { cruiser: 1 })
    .play(spaceCannonOffense);
  expect([cannon.seat, cannon.prompt]).toEqual([1, 'ti4.use-space-cannon']);
});

ruling('ti4', 'creuss.3', 'Quantum Entanglement: others have only the ordinary wormholes', () => {
  const { state: g } = position({ factions }).own(1, 'quann').units(1, 'tile-39', { cruiser: 1 });
  expect(adjacent(g, 'tile-39', 1)).not.toContain('tile-40');
  expect(retreats(g, 1, 'tile-39')).toEqual([]);
  const cannon = battle('tile-39', 'space-cannon-offense', factions)
    .technologies(1, 'pds-2')
    .units(1, 'quann', { pds: 1 })
    .units(0, 'tile-39', { cruiser: 1 })
    .play(spaceCannonOffense);
  expect(cannon.isOver).toBe(true);
});

ruling('ti4', 'creuss.4', 'neighbours go by my view, for both', () => {
  const met = position({ factions }).units(0, 'tile-39', { cruiser: 1 }).units(1, 'tile-40', { cruiser: 1 });
  expect([areNeighbours(met.state, 0, 1), areNeighbours(met.state, 1, 0)]).toEqual([true, true]);
  const strangers = position({ factions }).units(1, 'tile-39', { cruiser: 1 }).units(2, 'tile-40', { cruiser: 1 });
  expect(areNeighbours(strangers.state, 1, 2)).toBe(false);
});

ruling('ti4', 'creuss.5', 'what strikes systems adjacent to something does not use it against me', () => {
  const { state: g } = position({ factions }).units(0, 'tile-40', { cruiser: 1 });
  expect([0, 1, 2].filter((viewer) => adjacent(g, 'tile-39', viewer).includes('tile-40'))).toEqual([0]);
});

/** How far a ship that starts there can move in a tactical action of `active`. */
function reach(place: Parameters<typeof moveValue>[2]['place'], active = 0, tile = place) {
  const made = position({ factions });
  if (tile !== place) made.replace('tile-47', tile);
  return moveValue(made.tactical(active, 'tile-18', 'movement').state, 0, { type: 'cruiser', place: tile });
}

ruling('ti4', 'creuss.6', 'Slipstream: from home or from an alpha or beta wormhole one system farther', () => {
  expect([reach(home), reach('tile-39'), reach('tile-40'), reach('tile-19')]).toEqual([3, 3, 3, 2]);
  expect(reach(home, 1)).toBe(2); // not in the actions of others
  const nebula = position({ factions })
    .with(({ effects }) => {
      effects.push({ source: 'technology/wormhole-generator', holder: 0, until: 'game', target: 'beta:tile-42' });
    })
    .tactical(0, 'tile-18', 'movement');
  expect(moveValue(nebula.state, 0, { type: 'cruiser', place: 'tile-42' })).toBe(2);
  expect(moveValue(nebula.state, 1, { type: 'cruiser', place: 'tile-39' })).toBe(2); // nobody else's ships
});

content('ti4', 'faction/creuss', 'Slipstream: the carrier comes from home through the gate in one go', () => {
  const table = position({ factions })
    .units(0, home, { carrier: 1, infantry: 2 })
    .turnOf(0)
    .strategyCards(['leadership'], ['diplomacy'], ['trade'])
    .from('turn');
  const enemies = () => table.options.filter((id) => id.startsWith('move:'));
  table.answer('tactical', 'activate:tile-36');
  while (table.prompt !== 'ti4.move-ships') table.answer('pass');
  expect(enemies()).toEqual(['move:tile-51:carrier']);
  table.answer('move:tile-51:carrier', 'load:tile-51:infantry:2', 'done');
  expect(table.unitsOf(0, 'tile-36')).toMatchObject({ carrier: 1 });
});

ruling(
  'ti4',
  'creuss.7',
  'Slipstream: neither the gate nor the flagship’s wormhole count, but a token there does',
  () => {
    expect(reach(gate)).toBe(2);
    const flagship = position({ factions }).units(0, 'tile-19', { flagship: 1 }).tactical(0, 'tile-18', 'movement');
    expect(moveValue(flagship.state, 0, { type: 'cruiser', place: 'tile-19' })).toBe(2);
    const token = position({ factions })
      .with(({ effects }) => {
        effects.push({ source: 'technology/wormhole-generator', holder: 0, until: 'game', target: `alpha:${gate}` });
      })
      .tactical(0, 'tile-18', 'movement');
    expect(moveValue(token.state, 0, { type: 'cruiser', place: gate })).toBe(3);
  },
);

ruling('ti4', 'creuss.8', 'the gate lies on the map and is no home; the home lies off it, on the edge', () => {
  const { state: g } = position({ factions });
  expect([system(gate).kind, system(gate).planets, system(home).kind]).toEqual(['gate', [], 'home']);
  expect([g.systems[gate]?.position === null, g.systems[home]?.position]).toEqual([false, null]);
  expect(onEdge(g, home)).toBe(true);
  expect(adjacent(g, home, 1)).toEqual([gate]);
});

ruling('ti4', 'creuss.9', 'anybody may use the delta wormholes, and meets me through them', () => {
  const { state: g } = position({ factions }).units(1, gate, { cruiser: 1 });
  expect(waysFrom(g, gate, 1)).toContain(home);
  expect([areNeighbours(g, 0, 1), areNeighbours(g, 1, 0)]).toEqual([true, true]); // I am at home
});

const splice = 'use:technology/dimensional-splicer';

/** Creuss attacks at a wormhole, or elsewhere. */
function fight(where: 'tile-39' | 'tile-22', units: object, technologies = ['dimensional-splicer' as const]) {
  return battle(where, 'space-combat', factions)
    .technologies(0, ...technologies)
    .units(0, where, { cruiser: 1 })
    .units(1, where, units);
}

content('ti4', 'technology/dimensional-splicer', 'as a fight begins at a wormhole I hit a ship of my choice', () => {
  const table = fight('tile-39', { carrier: 1, destroyer: 1, fighter: 2 }).play(spaceCombat);
  expect([table.seat, table.options]).toEqual([0, [splice, 'pass']]);
  table.answer(splice);
  expect(table.options).toEqual(['carrier:tile-39', 'destroyer:tile-39', 'fighter:tile-39']);
  table.answer('carrier:tile-39');
  expect(table.unitsOf(1, 'tile-39').carrier).toBeUndefined();
});

ruling('ti4', 'creuss.17', 'Dimensional Splicer: any wormhole, once, and only where I have a ship in the fight', () => {
  const elsewhere = fight('tile-22', { dreadnought: 1 }).play(spaceCombat);
  expect(elsewhere.options).not.toContain(splice);
  const flagship = fight('tile-22', { dreadnought: 1 }).units(0, 'tile-22', { flagship: 1 }).play(spaceCombat);
  expect(flagship.options).toEqual([splice, 'pass']); // its own wormhole
  const folded = battle('tile-18', 'space-combat', ['winnu', 'creuss', 'hacan'])
    .technologies(0, 'lazax-gate-folding')
    .technologies(1, 'dimensional-splicer')
    .units(0, 'tile-18', { dreadnought: 1 })
    .units(1, 'tile-18', { cruiser: 1 })
    .play(spaceCombat);
  expect([folded.seat, folded.options]).toEqual([1, [splice, 'pass']]);
  folded.answer(splice, 'sustain:dreadnought:tile-18');
  expect(folded.options).not.toContain(splice); // two wormholes, one hit
  const theirs = battle('tile-39', 'space-combat', ['xxcha', 'hacan', 'creuss'])
    .technologies(2, 'dimensional-splicer')
    .units(0, 'tile-39', { cruiser: 1 })
    .units(1, 'tile-39', { cruiser: 1 })
    .units(2, 'tile-26', { cruiser: 1 })
    .play(spaceCombat);
  expect(theirs.options).not.toContain(splice); // not my fight
  const infantry = position({ factions: ['nekro', 'creuss', 'hacan'] })
    .technologies(0, 'dimensional-splicer')
    .units(0, 'quann', { infantry: 1 })
    .units(1, 'tile-25', { cruiser: 1 })
    .tactical(1, 'tile-25', 'space-combat')
    .combat({
      kind: 'space',
      system: 'tile-25',
      attacker: 1,
      defender: 0,
      enlisted: [{ seat: 0, place: 'quann', type: 'infantry', count: 1 }],
    })
    .play(function* (g) {
      if (g.combat) yield* openWindow(g, 'when space-combat-start', { combat: g.combat });
    });
  expect(infantry.isOver).toBe(true); // whoever copies it needs a ship, too
});

ruling(
  'ti4',
  ['creuss.18', 'all.6'],
  'Dimensional Splicer: only the ship named may sustain it; without ships left the fight is won before the barrage',
  () => {
    const table = fight('tile-39', { dreadnought: 1, cruiser: 1 }).play(spaceCombat);
    table.answer(splice, 'cruiser:tile-39');
    expect(table.events()).not.toContain('ti4.sustains');
    expect(table.unitsOf(1, 'tile-39')).toEqual({ dreadnought: 1 });
    const sustained = fight('tile-39', { dreadnought: 1, cruiser: 1 }).play(spaceCombat);
    sustained.answer(splice, 'dreadnought:tile-39');
    expect([sustained.seat, sustained.options]).toEqual([1, ['sustain:dreadnought:tile-39', 'done']]);
    const hurt = battle('tile-39', 'space-combat', factions)
      .technologies(0, 'dimensional-splicer')
      .units(0, 'tile-39', { cruiser: 1 })
      .units(1, 'tile-39', { dreadnought: 2 }, { dreadnought: 1 })
      .play(spaceCombat)
      .answer(splice, 'dreadnought:tile-39:damaged');
    expect(hurt.events()).not.toContain('ti4.sustains'); // the other one cannot help it
    expect(hurt.events()).toContain('ti4.destroyed');
    const won = fight('tile-39', { fighter: 1 }).units(0, 'tile-39', { destroyer: 1 }).play(spaceCombat);
    won.answer(splice);
    expect([won.isOver, rollsOf(won), won.events()]).toEqual([true, [], expect.arrayContaining(['ti4.combat-won'])]);
  },
);

/** The status phase begins for the Creuss on seat 0. */
function generating() {
  return position({ factions }).technologies(0, 'wormhole-generator');
}

ruling(
  'ti4',
  'creuss.19',
  'Wormhole Generator: must be used; where I control a planet, or far from foreign ships',
  () => {
    const table = generating()
      .own(0, 'bereg')
      .units(1, 'tile-35', { cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .units(1, 'wellon', { infantry: 1, pds: 1 })
      .play(function* (g) {
        yield* openWindow(g, 'when status-phase-start', {});
      });
    expect(table.options).toEqual(['alpha', 'beta']);
    table.answer('alpha');
    expect(table.options).toEqual(expect.arrayContaining(['to:tile-35', 'to:tile-19', `to:${home}`, `to:${gate}`]));
    expect(table.options).not.toContain('to:tile-22');
    expect(table.options).not.toContain('to:tile-14'); // a home that is not mine
  },
);

ruling(
  'ti4',
  'creuss.20',
  'a token may be put back where it lies, beside the other one or onto the same wormhole',
  () => {
    const table = generating().play(function* (g) {
      for (let phase = 0; phase < 3; phase++) yield* openWindow(g, 'when status-phase-start', {});
    });
    table.answer('alpha', 'to:tile-39', 'alpha', 'to:tile-39', 'beta', 'to:tile-39');
    expect(wormholesIn(table.state, 'tile-39')).toEqual(['alpha', 'beta']);
    table.state.systems['tile-39']?.units.push({ seat: 1, type: 'cruiser', count: 1, damaged: 0 });
    expect(wormholesIn(table.state, 'tile-39')).toEqual(['alpha', 'beta']); // it stays when ships come
  },
);

const iff = 'use:note/creuss-iff/1';

/** Seat 0, Xxcha, has the note of the Creuss as its turn begins. */
function withNote() {
  return position({ factions: ['xxcha', 'creuss', 'hacan'] })
    .note(0, 'creuss-iff', 1)
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['trade']);
}

content('ti4', 'note/creuss-iff', 'as my turn begins I lay a wormhole token of the Creuss', () => {
  const table = withNote().from('turn');
  expect(table.options).toEqual([iff, 'pass']);
  table.answer(iff, 'beta', 'to:tile-22');
  expect(wormholesIn(table.state, 'tile-22')).toEqual(['beta']);
  expect(table.player(1).notes).toContainEqual({ id: 'creuss-iff', of: 1 });
  const theirs = withNote().turnOf(2).from('turn');
  expect(theirs.options).not.toContain(iff); // only as my own turn begins
});

ruling('ti4', 'creuss.21', 'Creuss IFF: my planets count, and ships of the Creuss bar other systems', () => {
  const table = withNote()
    .own(0, 'bereg')
    .units(1, 'tile-35', { cruiser: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .from('turn')
    .answer(iff, 'alpha');
  expect(table.options).toContain('to:tile-35');
  expect(table.options).toContain('to:tile-14'); // my home
  expect(table.options).not.toContain('to:tile-22');
  expect(table.options).not.toContain(`to:${home}`);
});

ruling(
  'ti4',
  'creuss.22',
  'Creuss IFF: needs no Wormhole Generator, and may move a token that lies on the board',
  () => {
    const table = withNote()
      .with(({ effects }) => {
        effects.push({ source: 'technology/wormhole-generator', holder: 1, until: 'game', target: 'alpha:tile-19' });
      })
      .from('turn')
      .answer(iff, 'alpha', 'to:tile-22');
    expect([wormholesIn(table.state, 'tile-19'), wormholesIn(table.state, 'tile-22')]).toEqual([[], ['alpha']]);
    expect(table.player(1).technologies).toEqual([]);
  },
);
