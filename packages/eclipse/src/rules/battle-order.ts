/** Catalogue: battle-order, combat-phase.3. Where battles are fought, and who fights whom. */
import type { Seat } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import type { Eclipse, Owner, SectorState } from '../state.ts';
import { at, opponentsIn, sectorsOf } from './table.ts';

export interface Pairing {
  readonly attacker: Seat;
  readonly defender: Owner;
}

/** Descending numbers; the Galactic Center has the lowest (battle-order.1). */
export function battlefields(g: Eclipse): SectorId[] {
  return sectorsOf(g)
    .filter((id) => nextPairing(g, id) !== null)
    .reverse();
}

/** Players with ships in a sector: its controller, then the others in the order of their arrival. */
export function orderOfEntry(g: Eclipse, id: SectorId): Seat[] {
  return entered(at(g, id));
}

export function entered({ owner, arrivals }: Pick<SectorState, 'owner' | 'arrivals'>): Seat[] {
  if (owner === null || !arrivals.includes(owner)) return [...arrivals];
  return [owner, ...arrivals.filter((seat) => seat !== owner)]; // battle-order.5
}

/** The two who entered last (battle-order.3); when one player is left, that one and the non-players (battle-order.4). */
export function nextPairing(g: Eclipse, id: SectorId): Pairing | null {
  const players = orderOfEntry(g, id);
  const attacker = players.at(-1);
  if (attacker === undefined) return null;
  const defender = players.at(-2) ?? opponentsIn(g, attacker, id)[0];
  return defender === undefined ? null : { attacker, defender };
}
