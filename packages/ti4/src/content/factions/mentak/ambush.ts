import type { Option, Seat } from '@orrery/kernel';
import { hitsOf } from '../../../figures.ts';
import { battlefield, isFighting, opponentIn } from '../../../rules/combat.ts';
import { emptyRoll, rollDie, tellRoll } from '../../../rules/dice.ts';
import { assignHits } from '../../../rules/hits.ts';
import { count, figures } from '../../../rules/pieces.ts';
import type { Combat, Roll, Ti4 } from '../../../state.ts';
import { choose, decline, option, the, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';

const lurking = ['cruiser', 'destroyer'] as const;

type Lurker = (typeof lurking)[number];

/** As a space combat begins, up to two cruisers and destroyers roll a die each, which nothing changes. */
export const ambush: Hooks = {
  triggers: [
    on('when space-combat-start', {
      usable: (g, holder, { combat }) =>
        opponentIn(combat, holder) !== null && lurkers(g, holder, combat, []).length > 0,
      *resolve(g, holder, { combat }) {
        const first = yield* choose(holder, words('ti4.ambush'), lurkers(g, holder, combat, []));
        const others: Option<Lurker | null>[] = lurkers(g, holder, combat, [first]);
        const none = decline<Lurker | null>('done', null, 'ti4.done');
        const second = others.length === 0 ? null : yield* choose(holder, words('ti4.ambush'), [...others, none]);
        const seat = opponentIn(combat, holder) as Seat;
        const roll = emptyRoll(holder, 'ability', combat.system, seat);
        for (const type of [first, second]) if (type !== null) rollPlainly(g, roll, combat, type);
        tellRoll(g, roll);
        yield* assignHits(
          g,
          { seat, by: holder, cause: 'ability', place: combat.system, hits: hitsOf(roll), notToFighters: 0 },
          battlefield(combat, seat),
          (type, place) => isFighting(combat, seat, type, place),
        );
      },
    }),
  ],
};

function lurkers(g: Ti4, holder: Seat, { system }: Combat, taken: readonly Lurker[]): Option<Lurker>[] {
  return lurking
    .filter((type) => count(g, holder, type, system) > taken.filter((each) => each === type).length)
    .map((type) =>
      option(
        `ambush:${type}`,
        type,
        'ti4.unit',
        { type: the.unitType(type), place: the.place(system) },
        `unit:${system}:${type}`,
      ),
    );
}

/** No combat roll: no modifier and no reroll touches the die. */
function rollPlainly(g: Ti4, roll: Roll, { system: place }: Combat, type: Lurker): void {
  const value = figures(g, roll.seat, type).combat?.value ?? Number.MAX_SAFE_INTEGER;
  const result = rollDie(g, value);
  const unit = roll.dice.length + 1;
  roll.dice.push({ type, place, unit, result, bonus: 0, value, hits: result >= value ? 1 : 0, changedBy: [] });
}
