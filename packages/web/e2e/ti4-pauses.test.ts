/** Moments for nothing but trading come up once in a turn. */
import { seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { houseOfThisFile } from './browser.ts';
import { answerBy } from './playing.ts';
import { awaitDecision } from './rest.ts';
import { beginningIn } from './set-tables.ts';
import { from, threeHomes } from './ti4-positions.ts';
import { activate, atPosition, main, prompt, sendAll } from './ti4-table.ts';

const underFire = threeHomes()
  .pools(0, { fleet: 4 })
  .units(2, 'lor', { pds: 1 })
  .units(2, 'tile-36', { dreadnought: 2 })
  .strategyCards(['technology', 'diplomacy'], ['trade', 'imperial'], ['warfare', 'leadership'])
  .goods(0, 8)
  .turnOf(0);

const house = houseOfThisFile({
  newSeed: () => seedFrom('pauses'),
  ...beginningIn({ 'under fire': from('turn', underFire) }),
});

test('who did not want to trade before space cannons fire is not asked again before the battle, but about a retreat', async () => {
  const { page, problems } = await atPosition(house, 'under fire');
  await activate(page, 'tile-36');
  await prompt(page, 'Move ships into').waitFor();
  await sendAll(page);
  await main(page, 'Move').click();
  await prompt(page, 'Trade before you go on?').waitFor();
  const goOn = () => answerBy(page, 'the usual answer', () => page.getByTestId('main').click());
  await goOn();
  // Hits of the cannon may have to be taken first.
  for (let step = 0; step < 4; step++) {
    await awaitDecision(page);
    const asked = (await page.getByTestId('prompt').textContent()) ?? '';
    expect(asked).not.toContain('Trade');
    if (asked.includes('announce a retreat?')) break;
    await goOn();
  }
  await prompt(page, 'announce a retreat?').waitFor();
  await page.getByRole('button', { name: 'No retreat: fight on to the end' }).waitFor();
  expect(problems).toEqual([]);
});
