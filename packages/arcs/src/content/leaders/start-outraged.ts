import { placeOutrage } from '../../rules/cities.ts';
import { tell, the } from '../../words.ts';
import type { Windows } from '../hooks.ts';
import type { Resource } from '../resources.ts';

/** These types are Outraged from the start; nothing is discarded for it. */
export function startOutraged(...types: readonly Resource[]): NonNullable<Windows['setup']> {
  return function* (g, holder) {
    for (const type of types) {
      placeOutrage(g, holder, type);
      tell(g, 'arcs.leader.outraged', { seat: the.seat(holder), resource: the.resource(type) });
    }
  };
}
