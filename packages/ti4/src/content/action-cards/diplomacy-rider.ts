import { systemOptions } from '../../rules/announce.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import { clockwise, controls, planetsIn } from '../../rules/table.ts';
import { placeToken } from '../../rules/tokens.ts';
import { choose, the, words } from '../../words.ts';
import { rider } from './rider.ts';

/** Who was right chooses a system with a planet of theirs; everybody else places a command token there. */
export const diplomacyRider = rider('diplomacy-rider', function* (g, holder) {
  const systems = systemsOf(g).filter((id) => planetsIn(id).some((planet) => controls(g, holder, planet)));
  if (systems.length === 0) return;
  const system = yield* choose(
    holder,
    words('ti4.which-system', { card: the.actionCard('diplomacy-rider') }),
    systemOptions(systems),
  );
  for (const seat of clockwise(g, g.speaker)) if (seat !== holder) yield* placeToken(g, seat, system);
});
