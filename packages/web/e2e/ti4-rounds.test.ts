/** Two rounds of Twilight Imperium against bots, by clicking: everything that a round consists of comes up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seedFrom } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { houseOfThisFile } from './browser.ts';
import { answerBy } from './playing.ts';
import { awaitDecision } from './rest.ts';
import { beginningIn } from './set-tables.ts';
import { from, threeHomes } from './ti4-positions.ts';
import { activate, atPosition, main, option, sendAll } from './ti4-table.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'orrery-rounds-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** How often the server has passed for seat 0 at a table, because it could do nothing in a window. */
function passesAt(table: string): number {
  const stored = new DatabaseSync(join(dataFolder, 'orrery.db'), { readOnly: true });
  const entries = stored.prepare('SELECT entry FROM log WHERE table_id = ?').all(table);
  stored.close();
  return entries.filter(({ entry }) => {
    const { seat, by } = JSON.parse(String(entry)) as { seat?: number; by?: string };
    return seat === 0 && by === 'passing';
  }).length;
}

const house = houseOfThisFile({
  dataFolder,
  newSeed: () => seedFrom('two rounds'),
  ...beginningIn({
    // Mine are two systems beside home, a rider and something to trade; the custodians are gone, so there are agendas.
    'first round': from(
      'strategy',
      threeHomes()
        .own(0, 'lazar', 'sakulag')
        .pools(0, { fleet: 4 })
        .goods(0, 3, 2)
        .goods(2, 2, 2)
        .custodiansGone()
        .hand(0, 'imperial-rider')
        .agendaDeck('mutiny', 'economic-equality', 'wormhole-reconstruction', 'swords-to-plowshares')
        .with((g) => {
          g.round = 0;
        }),
    ),
  }),
});

/** What came up, and was answered by clicking. */
type Deed =
  | 'strategy'
  | 'trade'
  | 'tactical'
  | 'combat'
  | 'landing'
  | 'production'
  | 'research'
  | 'scoring'
  | 'tokens'
  | 'rider'
  | 'vote';

class Person {
  readonly page: Page;
  readonly done = new Set<Deed>();
  /** What I want to do in my turns. */
  readonly plan: ('trade' | 'attack' | 'build' | 'research')[] = ['trade', 'attack', 'build', 'research'];

  constructor(page: Page) {
    this.page = page;
  }

  private has(selector: string): Promise<boolean> {
    return this.page.locator(`.decision ${selector}`).first().isVisible();
  }

  private async did(deed: Deed): Promise<void> {
    this.done.add(deed);
  }

  /** Answers whatever is asked. */
  async decide(): Promise<void> {
    const { page } = this;
    const asked = (await page.getByTestId('prompt').textContent()) ?? '';
    const click = (id: string) => option(page, id).click();
    if (asked === 'Choose an action') return this.turn();
    if (asked === 'Choose a strategy card') {
      await this.did('strategy');
      const wanted = (await this.has('[data-option="strategy:technology"]')) ? 'technology' : 'imperial';
      const id = (await this.has(`[data-option="strategy:${wanted}"]`)) ? wanted : null;
      await (id ? click(`strategy:${id}`) : page.locator('.decision [data-option^="strategy:"]').last().click());
      return answerBy(page, asked, () => page.getByTestId('main').click());
    }
    if (asked.startsWith('Move ships') && asked.includes('none') && (await this.has('.ti4-fleet .ti4-link:enabled'))) {
      await sendAll(page);
      return answerBy(page, asked, () => main(page, /Move \d ships?/).click());
    }
    if (await this.has('.ti4-yard')) {
      await this.did('production');
      const more = page.locator('.ti4-yard .bench-line').filter({ hasText: 'cruiser' }).getByRole('button').last();
      if (await more.isEnabled()) await more.click();
      return answerBy(page, asked, () => page.getByTestId('main').click());
    }
    if (await this.has('[data-option^="vote:"], [data-option^="predict:"]')) {
      const isVote = await this.has('[data-option^="vote:"]');
      await this.did(isVote ? 'vote' : 'rider');
      await page.locator('.decision [data-option^="vote:"], .decision [data-option^="predict:"]').first().click();
      return answerBy(page, asked, () => page.getByTestId('main').click());
    }
    if (await this.has('[data-option^="technology:"]')) {
      await this.did('research');
      return answerBy(page, asked, () => page.locator('.decision [data-option^="technology:"]').first().click());
    }
    if (await this.has('[data-option*="imperial-rider"]'))
      return answerBy(page, asked, () => page.locator('.decision [data-option*="imperial-rider"]').first().click());
    if (await this.has('.ti4-battle')) await this.did('combat');
    if (await this.has('.ti4-landing')) await this.did('landing');
    if (await this.has('.ti4-pools-bench')) await this.did('tokens');
    if (asked.includes('objective')) await this.did('scoring');
    return this.usually(asked);
  }

  /** The main button; where there is none, the first option that is not a trade. */
  private async usually(asked: string): Promise<void> {
    const { page } = this;
    const button = page.locator('[data-testid=main]:enabled');
    const first = page.locator('.decision [data-option]:not([data-option=trade]):visible').first();
    await answerBy(page, asked, () => (async () => ((await button.count()) > 0 ? button : first).click())());
  }

  private async turn(): Promise<void> {
    const { page } = this;
    const next = this.plan.shift();
    switch (next) {
      case 'trade':
        return this.trade();
      case 'attack':
        await this.did('tactical');
        return answerBy(page, next, () => activate(page, 'tile-36'));
      case 'build':
        return answerBy(page, next, () => activate(page, 'tile-01'));
      case 'research':
        return answerBy(page, next, () => option(page, 'strategic:technology').click());
      default: {
        const card = page.locator('.decision [data-option^="strategic:"]').first();
        const isLeft = await card.isVisible();
        await answerBy(page, 'a card, or the end', () => (isLeft ? card : option(page, 'pass')).click());
      }
    }
  }

  /** A trade good for a commodity of the Barony, or for nothing if they have none left. */
  private async trade(): Promise<void> {
    const { page } = this;
    await page.locator('.options__fold').click();
    await answerBy(page, 'trade', () => option(page, 'trade').click());
    await option(page, 'partner:2').click();
    const side = (verb: string) => page.locator('.ti4-trade-sides section').filter({ hasText: verb });
    const more = (verb: string, index: number) =>
      side(verb).locator('.ti4-trade-amount').nth(index).getByRole('button').last();
    await more('I give', 0).click();
    if (await more('I get', 1).isEnabled()) await more('I get', 1).click();
    await answerBy(page, 'offer', () => main(page, 'Offer').click());
    await this.did('trade');
  }
}

test('a person plays two rounds: strategy, trade, battle, landing, production, research, objectives, a rider and a vote', {
  timeout: 300_000, // about half a minute where nobody else is busy
}, async () => {
  const { page, problems, id } = await atPosition(house, 'first round');
  const me = new Person(page);
  const round = async () =>
    Number(/Round (\d+)/.exec((await page.locator('.ti4-round, .table__top').first().textContent()) ?? '')?.[1]);
  for (let step = 0; step < 300 && (await round()) < 3; step++) {
    if ((await awaitDecision(page)) === 'over') break;
    await me.decide();
  }
  expect(await round()).toBe(3);
  const all: Deed[] = ['strategy', 'trade', 'tactical', 'combat', 'landing', 'production', 'research'];
  expect([...me.done].sort()).toEqual([...all, 'scoring', 'tokens', 'rider', 'vote'].sort());
  expect(passesAt(id)).toBeGreaterThanOrEqual(10); // in windows in which I could do nothing: without a click
  expect(problems).toEqual([]);
});
