/** A game of six at Twilight Imperium, looked at again from its first answer to its last. */
import { Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import type { TableFace } from '@orrery/server/protocol';
import type { Ti4 } from '@orrery/ti4';
import { midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { houseOfThisFile, person, signIn, sizes } from './browser.ts';
import { beginningIn, type SetPositions, setGames } from './set-tables.ts';

/** With a few rounds to go, so that a test may look at all of it. */
const nearTheEnd: SetPositions = {
  'near the end': { phase: 'strategy', state: endgame() },
};

function endgame(): Ti4 {
  const state = structuredClone(midgame({ players: 6 }, 'near the end').peek()) as Ti4;
  for (const player of state.players) player.points = 9;
  return state;
}

const house = houseOfThisFile(beginningIn(nearTheEnd));

async function playedByBots() {
  const listed = await setGames(nearTheEnd).ti4?.();
  const bot = listed?.bots.greedy;
  if (!listed || !bot) throw new Error('nobody plays');
  const config = listed.game.configure({ players: 6, position: 'near the end' });
  const match = Match.start(listed.game, config, seedFrom('near the end'));
  const random = new Keystream(seedFrom('bots'));
  while (!match.isOver) {
    const [seat = 0] = match.waitingFor();
    const place = seated(match, seat, random);
    if (place) match.answer(seat, bot.choose(place, random));
  }
  return match.record();
}

test('every decision of a game of six is shown in its replay, and told', async () => {
  const record = await playedByBots();
  const { page, context, problems } = await person(house, sizes.laptop);
  await signIn(house, context);
  const imported = await context.request.post(`${house.url}/api/replays`, {
    data: { record },
    headers: { origin: house.url },
    timeout: 90_000,
  });
  expect(imported.ok(), await imported.text()).toBe(true);
  const { id } = (await imported.json()) as TableFace;
  await page.goto(`${house.url}/replay/${id}?at=0`);
  await page.getByRole('button', { name: 'One step on' }).waitFor();
  /** Steps of which nothing is told, or after which no galaxy is drawn. */
  const bare = await page.evaluate(async (steps) => {
    const lacking: number[] = [];
    for (let step = 1; step <= steps; step++) {
      document.querySelector<HTMLElement>('button[aria-label="One step on"]')?.click();
      const isThere = () =>
        document.querySelector('.replay-bar__position')?.textContent?.includes(` ${step} of `) &&
        document.querySelector('.caption p')?.textContent &&
        document.querySelector('.ti4-board .ti4-tile');
      for (let tries = 0; tries < 6_000 && !isThere(); tries++) await new Promise((resolve) => setTimeout(resolve, 10));
      if (!isThere()) lacking.push(step);
    }
    return lacking;
  }, record.answers.length);
  expect(record.answers.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
  expect(problems).toEqual([]);
});
