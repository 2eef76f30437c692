/** Catalogue: sustain-damage, space-combat.6, destroyed.1. */
import type { Option, Rules } from '@orrery/kernel';
import type { Hits, Place } from '../content/events.ts';
import type { UnitAt } from '../content/hooks.ts';
import { fold } from '../content/registry.ts';
import type { UnitType } from '../content/units.ts';
import type { Ti4 } from '../state.ts';
import { choose, decline, option, tell, the, words } from '../words.ts';
import { alike, destroy, type Matches, type Victim, victims } from './destroy.ts';
import { damage, groupsOf } from './pieces.ts';
import { hasUnitAbility } from './unit-abilities.ts';
import { openWindow } from './window.ts';

/**
 * Cancelling, Sustain Damage, then the owner destroys one unit for each hit left. `places` and `matches` say which units can
 * take them; hits beyond those units have no effect. Units `barred` cannot sustain damage, whatever happens meanwhile.
 */
export function* assignHits(
  g: Ti4,
  hits: Hits,
  places: readonly Place[],
  matches: Matches,
  barred: readonly UnitAt[] = [],
): Rules {
  if (hits.hits <= 0 || victims(g, hits.seat, places, matches).length === 0) return;
  const free = Math.max(0, hits.hits - hits.notToFighters);
  tell(g, 'ti4.hits', {
    seat: the.seat(hits.seat),
    hits: hits.hits,
    place: the.place(hits.place),
    cause: the.cause(hits.cause),
  });
  yield* openWindow(g, 'before hits-assigned', hits);
  const isBarred = (type: UnitType, place: Place) => barred.some((each) => each.type === type && each.place === place);
  const haveSustained = yield* sustainDamage(
    g,
    hits,
    places,
    (type, place, damaged) => matches(type, place, damaged) && !isBarred(type, place),
  );
  if (haveSustained && hits.hits > 0) yield* openWindow(g, 'when hits-assigned', hits);
  for (; hits.hits > 0; hits.hits--) {
    const all = victims(g, hits.seat, places, matches);
    const bound = hits.hits > free ? all.filter(({ value }) => value.type !== 'fighter') : [];
    const [options, due] = bound.length > 0 ? [bound, hits.hits - free] : [all, hits.hits];
    if (options.length === 0) return;
    const victim = yield* chooseRecipient(g, hits, options, due);
    yield* destroy(g, hits.seat, victim, hits.by, hits.cause);
  }
}

/** Nothing is asked when everything that the hits can go to will be hit. */
function* chooseRecipient(g: Ti4, { seat, hits }: Hits, options: Option<Victim>[], due: number): Rules<Victim> {
  const [first] = options as [Option<Victim>, ...Option<Victim>[]];
  const units = options.reduce((sum, { value }) => sum + alike(g, seat, value), 0);
  return units <= due ? first.value : yield* choose(seat, words('ti4.assign-hits', { hits }), options);
}

/** Unit by unit, so that each use can be answered before the next is decided. Says whether any unit has sustained damage. */
function* sustainDamage(g: Ti4, hits: Hits, places: readonly Place[], matches: Matches): Rules<boolean> {
  for (let used = false; ; used = true) {
    const able = hits.hits > 0 ? sustainers(g, hits, places, matches) : [];
    if (able.length === 0) return used;
    const done = decline<UnitAt | null>('done', null, 'ti4.no-sustain');
    const unit = yield* choose(hits.seat, words('ti4.sustain-damage', { hits: hits.hits }), [...able, done]);
    if (unit === null) return used;
    yield* sustain(g, hits, unit);
  }
}

/** Undamaged units that the hits could go to (sustain-damage.3, sustain-damage.4a). */
function sustainers(g: Ti4, { seat }: Hits, places: readonly Place[], matches: Matches): Option<UnitAt | null>[] {
  return places.flatMap((place) =>
    groupsOf(g, seat, place)
      .filter(
        ({ type, count: many, damaged }) =>
          damaged < many && matches(type, place, false) && hasUnitAbility(g, seat, 'sustain-damage', { type, place }),
      )
      .map(({ type }) =>
        option<UnitAt | null>(
          `sustain:${type}:${place}`,
          { type, place },
          'ti4.unit',
          { type: the.unitType(type), place: the.place(place) },
          `unit:${place}:${type}`,
        ),
      ),
  );
}

function* sustain(g: Ti4, hits: Hits, { type, place }: UnitAt): Rules {
  const { seat, by } = hits;
  damage(g, seat, type, place);
  hits.hits = Math.max(0, hits.hits - fold('sustainCancels', 1, g, seat)); // sustain-damage.6
  if (g.combat) {
    const noted = g.combat.sustained.find((each) => each.seat === seat && each.type === type);
    if (noted) noted.count++;
    else g.combat.sustained.push({ seat, type, count: 1 });
  }
  tell(g, 'ti4.sustains', { seat: the.seat(seat), type: the.unitType(type), place: the.place(place) });
  yield* openWindow(g, 'when sustain-damage-used', { seat, by, type, place });
  yield* openWindow(g, 'after sustain-damage-used', { seat, by, type, place });
}
