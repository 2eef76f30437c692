import { planetOptions } from '../../rules/announce.ts';
import { placeStructure, structureSites } from '../../rules/structures.ts';
import { choose, the, words } from '../../words.ts';
import { orNone, rider } from './rider.ts';

/** Who was right places a space dock. */
export const constructionRider = rider('construction-rider', function* (g, holder) {
  const sites = structureSites(g, holder, 'space-dock');
  if (sites.length === 0) return;
  const planet = yield* choose(
    holder,
    words('ti4.which-planet', { card: the.actionCard('construction-rider') }),
    orNone(g, holder, 'space-dock', planetOptions(sites)),
  );
  if (planet !== null) yield* placeStructure(g, holder, 'space-dock', planet);
});
