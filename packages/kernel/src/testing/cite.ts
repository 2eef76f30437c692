/** Tests that say what they test. The test reporter (scripts/report.ts) collects the citations. */
import { test } from 'vitest';

export type Cite = { game: string; kind: 'rule' | 'content' | 'ruling'; id: string };

declare module 'vitest' {
  interface TaskMeta {
    cites?: Cite[];
  }
}

/** A test of one or several rules of the game's catalogue. */
export function rule(
  game: string,
  ids: string | readonly string[],
  name: string,
  fn: () => void | Promise<void>,
): void {
  citingTest('rule', game, ids, name, fn);
}

/** A test of one or several cards, tiles, factions or other items of the game's content. */
export function content(
  game: string,
  ids: string | readonly string[],
  name: string,
  fn: () => void | Promise<void>,
): void {
  citingTest('content', game, ids, name, fn);
}

/** A test of how we play what the rules leave open, or how a publisher answered: beside the catalogue, under ids of its own. */
export function ruling(
  game: string,
  ids: string | readonly string[],
  name: string,
  fn: () => void | Promise<void>,
): void {
  citingTest('ruling', game, ids, name, fn);
}

/** A test of several kinds of things at once: `covers('ti4', { rule: 'pds.4', content: 'action-card/plague' }, …)`. */
export function covers(
  game: string,
  things: { readonly [kind in Cite['kind']]?: string | readonly string[] },
  name: string,
  fn: () => void | Promise<void>,
): void {
  const cites = Object.entries(things).flatMap(([kind, ids]) =>
    [ids].flat().map((id): Cite => ({ game, kind: kind as Cite['kind'], id })),
  );
  test(`[${game} ${cites.map(({ id }) => id).join(',')}] ${name}`, { meta: { cites } }, fn);
}

function citingTest(
  kind: Cite['kind'],
  game: string,
  ids: string | readonly string[],
  name: string,
  fn: () => void | Promise<void>,
): void {
  covers(game, { [kind]: ids }, name, fn);
}
