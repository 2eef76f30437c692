import type { Voice } from '@orrery/voice';
import { type ReactNode, useCallback, useId, useMemo } from 'react';
import { useText } from '../app/text.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { ExplainingContext } from './Explained.tsx';
import { HintCard, HintMark } from './HintCard.tsx';
import type { AdviceFace } from './useAdvice.ts';
import type { Lesson } from './useLesson.ts';

interface Shown {
  readonly lesson: Lesson;
  readonly advice: AdviceFace | null;
  readonly game: string;
  readonly voice: Voice;
  /** The question that the hint is about. */
  readonly at: number | null;
  readonly isPhone: boolean;
  readonly onRule: (rule: string) => void;
}

interface DecisionHint {
  readonly id: string;
  readonly card: ReactNode;
  readonly mark: ReactNode;
}

/** The hint of the present question, open or as a mark. */
export function useDecisionHint({ lesson, advice, game, voice, at, isPhone, onRule }: Shown): DecisionHint | undefined {
  const text = useText();
  const id = useId();
  const nameOf = useCallback(
    (selector: string) => {
      if (selector === 'options') return text('learn.shown.options');
      const [kind, name = ''] = selector.split(':');
      return kind === 'region' ? voice.text(`learn.${game}.region.${name}`) : null;
    },
    [text, voice, game],
  );
  const { hint, isFarewell, close, help, enough } = lesson;
  if (isFarewell) return { id, card: <p className="hint hint--farewell">{text('learn.farewell')}</p>, mark: null };
  if (!hint && !advice) return undefined;
  return {
    id,
    card: (
      <div className="lesson">
        {hint?.state === 'open' && (
          <HintCard key={at} {...{ id, hint, voice, isPhone, nameOf, onRule }} onClose={close} onEnough={enough} />
        )}
        {advice && <AdviceCard face={advice} voice={voice} />}
      </div>
    ),
    mark: hint?.state === 'folded' && <HintMark onOpen={help} />,
  };
}

interface ExplainingProps {
  readonly lesson: Lesson;
  readonly onRule: (rule: string) => void;
  readonly children: ReactNode;
}

/** Explains the words of the game to those who learn it. */
export function Explaining({ lesson: { learning }, onRule, children }: ExplainingProps) {
  const explaining = useMemo(() => learning && { concepts: learning.concepts, onRule }, [learning, onRule]);
  return <ExplainingContext value={explaining}>{children}</ExplainingContext>;
}
