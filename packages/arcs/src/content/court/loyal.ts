import type { Modifiers } from '../hooks.ts';
import type { Resource } from '../resources.ts';

/** What the five Loyal cards do (court.7). */
export function loyal(suit: Resource): Modifiers {
  return { survivesOutrage: true, spendsAs: suit };
}
