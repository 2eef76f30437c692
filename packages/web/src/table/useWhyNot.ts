import type { RuleTopic, WireBlocked, WireDecision } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useText } from '../app/text.ts';
import { loadRules } from '../games/assets.ts';
import type { BenchFace, Point, RendererProps } from '../games/renderer.ts';
import type { TableConnection } from './connection.ts';
import { useSnapshot } from './useConnection.ts';
import { lineOf, reasonsFor, type Sentences } from './whyNot.ts';

interface Clicked {
  readonly target: string;
  readonly at: Point;
}

export interface WhyNot {
  /** What cannot be chosen now; empty until it was asked for. */
  readonly barred: readonly WireBlocked[];
  readonly sentences: Sentences;
  /** All reasons are wanted, and here. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The thing whose reasons are wanted. */
  readonly clicked: Clicked | null;
  /** A thing was clicked that can do nothing: a hint says why. */
  readonly ask: (target: string, at: Point) => void;
}

const nothing: readonly WireBlocked[] = [];

/** Why something cannot be chosen: of all that comes to mind, or of a thing on the board. */
export function useWhyNot(connection: TableConnection, game: string): WhyNot {
  const [asked, setAsked] = useState<Clicked | 'all' | null>(null);
  const { blocked } = useSnapshot(connection);
  const sentences = useSentences(game, blocked !== null);
  const ask = useCallback(
    (wanted: Clicked | 'all') => {
      setAsked(wanted);
      connection.askWhyNot();
    },
    [connection],
  );
  return {
    barred: blocked ?? nothing,
    sentences: sentences ?? noSentences,
    isOpen: asked === 'all' && blocked !== null,
    open: useCallback(() => ask('all'), [ask]),
    close: useCallback(() => setAsked(null), []),
    clicked: asked === 'all' || blocked === null || sentences === null ? null : asked,
    ask: useCallback((target: string, at: Point) => ask({ target, at }), [ask]),
  };
}

const noSentences: Sentences = new Map();

/** The game's rules by their ids, from when they are first wanted; null until they are here. Without them numbers must do. */
function useSentences(game: string, isWanted: boolean): Sentences | null {
  const [topics, setTopics] = useState<readonly RuleTopic[] | null>(null);
  useEffect(() => {
    if (isWanted)
      loadRules(game).then(setTopics, () => {
        setTopics([]);
      });
  }, [game, isWanted]);
  return useMemo(
    () => topics && new Map(topics.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text] as const))),
    [topics],
  );
}

interface Shown extends WhyNot {
  readonly connection: TableConnection;
  readonly decision: WireDecision | null;
  readonly bench: BenchFace | null;
  readonly voice: Voice;
  readonly hint: RendererProps['hint'];
}

/** Says the reasons of a thing where it was clicked; and asks for all of them where a bench shows what is barred. */
export function useWhyNotHint({ clicked, barred, sentences, close, voice, hint, ...asked }: Shown): void {
  const text = useText();
  const { connection, decision, bench } = asked;
  useEffect(() => {
    if (decision && bench?.showsBarred) connection.askWhyNot();
  }, [connection, decision, bench?.showsBarred]);
  useEffect(() => {
    if (!clicked) return;
    const reasons = reasonsFor(clicked.target, barred, voice, sentences);
    const [first] = reasons;
    const lines = reasons.length === 0 ? [text('why.here.none')] : reasons.map((reason) => lineOf(reason, voice));
    hint({ title: text('why.here'), lines, ...(first && { rule: first.rule }) }, clicked.at);
    close();
  }, [clicked, barred, sentences, close, voice, hint, text]);
}
