import type { WireOption } from '@orrery/server/protocol';

interface Arranged {
  readonly options: readonly WireOption[];
  /** Those that stay in sight however many there are. */
  readonly always: readonly WireOption[];
}

/** More than these are no side matter. */
const MOST = 8;

/** What lies on the board can be found there, so a few options that do not must not scroll out of sight behind it. */
export function arranged(all: readonly WireOption[]): Arranged {
  const options = all.filter(({ target }) => target !== undefined);
  const always = all.filter(({ target }) => target === undefined);
  return options.length > 0 && always.length <= MOST ? { options, always } : { options: all, always: [] };
}

/** All options in the order in which they are shown, as the digits of a keyboard count them. */
export function inOrder(all: readonly WireOption[]): WireOption[] {
  const { options, always } = arranged(all);
  return [...options, ...always];
}
