import type { WireDecision, WireOption } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useText } from '../app/text.ts';
import { Offering } from '../games/bench/offering.ts';
import { Warnings } from '../games/bench/warning.ts';
import type { BenchFace, GameRenderer, RendererProps } from '../games/renderer.ts';
import { ExplainedSentence } from '../learning/Explained.tsx';
import { useFocusOnArrival } from '../parts/focus.ts';
import { type Arranged, arranged } from './arranged.ts';
import { DecisionFoot } from './DecisionFoot.tsx';
import { Options } from './Options.tsx';
import type { PendingAnswer } from './snapshot.ts';
import { useMainButton } from './useMainButton.ts';
import { usePointing } from './usePointing.ts';

interface DecisionProps {
  readonly decision: WireDecision | null;
  readonly renderer: GameRenderer;
  readonly props: RendererProps;
  /** The game's own tool for this question. */
  readonly bench: BenchFace | null;
  /** Another tab was chosen over a full bench: its buttons stay. */
  readonly isBenchCovered: boolean;
  /** Above the question, such as the last roll. */
  readonly above?: ReactNode;
  /** The hint to the question, above it; its id, and the mark beside the question that opens it. */
  readonly hint?: { readonly id: string; readonly card: ReactNode; readonly mark: ReactNode } | undefined;
  /** Above the foot: for how long the player passes. */
  readonly passing?: ReactNode;
  /** Whether answers that give away much say so. */
  readonly warns?: boolean;
  /** What to say while there is nothing to decide. */
  readonly idle: string;
  /** What I had planned was dropped, because something else is asked. */
  readonly isPlanDropped: boolean;
  readonly pending: PendingAnswer | null;
  readonly confirming: PendingAnswer | null;
  readonly voice: Voice;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canAskUndo: boolean;
  readonly needsConsent: boolean;
  readonly isPlaying: boolean;
  readonly onAnswer: (id: string) => void;
  readonly onThinkAgain: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onWhyNot: () => void;
  readonly onLight: (target: string | null) => void;
}

/** The question, a form for its options, and the foot that all questions have. */
export function Decision(given: DecisionProps) {
  const { decision, renderer, props, bench, above, idle, pending, confirming, voice, isPlaying, onAnswer } = given;
  const hint = given.confirming ? undefined : given.hint;
  const text = useText();
  const { main, onMain } = useMainButton();
  const confirmed = decision?.options.find(({ id }) => id === confirming?.id);
  useFocusOnArrival(decision && `${decision.at} ${confirmed?.id} ${main !== null}`);
  const options = useMemo(() => optionsOf(decision, bench, renderer, props), [decision, bench, renderer, props]);
  const isFull = bench?.size === 'full' && !given.isBenchCovered && !confirmed;
  const forfeit = confirmed && renderer.forfeit?.(confirmed, props);
  const battleAfter = useCallback(
    (option: WireOption) => renderer.battles?.after(option, props) ?? null,
    [renderer, props],
  );
  const pointing = usePointing({ decision, voice, hint: props.hint, onLight: given.onLight, battleAfter });
  const { warns = false } = given;
  const warn = useCallback(
    (id: string) => {
      const warning = warns ? renderer.warning?.(id, props) : null;
      return warning ? voice.say(warning) : null;
    },
    [warns, renderer, props, voice],
  );
  return (
    <Offering value={pointing}>
      <Warnings value={warn}>
        <section
          className={`decision ${decision ? 'decision--mine' : ''} ${isFull ? 'decision--full' : ''}`}
          aria-label={text('decision.label')}
          aria-describedby={hint?.id}
          data-focus-home={decision ? '' : undefined}
          tabIndex={-1}
          data-at={decision?.at}
          aria-busy={pending !== null}
        >
          {!(decision && bench?.showsRoll) && above}
          {hint?.card}
          <div className="decision__prompt">
            <p aria-live="polite" data-testid="prompt">
              {confirmed ? (
                forfeit ? (
                  voice.say(forfeit)
                ) : (
                  text('confirm.prompt')
                )
              ) : decision ? (
                <ExplainedSentence message={decision.prompt} voice={voice} />
              ) : (
                idle
              )}
            </p>
            {hint?.mark}
            {given.isPlanDropped && <p className="decision__dropped">{text('decision.dropped')}</p>}
          </div>
          {decision && bench && renderer.Bench && !confirmed && (
            <div className="decision__bench" data-region="bench" data-keeps-focus hidden={given.isBenchCovered}>
              <renderer.Bench key={bench.key} {...props} decision={decision} bench={bench} onMain={onMain} />
            </div>
          )}
          {decision && options && !confirmed && (
            <Options arranged={options} {...{ decision, pending, voice, onAnswer }} />
          )}
          {!confirmed && given.passing}
          {isPlaying && renderer.Ahead && <renderer.Ahead {...props} isAsked={decision !== null} />}
          {isPlaying && (
            <DecisionFoot
              {...given}
              main={
                confirmed ? { label: voice.say(confirmed.label), act: () => onAnswer(confirmed.id) } : decision && main
              }
              isConfirming={confirmed !== undefined}
              isBusy={pending !== null}
              isAsked={decision !== null}
            />
          )}
        </section>
      </Warnings>
    </Offering>
  );
}

/** The options as buttons: all of them, or those that the bench does not show. */
function optionsOf(
  decision: WireDecision | null,
  bench: BenchFace | null,
  { group }: GameRenderer,
  props: RendererProps,
): Arranged | null {
  if (!decision) return null;
  const groupOf = (option: WireOption) => group?.(option, props) ?? null;
  if (!bench) return arranged(decision.options, groupOf);
  const others = decision.options.filter(({ id }) => bench.others?.includes(id));
  return others.length === 0 ? null : arranged(others, groupOf, true);
}
