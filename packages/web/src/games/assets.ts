/** All that a table of a game is drawn with, fetched once per game and language. */
import type { GameJson, RuleTopic } from '@orrery/server/protocol';
import type { VoiceSettings } from '@orrery/voice';
import { getContent, getMessages, getRules } from '../api/calls.ts';
import { ApiError } from '../api/client.ts';
import { together } from '../app/text.ts';
import { defaultLanguage } from '../messages/index.ts';
import { remembering } from './remembering.ts';
import { type GameRenderer, renderers } from './renderer.ts';

/** A game's texts by language: the reader's, and English for what that lacks. */
export type GameTexts = VoiceSettings['texts'];

export interface GameAssets {
  readonly renderer: GameRenderer;
  readonly tables: GameJson;
  /** Of the game and of its drawings. */
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
  const [renderer, tables, texts] = await Promise.all([
    once(`drawings ${game}`, async () => remembering((await load()).renderer)),
    once(`content ${game}`, () => getContent(game)),
    loadTexts(game, language),
  ]);
  return { renderer, tables, texts: together(texts, renderer.texts) };
}

export async function loadTexts(game: string, language: string): Promise<GameTexts> {
  const wanted = [...new Set([language, defaultLanguage])];
  const texts = wanted.map((each) => once(`texts ${game} ${each}`, () => getMessages(game, each).catch(noneYet)));
  return Object.fromEntries((await Promise.all(texts)).map((each, index) => [wanted[index], each]));
}

/** A game need not speak every language of the page. */
function noneYet(error: unknown): Record<string, string> {
  if (error instanceof ApiError && error.failure.code === 'not-found') return {};
  throw error;
}

export function loadRules(game: string): Promise<readonly RuleTopic[]> {
  return once(`rules ${game}`, () => getRules(game));
}
