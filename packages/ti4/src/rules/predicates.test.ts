/** Each objective: fulfilled with just enough, and not with one thing less. */
import { covers } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type PlanetId, planet, planetIds } from '../content/planets.ts';
import type { Payment, Standing } from '../content/predicates.ts';
import { publicObjective, publicObjectiveIds } from '../content/public-objectives.ts';
import { secretObjective, secretObjectiveIds } from '../content/secret-objectives.ts';
import { mecatol, type SystemId, system } from '../content/systems.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { type Position, position } from '../testing/index.ts';
import { adjacent, systemsOf } from './galaxy.ts';
import { canPay, isPayment, stands } from './predicates.ts';

/** Six factions on the preset galaxy; seat 0 has nothing but its home. */
function empty(): Position {
  return position({ players: 6 });
}

function planetsWhere(p: Position, matches: (id: PlanetId) => boolean): PlanetId[] {
  return planetIds.filter((id) => p.state.planets[id]?.owner === null && matches(id));
}

function owning(many: number, matches: (id: PlanetId) => boolean): Position {
  const p = empty();
  const found = planetsWhere(p, matches).slice(0, many);
  if (found.length < many) throw new Error(`only ${found.length} such planets`);
  return p.own(0, ...found);
}

function systemsWhere(matches: (p: Position, id: SystemId) => boolean): SystemId[] {
  const p = empty();
  return systemsOf(p.state).filter((id) => matches(p, id));
}

function shipsAt(...ids: SystemId[]): Position {
  const p = empty();
  for (const id of ids) p.units(0, id, { destroyer: 1 });
  return p;
}

function knowing(...ids: TechnologyId[]): Position {
  return empty().technologies(0, ...ids);
}

const two: Readonly<Record<string, readonly TechnologyId[]>> = {
  propulsion: ['antimass-deflectors', 'gravity-drive'],
  biotic: ['neural-motivator', 'dacxive-animators'],
  warfare: ['plasma-scoring', 'magen-defense-grid'],
  cybernetic: ['sarween-tools', 'graviton-laser-system'],
};
const upgrades: readonly TechnologyId[] = ['carrier-2', 'cruiser-2', 'destroyer-2'];
const isAt = (p: Position, id: SystemId, matches: (near: SystemId) => boolean) =>
  adjacent(p.state, id, 0).some(matches);

/** A position that fulfils the predicate with nothing to spare, and the same with one thing less. */
function examples(predicate: Standing | Payment): readonly [enough: Position, less: Position] {
  const both = (make: (many: number) => Position, min: number) => [make(min), make(min - 1)] as const;
  const ships = (ids: readonly SystemId[], min: number) => both((many) => shipsAt(...ids.slice(0, many)), min);
  switch (predicate.kind) {
    case 'planets-same-trait':
      return both((many) => {
        const p = owning(many, (id) => planet(id).trait === 'hazardous');
        // As many of the two other traits as would not do.
        const others = planetsWhere(p, (id) => planet(id).trait === 'cultural').slice(0, predicate.min - 1);
        return p.own(0, ...others);
      }, predicate.min);
    case 'planets-with-trait':
      return both((many) => {
        const p = owning(many, (id) => planet(id).trait === predicate.trait);
        return p.own(0, ...planetsWhere(p, (id) => planet(id).trait !== predicate.trait && planet(id).trait !== null));
      }, predicate.min);
    case 'planets-outside-home-systems':
      return both((many) => owning(many, (id) => system(planet(id).system).kind !== 'home'), predicate.min);
    case 'planets-in-other-home-systems':
      return [empty().own(0, 'jol'), empty().own(0, 'mecatol-rex')];
    case 'planets-with-tech-specialty':
      return both((many) => {
        const p = owning(many, (id) => planet(id).specialty !== null);
        return p.own(0, ...planetsWhere(p, (id) => planet(id).specialty === null));
      }, predicate.min);
    case 'unit-upgrades-owned':
      return both((many) => knowing(...upgrades.slice(0, many), 'neural-motivator'), predicate.min);
    case 'technologies-by-color':
      return both(
        (many) =>
          knowing(
            ...Object.values(two).slice(0, many).flat(),
            ...Object.values(two)
              .slice(many)
              .map((pair) => pair[0] as TechnologyId),
            ...upgrades,
          ),
        predicate.colors,
      );
    case 'technologies-one-color':
      return both(
        (many) =>
          knowing(
            ...(['antimass-deflectors', 'gravity-drive', 'fleet-logistics', 'light-wave-deflector'] as const).slice(
              0,
              many,
            ),
            'plasma-scoring',
            'carrier-2',
          ),
        predicate.min,
      );
    case 'faction-technologies-owned':
      return [knowing('advanced-carrier-2', 'spec-ops-2'), knowing('advanced-carrier-2', 'neural-motivator')];
    case 'systems-with-ships':
      return ships(
        systemsWhere((_p, id) => system(id).kind === 'blue'),
        predicate.min,
      );
    case 'systems-with-ships-adjacent-to-mecatol':
      return both(
        (many) => shipsAt(mecatol, ...systemsWhere((p, id) => isAt(p, id, (near) => near === mecatol)).slice(0, many)),
        predicate.min,
      );
    case 'systems-with-ships-adjacent-to-anomaly':
      return both(
        (many) =>
          shipsAt(
            ...systemsWhere((p, id) => isAt(p, id, (near) => system(near).anomaly !== null)).slice(0, many),
            ...systemsWhere((p, id) => !isAt(p, id, (near) => system(near).anomaly !== null)).slice(0, 3),
          ),
        predicate.min,
      );
    case 'systems-with-ships-adjacent-to-other-home': {
      const isOther = (near: SystemId) => system(near).kind === 'home' && system(near).faction !== 'sol';
      const [beside] = systemsWhere((p, id) => system(id).kind !== 'home' && isAt(p, id, isOther));
      const [away] = systemsWhere((p, id) => isAt(p, id, (near) => near === 'tile-01') && !isAt(p, id, isOther));
      return [shipsAt(beside as SystemId), shipsAt('tile-12', away as SystemId)];
    }
    case 'ships-at-wormholes': {
      const [alpha] = systemsWhere((_p, id) => system(id).wormholes.includes('alpha'));
      const [beta] = systemsWhere((_p, id) => system(id).wormholes.includes('beta'));
      return [shipsAt(alpha as SystemId, beta as SystemId), shipsAt(alpha as SystemId)];
    }
    case 'ships-with-enemy-space-dock':
      return [
        shipsAt('tile-12').units(1, 'jol', { 'space-dock': 1 }),
        shipsAt('tile-12', 'tile-01').units(0, 'jord', { 'space-dock': 1 }),
      ];
    case 'units-on-board':
      return both((many) => withUnits(predicate.unit, many), predicate.min);
    case 'control-mecatol-with-ships':
      return [
        empty().own(0, 'mecatol-rex').custodiansGone().units(0, mecatol, { cruiser: 1, fighter: 2 }),
        empty().own(0, 'mecatol-rex').custodiansGone().units(0, mecatol, { cruiser: 1, fighter: 1 }),
      ];
    case 'spend-resources':
      return both((many) => empty().exhausted('jord').goods(0, many), predicate.amount);
    case 'spend-influence':
      return both((many) => empty().exhausted('jord').goods(0, many), predicate.amount);
    case 'spend-trade-goods':
      return both((many) => empty().goods(0, many, 4), predicate.amount);
    case 'spend-command-tokens':
      return both((many) => empty().pools(0, { tactic: many - 1, strategy: 1, fleet: 5 }), predicate.amount);
    case 'discard-action-cards':
      return both(
        (many) =>
          empty().hand(0, ...(['sabotage', 'sabotage', 'bunker', 'parley', 'intercept'] as const).slice(0, many)),
        predicate.amount,
      );
  }
}

function withUnits(type: 'pds' | 'space-dock' | 'dreadnought' | string, many: number): Position {
  const p = owning(6, (id) => system(planet(id).system).kind === 'blue');
  if (type === 'dreadnought') return p.pools(0, { fleet: 5 }).units(0, 'tile-01', { dreadnought: many });
  const planets = planetIds.filter((id) => p.state.planets[id]?.owner === 0);
  for (const id of planets.slice(0, many)) p.units(0, id, { [type]: 1 });
  return p;
}

function isMet(p: Position, predicate: Standing | Payment): boolean {
  return isPayment(predicate) ? canPay(p.state, 0, predicate) : stands(p.state, 0, predicate);
}

for (const id of publicObjectiveIds) {
  const cited = { content: `public-objective/${id}`, ruling: `po/${id}.1` };
  covers('ti4', cited, 'is fulfilled with just enough, not with less', () => {
    const { predicate } = publicObjective(id);
    const [enough, less] = examples(predicate);
    expect(isMet(enough, predicate)).toBe(true);
    expect(isMet(less, predicate)).toBe(false);
  });
}

for (const id of secretObjectiveIds) {
  const figures = secretObjective(id);
  if (figures.phase === 'action') continue; // content/secret-objectives
  const cited = { content: `secret-objective/${id}`, ruling: `so/${id}.1` };
  covers('ti4', cited, 'is fulfilled with just enough, not with less', () => {
    const [enough, less] = examples(figures.predicate);
    expect(isMet(enough, figures.predicate)).toBe(true);
    expect(isMet(less, figures.predicate)).toBe(false);
  });
}
