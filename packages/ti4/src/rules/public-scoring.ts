/** Catalogue: objective-cards.16. Who may score what lies open for all: public objectives, and secret ones that were made public. */
import type { Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { Ti4 } from '../state.ts';
import { factionOf, planetsIn } from './table.ts';

/** With all planets of the home system under control, unless an ability says otherwise (objective-cards.16). */
export function mayScorePublic(g: Ti4, seat: Seat): boolean {
  const controlsHome = planetsIn(factionOf(g, seat).home).every((id) => g.planets[id]?.owner === seat);
  return fold('scoresPublic', controlsHome, g, seat);
}

/** Whether the player may score a secret objective because it was made public, as far as it depends on that. */
export function isPublishedFor(g: Ti4, seat: Seat, id: string): boolean {
  return (
    g.published.some((each) => each.id === id && each.open && !each.scored.includes(seat)) && mayScorePublic(g, seat)
  );
}

/** A secret objective that was made public is in nobody's hand any more. */
export function isPublished(g: Ti4, id: string): boolean {
  return g.published.some((each) => each.id === id);
}
