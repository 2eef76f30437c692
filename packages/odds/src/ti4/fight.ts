/** A combat in space or on the ground: how a round begins, what an exchange of fire leads to, and how the round ends. */
import type { Rules, Seat } from '@orrery/kernel';
import {
  batteriesIn,
  type Combat,
  endGroundRound,
  endSpaceRound,
  isShip,
  isStructure,
  type Moment,
  openWindow,
  startGroundRound,
  startSpaceRound,
  type Ti4,
} from '@orrery/ti4/battles';
import type { Joint, Stage } from './arena.ts';
import type { Due } from './battle.ts';
import type { Fall, Volley } from './falls.ts';
import { type Flow, Flows } from './flows.ts';
import { slotOf, type Where } from './forces.ts';
import { bitsOf, type Targets, typeBit } from './losses.ts';
import type { Means } from './means.ts';
import { attacker, bothSides, defender } from './position.ts';
import { hitMoments, Taking } from './taking.ts';

interface Kind {
  readonly fights: number;
  readonly first: readonly Moment[];
  readonly start: readonly Moment[];
  readonly end: readonly Moment[];
  startRound(g: Ti4, combat: Combat): Rules;
  endRound(g: Ti4, combat: Combat): Rules;
}

const kinds: Readonly<Record<Where, Kind>> = {
  space: {
    fights: bitsOf(isShip),
    first: ['before space-combat-start', 'when space-combat-start', 'when space-combat-round-start'],
    start: ['when space-combat-round-start'],
    end: ['when space-combat-round-end'],
    startRound: startSpaceRound,
    endRound: endSpaceRound,
  },
  ground: {
    fights: bitsOf((type) => !isStructure(type)),
    first: ['before ground-combat-start', 'when ground-combat-start', 'when ground-combat-round-start'],
    start: ['when ground-combat-round-start'],
    end: ['when ground-combat-round-end'],
    startRound: startGroundRound,
    endRound: endGroundRound,
  },
};

const rolled: readonly Moment[] = ['after combat-rolls-made'];

export class Fight {
  readonly where: Where;
  readonly means: Means;
  /** What sides are left with after hits. */
  readonly taking: Taking;
  private readonly kind: Kind;
  private readonly shots = new Map<string, readonly [number, number]>();

  constructor(where: Where, means: Means) {
    this.where = where;
    this.means = means;
    this.kind = kinds[where];
    this.taking = new Taking(where, means, this.kind.fights);
  }

  /** One side has nothing left that fights. */
  isOver(joint: Joint): boolean {
    return bothSides.some((seat) => !this.hasFighters(seat, joint));
  }

  hasFighters(seat: Seat, joint: Joint): boolean {
    return this.taking.hasFighters(seat, joint);
  }

  stage(round: number): NonNullable<Stage> {
    return { where: this.where, round };
  }

  /** What a round begins with: abilities, and in the first round of a space combat the barrage. */
  begin(joint: Joint, round: number): Flow[] {
    const { arena, windows, answer } = this.means;
    const stage = this.stage(round);
    const moments = round === 1 ? this.kind.first : this.kind.start;
    const opened: Flow[] = windows.isOpen(moments, joint, stage)
      ? arena.explore(joint, stage, (combat) => this.kind.startRound(arena.g, combat), answer)
      : [{ chance: 1, joint }];
    if (this.where === 'ground' || round > 1) return opened;
    return opened.flatMap((flow) => (this.isOver(flow.joint) ? [flow] : this.barrage(flow)));
  }

  private barrage({ chance, joint }: Flow): Flow[] {
    const { arena, volleys } = this.means;
    const stage = this.stage(1);
    arena.load(joint, stage);
    const [one, other] = bothSides.map((seat) => {
      const batteries = batteriesIn(arena.g, seat, 'anti-fighter-barrage', arena.system);
      return volleys.fire(seat, 'anti-fighter-barrage', batteries, joint);
    }) as [Volley, Volley];
    const targets: Targets = { where: 'space', types: typeBit('fighter'), sustaining: 0 };
    const fighters = bothSides.map(
      (seat) => arena.forces[seat as 0].of(joint[seat as 0])[slotOf('space', 'fighter')] as number,
    );
    if (fighters.every((count) => count === 0)) return [{ chance, joint }];
    const after = (seat: Seat, mine: Fall, theirs: Fall) => {
      const hits = Math.min(theirs.hits, fighters[seat] as number);
      return this.spend(seat, this.taking.lose(seat, joint[seat as 0], targets, hits), mine.spent, null);
    };
    const next = new Flows();
    for (const mine of one.falls) {
      for (const theirs of other.falls) {
        const left: Joint = [after(attacker, mine, theirs), after(defender, theirs, mine)];
        next.add(chance * mine.chance * theirs.chance, left);
      }
    }
    return next.list();
  }

  /** Both sides roll and take the hits; the round ends. `due`: hits of dice that lie there already. */
  exchange(joint: Joint, due: Due = { attacker: null, defender: null }): Flow[] {
    const [shots, answers] = this.volleysIn(joint);
    const [one, other] = [lying(due.defender) ?? shots, lying(due.attacker) ?? answers];
    const areAllRolled = due.attacker !== null && due.defender !== null;
    const [mine, theirs] = [this.taking.sustaining(attacker, joint).bits, this.taking.sustaining(defender, joint).bits];
    const next = new Flows();
    for (const roll of one.falls) {
      for (const answer of other.falls) {
        const [made, taken] = areAllRolled
          ? [roll.hits, answer.hits]
          : this.withExtraHits(joint, roll.hits, answer.hits);
        const paid: Joint = [
          this.spend(attacker, joint[0], roll.spent, one.card),
          this.spend(defender, joint[1], answer.spent, other.card),
        ];
        const chance = roll.chance * answer.chance;
        for (const first of this.taking.taken(attacker, paid, taken, answer.notToFighters, mine)) {
          const left = this.taking.applied(first, attacker, paid);
          for (const second of this.taking.taken(defender, left, made, roll.notToFighters, theirs)) {
            next.add(chance * first.chance * second.chance, this.taking.applied(second, defender, left));
          }
        }
      }
    }
    return next.list().flatMap((flow) => this.end(flow));
  }

  volleysIn(joint: Joint): [Volley, Volley] {
    const { volleys } = this.means;
    return [volleys.combat(attacker, joint, this.stage(2)), volleys.combat(defender, joint, this.stage(2))];
  }

  /** Hits that abilities add to those of the dice. */
  private withExtraHits(joint: Joint, mine: number, theirs: number): readonly [number, number] {
    const { arena, windows, answer } = this.means;
    const stage = this.stage(2);
    if (!windows.isOpen(rolled, joint, stage)) return [mine, theirs];
    const key = `${joint.map((force, seat) => arena.forces[seat as 0].restOf[force])}:${mine}:${theirs}`;
    const known = this.shots.get(key);
    if (known) return known;
    const [outcome] = arena.explore(
      joint,
      stage,
      function* (combat) {
        combat.rolls = [rollWith(combat, attacker, mine), rollWith(combat, defender, theirs)];
        yield* openWindow(arena.g, 'after combat-rolls-made', { combat });
        return combat.rolls.map(({ extraHits }) => extraHits);
      },
      answer,
    );
    const all = outcome?.value as unknown as readonly [number, number];
    this.shots.set(key, all);
    return all;
  }

  /** The round ends: abilities, and effects of the round. */
  end({ chance, joint }: Flow): Flow[] {
    const { arena, windows, answer } = this.means;
    const stage = this.stage(2);
    if (!windows.isOpen(this.kind.end, joint, stage)) return [{ chance, joint: this.withoutEffects(joint) }];
    const ended = arena.explore(joint, stage, (combat) => this.kind.endRound(arena.g, combat), answer);
    return ended.map((each) => ({ chance: chance * each.chance, joint: each.joint }));
  }

  /** What lasts for a round is over. */
  protected withoutEffects(joint: Joint): Joint {
    return bothSides.map((seat) => {
      const forces = this.means.arena.forces[seat as 0];
      const rest = forces.rest(joint[seat as 0]);
      const effects = rest.effects.filter(({ until }) => until !== 'combat-round');
      return effects.length === rest.effects.length
        ? joint[seat as 0]
        : forces.with(joint[seat as 0], { ...rest, effects });
    }) as [number, number];
  }

  /** Nothing answers anything any more, and who can sustain damage hangs on nobody else: the fight is plain from here on. */
  isPlain(joint: Joint): boolean {
    const { arena, windows } = this.means;
    const stage = this.stage(2);
    const rests = arena.forces.map((forces, seat) => forces.rest(joint[seat as 0]));
    if (
      rests.some(
        ({ effects, enlisted }) => effects.some(({ until }) => until === 'combat-round') || enlisted.some((n) => n > 0),
      )
    )
      return false;
    const moments =
      this.where === 'space' ? [hitMoments, this.kind.start, this.kind.end] : [this.kind.start, this.kind.end];
    if ([...moments, rolled].some((each) => windows.isOpen(each, joint, stage))) return false;
    if (this.volleysIn(joint).some(({ plain, card }) => plain === null || card !== null)) return false;
    return bothSides.every((seat) => !this.taking.sustaining(seat, joint).touches);
  }

  private spend(seat: Seat, force: number, goods: number, card: string | null): number {
    if (goods === 0 && card === null) return force;
    const forces = this.means.arena.forces[seat as 0];
    const rest = forces.rest(force);
    const cards = [...rest.cards];
    if (card !== null) cards.splice(cards.indexOf(card), 1);
    return forces.with(force, { ...rest, cards, tradeGoods: rest.tradeGoods - goods });
  }
}

function lying(hits: number | null): Pick<Volley, 'falls' | 'card'> | null {
  return hits === null ? null : { falls: [{ chance: 1, hits, notToFighters: 0, spent: 0 }], card: null };
}

function rollWith({ system, planet }: Combat, seat: Seat, hits: number): Combat['rolls'][number] {
  return { seat, kind: 'combat', at: planet ?? system, against: 1 - seat, dice: [], extraHits: hits };
}
