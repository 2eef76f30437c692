/** The words and pictures that teach a game, loaded when somebody wants them. */
import type { Learning, Texts } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { Diagrams } from './Figure.tsx';

/** What teaches a game, in English; the same words as texts by key. */
export interface Words {
  readonly learning: Learning;
  readonly learningMessages: Texts;
}

const words = import.meta.glob<Words>('../games/*/learning.ts');
const pictures = import.meta.glob<{ readonly diagrams: Diagrams }>('../games/*/diagrams/index.tsx');

const wordsOf = (game: string) => words[`../games/${game}/learning.ts`];

/** Whether there are words that teach the game. */
export function isTaught(game: string): boolean {
  return wordsOf(game) !== undefined;
}

export async function loadWords(game: string): Promise<Words | null> {
  return (await wordsOf(game)?.()) ?? null;
}

export async function loadDiagrams(game: string): Promise<Diagrams | null> {
  return (await pictures[`../games/${game}/diagrams/index.tsx`]?.())?.diagrams ?? null;
}

/** Null until the words are there, and as long as nobody wants them. Without them the page is as good as before. */
export function useWordsThatTeach(game: string, isWanted: boolean): Words | null {
  const [loaded, setLoaded] = useState<{ game: string; words: Words | null } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadWords(game).then(
      (found) => isCurrent && setLoaded({ game, words: found }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [game, isWanted]);
  return isWanted && loaded?.game === game ? loaded.words : null;
}
