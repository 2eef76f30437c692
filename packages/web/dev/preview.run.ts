/**
 * Takes pictures of tables of a game, as the real page draws them, at moments of games among bots:
 * node packages/web/dev/preview.run.ts <game> [folder] [players-stage …]
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameList, games } from '@orrery/games';
import { type Game, Keystream, Match, parseRecord, seated, seedFrom } from '@orrery/kernel';
import chromium from '@sparticuz/chromium';
import { chromium as browser } from 'playwright-core';
import { buildWebIfStale } from '../../../scripts/web-build.ts';
import { startServer } from '../../server/src/index.ts';
import { PREVIEW, showTable } from './preview.ts';
import type { Position } from './props.ts';

/** When a stage is reached: after so many decisions, as soon as there is something to see. */
interface Stage {
  readonly after: number;
  /** Where the game begins, if not at its start. */
  // biome-ignore lint/suspicious/noExplicitAny: a preview does not look into the game's state
  readonly begin?: (players: number) => Match<any, any>;
  readonly shows: (position: Position) => boolean;
  /** Makes the position more of what it should show. */
  readonly change?: (position: Position) => void;
}

export interface Stages {
  // biome-ignore lint/suspicious/noExplicitAny: a preview does not look into the game's state
  readonly game: Game<any, any>;
  readonly players: readonly number[];
  readonly config: (players: number, stage: string) => object;
  readonly stages: Readonly<Record<string, Stage>>;
}

const [name = 'arcs', folder = `/tmp/${name}-preview`, ...only] = process.argv.slice(2);
const list: GameList = games;
const listed = await list[name]?.();
const bot = listed?.bots.greedy;
if (!listed || !bot) throw new Error(`there is no game '${name}'; one of: ${Object.keys(games).join(', ')}`);
const { stages: chosen } = (await import(`./${name}-stages.ts`)) as { stages: Stages };
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
mkdirSync(folder, { recursive: true });

/** The match of a stage; what was played once is kept beside the pictures. */
function matchAt(players: number, stage: string, figures: Stage): Match {
  const file = join(folder, `${players}-${stage}.json`);
  if (existsSync(file)) return Match.restore(chosen.game, parseRecord(JSON.parse(readFileSync(file, 'utf8'))));
  const match = played(players, stage, figures);
  if (!figures.begin) writeFileSync(file, JSON.stringify(match.record()));
  return match;
}

function played(players: number, stage: string, { after, shows, begin }: Stage): Match {
  const match =
    begin?.(players) ?? Match.start(chosen.game, chosen.config(players, stage), seedFrom(`preview ${players}`));
  const random = new Keystream(seedFrom('preview bots'));
  const now = (): Position => {
    const seat = match.waitingFor()[0] ?? 0;
    return { view: match.view(seat), decision: match.pending(seat), seat, players };
  };
  while (!match.isOver && (match.length < after || !shows(now()))) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, random);
    if (!place || !bot) break;
    match.answer(seat, bot.choose(place, random));
  }
  return match;
}

buildWebIfStale();
const dataFolder = mkdtempSync(join(tmpdir(), 'orrery-preview-'));
const server = await startServer({ port: 0, host: '127.0.0.1', dataFolder, logLevel: 'error' });
const chrome = await browser.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  for (const players of chosen.players) {
    for (const [stage, figures] of Object.entries(chosen.stages)) {
      const picture = `${players}-${stage}`;
      if (only.length === 0 || only.includes(picture))
        await takePictures(picture, players, matchAt(players, stage, figures), figures);
    }
  }
} finally {
  await chrome.close();
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function takePictures(picture: string, players: number, match: Match, { change }: Stage): Promise<void> {
  if (!listed || !bot) return;
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await chrome.newContext({ viewport, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    tab.on('pageerror', (error) => console.log(`${picture} ${size}: ${error.message}`));
    await showTable(tab, { pack: listed, match: match.clone(), players, bot, change });
    await tab.goto(`${server.url}/table/${PREVIEW}`);
    await tab.locator('.stage svg').first().waitFor({ timeout: 60_000 });
    await tab.waitForTimeout(700);
    const facts = await tab.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      scrolls: document.documentElement.scrollWidth > window.innerWidth,
    }));
    await tab.screenshot({ path: join(folder, `${picture}-${size}.png`) });
    console.log(picture, size, JSON.stringify(facts));
    await context.close();
  }
}
