import { expect, test } from 'vitest';
import { houseOfThisFile, person, signIn, sizes } from './browser.ts';

const house = houseOfThisFile();
const place = () => `${house.url}/healthz`;

test('somebody leaves traces in their browser', async () => {
  const { page, context, problems } = await person(house, sizes.phone, 'no-preference');
  await signIn(house, context);
  await page.goto(house.url);
  await page.route('**/healthz', (route) => route.fulfill({ body: 'theirs' }));
  await page.goto(place());
  await context.grantPermissions(['clipboard-read']);
  await page.evaluate(async () => {
    localStorage.setItem('a', 'theirs');
    sessionStorage.setItem('a', 'theirs');
    await caches.open('theirs');
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('theirs');
      request.onsuccess = () => resolve(request.result.close());
      request.onerror = reject;
    });
    setTimeout(() => Promise.reject(new Error('theirs')));
  });
  await expect.poll(() => problems).toEqual(['theirs']);
  await (await context.newPage()).goto(place());
  await context.setOffline(true);
});

test('whoever comes after them finds nothing of it', async () => {
  const { page, context, problems } = await person(house);
  expect(await context.cookies()).toEqual([]);
  expect(context.pages()).toEqual([page]);
  const answer = await page.goto(place());
  expect(await answer?.text()).not.toBe('theirs');
  const found = await page.evaluate(async () => ({
    storage: [localStorage.length, sessionStorage.length],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    size: { width: innerWidth, height: innerHeight },
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  const storage = [0, 0];
  const [size, permission] = [sizes.desktop, 'prompt'];
  expect(found).toEqual({ storage, databases: [], caches: [], permission, size, isReduced: true });
  expect(await page.goBack().then((response) => response?.url() ?? '')).not.toBe(`${house.url}/`);
  expect(problems).toEqual([]);
});
