/** Whom a player's dice are assigned to, die by die. Whoever plays the same battle out answers alike. */
import { type DieFace, dieFaces, isHit } from '@orrery/eclipse/battles';
import type { DieKind, Fleet, Squad } from './fleet.ts';

/** How gladly a die with so much damage is given to a ship of a type that so much more destroys: the highest gets it. */
export type Aim = (squad: number, left: number, damage: number) => number;

/** Ships that act in a battle: missiles once at its beginning, cannons in every round. */
export interface Act {
  readonly side: 0 | 1;
  readonly squad: number;
  readonly weapons: 'missiles' | 'cannons';
}

/** Missiles that are still to come count like this many rounds of cannons. */
const roundsToCome = 3;

/** What an act aims at: `acts` are the missiles of the battle in their order. */
export function aimOf(act: Act, sides: readonly [Fleet, Fleet], missiles: readonly Act[]): Aim {
  const [own, enemy] = [sides[act.side], sides[1 - act.side] as Fleet];
  const { targets } = own.side;
  const order = typeof targets === 'object' ? targets : [];
  const ranks = enemy.squads.map(({ type }) => (order.includes(type) ? order.length - order.indexOf(type) : 0));
  const begun = missiles.findIndex(({ side, squad }) => side === act.side && squad === act.squad);
  const comes = (squad: number) =>
    act.weapons === 'missiles' && missiles.findIndex((each) => each.side !== act.side && each.squad === squad) > begun;
  const worths = enemy.squads.map((squad, index) => {
    const missile = comes(index) ? firepower(squad, squad.missiles, own) / roundsToCome : 0;
    return firepower(squad, squad.cannons, own) + missile + 1e-3;
  });
  return (squad, left, damage) => {
    const rank = ranks[squad] as number;
    // Types apart by more than anything within one; of those whose order is stated, the most damaged ship is first.
    if (rank > 0) return rank * 1e6 - left;
    const dice = Math.ceil(left / damage);
    return (worths[squad] as number) / dice + (dice === 1 ? left : -left) * 1e-8 - squad * 1e-10;
  };
}

/** The damage that one ship does on average with these dice to the fleet as it was at first. */
function firepower({ ratings }: Squad, dice: readonly DieKind[], against: Fleet): number {
  const ships = against.squads.reduce((sum, { count }) => sum + count, 0);
  let chance = 0;
  for (const { count, ratings: theirs } of against.squads) {
    chance += (count / ships) * hitChance(ratings.computer, theirs.shield);
  }
  return chance * dice.reduce((sum, { count, damage }) => sum + count * damage, 0);
}

function hitChance(computer: number, shield: number): number {
  return dieFaces.filter((face) => isHit(face, computer, shield)).length / dieFaces.length;
}

/** Faces that hit the same types. */
export interface FaceClass {
  readonly chance: number;
  readonly faces: readonly DieFace[];
  readonly hits: readonly boolean[];
}

/** Faces by the types that they hit; those that hit none are not among them. */
export function faceClasses({ ratings: { computer } }: Squad, enemy: Fleet): FaceClass[] {
  const classes = new Map<string, FaceClass>();
  for (const face of dieFaces) {
    const hits = enemy.squads.map(({ ratings: { shield } }) => isHit(face, computer, shield));
    if (!hits.includes(true)) continue;
    const name = hits.join();
    const faces = [...(classes.get(name)?.faces ?? []), face];
    classes.set(name, { chance: faces.length / dieFaces.length, faces, hits });
  }
  return [...classes.values()];
}
