import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Fight } from './BattleBench.tsx';
import { AgendaSoFar } from './CouncilBench.tsx';

/** A moment in which cards may be used: what is being played, and what of mine could answer it, each with its text. */
export function WindowBench(props: BenchProps) {
  return (
    <div className="bench">
      <WindowCard {...props} />
    </div>
  );
}

/** The same in a fight, which stays in sight below. */
export function WindowInBattle(props: BenchProps) {
  return (
    <div className="bench ti4-battle" data-region="battle">
      <WindowCard {...props} />
      <Fight {...props} />
    </div>
  );
}

/** The same while an agenda is on the table. */
export function WindowInCouncil(props: BenchProps) {
  return (
    <>
      <WindowBench {...props} />
      <AgendaSoFar {...props} />
    </>
  );
}

function WindowCard(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const pass = decision.options.find(({ id }) => id === 'pass');
  const uses = decision.options.filter((option) => option !== pass);
  const played = viewOf(props).playing.at(-1);
  useMain(props.onMain, pass ? { label: props.say(pass.label), act: () => answer([pass.id]), option: pass.id } : null);
  return (
    <>
      {played && (
        <section className="ti4-played">
          <b>
            {words('window.playing', {
              player: `seat/${played.seat}`,
              card: `action-card/${played.card}`,
            })}
          </b>
          <p className="ti4-card-text">{props.text(`action-card/${played.card}`)}</p>
        </section>
      )}
      {uses.map((option) => (
        <Choice key={option.id} option={option} className="is-row ti4-use" onClick={() => answer([option.id])}>
          <span>
            <b>{props.say(option.label)}</b>
            <small>{props.text(option.target?.replace(/^card:/, '') ?? '')}</small>
          </span>
        </Choice>
      ))}
      {uses.length === 0 && <p className="bench-note">{words('window.none')}</p>}
    </>
  );
}
