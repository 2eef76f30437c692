/** Brings a part of the page into sight that a tab or the closed dock hides. */
import { queryFor, shownBy } from './show.ts';

const tabs = ':is(.sheet, .column) [role=tab]';
const closed = '.dock [aria-expanded=false]';
const open = '.dock [aria-expanded=true]';
/** A dock has so many pages at most. */
const PAGES = 6;
/** The dock was opened to show something. */
let isOpened = false;

/** Opens one part after the other until the thing is there; gives whether it is. */
export async function reveal(selector: string): Promise<boolean> {
  const found = () => isInSight(selector);
  if (found()) return true;
  const count = document.querySelectorAll(tabs).length;
  for (let tab = 0; tab < count; tab++) {
    document.querySelectorAll<HTMLElement>(tabs)[tab]?.click();
    await nextFrame();
    if (found()) return true;
  }
  document.querySelector<HTMLElement>(tabs)?.click();
  for (const button of document.querySelectorAll<HTMLElement>(closed)) {
    if (!button.matches(closed)) continue; // another button has opened it
    isOpened = true;
    button.click();
    await nextFrame();
    if (found()) return true;
  }
  await closeDock();
  return false;
}

/** As it was: the first tab, which is home, and the dock closed. */
export function goHome(): void {
  document.querySelector<HTMLElement>(tabs)?.click();
  closeDock();
}

/** Its button goes through its pages before it closes it. */
async function closeDock(): Promise<void> {
  for (let page = 0; isOpened && page < PAGES; page++) {
    const button = document.querySelector<HTMLElement>(open);
    if (!button) isOpened = false;
    button?.click();
    await nextFrame();
  }
}

/** Whether it can be seen, if need be after scrolling to it. */
function isInSight(selector: string): boolean {
  if (shownBy(selector).length > 0) return true;
  const [first] = [...document.querySelectorAll(queryFor(selector))].filter((each) => each.checkVisibility());
  first?.scrollIntoView({ block: 'nearest', inline: 'center' });
  return shownBy(selector).length > 0;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
