import { existsSync } from 'node:fs';
import type { GameList, ListedGame } from '@orrery/games';
import type { Json, Message, Texts } from '@orrery/kernel';
import { UsageError } from './errors.ts';

/** A picture of a view, one message a line. */
export type Picture = (view: Json) => Message[];

/** A game as the commands know it. */
export interface ShownGame extends ListedGame {
  /** Without it a view is shown as it is. Its texts are among the messages. */
  readonly picture: Picture | null;
}

export async function loadGame(list: GameList, name: string): Promise<ShownGame> {
  const load = Object.hasOwn(list, name) ? list[name] : undefined;
  if (!load) throw new UsageError(`there is no game '${name}'; choose one of: ${Object.keys(list).join(', ')}`);
  const [game, { picture, texts }] = await Promise.all([load(), pictureOf(name)]);
  return { ...game, messages: { ...game.messages, en: { ...game.messages.en, ...texts } }, picture };
}

interface PictureModule {
  readonly picture: Picture | null;
  readonly texts: Texts;
}

/** Pictures are found by the name of their game. */
async function pictureOf(name: string): Promise<PictureModule> {
  const module = new URL(`./pictures/${name}.ts`, import.meta.url);
  return existsSync(module) ? ((await import(module.href)) as PictureModule) : { picture: null, texts: {} };
}
