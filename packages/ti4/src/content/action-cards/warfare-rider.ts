import { systemOptions } from '../../rules/announce.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import { shipsIn } from '../../rules/pieces.ts';
import { canGetFigure, mayPlace, placeUnits } from '../../rules/reinforcements.ts';
import { choose, the, words } from '../../words.ts';
import { orNone, rider } from './rider.ts';

/** Who was right places a dreadnought beside a ship of theirs. */
export const warfareRider = rider('warfare-rider', function* (g, holder) {
  if (!canGetFigure(g, holder, 'dreadnought')) return;
  const systems = systemsOf(g).filter((id) => shipsIn(g, holder, id) > 0 && mayPlace(g, holder, 'dreadnought', id));
  if (systems.length === 0) return;
  const system = yield* choose(
    holder,
    words('ti4.which-system', { card: the.actionCard('warfare-rider') }),
    orNone(g, holder, 'dreadnought', systemOptions(systems)),
  );
  if (system !== null) yield* placeUnits(g, holder, 'dreadnought', 1, system);
});
