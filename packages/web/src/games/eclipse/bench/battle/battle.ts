/** What a battle looks like: who has acted, which dice hit what. No rule is decided here. */

import type { EclipseView } from '@orrery/eclipse';
import { isHit } from '@orrery/eclipse/figures';
import { type Owner, ratingsOf, type Squadron } from '../../model.ts';

export type BattleView = NonNullable<EclipseView['battle']>;
export type RollView = NonNullable<EclipseView['roll']>;

export interface Turn extends Squadron {
  readonly initiative: number;
  readonly state: 'done' | 'acting' | 'waiting';
}

const isSame = (a: Squadron, b: Squadron): boolean => a.owner === b.owner && a.type === b.type;

/** The types that fight, in the order in which they act: those that have acted this round, the one that acts, the others. */
export function turnsOf(view: EclipseView): Turn[] {
  const { battle } = view;
  if (!battle) return [];
  const { attacker, defender, queue } = battle;
  const initiativeOf = (each: Squadron): number => ratingsOf(view, each)?.initiative ?? 0;
  const present: Squadron[] = [];
  for (const owner of [defender, attacker])
    for (const ship of view.sectors[battle.sector]?.ships ?? [])
      if (ship.owner === owner && !present.some((each) => isSame(each, ship))) present.push({ owner, type: ship.type });
  const acting = queue[0] ?? null;
  const rest = queue.slice(1).filter((each) => present.some((ship) => isSame(each, ship)));
  const others = present
    .filter((ship) => !queue.some((each) => isSame(each, ship)))
    .sort((a, b) => initiativeOf(b) - initiativeOf(a));
  const turn = (each: Squadron, state: Turn['state']): Turn => ({
    owner: each.owner,
    type: each.type,
    initiative: initiativeOf(each),
    state,
  });
  // Missiles are fired only by those that have them: the others wait for the first round.
  const isDone = acting !== null && battle.round > 0;
  const before = others.map((each) => turn(each, isDone ? 'done' : 'waiting'));
  const now = acting ? [turn(acting, 'acting')] : [];
  const after = rest.map((each) => turn(each, 'waiting'));
  return isDone ? [...before, ...now, ...after] : [...now, ...after, ...before];
}

/** The opponent of one side. */
export function enemyOf({ attacker, defender }: BattleView, owner: Owner): Owner {
  return owner === attacker ? defender : attacker;
}

export type DieState = 'miss' | 'used' | 'hit' | 'now';

/** What became of each die on the table: `now` is the one being assigned. */
export function diceStates(view: EclipseView, isAssigning: boolean): DieState[] {
  const { roll } = view;
  if (!roll) return [];
  const computer = ratingsOf(view, roll)?.computer ?? 0;
  const shields = shieldsAgainst(view, roll);
  const hits = roll.dice.map(({ face }) => shields.some((shield) => isHit(face, computer, shield)));
  const now = isAssigning ? roll.dice.findIndex(({ used }, i) => !used && hits[i]) : -1;
  return roll.dice.map(({ used }, i) => (!hits[i] ? 'miss' : used ? 'used' : i === now ? 'now' : 'hit'));
}

/** Shields of the ships that the roll was for; population has none (attack-population.2). */
function shieldsAgainst(view: EclipseView, roll: RollView): number[] {
  const { battle, sectors } = view;
  if (!battle) return [0];
  const enemy = enemyOf(battle, roll.owner);
  const destroyed = battle.fighters.find(({ owner }) => owner === roll.owner)?.destroyed ?? [];
  const targets = [...(sectors[battle.sector]?.ships ?? []), ...destroyed].filter(({ owner }) => owner === enemy);
  return targets.map((ship) => ratingsOf(view, ship)?.shield ?? 0);
}
