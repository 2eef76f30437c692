import { rerollAnyOf, unchangedBy } from '../rules/rerolls.ts';
import { on, type Trigger } from './hooks.ts';

/** While the effect of `source` lasts its holder may roll any dice of a space combat again, those of the barrage too. */
export function rerollsWhileLasting(source: string): readonly Trigger[] {
  return [
    on(['when space-combat-rolls-made', 'when barrage-rolls-made'], {
      mandatory: true, // whether to reroll is asked die by die
      usable: (_g, holder, { seat, dice }) => seat === holder && unchangedBy(dice, source).length > 0,
      *resolve(g, _holder, { roll, dice }) {
        yield* rerollAnyOf(g, roll, dice, source);
      },
    }),
  ];
}
