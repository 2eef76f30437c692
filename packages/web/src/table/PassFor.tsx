import type { Passing, WireDecision } from '@orrery/server/protocol';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { spellNow, spellsOf } from './passing.ts';

interface PassForProps {
  readonly passing: Passing;
  readonly decision: WireDecision | null;
  readonly onPass: (passing: Passing) => void;
  readonly onMore: () => void;
}

/** At a window: for how long I pass from now on. Afterwards, that I do, and how to be asked again. */
export function PassFor({ passing, decision, onPass, onMore }: PassForProps) {
  const text = useText();
  const now = spellNow(passing, decision);
  if (now)
    return (
      <div className="pass-for" role="status">
        <span>{text('pass.now', { spell: { key: now.label } })}</span>
        <button
          type="button"
          className="button button--small pass-for__spell"
          onClick={() => onPass({ ...passing, until: null })}
        >
          {text('pass.ask')}
          <kbd className="key">A</kbd>
        </button>
      </div>
    );
  const spells = decision ? spellsOf(decision) : [];
  if (spells.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons needs no frame
    <div className="pass-for" role="group" aria-label={text('pass.label')}>
      <span>{text('pass.for')}</span>
      {spells.map(({ until, label }, index) => (
        <button
          key={until}
          type="button"
          className="button button--small pass-for__spell"
          data-spell={until}
          onClick={() => onPass({ ...passing, until })}
        >
          {text(label)}
          {index === 0 && <kbd className="key">A</kbd>}
        </button>
      ))}
      <button
        type="button"
        className="button button--small pass-for__more"
        aria-label={text('pass.title')}
        title={text('pass.title')}
        onClick={onMore}
      >
        <Icon name="settings" />
      </button>
    </div>
  );
}
