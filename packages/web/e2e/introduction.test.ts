import { expect, test } from 'vitest';
import { houseOfThisFile, person, sizes } from './browser.ts';

const house = houseOfThisFile();

test.each(['arcs', 'eclipse', 'ti4'])(
  'the introduction to %s: its pictures hold their words at every size',
  async (game) => {
    const { page, problems } = await person(house);
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await page.goto(`${house.url}/rules/${game}`);
      await page.locator('[data-diagram]').first().waitFor();
      for (const theme of ['dark', 'dim']) {
        for (const longer of [1, 1.5]) {
          // Other languages need more room: each word is as much longer.
          const collisions = await page.evaluate(
            ({ theme, longer }) => {
              document.documentElement.dataset.theme = theme;
              const found: string[] = [];
              for (const diagram of document.querySelectorAll('[data-diagram]')) {
                const labels = [...diagram.querySelectorAll<HTMLElement>('.figure__label')];
                for (const label of labels) {
                  label.dataset.word ??= label.textContent ?? '';
                  label.textContent = label.dataset.word.replace(/\p{L}{3,}/gu, (word) =>
                    word.padEnd(Math.round(word.length * longer), 'a'),
                  );
                }
                const pictures = [...diagram.querySelectorAll('.figure__picture')];
                const boxes = [...labels, ...pictures].map((each) => each.getBoundingClientRect());
                const frame = diagram.getBoundingClientRect();
                boxes.forEach((a, i) => {
                  if (a.left < frame.left || a.right > frame.right) found.push(`${diagram.id} out of its frame`);
                  boxes.slice(i + 1).forEach((b, j) => {
                    const isApart =
                      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
                    if (!isApart) found.push(`${diagram.getAttribute('data-diagram')}: ${i} over ${i + 1 + j}`);
                  });
                });
              }
              return found;
            },
            { theme, longer },
          );
          expect(collisions, `${theme}, ${size.width} px, ${longer} times as long`).toEqual([]);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(problems).toEqual([]);
    }
  },
);

test('a word of the game says what it means, by pointer and by keys, and leads to its rule', async () => {
  const { page } = await person(house);
  await page.goto(`${house.url}/rules/arcs`);
  const word = page.locator('.introduction .concept').first();
  await word.hover();
  await page.getByRole('tooltip').getByText('Gives a token when taxed').waitFor();
  await page.mouse.move(5, 5);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await word.focus();
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.locator('dt.is-linked', { hasText: 'resources.2' }).waitFor();
});
