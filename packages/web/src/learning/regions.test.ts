import { games } from '@orrery/games';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { markup, tableMarkup } from '../../dev/markup.ts';
import { propsOf } from '../../dev/props.ts';
import { type GameRenderer, renderers } from '../games/renderer.ts';
import { loadWords } from './lessons.ts';

vi.setConfig({ testTimeout: 240_000 });

/** What the shell draws: the players, and every option that no bench has. */
const shell = new Set(['region:players', 'options', 'seat:*']);

/** Enough games to meet most questions; a picture is drawn as long as something was not found for its question. */
const played = [
  { game: 'arcs', options: { players: 3, leadersAndLore: 'base' }, count: 6, pictures: 250 },
  { game: 'eclipse', options: { players: 4, species: 'chosen' }, count: 8, pictures: 120 },
  { game: 'ti4', options: { players: 3 }, count: 3, pictures: 200 },
] as const;

/** The marks of every tag of a drawing. */
function tagsIn(html: string): string[] {
  return html.match(/<[a-z][^>]* data-(?:place|target|begin|region|option)="[^>]*>/g) ?? [];
}

/** As `queryFor`, for a drawing in words. */
function finds(tags: readonly string[], selector: string): boolean {
  if (shell.has(selector)) return true;
  const [kind = '', name = ''] = selector.split(':');
  if (kind === 'region') return tags.some((tag) => new RegExp(`data-region="[^"]*\\b${name}\\b`).test(tag));
  if (name.endsWith('*') && !name.includes('.'))
    return tags.some((tag) => new RegExp(`data-(?:place|target|begin)="${kind}:${name.slice(0, -1)}`).test(tag));
  const [which = ''] = name.split('.');
  return tags.some(
    (tag) => tag.includes(`data-place="${kind}:`) && new RegExp(`data-is="[^"]*\\b${which}\\b`).test(tag),
  );
}

describe.each(played)('$game', async ({ game: name, options, count, pictures }) => {
  const { game, tables, messages } = await games[name]();
  const words = await loadWords(name);
  const drawing = await renderers[name]?.();
  if (!words || !drawing) throw new Error(`${name} is not taught`);
  const { hints, start } = words.learning;
  const renderer: GameRenderer = drawing.renderer;
  const { Head } = renderer;

  /** What a seat sees, as tags. */
  function drawn(match: Match, seat: number): string[] {
    const decision = match.pending(seat);
    const at = { view: match.view(seat), decision, seat, players: match.game.seats(match.config) };
    const props = propsOf({ tables: tables as object, messages } as never, at);
    const pages = Array.from({ length: renderer.dockPages ?? 1 }, (_, page) =>
      markup(createElement(renderer.DockOpen, { ...props, page, open: () => {} })),
    );
    const bench = renderer.bench?.(props) ? '<div data-region="bench">' : '';
    return tagsIn(
      bench + tableMarkup(renderer, props) + pages.join('') + (Head ? markup(createElement(Head, props)) : ''),
    );
  }

  test('everything that a hint points at is there at some question that it explains', () => {
    const missing = new Map<string, Set<string>>(Object.entries(hints).map(([key, { show }]) => [key, new Set(show)]));
    const asked = new Set<string>();
    let left: number = pictures;
    for (let number = 0; number < count && left > 0; number++) {
      const match = Match.start(game, options, seedFrom(`regions ${number}`));
      const random = new Keystream(seedFrom(`regions ${number}!`));
      while (!match.isOver) {
        const [seat = 0] = match.waitingFor();
        const decision = match.pending(seat);
        if (!decision) break;
        const wanted = missing.get(decision.prompt.key);
        asked.add(decision.prompt.key);
        if (wanted && wanted.size > 0 && left > 0 && decision.options.length > 1) {
          left -= 1;
          const tags = drawn(match, seat);
          for (const selector of wanted) if (finds(tags, selector)) wanted.delete(selector);
        }
        match.answer(seat, decision.options[random.below(decision.options.length)]?.id ?? '');
      }
    }
    const lacking = [...missing].flatMap(([key, wanted]) =>
      asked.has(key) ? [...wanted].map((each) => `${key} ${each}`) : [],
    );
    expect(lacking).toEqual([]);
    expect(asked.size).toBeGreaterThan(Object.keys(hints).length / 3);
  });

  test('the first sentences speak of things that are there', () => {
    const match = Match.start(game, words.learning.guided.options, seedFrom('first'));
    const [seat = 0] = match.waitingFor();
    const tags = drawn(match, seat);
    expect(start.map(({ show }) => show).filter((show) => !finds(tags, show))).toEqual([]);
  });
});
