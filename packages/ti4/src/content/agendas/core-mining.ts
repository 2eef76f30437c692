import { destroy, victims } from '../../rules/destroy.ts';
import { lawInPlay } from '../../rules/laws.ts';
import { planetAt } from '../../rules/table.ts';
import { choose, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import type { PlanetId } from '../planets.ts';

/** The elected planet loses one infantry and has 2 resources more. */
export const coreMining: Agenda = {
  kind: 'law',
  vote: 'elect-planet',
  trait: 'hazardous',
  modify: {
    planetResources: (value, g, _holder, planet) =>
      lawInPlay(g, 'core-mining')?.planet === planet ? value + 2 : value,
  },
  *resolve(g, outcome) {
    const planet = outcome as PlanetId;
    const { owner } = planetAt(g, planet);
    if (owner === null) return;
    const infantry = victims(g, owner, [planet], (type) => type === 'infantry');
    if (infantry.length === 0) return;
    const victim = yield* choose(owner, words('ti4.choose-destroyed'), infantry);
    yield* destroy(g, owner, victim, null, 'ability');
  },
};
