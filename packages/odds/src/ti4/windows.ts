/** Whether anybody in a battle has something that answers a moment. Where nobody has, nothing needs to be carried out. */
import type { Seat } from '@orrery/kernel';
import { hasEffect, type Moment, ownersAtHand, triggersAt, type UnitId, unit } from '@orrery/ti4/battles';
import type { Arena, Joint, Stage } from './arena.ts';
import { slotOf, type Units } from './forces.ts';
import { bothSides } from './position.ts';
import { treatments } from './treatments.ts';

type Triggered = ReturnType<typeof triggersAt>['mandatory'][number];

export class Windows {
  private readonly arena: Arena;
  private readonly known = new Map<readonly Moment[], Map<number, boolean>>();
  /** What a state of a side has that may answer something: the same for many, so numbered. */
  private readonly profiles: readonly [number[], number[]] = [[], []];
  private readonly numbers = new Map<string, number>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** `moments` are told apart by identity. */
  isOpen(moments: readonly Moment[], joint: Joint, stage: Stage): boolean {
    let answers = this.known.get(moments);
    if (answers === undefined) {
      answers = new Map();
      this.known.set(moments, answers);
    }
    const key = this.profile(0, joint[0]) * 0x10000 + this.profile(1, joint[1]);
    const known = answers.get(key);
    if (known !== undefined) return known;
    this.arena.load(joint, stage);
    const { mandatory, optional } = triggersAt(this.arena.g, moments);
    const open = [...mandatory, ...optional].some((triggered) =>
      bothSides.some((seat) => this.mayUse(triggered, seat, joint)),
    );
    answers.set(key, open);
    return open;
  }

  private profile(seat: 0 | 1, force: number): number {
    const known = this.profiles[seat][force];
    if (known !== undefined) return known;
    const forces = this.arena.forces[seat];
    const key = `${seat}:${forces.restOf[force]}:${kindsIn(forces.of(force))}`;
    const number = this.numbers.get(key) ?? this.numbers.size;
    this.numbers.set(key, number);
    this.profiles[seat][force] = number;
    return number;
  }

  private mayUse({ bearer, kind, trigger }: Triggered, seat: Seat, joint: Joint): boolean {
    const { g, sides } = this.arena;
    const treatment = treatments[bearer.key] ?? (trigger.mandatory ? 'always' : 'beside');
    if (treatment === 'beside' || typeof treatment === 'object' || kind === 'return') return false;
    if (treatment === 'stated' && !(sides[seat as 0].uses ?? []).includes(bearer.key)) return false;
    if (kind === 'lasting') return hasEffect(g, bearer.key, seat);
    if (bearer.kind === 'unit' && !this.has(seat, bearer.id as UnitId, joint)) return false;
    return ownersAtHand(g, bearer, seat, trigger.mandatory ? 'by itself' : 'by choice').length > 0;
  }

  private has(seat: Seat, id: UnitId, joint: Joint): boolean {
    const units = this.arena.forces[seat as 0].of(joint[seat as 0]);
    const { type } = unit(id);
    return (['space', 'ground'] as const).some((where) => (units[slotOf(where, type)] as number) > 0);
  }
}

/** The types of units that there are. */
function kindsIn(units: Units): number {
  let kinds = 0;
  for (let slot = 0; slot < units.length; slot += 2) if ((units[slot] as number) > 0) kinds |= 1 << (slot / 2);
  return kinds;
}
