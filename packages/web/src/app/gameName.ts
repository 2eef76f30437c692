import { type Message, type Plain, plain } from '@orrery/voice';
import { useCallback } from 'react';
import { isMessageKey } from '../messages/index.ts';
import { type Text, useText } from './text.ts';

type Name = (id: string) => string;

/** What a game is called; its id when we have no name for it. */
export function useGameName(): Name {
  const text = useText();
  return useCallback((game) => textOr(`game.${game}`, game, text), [text]);
}

/** A sentence about a game; empty when we have none. */
export function useGameLine(): Name {
  const text = useText();
  return useCallback((game) => textOr(`game.${game}.line`, '', text), [text]);
}

/** What a game is called, within another text. */
export function gameNamed(game: string): Message | Plain {
  return named(`game.${game}`, game);
}

/** What a bot is called, within another text. */
export function botNamed(bot: string): Message | Plain {
  return named(`bot.${bot}`, bot);
}

function textOr(key: string, otherwise: string, text: Text): string {
  return isMessageKey(key) ? text(key) : otherwise;
}

function named(key: string, otherwise: string): Message | Plain {
  return isMessageKey(key) ? { key } : plain(otherwise);
}
