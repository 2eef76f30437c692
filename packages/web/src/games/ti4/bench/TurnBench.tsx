import { Choice, Said } from '../../bench/Choice.tsx';
import { hinting } from '../../drawing/touch.ts';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { type StrategyCardId, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';

const strategic = 'strategic:';
const component = 'action:';

/** What one may do in a turn: strategy cards, a system to activate, and everything else with an action folded under its number. */
export function TurnBench(props: BenchProps) {
  const words = useWords();
  const { options } = props.decision;
  const { strategyCards } = tablesOf(props);
  const cards = options.filter(({ id }) => id.startsWith(strategic));
  const components = options.filter(({ id }) => id.startsWith(component));
  const tactical = options.find(({ id }) => id === 'tactical');
  useMain(props.onMain, null);
  return (
    <div className="bench ti4-strategies">
      {cards.map((option) => {
        const card = option.id.slice(strategic.length) as StrategyCardId;
        return (
          <Choice
            key={option.id}
            option={option}
            className="is-row ti4-strategy-row"
            onClick={() => props.answer([option.id])}
          >
            <span className="ti4-strategy">{strategyCards[card].initiative}</span>
            <span>
              <b>{props.name(`strategy-card/${card}`)}</b>
              <small>{words(`strategy.${card}`)}</small>
            </span>
          </Choice>
        );
      })}
      {tactical && (
        <>
          <Said props={props} option={tactical} className="is-row" />
          <p className="bench-note">{words('turn.click')}</p>
        </>
      )}
      {components.length > 0 && (
        <details>
          <summary>{words('turn.components', { count: components.length })}</summary>
          {components.map((option) => {
            const thing = option.target?.replace(/^card:/, '') ?? '';
            const text = props.text(thing);
            const hint = { title: props.name(thing), lines: text ? [text] : [] };
            return (
              <Choice
                key={option.id}
                option={option}
                className="is-row"
                hinted={hinting(props, hint)}
                onClick={() => props.answer([option.id])}
              >
                {props.say(option.label)}
              </Choice>
            );
          })}
        </details>
      )}
    </div>
  );
}

/** Which options of a turn stand on the bench itself. */
export const isShownInTurn = (id: string): boolean =>
  id === 'tactical' || id.startsWith(strategic) || id.startsWith(component);

/** A system is chosen on the board; the list says the same in words. */
export function ActivateBench(props: BenchProps) {
  const words = useWords();
  useMain(props.onMain, null);
  return (
    <div className="bench">
      <p className="bench-note">{words('turn.click')}</p>
    </div>
  );
}
