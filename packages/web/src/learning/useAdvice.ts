import type { Learning } from '@orrery/kernel';
import type { WireAdvice } from '@orrery/server/protocol';
import { useEffect, useMemo } from 'react';
import type { RendererProps } from '../games/renderer.ts';
import type { Path } from '../games/story.ts';
import type { TableConnection } from '../table/connection.ts';
import type { TableGame } from '../table/snapshot.ts';
import { useSnapshot } from '../table/useConnection.ts';
import { currentMemory, rememberTable } from './memory.ts';

/** Advice comes by itself at so many main questions of a guided game. */
const FIRST = 3;

interface Asked {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly learning: Learning | null;
  /** Whether something is asked and nothing else is being read. */
  readonly isOpen: boolean;
  /** Shows places of the board. */
  readonly tellOf: (places: readonly string[]) => void;
  readonly answer: RendererProps['answer'];
}

export interface AdviceFace {
  /** Null until it was asked for. */
  readonly advice: WireAdvice | null;
  readonly ask: () => void;
  /** Gives the answers, up to the first die, hidden card or other player. */
  readonly follow: () => void;
  /** Moves on the board. */
  readonly paths: readonly Path[];
}

const nowhere: readonly string[] = [];

/** What a bot would do at the main questions of whoever learns; null where that is not to be had. */
export function useAdvice({ connection, game, learning, isOpen, tellOf, answer }: Asked): AdviceFace | null {
  const { table, decision } = game;
  const { advice, line } = useSnapshot(connection);
  const prompt = decision?.prompt.key;
  const isMain = useMemo(
    () => prompt !== undefined && isNamed(learning, prompt) && (decision?.options.length ?? 0) > 1,
    [learning, prompt, decision],
  );
  const isOffered = table.advice === true && isMain && isOpen;
  const at = decision?.at ?? null;
  useEffect(() => {
    const here = currentMemory().tables[table.id];
    if (!isOffered || at === null || line !== 'open' || !here?.isGuided || connection.snapshot().pending) return;
    if (!here.advised.includes(at)) {
      if (here.advised.length >= FIRST) return;
      rememberTable(table.id, { advised: [...here.advised, at] });
    }
    connection.askAdvice();
  }, [connection, table.id, isOffered, at, line]);
  const shown = isOffered ? advice : null;
  const places = useMemo(() => (shown ? placesIn(shown) : nowhere), [shown]);
  const paths = useMemo(() => pathsThrough(places), [places]);
  useEffect(() => {
    if (places.length === 0) return;
    tellOf(places);
    return () => tellOf(nowhere);
  }, [places, tellOf]);
  if (!isOffered) return null;
  return {
    advice: shown,
    ask: () => connection.askAdvice(),
    follow: () => shown && answer(shown.steps.map(({ id }) => id)),
    paths,
  };
}

/** Main questions are those for which reasons are known. */
function isNamed(learning: Learning | null, prompt: string): boolean {
  return Object.values(learning?.reasons ?? {}).some(({ prompts }) => prompts.includes(prompt));
}

/** What the answers are about, in order. */
export function placesIn({ steps }: Pick<WireAdvice, 'steps'>): string[] {
  return steps.flatMap(({ target }) => target ?? []);
}

/** From place to place, as far as they are of one kind. */
export function pathsThrough(places: readonly string[]): Path[] {
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? '';
    return kindOf(from) === kindOf(to) && isPlace(to) && from !== to ? [{ from, to }] : [];
  });
}

const kindOf = (target: string): string => target.slice(0, target.indexOf(':'));
const isPlace = (target: string): boolean => ['system', 'sector'].includes(kindOf(target));
