import type { Hint, Learning } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameAssets } from '../games/assets.ts';
import { defaultLanguage } from '../messages/index.ts';
import type { TableConnection } from '../table/connection.ts';
import type { TableGame } from '../table/snapshot.ts';
import { isTaught, useWordsThatTeach, type Words } from './lessons.ts';
import { currentMemory, rememberAsked, rememberKnown, rememberTable, unknownTable, useMemory } from './memory.ts';
import { countIn, type Unfolding, unfolding } from './unfolding.ts';

interface Taught {
  readonly connection: TableConnection;
  readonly game: TableGame;
  /** While the past is on the board nothing is explained. */
  readonly isPast: boolean;
}

export interface ShownHint extends Pick<Hint, 'rule' | 'show'> {
  /** Keys of its texts: what is asked, why it matters, one idea. */
  readonly texts: readonly [what: string, why: string, idea: string];
  readonly state: Unfolding;
  /** The reader wanted it, so it stays however little room there is. */
  readonly isWanted: boolean;
}

export interface Lesson {
  /** Whether the game can be learned here, by somebody with a seat. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly learning: Learning | null;
  readonly words: Words | null;
  /** Whether the sentences before the first decision are being said. */
  readonly isStarting: boolean;
  readonly start: (isStarting: boolean) => void;
  /** Whether a guided game has come to its natural end, and that is being told. */
  readonly isEnding: boolean;
  /** The natural end was seen. */
  readonly goOn: () => void;
  /** The hint of the present question. */
  readonly hint: ShownHint | null;
  /** Hints have just been switched off. */
  readonly isFarewell: boolean;
  /** Opens the hint, or closes it; switches learning on where it was wanted before. Null where nobody learns. */
  readonly toggle: (() => void) | null;
  readonly close: () => void;
  /** Switches learning on and opens the hint. */
  readonly help: () => void;
  /** Switches learning off. */
  readonly enough: () => void;
}

/** How a reader is taught at a table: which hint belongs to the question, and whether it is open. */
export function useLesson({ connection, game, isPast }: Taught): Lesson {
  const { table, seat, decision, view } = game;
  const { tables } = useMemory();
  const here = tables[table.id] ?? null;
  const isOffered = seat !== null && game.outcome === null && isTaught(table.game);
  const isOn = isOffered && (here ?? unknownTable).isOn;
  const words = useWordsThatTeach(table.game, isOn);
  const learning = words?.learning ?? null;
  const at = decision?.at ?? null;
  const prompt = decision?.prompt.key ?? '';
  const [came, setCame] = useState<{ at: number; state: Unfolding } | null>(null);
  const [chosen, setChosen] = useState<{ at: number | null; isOpen: boolean } | null>(null);
  const [isAgain, setAgain] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const isFirst = isOn && here?.isGuided === true && !here.isStarted;
  const isStarting = learning !== null && (isAgain || (isFirst && decision !== null && !isPast));
  const count = learning ? countIn(view, learning.guided.counter) : 1;
  const isEnding =
    learning !== null && here?.isGuided === true && !here.isEnded && count > learning.guided.endsAfter && !isPast;
  const content = learning?.hints[prompt];
  /** A question with one option hides whether there is more to decide; there is nothing to say about it. */
  const isQuestion = decision !== null && decision.options.length > 1 && !isPast && !isStarting && !isEnding;

  useEffect(() => {
    // What a gesture answers by itself has not been asked.
    if (!learning || at === null || !isQuestion || connection.snapshot().pending) return;
    const moment = `${table.id}:${at}` as const;
    const before = currentMemory().asked[prompt] ?? [];
    setCame({ at, state: unfolding({ prompt, moment, before, count, guided: learning.guided }) });
    rememberAsked(prompt, moment);
  }, [connection, table.id, learning, at, prompt, isQuestion, count]);

  const mine = chosen?.at === at ? chosen : null;
  const isWanted = mine?.isOpen ?? false;
  const byItself = came?.at === at ? came.state : null;
  const state = mine ? (mine.isOpen ? 'open' : 'folded') : byItself;
  const hint = useMemo((): ShownHint | null => {
    if (!content || !state || !isQuestion) return null;
    const key = (part: string) => `learn.${table.game}.hint.${prompt}.${part}`;
    return { ...content, texts: [key('what'), key('why'), key('idea')], state, isWanted };
  }, [content, state, isQuestion, table.game, prompt, isWanted]);

  const open = useCallback((isOpen: boolean) => setChosen({ at, isOpen }), [at]);
  const help = useCallback(() => {
    rememberTable(table.id, { isOn: true });
    open(true);
  }, [table.id, open]);
  const isOpen = hint?.state === 'open';
  return {
    isOffered,
    isOn,
    learning,
    words,
    isStarting,
    start: (isWanted) => {
      setAgain(isWanted);
      if (!isWanted) rememberTable(table.id, { isStarted: true });
    },
    isEnding,
    goOn: () => {
      rememberTable(table.id, { isEnded: true });
      rememberKnown(table.game);
    },
    hint,
    isFarewell: left !== null && left === at && !isOn,
    toggle: isOffered && here ? () => (isOn ? open(!isOpen) : help()) : null,
    close: () => open(false),
    help,
    enough: () => {
      rememberTable(table.id, { isOn: false });
      rememberKnown(table.game);
      setLeft(at);
    },
  };
}

/** What a table is drawn with, and the words that teach the game among its texts. */
export function useTaughtAssets(assets: GameAssets, words: Words | null): GameAssets {
  return useMemo(() => {
    if (!words) return assets;
    const english = { ...words.learningMessages, ...assets.texts[defaultLanguage] };
    return { ...assets, texts: { ...assets.texts, [defaultLanguage]: english } };
  }, [assets, words]);
}
