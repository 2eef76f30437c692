/** How sides of a battle in Eclipse answer what the rules ask. Whoever works out the odds assumes the same. */
import type { Eclipse, Ship } from '@orrery/eclipse/battles';
import { message, type Option, type Question } from '@orrery/kernel';
import { type Act, type Aim, aimOf } from './aims.ts';
import type { EclipseSide } from './battle.ts';
import { type Fleet, fleetOf, type Squad } from './fleet.ts';
import { inOrder, type Sides } from './pairing.ts';
import type { Position } from './position.ts';

/** The value of the option that is taken; what has nothing to do with the battle is declined. */
export function answerFor(position: Position, sides: readonly EclipseSide[]): (question: Question) => unknown {
  const { g } = position;
  const fleets = sides.map((side, index) => fleetOf(position, index, side));
  const fleetWith = (owner: unknown) => fleets.find((fleet) => fleet.owner === owner) as Fleet;
  const aims = new Map<string, Aiming>();
  return (question) => {
    const options = question.offer ?? (typeof question.options === 'function' ? question.options() : question.options);
    const { key, args } = message(question.prompt);
    if (key === 'eclipse.who-acts-first') return firstOf(options, fleetWith(question.seat));
    if (key === 'eclipse.assign-die') return target(g, options, Number(args?.damage), aims, fleetWith);
    const refuge = options.find(({ value }) => value !== null);
    if (key === 'eclipse.end-stalemate') return refuge?.value ?? null;
    if (key === 'eclipse.activate-ships') {
      const { retreat } = fleetWith(question.seat).side;
      return retreat !== undefined && (g.battle?.round ?? 0) >= retreat ? (refuge?.value ?? null) : null;
    }
    return (options.find(({ idle }) => idle) ?? options[0])?.value;
  };
}

/** Types of equal initiative act in the order in which they are listed. */
function firstOf(options: readonly Option[], { squads }: Fleet): unknown {
  const place = ({ value }: Option) => squads.findIndex(({ type }) => type === (value as Squad).type);
  return options.toSorted((a, b) => place(a) - place(b))[0]?.value;
}

/** Whom a type aims at in a battle between two. */
interface Aiming {
  readonly enemy: Fleet;
  readonly aim: Aim;
}

function aiming({ battle, roll }: Eclipse, known: Map<string, Aiming>, fleetWith: (owner: unknown) => Fleet): Aiming {
  if (!battle || !roll) throw new Error('no dice lie on the table');
  const weapons = battle.round === 0 ? 'missiles' : 'cannons';
  const key = `${battle.attacker}:${battle.defender}:${roll.owner}:${roll.type}:${weapons}`;
  const last = known.get(key);
  if (last) return last;
  const sides: Sides<Fleet> = [fleetWith(battle.attacker), fleetWith(battle.defender)];
  const side = roll.owner === battle.attacker ? 0 : 1;
  const squad = sides[side].squads.findIndex(({ type }) => type === roll.type);
  const acts = inOrder(sides).filter((each) => (sides[each.side].squads[each.squad] as Squad).missiles.length > 0);
  const act: Act = { side, squad, weapons };
  const found = { enemy: sides[1 - side] as Fleet, aim: aimOf(act, sides, acts) };
  known.set(key, found);
  return found;
}

function target(
  g: Eclipse,
  options: readonly Option[],
  damage: number,
  aims: Map<string, Aiming>,
  fleetWith: (owner: unknown) => Fleet,
): unknown {
  const { enemy, aim } = aiming(g, aims, fleetWith);
  const gladly = ({ value }: Option) => {
    const ship = value as Ship;
    const index = enemy.squads.findIndex(({ type }) => type === ship.type);
    return aim(index, (enemy.squads[index] as Squad).ratings.hull + 1 - ship.damage, damage);
  };
  const able = options.filter(({ label }) => message(label).key === 'eclipse.hit-target');
  return able.reduce((best, each) => (gladly(each) > gladly(best) ? each : best)).value;
}
