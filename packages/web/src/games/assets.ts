/** All that a table of a game is drawn with, fetched once per game and language. */
import type { GameJson } from '@orrery/server/protocol';
import { getContent, getMessages } from '../api/calls.ts';
import type { GameTexts } from '../words/voice.ts';
import { type GameRenderer, renderers } from './renderer.ts';

export interface GameAssets {
  readonly renderer: GameRenderer;
  readonly tables: GameJson;
  readonly texts: GameTexts;
}

const fetched = new Map<string, Promise<unknown>>();

/** Remembers what was fetched; a failure is forgotten, so that it can be tried again. */
function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = fetched.get(key) as Promise<T> | undefined;
  if (known) return known;
  const promise = fetch();
  promise.catch(() => fetched.delete(key));
  fetched.set(key, promise);
  return promise;
}

export async function loadAssets(game: string, language: string): Promise<GameAssets> {
  const load = Object.hasOwn(renderers, game) ? renderers[game] : undefined;
  if (!load) throw new Error(`this client cannot draw '${game}'`);
  const [{ renderer }, tables, texts] = await Promise.all([
    load(),
    once(`content ${game}`, () => getContent(game)),
    loadTexts(game, language),
  ]);
  return { renderer, tables, texts };
}

export function loadTexts(game: string, language: string): Promise<GameTexts> {
  return once(`texts ${game} ${language}`, () => getMessages(game, language));
}
