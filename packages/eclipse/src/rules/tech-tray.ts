/** Catalogue: setup.2, setup.3, setup.4, cleanup.1, cleanup.2. The technologies on display. */
import { irreversible } from '@orrery/kernel';
import type { TechnologyId } from '../content/ids.ts';
import { inOrder, technology } from '../content/registry.ts';
import type { Eclipse } from '../state.ts';
import { tell, the } from '../words.ts';

/** Draws until so many regular tiles have come; rare ones come along without counting. */
export function drawTechnologies(g: Eclipse, regular: number): void {
  const drawn: TechnologyId[] = [];
  for (let left = regular; left > 0; ) {
    const id = g.bag.shift();
    if (id === undefined) break; // cleanup.2
    if (technology(id).category !== 'rare') left--;
    drawn.push(id);
  }
  g.tray = g.tray.concat(drawn).sort(inOrder);
  irreversible(g);
  tell(g, 'eclipse.technologies-drawn', { technologies: drawn.map(the.technology) });
}
