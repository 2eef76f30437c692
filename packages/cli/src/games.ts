import { existsSync } from 'node:fs';
import type { GameList, ListedGame } from '@orrery/games';
import type { Json } from '@orrery/kernel';
import type { Voice } from '@orrery/voice';
import { UsageError } from './errors.ts';

/** A picture of a view in a few lines of text. */
export type Picture = (view: Json, voice: Voice) => string[];

/** A game as the commands know it. */
export interface ShownGame extends ListedGame {
  /** Without it a view is shown as it is. */
  readonly picture: Picture | null;
}

export async function loadGame(list: GameList, name: string): Promise<ShownGame> {
  const load = Object.hasOwn(list, name) ? list[name] : undefined;
  if (!load) throw new UsageError(`there is no game '${name}'; choose one of: ${Object.keys(list).join(', ')}`);
  const [game, picture] = await Promise.all([load(), pictureOf(name)]);
  return { ...game, picture };
}

/** Pictures are found by the name of their game. */
async function pictureOf(name: string): Promise<Picture | null> {
  const module = new URL(`./pictures/${name}.ts`, import.meta.url);
  if (!existsSync(module)) return null;
  const { picture } = (await import(module.href)) as { picture: Picture };
  return picture;
}
