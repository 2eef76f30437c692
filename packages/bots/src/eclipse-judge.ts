import type { Eclipse } from '@orrery/eclipse';
import {
  damageOf,
  player,
  pointsOf,
  productionOf,
  type Ratings,
  ratings,
  resources,
  rounds,
  sectorsOf,
  shipTypes,
  technologiesOf,
  upkeepOf,
} from '@orrery/eclipse/queries';
import type { Seat } from '@orrery/kernel';
import type { Judge } from './greedy.ts';

/** Decisions at which the last action is over. */
const settled: ReadonlySet<string> = new Set(['eclipse.choose-action', 'eclipse.choose-reaction']);

/** What things are worth, in points. */
const worthOf = {
  /** One unit of production, for each round in which it still comes in. */
  income: 0.11,
  stored: 0.05,
  /** Money missing at the next upkeep: sectors will be lost. */
  debt: -0.8,
  disc: 0.22,
  colonyShip: 0.08,
  technology: 0.35,
  ship: 0.35,
  /** The power of a ship beyond its mere presence. */
  power: 0.12,
  /** The same of a design, whether built or not. */
  design: 0.1,
  keptPart: 0.3,
} as const;

export const eclipseJudge: Judge<Eclipse> = {
  isSettled: ({ prompt }) => settled.has(prompt.key),
  worth(g, seat) {
    const others = g.players.flatMap((_, other) => (other === seat ? [] : [standingOf(g, other)]));
    return standingOf(g, seat) - (0.5 * others.reduce((sum, each) => sum + each, 0)) / others.length;
  },
};

function standingOf(g: Eclipse, seat: Seat): number {
  const sheet = player(g, seat);
  if (sheet.eliminated || sheet.species === null) return pointsOf(g, seat);
  let worth = pointsOf(g, seat) + economy(g, seat) + fleet(g, seat);
  worth += worthOf.technology * technologiesOf(g, seat).length;
  worth += worthOf.disc * sheet.discs + worthOf.colonyShip * sheet.colonyShips.ready;
  worth += worthOf.keptPart * sheet.keptParts.length;
  return worth;
}

/** What comes in until the end, what is stored, and whether the next upkeep can be paid. */
function economy(g: Eclipse, seat: Seat): number {
  const left = rounds - g.round + 1;
  let worth = 0;
  for (const resource of resources) {
    worth += worthOf.income * left * productionOf(g, seat, resource);
    worth += worthOf.stored * player(g, seat).resources[resource];
  }
  const balance = player(g, seat).resources.money + productionOf(g, seat, 'money') - upkeepOf(g, seat);
  return balance < 0 ? worth - worthOf.debt * balance : worth;
}

function fleet(g: Eclipse, seat: Seat): number {
  const power = Object.fromEntries(shipTypes.map((type) => [type, powerOf(ratings(g, seat, type))]));
  let worth = worthOf.design * shipTypes.reduce((sum, type) => sum + (power[type] ?? 0), 0);
  for (const id of sectorsOf(g)) {
    for (const ship of g.sectors[id]?.ships ?? []) {
      if (ship.owner === seat) worth += worthOf.ship + worthOf.power * (power[ship.type] ?? 0);
    }
  }
  return worth;
}

/** Expected damage and endurance of one ship, roughly as a battle would show them. */
function powerOf({ cannons, missiles, computer, shield, hull, initiative, move }: Ratings): number {
  const chance = Math.min(5, 1 + computer) / 6;
  const dealt = [...cannons, ...missiles].reduce(
    (sum, { colour, count }) => sum + count * damageOf[colour] * chance,
    0,
  );
  return dealt * 2 + hull + shield * 0.7 + initiative * 0.15 + move * 0.2;
}
