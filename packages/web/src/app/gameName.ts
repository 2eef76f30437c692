import { useCallback } from 'react';
import { isMessageKey } from '../messages/index.ts';
import { useText } from './text.ts';

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

/** What a bot is called. */
export function useBotName(): Name {
  const text = useText();
  return useCallback((bot) => textOr(`bot.${bot}`, bot, text), [text]);
}

function textOr(key: string, otherwise: string, text: ReturnType<typeof useText>): string {
  return isMessageKey(key) ? text(key) : otherwise;
}
