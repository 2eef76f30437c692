/** Laws that every position obeys; random play checks them after each decision. */
import type { Ti4 } from './state.ts';

export function broken(_g: Ti4): string | null {
  return null;
}
