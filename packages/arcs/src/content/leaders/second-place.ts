import type { AmbitionId } from '../ambitions.ts';
import type { Modifiers } from '../hooks.ts';

/** Second place in this ambition brings nothing; first place is worth second place, without city bonus (leaders-lore.9). */
export function firstIsSecond(ambition: AmbitionId): NonNullable<Modifiers['award']> {
  return (award, _, __, scored) =>
    scored === ambition ? { ...award, bonus: 0, power: award.place === 1 ? award.second : 0 } : award;
}
