/** How what the words point at is found in the page: by its `data-region`, `data-place` and `data-is`. */

/** A query for all that a selector means; things on the board and beside it are marked alike. */
export function queryFor(selector: string): string {
  if (selector === 'options') return '[data-target], [data-option]';
  const at = selector.indexOf(':');
  const [kind, name] = [selector.slice(0, at), selector.slice(at + 1)];
  if (kind === 'region') return `[data-region~="${name}"]`;
  const [which = '', part] = name.split('.');
  // `card:*` and `card:note/*` are beginnings; `slot:mine.*` and `sector:home` are things that are so.
  if (name.endsWith('*') && part === undefined) return beginningWith(`${kind}:${name.slice(0, -1)}`);
  return `[data-place="${kind}:${which}"], [data-place^="${kind}:"][data-is~="${which}"]`;
}

function beginningWith(start: string): string {
  return ['place', 'target', 'begin'].map((mark) => `[data-${mark}^="${start}"]`).join(',');
}

/** What a selector finds in sight: first of all what may be answered or begins something; of things within each other the outer one. */
export function shownBy(selector: string): Element[] {
  const found = [...document.querySelectorAll(queryFor(selector))].filter((each) => seenOf(each) !== null);
  const live = found.filter((each) => each.matches('[data-target], [data-begin]'));
  const all = live.length > 0 ? live : found;
  return all.filter((each) => !all.some((other) => other !== each && other.contains(each)));
}

/** Things that scroll. */
const windows = '.column__panel, .dock__all, .dock__row, .decision__bench, .options__rows, .sheet, .stage';

/** The part of an element that is in sight, in pixels of the page; null when it is not. */
export function seenOf(element: Element): DOMRect | null {
  // The small map of a phone shows the board a second time, and what is hidden from readers is a copy of something else.
  if (element.closest('[aria-hidden=true], [hidden], dialog')) return null;
  let seen = common(element.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight));
  for (
    let outer = element.parentElement?.closest(windows);
    outer && seen;
    outer = outer.parentElement?.closest(windows)
  )
    seen = common(seen, outer.getBoundingClientRect());
  return seen;
}

function common(a: DOMRect, b: DOMRect): DOMRect | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
}
