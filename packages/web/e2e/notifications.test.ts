import { expect, test } from 'vitest';
import webPush from 'web-push';
import { Client } from '../../server/src/testing/client.ts';
import { httpReceiver } from '../../server/src/testing/receivers.ts';
import { houseOfThisFile, newcomer, person } from './browser.ts';
import { seriousFindings } from './playing.ts';

const publicUrl = 'https://play.example';
const mail = { url: 'smtp://127.0.0.1:9', from: 'orrery@play.example' };
const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:host@play.example' };
const house = houseOfThisFile({ notify: { publicUrl, mail, push, webhooks: true, mayCallAnybody: true, look: 50 } });

test('somebody chooses how and when they are told, is told, and ends it with one click', async () => {
  const receiver = await httpReceiver();
  const { page } = await person(house);
  await page.goto(`${house.url}/settings`);
  await page.getByLabel('By a webhook').fill(`${receiver.url}/secret`);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect.poll(() => page.getByLabel('By a webhook').inputValue()).toBe(new URL(receiver.url).host);
  await page.getByLabel('By e-mail').fill('ann@home.example');
  await page.getByLabel('By e-mail').press('Enter');
  await page.getByText('A letter is on its way').waitFor();
  await page.getByText('Not in my quiet hours').click();
  await page.getByText('These are hours of').waitFor();
  await page.getByLabel('From').selectOption('4');
  await page.getByLabel('To', { exact: true }).selectOption('4');
  await page.getByText('Once a day').click();
  await page.getByLabel('At', { exact: true }).waitFor();
  await page.getByText('At once').click();
  await page.getByLabel('At', { exact: true }).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText('Not in my quiet hours').waitFor();
  expect(await page.getByLabel('From').inputValue()).toBe('4');

  const ben = await Client.guest(house.url, 'Ben');
  const table = await ben.table({ game: 'arcs', seats: [{ kind: 'open' }, { kind: 'me' }] });
  const joined = await page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/tables/${id}/join`, { method: 'POST', headers, body: '{}' })).status;
  }, table.id);
  expect(joined).toBe(200);
  await ben.post(`/api/tables/${table.id}/resign`); // a bot plays on until it is the other's turn
  await expect.poll(() => receiver.received.length).toBe(1);
  const { content } = JSON.parse(String(receiver.received[0]?.body)) as { content: string };
  expect(content).toContain(`${publicUrl}/table/${table.id}`);
  const link = /https:\/\/play\.example(\/link\?key=[\w.-]+)/.exec(content)?.[1] ?? '';
  await page.goto(house.url + link);
  await page.getByText('you will not be told that way any more').waitFor();
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await page.getByText('Not in my quiet hours').waitFor();
  expect(await page.getByLabel('By a webhook').inputValue()).toBe('');

  await page.getByLabel('By a webhook').fill(`${receiver.url}/again`);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect.poll(() => page.getByLabel('By a webhook').inputValue()).toBe(new URL(receiver.url).host);
  await page.goBack();
  await page.getByText('you will not be told that way any more').waitFor();
  await page.reload();
  await page.getByText('you will not be told that way any more').waitFor();
  await page.goto(`${house.url}/settings`);
  await expect.poll(() => page.getByLabel('By a webhook').inputValue()).toBe(new URL(receiver.url).host);
  await page.goto(house.url + link); // clicked anew
  await page.getByText('you will not be told that way any more').waitFor();
  await page.goto(`${house.url}/settings`);
  await expect.poll(() => page.getByLabel('By a webhook').inputValue()).toBe('');
});

test('a link that is not whole says so', async () => {
  const { page } = await person(house);
  await page.goto(`${house.url}/link?key=nonsense`);
  await page.getByText('This link is not whole').waitFor();
});

test('my games come first where there are some, and are as they are now for whoever comes back to the page', async () => {
  const { page } = await person(house);
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'Arcs' }).waitFor();
  const top = (name: string) =>
    page.getByRole('heading', { name }).evaluate((each) => each.getBoundingClientRect().top);
  expect(await top('Your games')).toBeGreaterThan(await top('Arcs'));
  const ben = await Client.guest(house.url, 'Ben');
  const { id } = await ben.table({ game: 'arcs', seats: [{ kind: 'open' }, { kind: 'me' }] });
  await page.evaluate(async (table) => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/tables/${table}/join`, { method: 'POST', headers, body: '{}' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, id);
  await page.locator('.table-row').getByText('Ben').first().waitFor();
  expect(await top('Your games')).toBeLessThan(await top('Arcs'));
});

test('my games say since when I am asked and how much time is left, or that I am on vacation', async () => {
  const { page } = await person(house);
  await page.goto(house.url);
  await page.getByRole('heading', { name: 'Arcs' }).waitFor();
  const ben = await Client.guest(house.url, 'Ben');
  const clock = { kind: 'turn', seconds: 86_400, onTimeout: 'skip' };
  const { id } = await ben.table({ game: 'arcs', seats: [{ kind: 'open' }, { kind: 'me' }], clock });
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' };
        await fetch(to, { method: 'POST', headers, body: text });
      },
      [path, JSON.stringify(body)] as const,
    );
  await post(`/api/tables/${id}/join`, {});
  await ben.post(`/api/tables/${id}/resign`); // a bot plays on until it is the other's turn
  const row = page.locator('.table-row--urgent');
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByText('Your games').waitFor();
      return (await row.allInnerTexts()).join();
    })
    .toMatch(/Your turn.*Time left: 2\d:\d\d:\d\d.*Asked/s);
  await post('/api/vacation', { days: 25 });
  await page.reload();
  await row.getByText('Your turn, on vacation').waitFor();
  expect(await row.innerText()).not.toContain('Time left');
  await post('/api/vacation/end', {});
  await page.goto(`${house.url}/settings`);
  await expect.poll(() => page.getByLabel('Days').inputValue()).toBe('7');
});

test('what is pushed to a closed page is shown', async () => {
  const { page, context } = await newcomer(house);
  await context.grantPermissions(['notifications'], { origin: house.url });
  await page.goto(`${house.url}/settings`);
  await page.getByText('In this browser, also when this page is closed').waitFor();
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push.js');
    await navigator.serviceWorker.ready;
  });
  // A browser without a screen shows nothing; it is enough that it is asked to.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: string[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title) => void shown.push(title);
    Reflect.set(self, 'shown', shown);
  });
  const data = JSON.stringify({ title: 'It is your turn in Arcs.', url: `${house.url}/table/a`, noMore: 'No more' });
  await tools.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId: await registered, data });
  await expect.poll(() => worker.evaluate(() => Reflect.get(self, 'shown'))).toEqual(['It is your turn in Arcs.']);
});
