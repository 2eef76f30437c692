import type { Option, Seat } from '@orrery/kernel';
import { battlefield, fighters, isFighting, opponentIn } from '../../../rules/combat.ts';
import { alike, chooseVictim, destroy, type Victim, victims } from '../../../rules/destroy.ts';
import { count } from '../../../rules/pieces.ts';
import type { Combat, Ti4 } from '../../../state.ts';
import { choose, decline, words } from '../../../words.ts';
import { on } from '../../hooks.ts';
import { hitsOn, ship, type Unit } from '../../units.ts';

/** After a round of space combat each may be destroyed to destroy up to 2 ships of the opponent. */
export const exotrireme2: Unit = {
  ...ship,
  type: 'dreadnought',
  upgrade: true,
  cost: 4,
  combat: hitsOn(5),
  move: 2,
  capacity: 1,
  sustainDamage: true,
  bombardment: hitsOn(4, 2),
  immuneToDirectHit: true,
  triggers: [
    on('when space-combat-round-end', {
      again: true,
      usable(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder);
        if (opponent === null || count(g, holder, 'dreadnought', combat.system) === 0) return false;
        return targets(g, combat, opponent, []).length > 0;
      },
      *resolve(g, holder, { combat }) {
        const opponent = opponentIn(combat, holder) as Seat;
        const isOne = (type: string) => type === 'dreadnought';
        const given = yield* chooseVictim(g, holder, [combat.system], isOne, 'ti4.choose-destroyed');
        const prompt = (chosen: number) => words('ti4.exotrireme-target', { chosen });
        const first = yield* choose(holder, prompt(0), targets(g, combat, opponent, []));
        const others: Option<Victim | null>[] = targets(g, combat, opponent, [first]);
        const none = decline<Victim | null>('done', null, 'ti4.done');
        const second = others.length === 0 ? null : yield* choose(holder, prompt(1), [...others, none]);
        yield* destroy(g, holder, given, holder, 'ability');
        for (const victim of [first, second]) {
          if (victim && alike(g, opponent, victim) > 0) yield* destroy(g, opponent, victim, holder, 'ability');
        }
      },
    }),
  ],
};

/** Ships of the opponent, and what fights like ships, besides those chosen already. */
function targets(g: Ti4, combat: Combat, opponent: Seat, chosen: readonly Victim[]): Option<Victim>[] {
  const isShipThere = (type: Victim['type'], place: Victim['place']) => isFighting(combat, opponent, type, place);
  return victims(g, opponent, battlefield(combat, opponent), isShipThere).filter(({ value }) => {
    const { type, place, damaged } = value;
    const left = Math.min(alike(g, opponent, value), fighters(g, combat, opponent, type, place));
    const same = chosen.filter((each) => each.type === type && each.place === place && each.damaged === damaged);
    return left > same.length;
  });
}
