import type { WireAdvice } from '@orrery/server/protocol';
import { plain, type Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { ExplainedSentence } from './Explained.tsx';
import type { AdviceFace } from './useAdvice.ts';

/** So many answers are told in words; the board shows them all. */
const TOLD = 4;

/** What a bot would do here and why, to be read and done; or the question for it. */
export function AdviceCard({ face, voice }: { readonly face: AdviceFace; readonly voice: Voice }) {
  const text = useText();
  const { advice, ask, follow } = face;
  if (!advice)
    return (
      <button type="button" className="advice__ask" onClick={ask}>
        <Icon name="bot" />
        {text('learn.advice.ask')}
      </button>
    );
  const told = stepsIn(advice, voice);
  const steps = text('learn.advice.steps', { steps: told.map(plain) });
  return (
    <div className="hint advice" role="note" aria-label={text('learn.advice')}>
      <div className="advice__text" aria-live="polite">
        <p className="advice__reason">
          <Icon name="bot" />
          <span>{advice.reason ? <ExplainedSentence message={advice.reason} voice={voice} /> : steps}</span>
        </p>
        {advice.reason && told.length > 1 && <p className="advice__steps">{steps}</p>}
        {!advice.reason && <p className="advice__steps">{text('learn.advice.placed', { count: advice.options })}</p>}
      </div>
      <button type="button" className="button advice__do" data-testid="do-it" onClick={follow}>
        {text('learn.advice.do')}
      </button>
    </div>
  );
}

/** The answers in words. */
function stepsIn({ steps }: WireAdvice, voice: Voice): string[] {
  const said = steps.map(({ label }) => voice.say(label)).filter((each, index, all) => each !== all[index - 1]);
  return said.length > TOLD ? [...said.slice(0, TOLD), '…'] : said;
}
