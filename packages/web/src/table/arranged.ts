import type { WireOption } from '@orrery/server/protocol';
import type { OptionGroup } from '../games/renderer.ts';

/** Options under one heading; those without one come first. */
export interface HeadedOptions {
  readonly title: string | null;
  readonly options: readonly WireOption[];
}

export interface Arranged {
  /** So few that each is a button, else rows of a list. */
  readonly form: 'line' | 'list';
  readonly groups: readonly HeadedOptions[];
  /** Those that stay in sight however many there are: declining, and a few that are not on the board. */
  readonly pinned: readonly WireOption[];
  /** Free actions of another family, folded. */
  readonly also: readonly WireOption[];
}

/** So many are seen as buttons. */
const FEW = 4;
/** More than these are no side matter. */
const MOST_PINNED = 3;

export function arranged(
  all: readonly WireOption[],
  groupOf: (option: WireOption) => OptionGroup = () => null,
  isBeside = false,
): Arranged {
  const isAside = (option: WireOption) => option.aside === true || groupOf(option) === 'also';
  const main = all.filter((option) => !isAside(option));
  // A question about nothing else is no side matter; beside a bench it is.
  const [asked, also] = main.length === 0 && !isBeside ? [all, []] : [main, all.filter(isAside)];
  const isLine = asked.length <= FEW;
  const pinned = isLine ? asked.filter(({ idle }) => idle) : pinnedOf(asked, groupOf);
  const titles = new Map<string | null, WireOption[]>([[null, []]]);
  for (const option of asked) {
    if (pinned.includes(option)) continue;
    const group = groupOf(option);
    const title = group === null || group === 'also' ? null : group.title;
    titles.set(title, [...(titles.get(title) ?? []), option]);
  }
  const groups = [...titles]
    .map(([title, options]) => ({ title, options }))
    .filter(({ options }) => options.length > 0);
  return { form: isLine ? 'line' : 'list', groups, pinned, also };
}

/** What lies on the board can be found there, so a few options that do not must not scroll out of sight behind it. */
function pinnedOf(asked: readonly WireOption[], groupOf: (option: WireOption) => OptionGroup): WireOption[] {
  const elsewhere = asked.filter((option) => option.target === undefined && groupOf(option) === null);
  const isSideMatter = elsewhere.length < asked.length && elsewhere.length <= MOST_PINNED;
  return asked.filter((option) => option.idle || (isSideMatter && elsewhere.includes(option)));
}

/** All options in the order in which they are shown, as the digits of a keyboard count them. */
export function inOrder({ groups, pinned, also }: Arranged): WireOption[] {
  return [...groups.flatMap(({ options }) => options), ...pinned, ...also];
}
