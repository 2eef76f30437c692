/** What the dice of one type of ships do to the other side: die by die for players, roll by roll for non-players. */
import { assignedByRule, type DieFace } from '@orrery/eclipse/battles';
import { type Act, type Aim, aimOf, type FaceClass, faceClasses } from './aims.ts';
import type { DieKind, Fleet, Ships, Squad } from './fleet.ts';
import type { Register } from './register.ts';

/** One way in which dice may fall, as far as it matters. */
export interface Roll {
  readonly chance: number;
  /** By the numbers of their kind and of the class of their face. */
  readonly dice: readonly { readonly kind: number; readonly hits: number }[];
}

/** Ships of a type that have taken so much damage. */
interface Mark {
  readonly squad: Squad;
  readonly taken: number;
}

/** Damage that is dealt so many times, each time to the first that is there. */
interface Hit {
  readonly marks: readonly Mark[];
  readonly damage: number;
  readonly times: number;
}

export class Shooting {
  readonly act: Act;
  readonly squad: Squad;
  readonly enemy: Fleet;
  readonly kinds: readonly DieKind[];
  readonly classes: readonly FaceClass[];
  readonly isByRule: boolean;
  /** Whoever acts takes the best of all that they may do. */
  readonly chooses: boolean;
  private readonly aim: Aim;
  private readonly register: Register;
  private readonly rolls: Roll[][] = [];
  /** What a die of each kind does with a face of each class, for players who do not choose. */
  private readonly hits: readonly Hit[];

  /** `register`: of the other side. What may be left of it is always a list from there. */
  constructor(
    act: Act,
    sides: readonly [Fleet, Fleet],
    missiles: readonly Act[],
    choosing: readonly boolean[],
    register: Register,
  ) {
    const own = sides[act.side];
    this.act = act;
    this.squad = own.squads[act.squad] as Squad;
    this.enemy = sides[1 - act.side] as Fleet;
    this.kinds = merged(this.squad[act.weapons]);
    this.classes = faceClasses(this.squad, this.enemy);
    this.isByRule = typeof own.owner === 'string';
    this.chooses = choosing[act.side] === true;
    this.aim = aimOf(act, sides, missiles);
    this.register = register;
    this.hits = this.kinds.flatMap((kind) => this.classes.map((faces) => this.hitOf(kind, faces)));
  }

  /** One die of a player that shows one of the faces of the class. */
  hit(ships: Ships, kind: DieKind, faces: FaceClass): Ships {
    return this.struckBy(ships, this.hitOf(kind, faces));
  }

  private struckBy(ships: Ships, { marks, damage, times }: Hit): Ships {
    let after = ships;
    for (let time = 0; time < times; time++) {
      for (let k = 0; k < marks.length; k++) {
        const { squad, taken } = marks[k] as Mark;
        if (after[squad.at + taken] === 0) continue;
        after = this.register.struck(after, squad, taken, damage);
        break;
      }
    }
    return after;
  }

  private hitOf(kind: DieKind, faces: FaceClass): Hit {
    const [damage, times] = kind.divides ? [1, kind.damage] : [kind.damage, 1];
    return { marks: this.marksOf(faces, damage), damage, times };
  }

  /** All that so much damage may be dealt to, what is aimed at first of all first. */
  private marksOf(faces: FaceClass, damage: number): readonly Mark[] {
    return this.enemy.squads
      .flatMap((squad, index) =>
        Array.from({ length: faces.hits[index] ? squad.ratings.hull + 1 : 0 }, (_, left) => {
          const gladly = this.aim(index, left + 1, damage);
          return { squad, taken: squad.ratings.hull - left, gladly };
        }),
      )
      .sort((a, b) => b.gladly - a.gladly);
  }

  /** All rolls of so many ships, dice that hit nobody left out. */
  rollsOf(count: number): readonly Roll[] {
    this.rolls[count] ??= this.kinds.reduce<Roll[]>(
      (rolls, kind, index) =>
        rolls.flatMap((first) =>
          fallsOf(index, kind.count * count, this.classes).map((then) => ({
            chance: first.chance * then.chance,
            dice: [...first.dice, ...then.dice],
          })),
        ),
      [{ chance: 1, dice: [] }],
    );
    return this.rolls[count];
  }

  /** The dice of non-players, assigned by their rule. */
  assigned(ships: Ships, { dice }: Roll): Ships {
    const targets = this.enemy.squads.flatMap((squad) => {
      const { type, at, ratings } = squad;
      return Array.from({ length: ratings.hull + 1 }, (_, damage) =>
        Array.from({ length: ships[at + damage] as number }, () => ({ ...ratings, type, damage, squad })),
      ).flat();
    });
    const shown = dice.map(({ kind, hits }) => ({
      ...(this.kinds[kind] as DieKind),
      face: (this.classes[hits] as FaceClass).faces[0] as DieFace,
    }));
    let after = ships;
    const taken = targets.map(({ damage }) => damage);
    for (const { die, ship } of assignedByRule(this.squad.ratings.computer, shown, targets)) {
      const { damage } = shown[die] as DieKind;
      after = this.register.struck(after, (targets[ship] as { squad: Squad }).squad, taken[ship] as number, damage);
      taken[ship] = (taken[ship] as number) + damage;
    }
    return after;
  }

  /** Everything that so much damage may be dealt to. */
  *everyHit(ships: Ships, { hits }: FaceClass, damage: number): Generator<Ships> {
    for (const [index, squad] of this.enemy.squads.entries()) {
      if (!hits[index]) continue;
      for (let taken = squad.ratings.hull; taken >= 0; taken--) {
        if (ships[squad.at + taken] !== 0) yield this.register.struck(ships, squad, taken, damage);
      }
    }
  }

  /** All that one die or one roll may make of the ships. */
  outcomes(ships: Ships): Ships[] {
    const found: Ships[] = [];
    if (this.chooses) {
      for (const { damage, divides } of this.kinds) {
        for (const each of this.classes) found.push(...this.everyHit(ships, each, divides ? 1 : damage));
      }
    } else if (this.isByRule) {
      for (let count = 1; count <= this.squad.count; count++) {
        for (const roll of this.rollsOf(count)) found.push(this.assigned(ships, roll));
      }
    } else for (const hit of this.hits) found.push(this.struckBy(ships, hit));
    return found;
  }
}

/** Dice of one kind that are rolled one after the other. */
function merged(kinds: readonly DieKind[]): DieKind[] {
  const all: DieKind[] = [];
  for (const kind of kinds) {
    const last = all.at(-1);
    if (last?.colour === kind.colour && last.divides === kind.divides) {
      all[all.length - 1] = { ...last, count: last.count + kind.count };
    } else all.push(kind);
  }
  return all;
}

/** How dice of one kind may fall: how many show a face of each class. */
function fallsOf(kind: number, count: number, classes: readonly FaceClass[]): Roll[] {
  const missing = 1 - classes.reduce((sum, { chance }) => sum + chance, 0);
  const found: Roll[] = [];
  const go = (index: number, left: number, chance: number, dice: Roll['dice']) => {
    const each = classes[index];
    if (each === undefined) {
      found.push({ chance: chance * missing ** left, dice });
      return;
    }
    let ways = chance;
    for (let many = 0; many <= left; many++) {
      go(index + 1, left - many, ways, [...dice, ...Array.from({ length: many }, () => ({ kind, hits: index }))]);
      ways *= (each.chance * (left - many)) / (many + 1);
    }
  };
  go(0, count, 1, []);
  return found;
}
