/** Random battles of all factions from the first shot to the last landing. */
import { expect, test } from 'vitest';
import { actionCardsInGame } from '../content/action-cards.ts';
import { type FactionId, factionIds } from '../content/factions.ts';
import { unitUsed } from '../content/registry.ts';
import { type TechnologyId, technologyIds } from '../content/technologies.ts';
import { plastic, type UnitType, unitClass, unitTypes } from '../content/units.ts';
import { broken } from '../invariants.ts';
import type { Ti4 } from '../state.ts';
import { battle } from '../testing/index.ts';
import { invasion } from './invasion.ts';
import { groundForcesOn, rivalsWithShips, shipsIn } from './pieces.ts';
import { settle } from './settle.ts';
import { spaceCannonOffense } from './space-cannon.ts';
import { spaceCombat } from './space-combat.ts';

/** Whole numbers below n, the same in every run. */
function numbers(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const systems = ['tile-36', 'tile-42', 'tile-18', 'tile-22'] as const;

function randomBattle(below: (n: number) => number) {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const factions: FactionId[] = [];
  while (factions.length < 3) {
    const next = pick(factionIds);
    if (!factions.includes(next)) factions.push(next);
  }
  const here = pick(systems);
  const made = battle(here, 'space-cannon-offense', factions).goods(0, below(8)).goods(1, below(4));
  if (below(2) === 0) made.custodiansGone();
  for (let seat = 0; seat < 3; seat++) {
    const technologies = new Set<TechnologyId>();
    for (let n = below(6); n > 0; n--) technologies.add(pick(technologyIds));
    made.technologies(seat, ...technologies).pools(seat, { fleet: 6 });
    const left = made.state.decks.actions;
    for (let n = below(3); n > 0; n--) made.hand(seat, pick(left.length > 0 ? left : actionCardsInGame()));
    const share = seat === 2 && below(3) > 0 ? 0 : 4;
    for (const type of unitTypes) {
      if (share === 0 || unitUsed(made.state, seat, type) === null || unitClass(type) !== 'ship') continue;
      made.units(seat, here, { [type]: below(Math.min(share, plastic[type])) });
    }
    const troops: Partial<Record<UnitType, number>> = { infantry: below(5) };
    if (shipsIn(made.state, seat, here) > 0) made.units(seat, here, troops);
    made.own(seat, (['lirta-iv', 'wellon', 'saudor'] as const)[seat] as 'saudor');
  }
  const planets = here === 'tile-36' ? (['arnor', 'lor'] as const) : here === 'tile-22' ? (['tarmann'] as const) : [];
  for (const planet of planets) made.units(1, planet, { infantry: below(4), pds: below(3) });
  return made;
}

function* fightItOut(g: Ti4) {
  yield* settle(g);
  for (const [step, resolve] of [
    ['space-cannon-offense', spaceCannonOffense],
    ['space-combat', spaceCombat],
    ['invasion', invasion],
  ] as const) {
    if (g.tactical) g.tactical.step = step;
    yield* resolve(g);
  }
}

test('every battle ends, with one fleet in the system at most and one army on each planet', () => {
  for (let seed = 1; seed <= 80; seed++) {
    const below = numbers(seed);
    const table = randomBattle(below).play(fightItOut);
    while (!table.isOver) {
      const seat = table.seats[below(table.seats.length)] as number;
      const options = table.optionsOf(seat);
      table.answerAs(seat, options[below(options.length)] as string);
    }
    const g = table.snapshot();
    if (g.winner !== null) continue;
    const system = g.tactical?.system ?? 'tile-18';
    expect(broken(g), `seed ${seed}`).toBeNull();
    expect([g.combat, g.roll, g.effects], `seed ${seed}`).toEqual([null, null, []]);
    if (shipsIn(g, 0, system) > 0) expect(rivalsWithShips(g, 0, system), `seed ${seed}`).toEqual([]);
    for (const planet of ['arnor', 'lor', 'tarmann', 'mecatol-rex'] as const) {
      const armies = [0, 1, 2].filter((seat) => groundForcesOn(g, seat, planet) > 0);
      expect(armies.length, `seed ${seed}, ${planet}`).toBeLessThan(2);
      if (armies.length === 1) expect(g.planets[planet]?.owner, `seed ${seed}`).toBe(armies[0]);
    }
  }
});
