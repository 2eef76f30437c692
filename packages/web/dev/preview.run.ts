/**
 * Takes pictures of tables of a game, without a server:
 * node packages/web/dev/preview.run.ts <game> [folder] [players-stage …]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type GameList, games } from '@orrery/games';
import { type Game, Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import chromium from '@sparticuz/chromium';
import { chromium as browser } from 'playwright-core';
import { createServer } from 'vite';
import type { Position, propsOf } from './props.ts';

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
  readonly described: Parameters<typeof propsOf>[0];
  readonly players: readonly number[];
  readonly config: (players: number, stage: string) => object;
  readonly stages: Readonly<Record<string, Stage>>;
}

const [name = 'arcs', folder = `/tmp/${name}-preview`, ...only] = process.argv.slice(2);
const list: GameList = games;
const bot = (await list[name]?.())?.bots.greedy;
const { stages: chosen } = (await import(`./${name}-stages.ts`)) as { stages: Stages };
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
mkdirSync(folder, { recursive: true });

/** A position after so many decisions of greedy bots, shown to whoever decides next. */
function positionAt(players: number, stage: string, figures: Stage): Position {
  const file = join(folder, `${players}-${stage}.json`);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(played(players, stage, figures)));
  const position: Position = JSON.parse(readFileSync(file, 'utf8'));
  figures.change?.(position);
  return position;
}

/** So many of the last events are still news. */
const NEWS = 40;

function played(players: number, stage: string, { after, shows, begin }: Stage): Position {
  const match =
    begin?.(players) ?? Match.start(chosen.game, chosen.config(players, stage), seedFrom(`preview ${players}`));
  const random = new Keystream(seedFrom('preview bots'));
  const now = (): Position => {
    const seat = match.waitingFor()[0] ?? 0;
    const events = match.events(0, seat).slice(-NEWS);
    return { view: match.view(seat), decision: match.pending(seat), seat, players, events };
  };
  let position = now();
  while (!match.isOver && (match.length < after || !shows(position))) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, random);
    if (!place || !bot) break;
    match.answer(seat, bot.choose(place, random));
    position = now();
  }
  return position;
}

const resolve = createRequire(import.meta.url).resolve;
const font = (family: string): string => {
  const css = resolve(`@fontsource-variable/${family}/index.css`);
  return readFileSync(css, 'utf8').replaceAll('url(./', `url(file://${dirname(css)}/`);
};
const source = (path: string): string => readFileSync(join(import.meta.dirname, '../src', path), 'utf8');
const gameStyles = [...source(`games/${name}/index.tsx`).matchAll(/import '\.\/(style\/.*\.css)'/g)];
const styles = [
  font('inter'),
  font('exo-2'),
  ...['style/tokens.css', 'style/base.css', 'style/parts.css', 'games/drawing/drawing.css'].map(source),
  ...gameStyles.map(([, path]) => source(`games/${name}/${path}`)),
].join('\n');

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { page } = (await vite.ssrLoadModule('/dev/preview.tsx')) as typeof import('./preview.tsx');
const { renderer } = await vite.ssrLoadModule(`/src/games/${name}/index.tsx`);
const chrome = await browser.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
const tab = await chrome.newPage();
for (const players of chosen.players) {
  for (const [stage, figures] of Object.entries(chosen.stages)) {
    const picture = `${players}-${stage}`;
    if (only.length > 0 && !only.includes(picture)) continue;
    const html = join(folder, `${picture}.html`);
    writeFileSync(html, page(renderer, chosen.described, positionAt(players, stage, figures), styles));
    for (const [size, viewport] of Object.entries(sizes)) {
      await tab.setViewportSize(viewport);
      await tab.goto(`file://${html}`);
      const facts = await tab.evaluate(() => ({
        nodes: document.querySelectorAll('svg *').length,
        scrolls: document.documentElement.scrollWidth > window.innerWidth,
      }));
      await tab.screenshot({ path: join(folder, `${picture}-${size}.png`), fullPage: size === 'phone' });
      console.log(picture, size, JSON.stringify(facts));
    }
  }
}
await chrome.close();
await vite.close();
