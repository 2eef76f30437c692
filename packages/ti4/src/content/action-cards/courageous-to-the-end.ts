import { opponentIn } from '../../rules/combat.ts';
import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { rollPlainDice } from '../../rules/dice.ts';
import { isShip, shipsIn } from '../../rules/pieces.ts';
import { the, words } from '../../words.ts';
import type { ActionCard } from '../action-cards.ts';
import { on } from '../hooks.ts';
import { unit } from '../units.ts';

/** For a ship lost in a space combat two dice are rolled; for each that reaches its combat value the opponent loses a ship. */
export const courageousToTheEnd: ActionCard = {
  copies: 1,
  triggers: [
    on('after unit-destroyed', {
      usable: ({ combat }, holder, { seat, type, place }) =>
        seat === holder &&
        combat?.kind === 'space' &&
        place === combat.system &&
        isShip(type) &&
        opponentIn(combat, holder) !== null,
      *announce(_g, _holder, { type, place }) {
        return { value: null, label: words('ti4.unit', { type: the.unitType(type), place: the.place(place) }) };
      },
      *resolve(g, holder, { type, place, unit: id }) {
        const { combat } = g;
        const dice = unit(id).combat;
        const opponent = combat === null ? null : opponentIn(combat, holder);
        if (combat === null || opponent === null || dice === null) return;
        const lost = rollPlainDice(g, holder, { type, place }, { value: dice.value, dice: 2 });
        for (let left = lost; left > 0 && shipsIn(g, opponent, combat.system) > 0; left--) {
          const victim = yield* chooseVictim(g, opponent, [combat.system], isShip, 'ti4.choose-destroyed');
          yield* destroy(g, opponent, victim, holder, 'ability');
        }
      },
    }),
  ],
};
