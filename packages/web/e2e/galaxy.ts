/** What people do at a table of Eclipse, and what they see there. */
import { Match, type Seed, seedFrom } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import { eclipse, type SectorId, sector } from '../../eclipse/src/index.ts';
import { answerBy, takeOption, untilOffered } from './playing.ts';

/** The Mechanema in seat 0 build cheaply and upgrade three parts at a time. */
export const againstHydran = {
  game: 'eclipse',
  options: { players: 2, species: ['mechanema', 'hydran'] },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  pace: 'instant',
};

/** A galaxy in which I begin, and the first sector towards the center has one Ancient and more than one way to lie. */
export function knownGalaxy(): { readonly seed: Seed; readonly ancient: SectorId } {
  for (let number = 0; number < 1000; number++) {
    const seed = seedFrom(`eclipse ${number}`);
    const match = Match.start(eclipse, eclipse.configure(againstHydran.options), seed);
    const { startPlayer, stacks } = match.peek();
    const [ancient] = stacks[1];
    if (startPlayer !== 0 || ancient === undefined || sector(ancient).ancients !== 1) continue;
    for (const id of ['explore', towardsCenter]) match.answer(0, id);
    if ((match.pending(0)?.options ?? []).filter(({ id }) => id.startsWith('place:')).length > 1)
      return { seed, ancient };
  }
  throw new Error('there is no such galaxy');
}

export const home: SectorId = '230';
export const towardsCenter = 'zone:0,-1';

/** What I do about questions that are not in my plan: as little as possible. */
export const quietly = ['done', 'leave', 'keep', 'attack', 'pass'];

export const thing = (page: Page, target: string): Locator => page.locator(`[data-target="${target}"]`).first();

/** Answers by a click on the thing on the board. */
export function touch(page: Page, target: string): Promise<void> {
  return answerBy(page, target, () => thing(page, target).click());
}

/** Answers by dragging one thing onto another. */
export function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  return answerBy(page, 'a drag', () => pull(page, from, to));
}

/** Drags one thing onto another. */
export async function pull(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.hover(); // waits until it lies still
  await page.mouse.down();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits for my next turn, and begins it with an action. */
export async function begin(page: Page, action: string): Promise<void> {
  await untilOffered(page, (ids) => ids.includes(action) && ids.includes('pass'), quietly);
  await takeOption(page, action);
}

/** Ends my part of the round: passes until the next one begins. */
export async function endRound(page: Page): Promise<void> {
  await untilOffered(page, (ids) => ids.includes('explore'), quietly);
  await answerBy(page, 'pass', () => page.locator('[data-option=pass]').click());
  await untilOffered(page, (ids) => ids.includes('explore'), quietly);
}

/** Picks the first thing of a kind that is offered and does not lie under another. Returns whether there is one. */
export async function touchAny(page: Page, kind: string): Promise<boolean> {
  for (const each of await page.locator(`[data-target^="${kind}:"]`).all()) {
    await each.scrollIntoViewIfNeeded();
    const target = await each.evaluate((shape) => {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const isFree = shape.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isFree ? shape.getAttribute('data-target') : null;
    });
    if (target === null) continue;
    await touch(page, target);
    return true;
  }
  return false;
}

/** What the page calls a sector. */
export const nameOf = (id: SectorId): string => `${sector(id).name} ${id}`;

export const sectorShape = (page: Page, id: SectorId): Locator =>
  page.locator(`.galaxy-hex[aria-label^="${nameOf(id)}"]`);

/** How a sector lies: the directions of its wormholes that lead nowhere yet, as they are drawn. */
export function turnOf(page: Page, id: SectorId): Promise<string> {
  return sectorShape(page, id).evaluate((shape) => {
    const place = shape.parentElement?.getAttribute('transform');
    const drawn = [...document.querySelectorAll('.galaxy-wormholes > g')];
    const own = drawn.find((group) => group.getAttribute('transform') === place);
    return [...(own?.children ?? [])].map((half) => half.getAttribute('transform')).join(' ');
  });
}
