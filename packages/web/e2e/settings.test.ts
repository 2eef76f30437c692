import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseOfThisFile, offered, openTable, person, sizes } from './browser.ts';
import { againstBots, answerByKey, click, twoAtTable, whoeverIsAsked } from './playing.ts';
import { awaitDecision } from './rest.ts';

const house = houseOfThisFile();

const motionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.motion);

test('motion follows the system until somebody chooses, and then their choice', async () => {
  const { page } = await person(house, sizes.desktop, 'reduce');
  await page.goto(`${house.url}/settings`);
  await page.getByText('As the system says').waitFor();
  const becomes = (motion: string) => expect.poll(() => motionOf(page)).toBe(motion);
  await becomes('reduced');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await becomes('full');
  await page.getByText('Reduced', { exact: true }).click();
  await becomes('reduced');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByText('Full', { exact: true }).click();
  await becomes('full');
  // The system is not asked past the choice: something that moves does so.
  await page.goto(house.url);
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  await expect.poll(() => page.evaluate(isMoving)).toBe(true);
});

test('where only a worker may show that it is my turn, as on phones, the table goes on', async () => {
  const { host, guest } = await twoAtTable(house);
  const table = host.page.url();
  const phone = await host.page.addInitScript(likeAPhone);
  await host.page.goto(`${house.url}/settings`);
  await host.page.getByText('Notify me when it is my turn').click();
  await host.page.goto(table);
  await phone.dispose();
  const shown = () => host.page.evaluate(() => Reflect.get(globalThis, 'shown') as string[]);
  const hasStumbled = async () => (await host.page.getByText('This page has stumbled').count()) > 0;
  for (let step = 0; step < 40 && (await shown()).length === 0 && !(await hasStumbled()); step++)
    await click((await whoeverIsAsked(host, guest)).page, step);
  expect(await hasStumbled()).toBe(false);
  expect(await shown()).toEqual(['Orrery']);
});

/** `new Notification` throws on Android: https://developer.mozilla.org/docs/Web/API/Notification/Notification */
function likeAPhone(): void {
  const shown: string[] = [];
  Reflect.set(globalThis, 'shown', shown);
  Object.defineProperty(document, 'hidden', { get: () => true });
  class Illegal {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  Reflect.set(globalThis, 'Notification', Illegal);
  ServiceWorkerRegistration.prototype.showNotification = async (title) => void shown.push(title);
}

test('a sound comes with my turn only if I want it', async () => {
  const { host, guest } = await twoAtTable(house);
  const table = host.page.url();
  await host.page.goto(`${house.url}/settings`);
  await host.page.getByText('Sound when it is my turn').click();
  for (const { page } of [host, guest]) {
    const counting = await page.addInitScript(countSounds);
    await page.goto(table);
    await counting.dispose();
  }
  const sounds = ({ page }: typeof host) =>
    page.evaluate(() => (Reflect.get(globalThis, 'made') as { count: number }).count);
  // Whoever waited for the other hears the turn come, if they want to.
  const [waited, heard] = [new Set<typeof host>(), new Set<typeof host>()];
  for (let step = 0; step < 40 && heard.size < 2; step++) {
    const asked = await whoeverIsAsked(host, guest);
    const other = asked === host ? guest : host;
    if (waited.has(asked)) heard.add(asked);
    if ((await offered(other.page)).length === 0) waited.add(other);
    await click(asked.page, step);
  }
  expect(heard.size).toBe(2);
  expect(await sounds(host)).toBeGreaterThan(0);
  expect(await sounds(guest)).toBe(0);
});

function countSounds(): void {
  const made = { count: 0 };
  const Before = AudioContext;
  Reflect.set(globalThis, 'made', made);
  Reflect.set(
    globalThis,
    'AudioContext',
    class extends Before {
      constructor() {
        super();
        made.count++;
      }
    },
  );
}

test('a tooltip leaves with what it is about: moved, scrolled, gone, or answered', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  const tooltip = page.locator('.tooltip');
  const thing = page.locator('.arcs-cell').first();
  const point = async () => {
    await page.mouse.move(2, 2);
    await tooltip.waitFor({ state: 'detached' });
    await thing.hover({ force: true });
    await tooltip.waitFor();
  };
  await point();
  await page.keyboard.press('+'); // the camera moves, the pointer does not
  await tooltip.waitFor({ state: 'detached' });
  await page.keyboard.press('0');
  await point();
  await thing.evaluate((element) => {
    element.parentElement?.parentElement?.setAttribute('transform', 'translate(0 40)');
  });
  await tooltip.waitFor({ state: 'detached' });
  await point();
  await thing.evaluate((element) => {
    (element as SVGElement).style.display = 'none';
  });
  await tooltip.waitFor({ state: 'detached' });
  await thing.evaluate((element) => {
    (element as SVGElement).style.display = '';
  });
  await point();
  await answerByKey(page);
  await tooltip.waitFor({ state: 'detached' });
});
