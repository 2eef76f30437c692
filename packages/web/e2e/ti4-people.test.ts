/** Several people at a table of Twilight Imperium. */
import { seedFrom } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseOfThisFile, offered, openTable, person, signIn, sizes } from './browser.ts';
import { changedBy, joinTable } from './playing.ts';
import { isAsked } from './rest.ts';
import { beginningIn } from './set-tables.ts';
import { from, setTable, threeHomes } from './ti4-positions.ts';
import { activate, main, option, prompt } from './ti4-table.ts';

const house = houseOfThisFile({
  newSeed: () => seedFrom('people'),
  ...beginningIn({
    'a deal': from(
      'turn',
      threeHomes()
        .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
        .pools(0, { fleet: 4 })
        .goods(0, 3)
        .goods(2, 4)
        .turnOf(0),
    ),
  }),
});

/** So many trade goods more of what one side of a trade gives. */
async function more(page: Page, verb: 'I give' | 'I get', count: number): Promise<void> {
  const side = page.locator('.ti4-trade-sides section').filter({ hasText: verb });
  for (let i = 0; i < count; i++) await side.locator('.ti4-trade-amount').first().getByRole('button').last().click();
}

/** Everybody declines whatever else is asked meanwhile, such as to follow a strategy card of a bot. */
async function passUntil(pages: readonly Page[], wanted: Locator): Promise<void> {
  const asked = '.decision[aria-busy=false]:not(:has-text("offers 1 trade good"))';
  const declines = ['decline', 'pass', 'go-on', 'refuse'].map((id) => `${asked} [data-option=${id}]`).join();
  while ((await wanted.count()) === 0) {
    for (const page of pages) {
      const isDeclined = (await isAsked(page)) && (await page.locator(declines).first().isVisible());
      if (isDeclined) await changedBy(page, () => page.locator(declines).first().click());
    }
    await pages[0]?.waitForTimeout(100);
  }
}

/** My trade goods, as the dock says. */
const goodsOf = (page: Page) => page.locator('.ti4-purse > *').nth(2);

test('two people haggle, one prepares an offer while the other decides, and somebody looks on without being asked anything', {
  timeout: 240_000, // a quarter of a minute where nobody else is busy
}, async () => {
  const [host, guest, watcher] = [
    await person(house, sizes.laptop),
    await person(house, sizes.laptop),
    await person(house, sizes.laptop),
  ];
  const people = [host, guest, watcher];
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }];
  const id = await openTable(house, host.context, host.page, { ...setTable('a deal'), seats });
  await signIn(house, guest.context);
  await joinTable(house, guest.context, id);
  await guest.page.goto(`${house.url}/table/${id}`);
  await signIn(house, watcher.context);
  await watcher.page.goto(`${house.url}/table/${id}`);

  await prompt(host.page, 'Choose an action').waitFor();
  const ready = guest.page.getByText('An offer to Guest');
  await guest.page.getByRole('button', { name: 'Prepare a trade' }).click();
  await option(guest.page, 'prepare:0').click();
  await more(guest.page, 'I give', 1);
  await guest.page.getByRole('button', { name: 'as soon as the rules let me' }).click();
  await ready.waitFor();

  await host.page.locator('.options__fold').click();
  await option(host.page, 'trade').click();
  await option(host.page, 'partner:2').click();
  await more(host.page, 'I give', 1);
  await more(host.page, 'I get', 3);
  await main(host.page, 'Offer').click();

  await option(guest.page, 'counter').click(); // three for one is too much
  await main(guest.page, 'Offer').waitFor();
  const less = guest.page.locator('.ti4-trade-sides section').filter({ hasText: 'I give' });
  await less.locator('.ti4-trade-amount').first().getByRole('button').first().click();
  await main(guest.page, 'Offer').click();

  await main(host.page, 'Accept').click();
  await prompt(host.page, 'Choose an action').waitFor();
  for (const { page } of people) await page.locator('.ti4-board').waitFor();
  await goodsOf(host.page).filter({ hasText: '4' }).waitFor(); // 3 - 1 + 2
  await goodsOf(guest.page).filter({ hasText: '3' }).waitFor(); // 4 + 1 - 2

  // It is kept until the guest's own turn, and made as soon as that begins.
  await ready.waitFor();
  await activate(host.page, 'tile-31');
  await main(host.page, 'Move nothing').click();
  await main(host.page, 'End the turn').click();
  await passUntil([host.page, guest.page], prompt(host.page, 'offers 1 trade good'));
  await main(host.page, 'Accept').click();
  await goodsOf(host.page).filter({ hasText: '5' }).waitFor(); // 4 + 1
  await prompt(guest.page, 'Choose an action').waitFor();
  expect(await ready.count()).toBe(0);
  expect(await offered(watcher.page)).toEqual([]);
  for (const { problems } of people) expect(problems).toEqual([]);
});
