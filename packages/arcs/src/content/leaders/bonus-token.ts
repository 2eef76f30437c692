import { gain } from '../../rules/resources.ts';
import type { Windows } from '../hooks.ts';
import type { Resource } from '../resources.ts';

/** Taxing with the pip of a Copy or Pivot also brings a token of this type. */
export function bonusToken(resource: Resource): NonNullable<Windows['taxed']> {
  return function* (g, holder, _, __, grant) {
    if (grant === 'copy-or-pivot') yield* gain(g, holder, resource);
  };
}
