/** Catalogue: setup.2, setup.3, setup.4, cleanup.1, cleanup.2. The technologies on display. */
import { irreversible } from '@orrery/kernel';
import { type TechnologyId, technology, technologyIds } from '../content/technologies.ts';
import type { Eclipse } from '../state.ts';
import { tell } from '../words.ts';

/** The place of each technology in the order of the table. */
const rank = Object.fromEntries(technologyIds.map((id, i) => [id, i])) as Readonly<Record<TechnologyId, number>>;

/** Draws until so many regular tiles have come; rare ones come along without counting. */
export function drawTechnologies(g: Eclipse, regular: number): void {
  const drawn: TechnologyId[] = [];
  for (let left = regular; left > 0; ) {
    const id = g.bag.shift();
    if (id === undefined) break; // cleanup.2
    if (technology(id).category !== 'rare') left--;
    drawn.push(id);
  }
  g.tray = [...g.tray, ...drawn].sort((a, b) => rank[a] - rank[b]);
  irreversible(g);
  tell(g, 'eclipse.technologies-drawn', { technologies: drawn });
}
