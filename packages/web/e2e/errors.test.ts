import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Client } from '../../server/src/testing/client.ts';
import { arrive, houseOfThisFile, openTable, person, signIn } from './browser.ts';
import { againstBots, seriousFindings, twoAtTable } from './playing.ts';
import { awaitDecision } from './rest.ts';

const house = houseOfThisFile();

/** The page says this, and offers the way home, which works. */
async function leadsHome(page: Page, heading: string, sentence: RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByText(sentence).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
}

describe('a wrong link says what is wrong with it, and leads home:', () => {
  test.each([
    ['/table/aaaaaaaaaaaa', 'This table cannot be opened', /There is no table at this address/],
    ['/table/aaaaaaaaaaaa?invitation=x', 'This table cannot be opened', /There is no table at this address/],
    ['/table/aaaa', 'This table cannot be opened', /address is not whole/],
    ['/replay/aaaaaaaaaaaa?at=3', 'This game cannot be replayed', /There is no table at this address/],
    ['/replay/AAAA', 'This game cannot be replayed', /address is not whole/],
    ['/link?key=nonsense', 'This link does not work', /This link is not whole/],
    ['/nowhere', 'There is nothing at this address.', /nothing at this address/],
  ])('%s', async (path, heading, sentence) => {
    const { page, problems } = await person(house);
    await page.goto(house.url + path);
    await leadsHome(page, heading, sentence);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

test('an invitation that was used says so, and one that comes too late lets its reader watch', async () => {
  const ann = await Client.guest(house.url, 'Ann');
  const { id } = await ann.table({ game: 'arcs', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const { page } = await person(house);
  await arrive(house, page);
  await page.goto(`${house.url}/table/${id}?invitation=used`);
  await page.getByRole('button', { name: 'Take your seat' }).click();
  await page.getByText('This invitation was used or withdrawn').waitFor();
  await page.getByRole('link', { name: 'Go to the start page' }).waitFor();
  await ann.post(`/api/tables/${id}/start`);
  await page.reload();
  await page.getByText('Its game has begun').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('.stage').waitFor();
});

test('who resigns is told what has happened', async () => {
  const { host } = await twoAtTable(house); // bots among themselves would soon be done
  const { page } = host;
  await page.getByTestId('prompt').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  const told = page.getByRole('dialog', { name: 'You have resigned' });
  await told.getByText('A bot plays your seat from now on').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await told.getByRole('button', { name: 'Watch on' }).click();
  await page.getByTestId('prompt').waitFor();
  expect(await page.locator('[data-option]').count()).toBe(0);
});

test('a resignation that does not arrive says so', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  await page.route('**/resign', (route) => route.abort());
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog').getByText('The server cannot be reached').waitFor();
});

test('names, logins and passwords are refused in words that help', async () => {
  const { page, context } = await person(house);
  await signIn(house, context); // else the form may be sent before anybody is known
  await page.goto(`${house.url}/settings`);
  const attempt = async (login: string, password: string, sentence: string) => {
    await page.getByLabel('Login').fill(login);
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Password').press('Enter');
    await page.getByText(sentence).waitFor();
  };
  await attempt('a b', 'long enough', 'A login is 3 to 40 characters long');
  await attempt('ann', 'short', 'Choose a password of 8 to 200 characters');
  await page.getByText('I have an account').click();
  await attempt('nobody at all', 'x', 'Login or password is wrong');
  await page.getByLabel('Name at the table').fill('\u200b');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('A name needs at least one character that can be seen, and at most 40').waitFor();
  expect(await page.getByText(/malformed|must |pattern|schema|body\//).count()).toBe(0);
});

test('the host mutes somebody, lets them speak again, and sends them away for good', async () => {
  const { id, host } = await twoAtTable(house);
  const stranger = await person(house);
  await arrive(house, stranger.page);
  await stranger.page.goto(`${house.url}/table/${id}`);
  const say = async (page: Page, words: string) => {
    await page.getByRole('textbox', { name: 'Say something' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await stranger.page.locator('.stage').waitFor();
  await stranger.page.keyboard.press('c');
  await say(stranger.page, 'first');
  await host.page.locator('.stage').waitFor();
  await host.page.keyboard.press('c');
  await host.page.getByRole('button', { name: /^Mute Guest/ }).click();
  const unmute = host.page.getByRole('button', { name: /^Let Guest .* speak again/ });
  await unmute.waitFor();
  await say(stranger.page, 'second');
  await stranger.page.getByText('does not want you to say more').waitFor();
  await host.page.reload(); // it is the server that remembers
  await host.page.locator('.stage').waitFor();
  await host.page.keyboard.press('c');
  await unmute.click();
  await host.page.getByRole('button', { name: /^Mute Guest/ }).waitFor();
  await say(stranger.page, 'third');
  await host.page.getByText('third').waitFor();

  const sockets: string[] = [];
  stranger.page.on('websocket', (socket) => sockets.push(socket.url()));
  await host.page
    .getByRole('button', { name: /^Send Guest .* away/ })
    .first()
    .click();
  await stranger.page.getByText('The host has sent you away from this table').waitFor();
  await stranger.page.waitForTimeout(2500); // longer than the first attempts to come back would take
  expect(sockets).toEqual([]);
  await stranger.page.reload();
  await leadsHome(stranger.page, 'This table cannot be opened', /The host has sent you away/);
});

test('whoever is signed out elsewhere is told, instead of waiting for a line that never comes', async () => {
  const { page, context } = await person(house);
  await openTable(house, context, page, againstBots(1));
  await awaitDecision(page);
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  );
  await page.getByText('You are no longer signed in').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});
