/** Every state of a battle can be put on the table here, so that the rules can be asked about it or carried out on it. */
import { type Question, type Rules, rehearse, type Seat } from '@orrery/kernel';
import {
  beginCombat,
  type Combat,
  type Group,
  type Place,
  type PlanetId,
  player,
  type SystemId,
  type Ti4,
  unitTypes,
} from '@orrery/ti4/battles';
import type { Battle, Side } from './battle.ts';
import { EveryResult, type Script } from './every-result.ts';
import { Forces, noUnits, type Rest, slotOf, type Units, type Where } from './forces.ts';
import { attacker, bothSides, defender, type Position, positionOf } from './position.ts';
import { Watched } from './watched.ts';

/** The states of the attacker and of the defender, by number. */
export type Joint = readonly [number, number];

/** A fight in space or on the ground and its round; null between fights. */
export type Stage = { readonly where: Where; readonly round: number } | null;

type Supply = Readonly<Ti4['players'][number]['reinforcements']>;

export interface Outcome<T = unknown> {
  readonly chance: number;
  readonly joint: Joint;
  readonly value: T;
  /** Whose units the rules have looked at or changed, by seat. */
  readonly touched: readonly [boolean, boolean];
}

export class Arena {
  readonly g: Ti4;
  readonly system: SystemId;
  /** None is fought for in a system without planets. */
  readonly planet: PlanetId | null;
  readonly sides: readonly [Side, Side];
  readonly forces: readonly [Forces, Forces] = [new Forces(), new Forces()];
  readonly start: Joint;
  /** Whose units somebody has looked at or changed since this was last cleared, by seat. */
  readonly touched: [boolean, boolean] = [false, false];
  /** What is taken from there must not run out, however often the battle is fought. */
  private readonly supplies: readonly [Supply, Supply];
  private readonly planets: { readonly id: PlanetId; readonly owner: Seat | null }[];

  constructor(battle: Battle) {
    const { g, system, planet }: Position = positionOf(battle);
    this.g = g;
    this.system = system;
    this.planet = planet;
    this.sides = [battle.attacker, battle.defender];
    this.planets = (Object.keys(g.planets) as PlanetId[]).map((id) => ({ id, owner: g.planets[id]?.owner ?? null }));
    this.supplies = [{ ...player(g, attacker).reinforcements }, { ...player(g, defender).reinforcements }];
    this.start = this.read();
  }

  placeOf(where: Where): Place | null {
    return where === 'space' ? this.system : this.planet;
  }

  /** Puts a state on the table. */
  load(joint: Joint, stage: Stage): Combat | null {
    const { g } = this;
    this.loadUnits(joint);
    g.effects = [];
    for (const seat of bothSides) this.loadRest(seat, this.forces[seat as 0].rest(joint[seat as 0]));
    for (const { id, owner } of this.planets) Object.assign(g.planets[id] as object, { owner, exhausted: false });
    g.decks.actionDiscard = [];
    g.combat = null;
    if (stage === null) return null;
    const planet = stage.where === 'ground' ? this.planet : null;
    const combat = beginCombat(g, attacker, defender, this.system, planet);
    combat.round = stage.round;
    for (const seat of bothSides) this.enlist(combat, seat, this.forces[seat as 0].rest(joint[seat as 0]));
    return combat;
  }

  private loadUnits(joint: Joint): void {
    const { g, touched } = this;
    for (const where of places) {
      const place = this.placeOf(where);
      if (place === null) continue;
      const groups: Group[] = [];
      for (const seat of bothSides) {
        const units = this.forces[seat as 0].of(joint[seat as 0]);
        for (const type of unitTypes) {
          const slot = slotOf(where, type);
          const count = units[slot] as number;
          if (count > 0) groups.push(new Watched(touched, seat, type, count, units[slot + 1] as number));
        }
      }
      if (where === 'space') (g.systems[this.system] as { units: Group[] }).units = groups;
      else (g.planets[place as PlanetId] as { units: Group[] }).units = groups;
    }
  }

  private loadRest(seat: Seat, rest: Rest): void {
    const sheet = player(this.g, seat);
    sheet.actionCards = [...rest.cards] as typeof sheet.actionCards;
    sheet.exhausted = [...rest.exhausted] as typeof sheet.exhausted;
    sheet.tradeGoods = rest.tradeGoods;
    Object.assign(sheet.reinforcements, this.supplies[seat as 0]);
    sheet.notes = [...rest.notes];
    sheet.foreignNotes = rest.notes.length;
    sheet.notesInPlay = [...rest.notesInPlay];
    this.g.effects.push(...rest.effects);
  }

  private enlist(combat: Combat, seat: Seat, { enlisted }: Rest): void {
    for (const [index, where] of places.entries()) {
      const place = this.placeOf(where);
      const count = enlisted[index as 0];
      if (place !== null && count > 0) combat.enlisted.push({ seat, place, type: 'infantry', count });
    }
  }

  /** What is on the table now. */
  read(): Joint {
    return [this.readSide(attacker), this.readSide(defender)];
  }

  readSide(seat: Seat): number {
    const { g } = this;
    const units = noUnits();
    for (const where of places) this.readUnits(units, seat, where);
    const { actionCards, exhausted, tradeGoods, notes, notesInPlay } = player(g, seat);
    const rest: Rest = {
      cards: [...actionCards],
      exhausted: [...exhausted],
      tradeGoods,
      notes: notes.filter(({ of }) => of !== seat),
      notesInPlay: [...notesInPlay],
      effects: g.effects.filter(({ holder }) => holder === seat).map((effect) => ({ ...effect })),
      enlisted: [this.enlistedIn(seat, 'space'), this.enlistedIn(seat, 'ground')],
    };
    const forces = this.forces[seat as 0];
    return forces.number(units, forces.numberOfRest(rest));
  }

  private readUnits(units: Units, seat: Seat, where: Where): void {
    const place = this.placeOf(where);
    if (place === null) return;
    const { g } = this;
    const groups = where === 'space' ? g.systems[this.system]?.units : g.planets[place as PlanetId]?.units;
    for (const { seat: of, type, count, damaged } of groups ?? []) {
      if (of !== seat) continue;
      units[slotOf(where, type)] = count;
      units[slotOf(where, type) + 1] = damaged;
    }
  }

  private enlistedIn(seat: Seat, where: Where): number {
    const place = this.placeOf(where);
    const found = this.g.combat?.enlisted.find((each) => each.seat === seat && each.place === place);
    return found?.count ?? 0;
  }

  /** All that may come of rules that are carried out on a state, with answers given for both sides. */
  explore<T>(
    joint: Joint,
    stage: Stage,
    rules: (combat: Combat) => Rules<T>,
    answer: (question: Question) => unknown,
  ): Outcome<T>[] {
    const found: Outcome<T>[] = [];
    const scripts: Script[] = [{ results: [], chance: 1 }];
    for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
      const combat = this.load(joint, stage);
      const all = new EveryResult(script, scripts);
      const steps = rules(combat as Combat);
      this.touched.fill(false);
      const value = rehearse(this.g, steps, all, answer);
      const touched = [...this.touched] as [boolean, boolean];
      found.push({ chance: all.chance, joint: this.read(), value, touched });
    }
    return found;
  }
}

const places: readonly Where[] = ['space', 'ground'];
