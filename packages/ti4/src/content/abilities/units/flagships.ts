import { choose, type Option } from '@orrery/kernel';
import { opponentIn } from '../../../rules/combat.ts';
import { addToDie } from '../../../rules/dice.ts';
import { placesIn } from '../../../rules/galaxy.ts';
import { count, damagedCount, groundForcesOn, repair } from '../../../rules/pieces.ts';
import { unchangedBy } from '../../../rules/rerolls.ts';
import { spendTradeGoods } from '../../../rules/spend.ts';
import { player } from '../../../rules/table.ts';
import type { Combat, Die, Ti4 } from '../../../state.ts';
import { option, tell, words } from '../../../words.ts';
import { type Hooks, on } from '../../hooks.ts';

/** The holder's flagship fights in the combat. */
function isInCombat(g: Ti4, holder: number, combat: Combat): boolean {
  return opponentIn(combat, holder) !== null && count(g, holder, 'flagship', combat.system) > 0;
}

/** Repaired at the start of each round it fights in. */
export const arcSecundus: Hooks = {
  triggers: [
    on('when space-combat-round-start', {
      mandatory: true,
      usable: (g, holder, { combat }) =>
        isInCombat(g, holder, combat) && damagedCount(g, holder, 'flagship', combat.system) > 0,
      *resolve(g, holder, { combat }) {
        repair(g, holder, 'flagship', combat.system);
        tell(g, 'ti4.repaired', { seat: holder, type: 'flagship', place: combat.system });
      },
    }),
  ],
};

const kenara = 'unit/wrath-of-kenara';

/** For a trade good each, dice just rolled in its space combat get +1, once each. */
export const wrathOfKenara: Hooks = {
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
          tell(g, 'ti4.adds-to-die', { seat: holder, type: die.type });
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
    if (!found.has(id)) found.set(id, option<Die | null>(id, die, 'ti4.die', { type: die.type, result: die.result }));
  }
  return [...found.values(), option<Die | null>('done', null, 'ti4.done')];
}

/** Any of the holder's ground forces in the system fight as ships, from where they are. */
export const theAlastor: Hooks = {
  triggers: [
    on('when space-combat-start', {
      usable: (g, holder, { combat }) =>
        isInCombat(g, holder, combat) && placesIn(combat.system).some((place) => groundForcesOn(g, holder, place) > 0),
      *resolve(g, holder, { combat }) {
        for (const place of placesIn(combat.system)) {
          const there = count(g, holder, 'infantry', place);
          const many = yield* choose(
            holder,
            words('ti4.enlist', { place }),
            Array.from({ length: there + 1 }, (_, n) =>
              option(`enlist:${place}:${n}`, n, 'ti4.units', { count: n, type: 'infantry' }, `place:${place}`),
            ),
          );
          if (many === 0) continue;
          combat.enlisted.push({ seat: holder, place, type: 'infantry', count: many });
          tell(g, 'ti4.enlists', { seat: holder, count: many, place });
        }
      },
    }),
  ],
};
