/** All that a player may make of the other side with a roll, who sees the dice and assigns them as they like. */
import type { DieKind } from './fleet.ts';
import type { Shooting } from './shooting.ts';
import type { States } from './states.ts';

/** Rolls that leave the same choice. */
export interface Choice {
  readonly chance: number;
  /** The states of which one may be chosen. */
  readonly states: readonly number[];
}

export class Choices {
  private readonly shooting: Shooting;
  private readonly targets: States;
  private readonly known: (readonly Choice[])[][] = [];
  private readonly hits = new Map<string, readonly number[]>();

  constructor(shooting: Shooting, targets: States) {
    this.shooting = shooting;
    this.targets = targets;
  }

  of(count: number, state: number): readonly Choice[] {
    this.known[count] ??= [];
    const list = this.known[count];
    list[state] ??= this.choices(count, state);
    return list[state];
  }

  private choices(count: number, state: number): Choice[] {
    const { kinds } = this.shooting;
    const found = new Map<string, { chance: number; states: readonly number[] }>();
    for (const { chance, dice } of this.shooting.rollsOf(count)) {
      let states: readonly number[] = [state];
      for (const { kind, hits } of dice) {
        const after = states.flatMap((each) => this.afterDie(kinds[kind] as DieKind, hits, each));
        states = [...new Set(after)].sort((a, b) => a - b);
      }
      const name = states.join();
      const known = found.get(name);
      if (known) known.chance += chance;
      else found.set(name, { chance, states });
    }
    return [...found.values()];
  }

  private afterDie({ damage, divides }: DieKind, hits: number, state: number): readonly number[] {
    if (!divides) return this.afterHit(damage, hits, state);
    let states: readonly number[] = [state];
    for (let points = damage; points > 0; points--) {
      states = [...new Set(states.flatMap((each) => this.afterHit(1, hits, each)))];
    }
    return states;
  }

  private afterHit(damage: number, hits: number, state: number): readonly number[] {
    const name = `${damage} ${hits} ${state}`;
    const known = this.hits.get(name);
    if (known) return known;
    const { shooting, targets } = this;
    const face = shooting.classes[hits] as Shooting['classes'][number];
    const after = [...shooting.everyHit(targets.all[state] as Uint8Array, face, damage)].map((ships) =>
      targets.numberOf(ships),
    );
    const states = after.length > 0 ? after : [state];
    this.hits.set(name, states);
    return states;
  }
}
