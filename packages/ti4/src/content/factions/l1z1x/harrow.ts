import { bombardWithAll, canBombard } from '../../../rules/bombardment.ts';
import { batteriesIn } from '../../../rules/unit-abilities.ts';
import { type Hooks, on } from '../../hooks.ts';

/** As each round of a ground combat in the holder's invasion ends, the ships in the system may bombard the defenders again. */
export const harrow: Hooks = {
  triggers: [
    on('when ground-combat-round-end', {
      usable: (g, holder, { combat: { attacker, system, planet } }) =>
        attacker === holder &&
        planet !== null &&
        batteriesIn(g, holder, 'bombardment', system).length > 0 &&
        canBombard(g, holder, planet),
      *resolve(g, holder, { combat: { system, planet } }) {
        if (planet !== null) yield* bombardWithAll(g, holder, system, planet);
      },
    }),
  ],
};
