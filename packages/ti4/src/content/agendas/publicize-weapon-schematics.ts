import type { Seat } from '@orrery/kernel';
import { discardHand } from '../../rules/action-cards.ts';
import { clockwise, player } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import type { Missing } from '../hooks.ts';
import { type TechnologyId, technology } from '../technologies.ts';
import { unit } from '../units.ts';

function isWarSun(id: TechnologyId): boolean {
  const upgraded = technology(id).unit;
  return upgraded !== null && unit(upgraded).type === 'war-sun';
}

function ownsWarSun(g: Ti4, seat: Seat): boolean {
  const { technologies, copies } = player(g, seat);
  return technologies.some(isWarSun) || copies.some((copy) => isWarSun(copy.technology));
}

const none: Missing = { biotic: 0, warfare: 0, propulsion: 0, cybernetic: 0 };

/**
 * For: war suns sustain no damage, and once anybody has their technology all may research it without prerequisites. Against:
 * who has it loses all action cards.
 */
export const publicizeWeaponSchematics: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  modify: {
    missingPrerequisites: (missing, g, _holder, id) =>
      isWarSun(id) && clockwise(g, g.speaker).some((seat) => ownsWarSun(g, seat)) ? none : missing,
    hasAbility: (has, _g, _holder, ability, { type }) => has && !(ability === 'sustain-damage' && type === 'war-sun'),
  },
  *resolve(g, outcome) {
    if (outcome === 'for') return;
    for (const seat of clockwise(g, g.speaker)) if (ownsWarSun(g, seat)) discardHand(g, seat);
  },
};
