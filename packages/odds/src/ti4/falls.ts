/** What dice come to together: hits, and what else is told of them. */
import type { UnitType } from '@orrery/ti4/battles';
import { type Hits, noHits, times, together } from '../core/hits.ts';

/** Dice alike: how many, and what one of them brings. */
export interface DiceAlike {
  readonly type: UnitType;
  readonly dice: number;
  readonly hits: Hits;
  /** The chance of a result that misses by one. */
  readonly near: number;
}

/** One way a roll may fall. */
export interface Fall {
  readonly chance: number;
  readonly hits: number;
  /** So many of the hits must not go to fighters. */
  readonly notToFighters: number;
  /** Trade goods that were spent on it. */
  readonly spent: number;
}

export interface Volley {
  /** The hits, if they are all there is to it. */
  readonly plain: Hits | null;
  readonly falls: readonly Fall[];
  /** An action card that is played for it. */
  readonly card: string | null;
  /** It depends on what the other side has. */
  readonly dependsOnRival: boolean;
}

/** All dice together. */
export function madeOf(
  dice: readonly DiceAlike[],
  again: number,
  heavy: ReadonlySet<UnitType>,
  goods: number,
): Omit<Volley, 'dependsOnRival'> {
  const rolled = dice.map((each) => rolledAgain(each, again));
  if (heavy.size === 0 && goods === 0) {
    return plainly(rolled.reduce((all, { hits, dice: many }) => together(all, times(hits, many)), noHits));
  }
  let falls = new Map<number, number>([[0, 1]]);
  for (const { type, hits, dice: many, near } of rolled) {
    const step = heavy.has(type) ? 1 + heavyStep : 1;
    for (let die = 0; die < many; die++) falls = withDie(falls, hits, step, goods > 0 ? near : 0);
  }
  const list = [...falls].map(([code, chance]): Fall => {
    const hits = code % heavyStep;
    const spent = Math.min(goods, Math.floor(code / nearStep));
    return { chance, hits: hits + spent, notToFighters: Math.floor(code / heavyStep) % heavyStep, spent };
  });
  return { plain: null, falls: merged(list), card: null };
}

/** Falls are told by one number: hits, those not to fighters, and dice that miss by one. */
const heavyStep = 256;
const nearStep = heavyStep * heavyStep;

function withDie(falls: ReadonlyMap<number, number>, hits: Hits, step: number, near: number): Map<number, number> {
  const next = new Map<number, number>();
  const add = (code: number, chance: number) => next.set(code, (next.get(code) ?? 0) + chance);
  for (const [code, chance] of falls) {
    for (const [many, share] of hits.entries()) {
      if (many > 0) add(code + many * step, chance * share);
      else {
        add(code, chance * (share - near));
        if (near > 0) add(code + nearStep, chance * near);
      }
    }
  }
  return next;
}

function merged(falls: readonly Fall[]): Fall[] {
  const found = new Map<string, Fall>();
  for (const fall of falls) {
    const key = `${fall.hits}:${fall.notToFighters}:${fall.spent}`;
    found.set(key, { ...fall, chance: fall.chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
}

function plainly(hits: Hits): Omit<Volley, 'dependsOnRival'> {
  const falls = Array.from(hits, (chance, many) => ({ chance, hits: many, notToFighters: 0, spent: 0 }));
  return { plain: hits, falls: falls.filter(({ chance }) => chance > 0), card: null };
}

/** Dice that miss are rolled again, so many times. */
function rolledAgain(dice: DiceAlike, again: number): DiceAlike {
  if (again === 0) return dice;
  const miss = dice.hits[0] as number;
  const rounds = Array.from({ length: again + 1 }, (_, n) => miss ** n).reduce((sum, each) => sum + each, 0);
  const hits = dice.hits.map((chance, many) => (many === 0 ? miss ** (again + 1) : chance * rounds));
  return { ...dice, hits, near: dice.near * miss ** again };
}

export const noVolley: Volley = { ...plainly(noHits), dependsOnRival: false };
