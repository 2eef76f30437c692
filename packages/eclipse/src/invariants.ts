/** Laws that every position obeys; random play checks them after each decision. */
import type { Eclipse } from './state.ts';

export function broken(_g: Eclipse): string | null {
  return null;
}
