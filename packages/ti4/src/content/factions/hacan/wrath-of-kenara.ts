import type { Option } from '@orrery/kernel';
import { addToDie } from '../../../rules/dice.ts';
import { unchangedBy } from '../../../rules/rerolls.ts';
import { spendTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import type { Die } from '../../../state.ts';
import { choose, decline, option, tell, the, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { isInCombat } from '../../units/flagship.ts';
import { flagship, hitsOn, type Unit } from '../../units.ts';

const kenara = 'unit/wrath-of-kenara';

/** For a trade good each, dice just rolled in its space combat get +1, once each. */
export const wrathOfKenara: Unit = {
  ...flagship,
  combat: hitsOn(7, 2),
  triggers: [
    on(['when space-combat-rolls-made', 'when barrage-rolls-made'], {
      usable: (g, holder, { seat, combat, dice }) =>
        seat === holder &&
        isInCombat(g, holder, combat) &&
        player(g, holder).tradeGoods > 0 &&
        unchangedBy(dice, kenara).length > 0,
      *resolve(g, holder, { roll, dice }) {
        while (player(g, holder).tradeGoods > 0) {
          const die = yield* choose(holder, words('ti4.add-to-die'), boosts(unchangedBy(dice, kenara)));
          if (die === null) return;
          spendTradeGoods(g, holder, 1);
          addToDie(g, roll, die, 1, kenara);
          tell(g, 'ti4.adds-to-die', { seat: the.seat(holder), type: the.unitType(die.type) });
        }
      },
    }),
  ],
};

/** Dice that are alike are offered once. */
function boosts(dice: readonly Die[]): Option<Die | null>[] {
  const found = new Map<string, Option<Die | null>>();
  for (const die of dice) {
    const id = `add:${die.type}:${die.result}`;
    if (!found.has(id))
      found.set(id, option<Die | null>(id, die, 'ti4.die', { type: the.unitType(die.type), result: die.result }));
  }
  return [...found.values(), decline<Die | null>('done', null, 'ti4.done')];
}
