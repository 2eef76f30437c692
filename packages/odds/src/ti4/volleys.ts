/** What the dice of a side bring. How many there are, and what hits, the rules say for every state. */
import type { Seat } from '@orrery/kernel';
import {
  type Battery,
  type Combat,
  type Die,
  diceOf,
  emptyRoll,
  figures,
  fold,
  isChanged,
  isShip,
  isStructure,
  judge,
  nebulaBonus,
  type Place,
  type Roll,
  type RollKind,
  type UnitAt,
  type UnitType,
  unitIdOf,
  unitTypes,
} from '@orrery/ti4/battles';
import { type Hits, noHits } from '../core/hits.ts';
import type { Arena, Joint, Stage } from './arena.ts';
import { type DiceAlike, madeOf, noVolley, type Volley } from './falls.ts';
import { slotOf, type Where } from './forces.ts';
import { boosts, groundRerolls, rerolls } from './treatments.ts';

export class Volleys {
  private readonly arena: Arena;
  private readonly alike = new Map<string, DiceAlike>();
  private readonly known = new Map<string, Volley>();
  private loaded = '';

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** The combat roll of a side in a state. */
  combat(seat: Seat, joint: Joint, stage: NonNullable<Stage>): Volley {
    const rival = 1 - seat;
    const { forces } = this.arena;
    const rivalRest = forces[rival as 0].restOf[joint[rival as 0]];
    const key = `${stage.where}:${seat}:${joint[seat as 0]}:${rivalRest}`;
    const alone = this.known.get(key);
    if (alone && !alone.dependsOnRival) return alone;
    const whole = `${key}:${joint[rival as 0]}`;
    const known = alone && this.known.get(whole);
    if (known) return known;
    this.loaded = '';
    const volley = this.work(seat, joint, stage);
    this.known.set(key, volley);
    if (volley.dependsOnRival) this.known.set(whole, volley);
    return volley;
  }

  private work(seat: Seat, joint: Joint, stage: NonNullable<Stage>): Volley {
    const { arena } = this;
    if (arena.forces.some((forces, each) => forces.rest(joint[each as 0]).effects.length > 0)) {
      this.load(joint, stage);
      if (!fold('makesCombatRolls', true, arena.g, seat)) return noVolley;
    }
    let dependsOnRival = false;
    const dice: DiceAlike[] = [];
    for (const { type, place, count } of this.fighting(seat, joint, stage.where)) {
      const one = this.diceOfOne(seat, { type, place }, joint, stage);
      if (one.touches) dependsOnRival = true;
      if (one.alike.dice > 0) dice.push({ ...one.alike, dice: one.alike.dice * count });
    }
    const rest = arena.forces[seat as 0].rest(joint[seat as 0]);
    const card = stage.where === 'ground' ? (groundRerolls.find((id) => rest.cards.includes(id)) ?? null) : null;
    const again = dice.length > 0 && card !== null ? 1 : this.rerolls(seat, joint, stage.where);
    const heavy = this.heavyTypes(seat, joint, stage, dice);
    const goods = this.boostsOf(seat, joint, stage.where);
    const made = madeOf(dice, again, heavy, goods);
    return { ...made, card: dice.length > 0 ? card : null, dependsOnRival };
  }

  /** The units of a side that fight there. */
  private fighting(seat: Seat, joint: Joint, where: Where): { type: UnitType; place: Place; count: number }[] {
    const { arena } = this;
    const forces = arena.forces[seat as 0];
    const units = forces.of(joint[seat as 0]);
    const place = arena.placeOf(where) as Place;
    const fights = where === 'space' ? isShip : (type: UnitType) => !isStructure(type);
    const found = unitTypes.flatMap((type) => {
      const count = fights(type) ? (units[slotOf(where, type)] as number) : 0;
      return count > 0 ? [{ type, place, count }] : [];
    });
    if (where === 'ground') return found;
    for (const [index, from] of (['space', 'ground'] as const).entries()) {
      const count = Math.min(
        forces.rest(joint[seat as 0]).enlisted[index as 0],
        units[slotOf(from, 'infantry')] as number,
      );
      if (count > 0) found.push({ type: 'infantry', place: arena.placeOf(from) as Place, count });
    }
    return found;
  }

  /** What one unit rolls. Asked once if nothing that either side has changes it, else for every state that matters to it. */
  private diceOfOne(
    seat: Seat,
    unit: UnitAt,
    joint: Joint,
    stage: NonNullable<Stage>,
  ): { readonly alike: DiceAlike; readonly touches: boolean } {
    const { arena } = this;
    const [restA, restD] = arena.forces.map((forces, each) => forces.restOf[joint[each as 0]]);
    const base = `${stage.where}:${seat}:${unit.type}:${unit.place}:${restA}:${restD}`;
    const own = `${base}:own${joint[seat as 0]}`;
    const both = `${base}:${joint[0]}:${joint[1]}`;
    const known = this.alike.get(base) ?? this.alike.get(own);
    if (known) return { alike: known, touches: false };
    const alsoKnown = this.alike.get(both);
    if (alsoKnown) return { alike: alsoKnown, touches: true };
    const combat = this.load(joint, stage);
    const { touched, g } = arena;
    touched.fill(false);
    const { combat: printed } = figures(g, seat, unit.type);
    const roll = emptyRoll(seat, 'combat', unit.place, 1 - seat);
    const alike = printed
      ? this.judged(roll, unit, printed.value, diceOf(g, roll, unit, printed.dice, nebulaBonus(combat, seat)))
      : { type: unit.type, dice: 0, hits: noHits, near: 0 };
    const touches = touched[(1 - seat) as 0];
    this.alike.set(touches ? both : touched[seat as 0] ? own : base, alike);
    return { alike, touches };
  }

  private load(joint: Joint, stage: NonNullable<Stage>): Combat {
    const key = `${joint}:${stage.where}`;
    const { arena } = this;
    if (this.loaded !== key || arena.g.combat === null) arena.load(joint, stage);
    this.loaded = key;
    return arena.g.combat as Combat;
  }

  /** What each result of a die would bring. */
  private judged(
    roll: Roll,
    { type, place }: UnitAt,
    value: number,
    { dice, bonus }: { readonly dice: number; readonly bonus: number },
  ): DiceAlike {
    const { g } = this.arena;
    let all: Hits = new Float64Array(2);
    let near = 0;
    const isPlain = !isChanged('dieHits', g, roll.seat);
    for (let result = 1; result <= 10; result++) {
      const die: Die = { type, place, unit: 1, result, bonus, value, hits: 0, changedBy: [] };
      if (isPlain) die.hits = result + bonus >= value ? 1 : 0;
      else judge(g, roll, die);
      if (die.hits >= all.length) {
        const longer = new Float64Array(die.hits + 1);
        longer.set(all);
        all = longer;
      }
      all[die.hits] = (all[die.hits] as number) + 1;
      if (die.hits === 0 && result + bonus + 1 === value) near++;
    }
    return { type, dice, hits: all.map((results) => results / 10), near: near / 10 };
  }

  private rerolls(seat: Seat, joint: Joint, where: Where): number {
    if (where === 'ground') return 0;
    const { effects } = this.arena.forces[seat as 0].rest(joint[seat as 0]);
    return effects.filter(({ source }) => rerolls.includes(source)).length;
  }

  /** Trade goods that the side can add to its dice. */
  private boostsOf(seat: Seat, joint: Joint, where: Where): number {
    const { arena } = this;
    const forces = arena.forces[seat as 0];
    const { tradeGoods } = forces.rest(joint[seat as 0]);
    if (tradeGoods === 0 || where === 'ground') return 0;
    const hasFlagship = (forces.of(joint[seat as 0])[slotOf('space', 'flagship')] as number) > 0;
    return hasFlagship && boosts.includes(`unit/${unitIdOf(arena.g, seat, 'flagship')}`) ? tradeGoods : 0;
  }

  /** Types whose hits must not go to fighters. */
  private heavyTypes(
    seat: Seat,
    joint: Joint,
    stage: NonNullable<Stage>,
    dice: readonly DiceAlike[],
  ): ReadonlySet<UnitType> {
    const { g } = this.arena;
    if (stage.where === 'ground' || !isChanged('notToFighters', g, seat)) return new Set();
    this.load(joint, stage);
    const types = dice.map(({ type }) => type);
    const isHeavy = (heavy: UnitType) =>
      fold(
        'notToFighters',
        0,
        g,
        seat,
        types.map((type) => dieOf(type, type === heavy ? 1 : 0)),
      ) > 0;
    return new Set(types.filter(isHeavy));
  }

  /** A roll for a unit ability, with the state on the table. */
  fire(seat: Seat, kind: RollKind, shots: readonly Battery[], joint: Joint): Volley {
    const { g, system, planet } = this.arena;
    const roll = emptyRoll(seat, kind, (kind === 'bombardment' && planet) || system, 1 - seat);
    const dice = shots
      .filter(({ count }) => count > 0)
      .map(({ type, place, count, value, dice: each }) => {
        const alike = this.judged(roll, { type, place }, value, diceOf(g, roll, { type, place }, each, 0));
        return { ...alike, dice: alike.dice * count };
      });
    const isBarrage = kind === 'anti-fighter-barrage';
    const again = isBarrage ? this.rerolls(seat, joint, 'space') : 0;
    const goods = isBarrage ? this.boostsOf(seat, joint, 'space') : 0;
    return { ...madeOf(dice, again, new Set(), goods), dependsOnRival: true };
  }
}

function dieOf(type: UnitType, hits: number): Die {
  return { type, place: 'tile-18', unit: 1, result: 10, bonus: 0, value: 1, hits, changedBy: [] };
}
