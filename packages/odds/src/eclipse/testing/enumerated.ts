/**
 * Battles of Eclipse gone through face by face and round by round, in the plainest way that can be written: no tables, no classes
 * of faces, and nothing of the code that it checks. Sides without retreats; players shoot at types in the order that they state.
 */
import {
  assignedByRule,
  damageOf,
  dieFaces,
  isHit,
  isNpc,
  type Owner,
  type Ratings,
  ratings,
} from '@orrery/eclipse/battles';
import type { Craft, EclipseBattle, EclipseSide } from '../battle.ts';
import { positionOf, typesIn } from '../position.ts';

interface Ship {
  readonly type: Craft;
  readonly damage: number;
}

/** Attacker, defender. */
type Table = readonly [readonly Ship[], readonly Ship[]];

/** What both sides may be left with, and its chance. */
export type Ends = Map<string, number>;

interface Side {
  readonly owner: Owner;
  readonly figures: ReadonlyMap<Craft, Ratings>;
  readonly order: readonly Craft[];
}

interface Act {
  readonly side: 0 | 1;
  readonly type: Craft;
}

export function enumerated(battle: EclipseBattle): Ends {
  return enumerationOf(battle).of([shipsOf(battle.attacker), shipsOf(battle.defender)]);
}

/** The attacker's chance to win if both sides assign their dice as well as they can, looking so many acts ahead. */
export function enumeratedBest(battle: EclipseBattle, acts = 400): number {
  return enumerationOf(battle).best([shipsOf(battle.attacker), shipsOf(battle.defender)], 0, acts);
}

function enumerationOf(battle: EclipseBattle): Enumeration {
  const { g, owners } = positionOf(battle);
  const sides = [battle.attacker, battle.defender].map((side, index): Side => {
    const owner = owners[index] as Owner;
    const figures = new Map(typesIn(side).map((type) => [type, ratings(g, owner, type)]));
    return { owner, figures, order: typeof side.targets === 'object' ? side.targets : typesIn(side) };
  }) as [Side, Side];
  return new Enumeration(sides);
}

function shipsOf(side: EclipseSide): Ship[] {
  return typesIn(side).flatMap((type) =>
    Array.from({ length: side.ships[type] ?? 0 }, (_, n) => ({ type, damage: side.damage?.[type]?.[n] ?? 0 })),
  );
}

class Enumeration {
  private readonly sides: readonly [Side, Side];
  private readonly acts: readonly Act[];
  private readonly known = new Map<string, Ends>();
  private readonly shots = new Map<string, [readonly Ship[], number][]>();

  constructor(sides: readonly [Side, Side]) {
    this.sides = sides;
    this.acts = ([1, 0] as const)
      .flatMap((side) => [...sides[side].figures.keys()].map((type): Act => ({ side, type })))
      .sort((a, b) => this.figures(b).initiative - this.figures(a).initiative);
  }

  private figures({ side, type }: Act): Ratings {
    return this.sides[side].figures.get(type) as Ratings;
  }

  of(table: Table): Ends {
    const ends: Ends = new Map();
    for (const [after, chance] of this.round(table, 'missiles')) {
      for (const [end, share] of this.fought(after)) ends.set(end, (ends.get(end) ?? 0) + chance * share);
    }
    return ends;
  }

  /** A round leads to itself with the chance that nobody hits, and to smaller battles. */
  private fought(table: Table): Ends {
    const name = nameOf(table);
    const known = this.known.get(name);
    if (known) return known;
    if (table.some((ships) => ships.length === 0)) return new Map([[name, 1]]);
    const isArmed = ([0, 1] as const).some((side) =>
      table[side].some(({ type }) => this.figures({ side, type }).cannons.length > 0),
    );
    if (!isArmed) return new Map([[nameOf([[], table[1]]), 1]]); // the attacker goes
    const ends: Ends = new Map();
    let same = 0;
    for (const [after, chance] of this.round(table, 'cannons')) {
      if (nameOf(after) === name) same += chance;
      else for (const [end, share] of this.fought(after)) ends.set(end, (ends.get(end) ?? 0) + chance * share);
    }
    for (const [end, chance] of ends) ends.set(end, chance / (1 - same));
    this.known.set(name, ends);
    return ends;
  }

  private round(table: Table, weapons: 'missiles' | 'cannons'): [Table, number][] {
    let all: [Table, number][] = [[table, 1]];
    for (const act of this.acts) {
      all = all.flatMap(([before, chance]) =>
        this.shot(before, act, weapons).map(([ships, share]): [Table, number] => [
          act.side === 0 ? [before[0], ships] : [ships, before[1]],
          chance * share,
        ]),
      );
      all = merged(all);
    }
    return all;
  }

  /** What is left of the enemies after an act. */
  private shot(table: Table, act: Act, weapons: 'missiles' | 'cannons'): [readonly Ship[], number][] {
    const count = table[act.side].filter(({ type }) => type === act.type).length;
    const enemies = table[1 - act.side] as readonly Ship[];
    const name = `${act.side} ${act.type} ${weapons} ${count} ${nameOf([enemies, []])}`;
    const known = this.shots.get(name);
    if (known) return known;
    const dice = this.figures(act)[weapons].flatMap(({ colour, count: each }) =>
      Array.from({ length: each * count }, () => colour),
    );
    const found: [readonly Ship[], number][] = [];
    const total = dieFaces.length ** dice.length;
    for (let number = 0; number < total; number++) {
      const rolled = dice.map((colour, place) => ({
        colour,
        face: dieFaces[Math.floor(number / dieFaces.length ** place) % dieFaces.length] as (typeof dieFaces)[number],
      }));
      found.push([this.assigned(enemies, act, rolled), 1 / total]);
    }
    const list = merged(found.map(([ships, chance]): [Table, number] => [[ships, []], chance]));
    const left = list.map(([[ships], chance]): [readonly Ship[], number] => [ships, chance]);
    this.shots.set(name, left);
    return left;
  }

  private readonly values = new Map<string, number>();

  best(table: Table, next: number, acts: number): number {
    if (table[0].length === 0 || acts === 0) return 0;
    if (table[1].length === 0) return 1;
    const name = `${nameOf(table)} ${next} ${acts}`;
    const known = this.values.get(name);
    if (known !== undefined) return known;
    const act = this.acts[next] as Act;
    const enemies = table[1 - act.side] as readonly Ship[];
    const count = table[act.side].filter(({ type }) => type === act.type).length;
    const dice = this.figures(act).cannons.flatMap((each) =>
      Array.from({ length: each.count * count }, () => each.colour),
    );
    const total = dieFaces.length ** dice.length;
    let value = 0;
    for (let number = 0; number < total; number++) {
      let left: (readonly Ship[])[] = [enemies];
      for (const [place, colour] of dice.entries()) {
        const face = dieFaces[
          Math.floor(number / dieFaces.length ** place) % dieFaces.length
        ] as (typeof dieFaces)[number];
        left = left.flatMap((ships) => this.everyTarget(ships, act, face, damageOf[colour]));
      }
      const all = left.map((ships) =>
        this.best(act.side === 0 ? [table[0], ships] : [ships, table[1]], (next + 1) % this.acts.length, acts - 1),
      );
      value += (act.side === 0 ? Math.max(...all) : Math.min(...all)) / total;
    }
    this.values.set(name, value);
    return value;
  }

  private everyTarget(
    ships: readonly Ship[],
    act: Act,
    face: (typeof dieFaces)[number],
    damage: number,
  ): (readonly Ship[])[] {
    const figures = ({ type }: Ship) => this.figures({ side: (1 - act.side) as 0 | 1, type });
    const able = ships.filter((ship) => isHit(face, this.figures(act).computer, figures(ship).shield));
    if (able.length === 0) return [ships];
    return able.map((target) =>
      ships
        .map((ship) => (ship === target ? { ...ship, damage: ship.damage + damage } : ship))
        .filter((ship) => ship.damage <= figures(ship).hull),
    );
  }

  private assigned(enemies: readonly Ship[], act: Act, dice: Parameters<typeof assignedByRule>[1]): readonly Ship[] {
    const { owner, order } = this.sides[act.side];
    const { computer } = this.figures(act);
    const figures = ({ type }: Ship) => this.figures({ side: (1 - act.side) as 0 | 1, type });
    const ships = enemies.map((ship) => ({ ...ship, ...figures(ship), type: ship.type }));
    if (isNpc(owner)) {
      for (const { die, ship } of assignedByRule(computer, dice, [...ships.map((each) => ({ ...each }))])) {
        (ships[ship] as Ship & { damage: number }).damage += damageOf[(dice[die] as { colour: 'yellow' }).colour];
      }
    } else {
      for (const { colour, face } of dice) {
        const able = ships.filter((each) => each.damage <= each.hull && isHit(face, computer, each.shield));
        const rank = ({ type }: Ship) => order.indexOf(type);
        const [target] = able.sort((a, b) => rank(a) - rank(b) || b.damage - a.damage);
        if (target) target.damage += damageOf[colour];
      }
    }
    return ships.filter(({ damage, hull }) => damage <= hull).map(({ type, damage }) => ({ type, damage }));
  }
}

function merged(all: readonly [Table, number][]): [Table, number][] {
  const found = new Map<string, [Table, number]>();
  for (const [table, chance] of all) {
    const name = nameOf(table);
    found.set(name, [table, chance + (found.get(name)?.[1] ?? 0)]);
  }
  return [...found.values()];
}

function nameOf(table: Table): string {
  return table
    .map((ships) =>
      ships
        .map(({ type, damage }) => `${type}!${damage}`)
        .sort()
        .join(' '),
    )
    .join(' / ');
}
