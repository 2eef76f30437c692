import type { Rules, Seat } from '@orrery/kernel';
import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { count } from '../../rules/pieces.ts';
import { rerollAnyOf, unchangedBy } from '../../rules/rerolls.ts';
import type { Die, Ti4 } from '../../state.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';
import type { UnitType } from '../units.ts';

const source = 'law/the-crown-of-thalnos';

/** One die of each unit that has rolled again and hit with none of the new results. */
function failures(dice: readonly Die[]): Die[] {
  const again = dice.filter(({ changedBy }) => changedBy.includes(source));
  const units = new Map(again.map((die) => [die.unit, die]));
  for (const { unit, hits } of again) if (hits > 0) units.delete(unit);
  return [...units.values()];
}

function* destroyFailures(g: Ti4, seat: Seat, dice: readonly Die[]): Rules {
  for (const { type, place } of failures(dice)) {
    if (count(g, seat, type, place) === 0) continue;
    const matches = (each: UnitType) => each === type;
    const victim = yield* chooseVictim(g, seat, [place], matches, 'ti4.choose-destroyed');
    yield* destroy(g, seat, victim, seat, 'ability');
  }
}

/** The owner may roll any combat dice again; units that do not hit with the new results are destroyed. */
export const theCrownOfThalnos: Agenda = {
  kind: 'law',
  vote: 'elect-player',
  trait: null,
  triggers: [
    on(['when space-combat-rolls-made', 'when ground-combat-rolls-made'], {
      mandatory: true, // whether to reroll is asked die by die
      usable: (_g, holder, { seat, dice }) => seat === holder && unchangedBy(dice, source).length > 0,
      *resolve(g, holder, { roll, dice }) {
        yield* rerollAnyOf(g, roll, dice, source, true);
        yield* destroyFailures(g, holder, dice);
      },
    }),
  ],
  *resolve() {},
};
