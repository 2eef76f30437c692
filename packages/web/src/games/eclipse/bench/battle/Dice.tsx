import { keepFocus } from '../../../../parts/focus.ts';
import { GlyphIcon } from '../../../drawing/Glyph.tsx';
import type { RendererProps } from '../../../renderer.ts';
import { DieIcon } from '../../art/DieFace.tsx';
import { Icon } from '../../art/Icon.tsx';
import { ratingsOf, tablesOf, viewOf } from '../../model.ts';
import { message, useWords } from '../../words.ts';
import { type DieState, diceStates } from './battle.ts';
import type { Dealing } from './dealing.ts';
import { squadronName } from './names.ts';

/** The last roll: each die with its face, and whether it hits, is being assigned, was used or misses. */
export function Dice({ dealing, ...props }: RendererProps & { readonly dealing?: Dealing }) {
  const words = useWords();
  const view = viewOf(props);
  const { roll, battle } = view;
  if (!roll) return battle ? <p className="eclipse-muted">{words('dice.none')}</p> : null;
  const isAssigning = [...props.targets.keys()].some((target) => /^(?:ship|square):/.test(target));
  const states = diceStates(view, isAssigning && roll.owner === props.seat);
  const { damage } = tablesOf(props).dice;
  const computer = ratingsOf(view, roll)?.computer ?? 0;
  // The same dice in another round are another roll.
  const key = `${battle?.round ?? 'after'} ${roll.owner} ${roll.type} ${roll.dice.map(({ face }) => face).join('')}`;
  return (
    <div className="eclipse-roll">
      <p className="eclipse-line">
        {typeof roll.owner === 'number' && <GlyphIcon player={props.players[roll.owner]} size={12} />}
        <span className="eclipse-roll-who">{squadronName(props, roll)}</span>
        <span className="eclipse-figure eclipse-computer">
          <Icon name="computer" size={12} />+{computer}
        </span>
      </p>
      <ul key={key} className="eclipse-dice">
        {roll.dice.map(({ colour, face }, i) => {
          const state = dealing?.die === i ? 'now' : dealing && states[i] === 'now' ? 'hit' : (states[i] ?? 'miss');
          const label = words('dice.label', {
            colour: `colour/${colour}`,
            face: `face/${face}`,
            damage: damage[colour],
            state: message(`dice.${state}`),
          });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <li key={i} className={`is-${state}`} style={{ animationDelay: `${Math.min(i, 6) * 30}ms` }}>
              <span className="visually-hidden">{label}</span>
              {dealing?.isOpen(i) ? (
                <button
                  type="button"
                  className="eclipse-die-button"
                  title={label}
                  aria-pressed={dealing.die === i}
                  onPointerDown={keepFocus}
                  onClick={() => dealing.choose(i)}
                >
                  <DieIcon colour={colour} face={face} />
                </button>
              ) : (
                <span title={label}>
                  <DieIcon colour={colour} face={face} />
                </span>
              )}
              <StateMark state={state} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const paths: Readonly<Record<DieState, string>> = {
  now: 'M12 3 21 18H3Z',
  hit: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  used: 'M9.2 16.6 4.4 11.8 1.5 14.7l7.7 7.7L22.5 9.1l-2.9-2.9Z',
  miss: 'M5 7.5 7.5 5 12 9.5 16.5 5 19 7.5 14.5 12 19 16.5 16.5 19 12 14.5 7.5 19 5 16.5 9.5 12Z',
};

function StateMark({ state }: { readonly state: DieState }) {
  return (
    <svg className="drawn-icon eclipse-die-state" viewBox="0 0 24 24" width="12" height="12" aria-hidden="true">
      <path d={paths[state]} />
    </svg>
  );
}
