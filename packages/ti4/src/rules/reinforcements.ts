/** Catalogue: component-limitations.4a, producing-units.5a. */
import type { Rules, Seat } from '@orrery/kernel';
import type { UnitType } from '../content/units.ts';
import type { Ti4 } from '../state.ts';

/** Whether a figure is in reinforcements or can be fetched from a system without the player's command token. */
export function canGetFigure(_g: Ti4, _seat: Seat, _type: UnitType): boolean {
  throw new Error('not written yet');
}

/** Makes sure a figure is in reinforcements; the player chooses which one to fetch from the board. */
export function* getFigure(_g: Ti4, _seat: Seat, _type: UnitType): Rules {
  throw new Error('not written yet');
}
