/** What a player sees when the server is away, refuses, or knows them no longer: what has happened, what to do, and nothing is lost. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Client } from '../../server/src/testing/client.ts';
import { houseOfThisFile, newcomer, openTable, person, signIn } from './browser.ts';
import { againstBots, joinTable, seriousFindings } from './playing.ts';
import { awaitDecision } from './rest.ts';

const house = houseOfThisFile();

const openToOne = {
  game: 'arcs',
  options: { players: 2 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: 'instant',
};

/** The socket of a page, between it and the server. */
async function lineOf(page: Page) {
  const line = {
    isCut: false,
    /** Answers in place of the server, if it gives anything. */
    answer: (_said: { type: string; ref: string }): object | null => null,
    async cut(code = 1012) {
      line.isCut = true;
      await route?.close({ code });
    },
  };
  let route: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (opened) => {
    if (line.isCut) return void opened.close({ code: 1012 });
    route = opened;
    const server = opened.connectToServer();
    opened.onMessage((said) => {
      const answer = line.answer(JSON.parse(String(said)));
      if (answer) opened.send(JSON.stringify(answer));
      else server.send(said);
    });
  });
  return line;
}

describe('nobody loses who they are because of', () => {
  test.each([
    ['a proxy without a server', 503, '<html>Bad gateway</html>', 'The server is not answering as it should'],
    ['too many requests', 429, '{"error":{"code":"too-many","args":{"seconds":3},"message":""}}', 'in 3 seconds'],
    ['a page of somebody between', 200, '<html>Sign in to our network</html>', 'not answering as it should'],
  ])('%s', async (_what, status, body, sentence) => {
    const { page, context } = await person(house);
    await openTable(house, context, page, againstBots(1));
    await awaitDecision(page);
    const cookies = await context.cookies(house.url);
    await page.route('**/api/session', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status, body }) : route.continue(),
    );
    await page.reload();
    await page.getByText(sentence).waitFor();
    expect(await context.cookies(house.url)).toEqual(cookies);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await awaitDecision(page);
    expect(await page.locator('[data-option]').count()).toBeGreaterThan(0);
  });
});

test('a table that comes as something else than a table says so', async () => {
  const { page, context } = await person(house);
  const id = await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  await page.route(`**/api/tables/${id}`, (route) => route.fulfill({ status: 200, body: '<html>Sign in</html>' }));
  await page.reload();
  await page.getByText('not answering as it should').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await awaitDecision(page);
});

test('an answer that the server did not look at is given nevertheless', async () => {
  const { page, context } = await newcomer(house);
  const line = await lineOf(page);
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  const at = await page.locator('.decision').getAttribute('data-at');
  let refused = 0;
  line.answer = ({ type }) => {
    if (type !== 'answer' || refused++ > 0) return null;
    return { type: 'error', error: { code: 'too-many', args: { seconds: 1 }, message: '' } };
  };
  await page.locator('[data-option]').first().click();
  await page.keyboard.press('Enter');
  await page.locator(`.decision:not([data-at="${at}"]), [data-testid=confirm]`).first().waitFor();
  expect(refused).toBeGreaterThan(1);
});

test('what is said in the chat without a line is said when it is back; what cannot be done says so', async () => {
  const { page, context } = await newcomer(house);
  const line = await lineOf(page);
  const id = await openTable(house, context, page, openToOne);
  await (await Client.guest(house.url, 'Ben')).post(`/api/tables/${id}/join`);
  await page.locator('.stage').waitFor();
  await page.keyboard.press('c');
  await line.cut();
  await page.getByText('Connection lost').waitFor();
  await page.getByRole('textbox', { name: 'Say something' }).fill('are you there?');
  await page.keyboard.press('Enter');
  await page.getByText('Only players may say something').click();
  await page.getByText('Not done: The server cannot be reached').waitFor();
  line.isCut = false;
  await page.locator('.chat__line').getByText('are you there?').waitFor();
  expect(await page.locator('.chat__line').count()).toBe(1);
});

test('a table that is there no more does not keep anybody waiting', async () => {
  const { page, context } = await newcomer(house);
  const line = await lineOf(page);
  const id = await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  const gone = { error: { code: 'no-such-table', message: '' } };
  await page.route(`**/api/tables/${id}`, (route) => route.fulfill({ status: 404, json: gone }));
  await line.cut();
  await page.getByText('There is no table at this address').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
});

test('whoever is not let in is told that the server is there', async () => {
  const { page, context } = await newcomer(house);
  const line = await lineOf(page);
  line.isCut = true;
  await openTable(house, context, page, againstBots(1));
  await page.getByText('does not let this page listen to the table').waitFor();
  line.isCut = false;
  await awaitDecision(page);
});

test('whoever is somebody else in another tab, or nobody at all, is told', async () => {
  const { page, context } = await newcomer(house);
  const id = await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  const list = await context.newPage();
  await list.goto(house.url);
  await list.getByRole('heading', { name: 'Your games' }).waitFor();
  // Signs out, and is a new guest at once, as in the settings.
  await list.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/logout', { method: 'POST', headers, body: '{}' });
    await fetch('/api/session', { method: 'POST', headers, body: '{}' });
  });
  await page.getByText('You are no longer signed in').waitFor();
  await context.clearCookies();
  await list.locator(`a[href="/table/${id}"]`).first().click();
  await list.getByText('You are no longer signed in').waitFor();
  await list.getByRole('button', { name: 'Try again' }).waitFor();
});

test('the page of a table that has not begun says that it hears nothing', async () => {
  const { page, context } = await newcomer(house);
  const line = await lineOf(page);
  await openTable(house, context, page, openToOne);
  await page.getByRole('button', { name: 'Leave' }).waitFor();
  await line.cut();
  await page.getByText('Connection lost').waitFor();
  line.isCut = false;
  await page.getByText('The game begins when every seat is taken').waitFor();
});

test('a double click hosts one game, not two', async () => {
  const { page, context } = await person(house);
  await signIn(house, context);
  await page.goto(`${house.url}/new/arcs`);
  await page.route('**/api/tables', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.locator('.new-game button[type=submit]').dblclick();
  await page.waitForURL(/\/table\//);
  const { tables } = await (await context.request.get(`${house.url}/api/tables?mine=1`)).json();
  expect(tables).toHaveLength(1);
});

test('the clock of somebody who was waited for shows the time they have, not less by the time they waited', async () => {
  const [ann, ben] = [await person(house), await person(house)];
  const clock = { kind: 'turn', seconds: 600, onTimeout: 'bot' };
  const id = await openTable(house, ann.context, ann.page, { ...openToOne, clock });
  await signIn(house, ben.context);
  await joinTable(house, ben.context, id);
  const watcher = await person(house);
  await signIn(house, watcher.context);
  await watcher.page.goto(`${house.url}/table/${id}`);
  await watcher.page.locator('.clock').nth(1).waitFor();
  await watcher.page.waitForTimeout(10_000);
  const asked = async () => {
    const face = await (await watcher.context.request.get(`${house.url}/api/tables/${id}`)).json();
    return face.waitingFor[0] as number;
  };
  const first = await asked();
  const seats = [ann, ben];
  const mine = seats[first]?.page as Page;
  await mine.goto(`${house.url}/table/${id}`);
  for (let step = 0; step < 30 && (await asked()) === first; step++) {
    await awaitDecision(mine);
    await mine.locator('[data-option]').last().click();
    await mine.keyboard.press('Enter');
    const confirm = mine.getByTestId('confirm');
    await mine.waitForTimeout(300);
    if ((await confirm.count()) > 0) await confirm.click();
    await mine.waitForTimeout(300);
  }
  await watcher.page.waitForTimeout(1_500);
  const next = await asked();
  const shown = (await watcher.page.locator('.clock').nth(next).innerText()).split(':').map(Number);
  expect((shown[0] ?? 0) * 60 + (shown[1] ?? 0)).toBeGreaterThan(594);
});

test('a machine whose clock is a day ahead says nevertheless since when somebody is asked', async () => {
  const { page, context } = await newcomer(house);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
  });
  const id = await openTable(house, context, page, openToOne);
  await (await Client.guest(house.url, 'Ben')).post(`/api/tables/${id}/join`);
  await page.goto(house.url);
  await page.getByText('Asked now').waitFor();
});

test('a browser that the server does not take is not shown as told', async () => {
  const { page, context } = await newcomer(house);
  await signIn(house, context);
  await page.addInitScript(() => {
    let made: object | null = null;
    const keys = { p256dh: 'x', auth: 'y' };
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const endpoint = 'https://push.example/1';
      const unsubscribe = async () => {
        made = null;
        return true;
      };
      made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
      return made as PushSubscription;
    };
    Notification.requestPermission = async () => 'granted';
  });
  await page.route('**/api/notifications', async (route) => {
    const answer = await route.fetch();
    const face = await answer.json();
    await route.fulfill({ response: answer, json: { ...face, offered: { ...face.offered, push: 'BKxx' } } });
  });
  const away = { error: { code: 'restarting', message: '' } };
  await page.route('**/api/notifications/push', (route) => route.fulfill({ status: 503, json: away }));
  await page.goto(`${house.url}/settings`);
  const wish = page.getByText('In this browser, also when');
  await wish.click();
  await page.getByText('The server is restarting').waitFor();
  expect(
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push.js');
      return registration?.pushManager.getSubscription();
    }),
  ).toBeNull();
  await page.route('**/api/notifications', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await page.reload();
  await page.getByText('not answering as it should').waitFor();
});
