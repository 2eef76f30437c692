/** How the table of Arcs names a battle, and what its odds are made of. */
import type { Dice, SystemId } from '@orrery/arcs/battles';

export interface ArcsWhere {
  readonly system: SystemId;
  readonly attacker: number;
  readonly defender: number;
  /** Ships that would come there first. */
  readonly arriving?: { readonly fresh: number; readonly damaged: number };
  /** The dice that would be thrown; else the best. */
  readonly dice?: Dice;
}

/** Systems next to a system: nowhere are there more. */
export const neighbours = [1, 2, 3, 4, 5] as const;
export const dieKinds = ['skirmish', 'assault', 'raid'] as const;
export const resources = ['material', 'fuel', 'weapon', 'relic', 'psionic'] as const;
