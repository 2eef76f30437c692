/** The bar of a replay: slim beside the board, and called what it is on a phone. */
import { games } from '@orrery/games';
import { Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import type { TableFace } from '@orrery/server/protocol';
import { expect, test } from 'vitest';
import { houseOfThisFile, person, signIn, sizes } from './browser.ts';

const house = houseOfThisFile();

/** A game that nobody thought about. */
async function recordOf() {
  const { game, bots } = await games.arcs();
  const match = Match.start(game, game.configure({ players: 4 }), seedFrom('replay'));
  const random = new Keystream(seedFrom('bots'));
  while (!match.isOver) {
    const [seat = 0] = match.waitingFor();
    const place = seated(match, seat, random);
    if (place && bots.random) match.answer(seat, bots.random.choose(place, random));
  }
  return match.record();
}

async function watching(size: (typeof sizes)[keyof typeof sizes]) {
  const someone = await person(house, size);
  const { page, context } = someone;
  await signIn(house, context);
  const headers = { origin: house.url };
  const data = { record: await recordOf() };
  const imported = await context.request.post(`${house.url}/api/replays`, { data, headers, timeout: 90_000 });
  expect(imported.ok(), await imported.text()).toBe(true);
  const { id } = (await imported.json()) as TableFace;
  await page.goto(`${house.url}/replay/${id}?at=150`);
  await page.locator('.replay-bar .caption p').first().waitFor({ timeout: 60_000 });
  return { ...someone, bar: page.locator('.replay-bar') };
}

test('on a laptop the bar takes little of the column, and none of it is cut off', async () => {
  const { page, bar, problems } = await watching(sizes.laptop);
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(130);
  for (const button of await bar.locator('.replay-bar__controls button').all()) {
    const each = await button.boundingBox();
    expect(each?.width).toBeGreaterThanOrEqual(32);
    expect((each?.y ?? 0) + (each?.height ?? 0)).toBeLessThanOrEqual(sizes.laptop.height);
  }
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText('Move 151 of').waitFor();
  expect(problems).toEqual([]);
});

test('on a phone its tab says that it is a replay, and the board has the room', async () => {
  const { page, bar, problems } = await watching(sizes.phone);
  expect(await page.getByRole('tab').first().textContent()).toBe('Replay');
  expect(await page.getByRole('tab', { name: 'Decide' }).count()).toBe(0);
  expect((await page.locator('.sheet').boundingBox())?.height).toBeLessThanOrEqual(230);
  for (const button of await bar.locator('.replay-bar__controls button').all()) {
    const each = await button.boundingBox();
    expect(Math.min(each?.width ?? 0, each?.height ?? 0)).toBeGreaterThanOrEqual(40);
    expect((each?.y ?? 0) + (each?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height);
  }
  expect(problems).toEqual([]);
});
