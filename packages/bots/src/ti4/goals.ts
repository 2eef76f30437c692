/** What to score next, and what must not be spent before. */
import type { Seat } from '@orrery/kernel';
import type { Ti4 } from '@orrery/ti4';
import {
  canPay,
  influenceOf,
  isPayment,
  openObjectives,
  type PlanetId,
  player,
  pointsOf,
  readiedPlanets,
  requirement,
  resourcesOf,
  scorablePublic,
  secretObjective,
} from '@orrery/ti4/queries';

export interface Reserve {
  readonly resources: number;
  readonly influence: number;
  readonly tradeGoods: number;
  readonly tokens: number;
}

const nothing: Reserve = { resources: 0, influence: 0, tradeGoods: 0, tokens: 0 };

/** Objectives open to all that the seat has not scored. */
function openGoals(g: Ti4, seat: Seat) {
  return openObjectives(g, seat).map((id) => ({ predicate: requirement(id), points: pointsOf(id) }));
}

/** Predicates of everything the seat could still score. */
export function wishes(g: Ti4, seat: Seat) {
  return [
    ...openGoals(g, seat).map(({ predicate }) => predicate),
    ...player(g, seat).secrets.map((id) => secretObjective(id).predicate),
  ];
}

/**
 * What is kept for the status phase: the payment of the dearest objective that can be paid now, unless another one that
 * brings as much stands without payment.
 */
export function reserve(g: Ti4, seat: Seat): Reserve {
  const free = scorablePublic(g, seat).filter((id) => !isPayment(requirement(id)));
  const most = Math.max(0, ...free.map(pointsOf));
  const payable = openGoals(g, seat)
    .flatMap(({ predicate, points }) =>
      points > most && isPayment(predicate) && canPay(g, seat, predicate) ? [{ predicate, points }] : [],
    )
    .sort((a, b) => b.points - a.points || a.predicate.amount - b.predicate.amount);
  const [goal] = payable;
  switch (goal?.predicate.kind) {
    case 'spend-resources':
      return { ...nothing, resources: goal.predicate.amount };
    case 'spend-influence':
      return { ...nothing, influence: goal.predicate.amount };
    case 'spend-trade-goods':
      return { ...nothing, tradeGoods: goal.predicate.amount };
    case 'spend-command-tokens':
      return { ...nothing, tokens: goal.predicate.amount };
    default:
      return nothing;
  }
}

/** What may be spent without touching the reserve: the planets that are best kept for it are not counted. */
export function spendable(g: Ti4, seat: Seat, currency: 'resources' | 'influence'): number {
  const kept = reserve(g, seat);
  const other = currency === 'resources' ? 'influence' : 'resources';
  const worth = (id: PlanetId, of: typeof currency) => (of === 'resources' ? resourcesOf(g, id) : influenceOf(g, id));
  let due = kept[other];
  let sum = player(g, seat).tradeGoods - kept.tradeGoods - kept[currency];
  const planets = readiedPlanets(g, seat).sort(
    (a, b) => worth(b, other) - worth(b, currency) - (worth(a, other) - worth(a, currency)),
  );
  for (const id of planets) {
    if (due > 0) due -= worth(id, other);
    else sum += worth(id, currency);
  }
  return Math.max(0, sum);
}
