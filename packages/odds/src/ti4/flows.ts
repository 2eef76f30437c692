/** States that may follow, each with its chance. */
import type { Joint } from './arena.ts';

export interface Flow {
  readonly chance: number;
  readonly joint: Joint;
}

/** Adds up what leads to the same state. */
export class Flows {
  private readonly found = new Map<number, { chance: number; readonly joint: Joint }>();

  add(chance: number, joint: Joint): void {
    const key = keyOf(joint);
    const known = this.found.get(key);
    if (known) known.chance += chance;
    else this.found.set(key, { chance, joint });
  }

  list(): Flow[] {
    return [...this.found.values()];
  }
}

/** One number for a state of both sides. */
export function keyOf([a, d]: Joint): number {
  return a * 0x400_0000 + d;
}

export function merged(flows: readonly Flow[]): Flow[] {
  const all = new Flows();
  for (const { chance, joint } of flows) all.add(chance, joint);
  return all.list();
}
