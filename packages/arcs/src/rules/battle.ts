/** Catalogue: battle. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { diceOfKind } from '../content/dice.ts';
import type { DiceLimits } from '../content/hooks.ts';
import type { SystemId } from '../content/map.ts';
import { activeCards } from '../content/registry.ts';
import { allowedDice } from '../figures.ts';
import type { Arcs, Battle } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { citiesDestroyed } from './cities.ts';
import { type Dice, roll, rolled } from './dice.ts';
import { assignHits, hitAttackers, hitDefendingBuildings } from './hits.ts';
import { raid } from './steal.ts';
import { freshAt, hasBuildings, hasPieces, inPlay, rivals, shipsAt } from './table.ts';
import { inOrder } from './window.ts';

export function* battle(g: Arcs, seat: Seat): Rules {
  const { system, defender } = yield* choose(seat, words('arcs.battle'), battleOptions(g, seat), {
    blocked: () => blockedBattles(g, seat),
  });
  yield* fight(g, beginBattle(g, seat, defender, system));
  g.battle = null;
  g.roll = null;
}

export function canBattle(g: Arcs, seat: Seat): boolean {
  const others = rivals(g, seat);
  return inPlay(g).some((id) => shipsAt(g, seat, id) > 0 && others.some((rival) => hasPieces(g, rival, id)));
}

export function battleOptions(g: Arcs, seat: Seat): Option<{ system: SystemId; defender: Seat }>[] {
  return targetsOf(g, seat).map(({ system, defender }) =>
    option(
      `battle:${system}/${defender}`,
      { system, defender },
      'arcs.battle.where',
      { system: the.system(system), defender: the.seat(defender) },
      `system:${system}`,
    ),
  );
}

/** Systems with Loyal ships, and each rival with pieces there (battle.1, battle.2). */
function targetsOf(g: Arcs, seat: Seat): { system: SystemId; defender: Seat }[] {
  const others = rivals(g, seat);
  const found: { system: SystemId; defender: Seat }[] = [];
  for (const system of inPlay(g)) {
    if (shipsAt(g, seat, system) === 0) continue;
    for (const defender of others) if (hasPieces(g, defender, system)) found.push({ system, defender });
  }
  return found;
}

/** Where ships of the seat find no Rival, and where Rivals are without them. */
export function blockedBattles(g: Arcs, seat: Seat): Blocked[] {
  return inPlay(g).flatMap((id): Blocked[] => {
    const hasShips = shipsAt(g, seat, id) > 0;
    const hasRival = rivals(g, seat).some((rival) => hasPieces(g, rival, id));
    if (hasShips === hasRival) return [];
    const label = words('arcs.battle.here', { system: the.system(id) });
    return [{ target: `system:${id}`, label, rule: hasShips ? 'battle.2' : 'battle.1' }];
  });
}

/** A battle as it would begin. */
export function battleAt(g: Arcs, attacker: Seat, defender: Seat, system: SystemId): Battle {
  const attackers = shipsAt(g, attacker, system);
  const allFresh = freshAt(g, attacker, system) === attackers;
  return { system, attacker, defender, attackers, allFresh, taken: 0, ruins: [], keys: 0 };
}

/** The battles that the seat's ships could fight where they are, each with the dice that it would allow. */
export function possibleBattles(g: Arcs, seat: Seat): { system: SystemId; defender: Seat; limits: DiceLimits }[] {
  return targetsOf(g, seat).map(({ system, defender }) => {
    return { system, defender, limits: diceLimits(g, battleAt(g, seat, defender, system)) };
  });
}

function beginBattle(g: Arcs, attacker: Seat, defender: Seat, system: SystemId): Battle {
  g.battle = battleAt(g, attacker, defender, system);
  tell(g, 'arcs.battle.begun', {
    attacker: the.seat(attacker),
    defender: the.seat(defender),
    system: the.system(system),
  });
  return g.battle;
}

/** The steps of a battle in their order (battle.6). */
export function* fight(g: Arcs, b: Battle): Rules {
  yield* defend(g, b);
  if (b.attackers > 0) yield* exchange(g, b); // without a ship there is nobody to collect dice, whatever cards add
  yield* endBattle(g, b);
}

/** What the defender's cards do before dice are collected. */
export function* defend(g: Arcs, b: Battle): Rules {
  yield* inOrder(g, 'defending', [b.defender], (on, holder) => on.defending?.(g, holder, b));
}

export function* endBattle(g: Arcs, b: Battle): Rules {
  yield* inOrder(g, 'battleEnded', [b.attacker, b.defender], (on, holder) => on.battleEnded?.(g, holder, b));
}

/** Roll and resolution; once the dice lie there, hits on the defender count even if no attacker is left (battle.12). */
function* exchange(g: Arcs, b: Battle): Rules {
  const dice = yield* collectDice(g, b);
  yield* roll(g, b.attacker, dice);
  yield* resolveDice(g, b);
  yield* citiesDestroyed(g, b.attacker, b.ruins, true);
  if (b.attackers > 0) yield* raid(g, b.attacker, b.defender, b.keys); // raid.1
}

/** All hits of the dice that lie there. */
export function* resolveDice(g: Arcs, b: Battle): Rules {
  b.keys = rolled(g, 'key');
  yield* hitAttackers(g, b, rolled(g, 'selfHit'));
  yield* intercept(g, b);
  yield* assignHits(g, b, rolled(g, 'hit'));
  yield* hitDefendingBuildings(g, b, rolled(g, 'buildingHit'));
}

/** One hit for each fresh defending ship, once per battle (battle.8). */
function* intercept(g: Arcs, b: Battle): Rules {
  let count = rolled(g, 'intercept');
  for (const { modify } of activeCards(g, b.attacker))
    count = modify?.attackIntercepts?.(count, g, b.attacker, b) ?? count;
  const isAdded = activeCards(g, b.defender).some(({ modify }) => modify?.addsIntercept?.(g, b.defender, b));
  if (count === 0 && !isAdded) return;
  let hits = freshAt(g, b.defender, b.system);
  for (const { on } of activeCards(g, b.defender))
    if (on?.intercepting) hits = yield* on.intercepting(g, b.defender, b);
  tell(g, 'arcs.intercepted', { attacker: the.seat(b.attacker), defender: the.seat(b.defender), hits });
  yield* hitAttackers(g, b, hits);
  yield* inOrder(g, 'intercepted', [b.defender], (on, holder) => on.intercepted?.(g, holder, b));
}

/** Asks kind by kind how many dice are collected. */
function* collectDice(g: Arcs, b: Battle): Rules<Dice> {
  const limits = diceLimits(g, b);
  let combinations = allowedDice(limits);
  const dice: Dice = { skirmish: 0, assault: 0, raid: 0 };
  for (const kind of ['skirmish', 'assault', 'raid'] as const) {
    const counts = [...new Set(combinations.map((each) => each[kind]))].sort((x, y) => y - x);
    const options = counts.map((count) =>
      option(`${kind}:${count}`, count, 'arcs.dice.count', { kind: the.die(kind), count }),
    );
    dice[kind] = yield* choose(b.attacker, words('arcs.dice', { kind: the.die(kind) }), options, {
      blocked: () => blockedDice(g, b, limits),
    });
    combinations = combinations.filter((each) => each[kind] === dice[kind]);
  }
  tell(g, 'arcs.dice.collected', { attacker: the.seat(b.attacker), ...dice });
  return dice;
}

/** Why there are no raid dice: the defender's buildings, or a card. */
function blockedDice(g: Arcs, b: Battle, { raid: most }: DiceLimits): Blocked[] {
  if (most > 0) return [];
  const label = words('arcs.dice.count', { kind: the.die('raid'), count: 1 });
  return [{ label, rule: isRaidable(g, b) ? 'fine-print.5' : 'battle.5' }];
}

/** The defender has a building here, or none at all. */
function isRaidable(g: Arcs, { defender, system }: Battle): boolean {
  return hasBuildings(g, defender, system) || !inPlay(g).some((id) => hasBuildings(g, defender, id));
}

/** At most a die per attacking ship; raid dice only against some defenders (battle.3, battle.5). */
export function diceLimits(g: Arcs, b: Battle): DiceLimits {
  let limits: DiceLimits = {
    least: 0,
    most: b.attackers,
    raid: isRaidable(g, b) ? diceOfKind : 0,
    assaultWithSkirmish: false,
  };
  for (const { modify } of activeCards(g, b.attacker))
    limits = modify?.attackDice?.(limits, g, b.attacker, b) ?? limits;
  for (const { modify } of activeCards(g, b.defender))
    limits = modify?.defenseDice?.(limits, g, b.defender, b) ?? limits;
  return limits;
}
