import { plain } from '@orrery/voice';
import { useEffect, useState } from 'react';
import { seatThing } from '../../../app/seats.ts';
import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { PausesSwitch } from './PausesSwitch.tsx';
import { hasPauses, memory } from './pauses.ts';
import { Terms } from './TradeBench.tsx';
import { canOffer, type Draft, isNothing, noDraft, offeringPrepared } from './trade.ts';

const anything = () => true;

/** An offer that I put together while others decide; it is made as soon as the rules let me deal with that player. */
export function PreparedTrade({ isAsked, ...props }: RendererProps & { readonly isAsked: boolean }) {
  const words = useWords();
  const [draft, setDraft] = useState<Draft>(noDraft);
  const [stage, setStage] = useState<'none' | 'open' | 'ready'>('none');
  const { decision, answer, seat } = props;
  const view = viewOf(props);
  const isMyTurn = decision?.prompt.key === 'ti4.turn';
  useEffect(() => {
    if (isMyTurn) memory.asked = null;
    memory.prepared = stage === 'ready' ? draft : null;
  }, [isMyTurn, stage, draft]);
  const isDue = stage === 'ready' && decision !== null && canOffer(draft, view, decision);
  useEffect(() => {
    if (!isDue) return;
    // The table has to know the question that is answered.
    const timer = setTimeout(() => {
      setStage('none');
      setDraft(noDraft);
      answer(offeringPrepared(draft));
    });
    return () => clearTimeout(timer);
  }, [isDue, answer, draft]);
  const name = draft.partner === null ? plain('') : seatThing(draft.partner);
  const drop = () => {
    setStage('none');
    setDraft(noDraft);
  };
  if (view.outlook === null || (isAsked && stage !== 'ready')) return null;
  if (stage === 'none')
    return (
      <div className="bench ti4-ahead">
        <button type="button" className="button" onClick={() => setStage('open')}>
          {words('trade.prepare')}
        </button>
        {/* Who has said that they do not want to be asked can take it back. */}
        {!hasPauses() && <PausesSwitch />}
      </div>
    );
  return (
    <div className="bench ti4-trade ti4-ahead">
      {stage === 'ready' ? (
        <p className="bench-note" role="status">
          {words('trade.ready', { name })}
        </p>
      ) : (
        <>
          <Terms
            {...{ props, draft, setDraft }}
            partners={view.players.flatMap(({ eliminated }, other) =>
              other === seat || eliminated ? [] : [{ seat: other, option: { id: `prepare:${other}` } }],
            )}
            options={[]}
            canChange={anything}
          />
          <button
            type="button"
            className="button button--primary"
            disabled={draft.partner === null || isNothing(draft)}
            onClick={() => setStage('ready')}
          >
            {words('trade.prepared', { name })}
          </button>
        </>
      )}
      <div className="ti4-trade-answers">
        {stage === 'ready' && (
          <button type="button" className="bench-option" onClick={() => setStage('open')}>
            {words('trade.change')}
          </button>
        )}
        <button type="button" className="bench-option" onClick={drop}>
          {words('trade.drop')}
        </button>
      </div>
    </div>
  );
}
