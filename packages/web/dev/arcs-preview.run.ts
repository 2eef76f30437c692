/** Takes pictures of tables of Arcs: node packages/web/dev/arcs-preview.run.ts [folder] [players-stage …] */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ArcsView, arcs, tables } from '@orrery/arcs';
import { findBot } from '@orrery/bots';
import { Keystream, Match, seated, seedFrom } from '@orrery/kernel';
import chromium from '@sparticuz/chromium';
import { chromium as browser } from 'playwright-core';
import { createServer } from 'vite';
import type { Position } from './arcs-props.ts';

const [folder = '/tmp/arcs-preview', ...only] = process.argv.slice(2);
/** When a stage is reached: after so many decisions, as soon as there is something to see. */
const stages = {
  draft: { after: 2, shows: () => true },
  early: { after: 30, shows: ({ decision }: Position) => hasTarget(decision, 'system:') },
  middle: { after: 220, shows: ({ view }: Position) => (view as unknown as ArcsView).roll !== null },
  late: { after: 560, shows: ({ decision }: Position) => hasTarget(decision, 'building:') },
  crowded: { after: 40, shows: () => true },
} as const;

const hasTarget = (decision: Position['decision'], kind: string): boolean =>
  decision?.options.some(({ target }) => target?.startsWith(kind)) ?? false;

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
mkdirSync(folder, { recursive: true });

type Stage = keyof typeof stages;

/** A position after so many decisions of greedy bots, shown to whoever decides next. */
function positionAt(players: number, stage: Stage): Position {
  const file = join(folder, `${players}-${stage}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const leadersAndLore = players === 4 || stage === 'draft' ? 'all' : 'off';
  const match = Match.start(arcs, { players: players as 2 | 3 | 4, leadersAndLore }, seedFrom(`preview ${players}`));
  const bot = findBot('greedy', 'arcs');
  const random = new Keystream(seedFrom('preview bots'));
  const { after, shows } = stages[stage];
  const now = (): Position => {
    const seat = match.waitingFor()[0] ?? 0;
    return { view: match.view(seat), decision: match.pending(seat), seat, players };
  };
  let position = now();
  while (!match.isOver && (match.length < after || !shows(position))) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, random);
    if (!place || !bot) break;
    match.answer(seat, bot.choose(place, random));
    if (!match.isOver) position = now();
  }
  writeFileSync(file, JSON.stringify(position));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The same position with every system as full as it gets. */
function crowded(position: Position): Position {
  const view = position.view as unknown as ArcsView;
  for (const row of tables.systems) {
    const system = view.systems[row.id];
    if (!system) continue;
    system.fresh = system.fresh.map((_, seat) => ((seat * 5 + row.cluster) % 7) + (row.symbol === 'gate' ? 8 : 1));
    system.damaged = system.damaged.map((_, seat) => (seat + row.cluster) % 3);
    system.buildings = Array.from({ length: row.slots }, (_, slot) => {
      const kind = (slot + row.cluster) % 2 === 0 ? 'city' : 'starport';
      const owner = (slot + row.cluster) % view.players.length;
      return { kind, owner, damaged: row.cluster % 2 === 0, slot, used: false };
    });
  }
  return position;
}

const resolve = createRequire(import.meta.url).resolve;
const font = (name: string): string => {
  const css = resolve(`@fontsource-variable/${name}/index.css`);
  return readFileSync(css, 'utf8').replaceAll('url(./', `url(file://${dirname(css)}/`);
};
const source = (path: string): string => readFileSync(join(import.meta.dirname, '../src', path), 'utf8');
const styles = [
  font('inter'),
  font('exo-2'),
  ...['style/tokens.css', 'style/base.css', 'style/parts.css'].map(source),
  ...['base', 'board', 'court', 'common', 'area'].map((name) => source(`games/arcs/style/${name}.css`)),
].join('\n');

const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { page } = (await vite.ssrLoadModule('/dev/arcs-preview.tsx')) as typeof import('./arcs-preview.tsx');
const chrome = await browser.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
});
const tab = await chrome.newPage();
for (const players of [2, 3, 4]) {
  for (const stage of Object.keys(stages) as Stage[]) {
    const name = `${players}-${stage}`;
    if (only.length > 0 && !only.includes(name)) continue;
    const html = join(folder, `${name}.html`);
    writeFileSync(
      html,
      page(stage === 'crowded' ? crowded(positionAt(players, stage)) : positionAt(players, stage), styles),
    );
    for (const [size, viewport] of Object.entries(sizes)) {
      await tab.setViewportSize(viewport);
      await tab.goto(`file://${html}`);
      const facts = await tab.evaluate(() => ({
        nodes: document.querySelectorAll('svg .arcs-board *').length,
        scrolls: document.documentElement.scrollWidth > window.innerWidth,
      }));
      await tab.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: size === 'phone' });
      console.log(name, size, JSON.stringify(facts));
    }
  }
}
await chrome.close();
await vite.close();
