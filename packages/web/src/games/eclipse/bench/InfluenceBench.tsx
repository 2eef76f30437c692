import type { WireOption } from '@orrery/server/protocol';
import { Choice, Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { type SectorId, tablesOf, viewOf } from '../model.ts';
import { useWords, type WordKey } from '../words.ts';
import { Squares } from './Squares.tsx';
import { stopButton } from './stop.ts';

/** Discs to place and to take back; the track is where they come from unless it is said otherwise. */
export function InfluenceBench(props: BenchProps) {
  const words = useWords();
  const { decision } = props;
  const { turn, players } = viewOf(props);
  const colony = players[decision.seat]?.colonyShips;
  const ready = decision.options.find(({ id }) => id === 'ready-colony-ship');
  useMain(props.onMain, stopButton(props, words));
  const start = (kind: string) => decision.options.filter(({ id }) => id.startsWith(kind));
  return (
    <div className="bench">
      <p className="bench-note">{words('influence.left', { count: turn?.activations ?? 0 })}</p>
      <Discs {...{ props }} title="influence.place" sign="+" options={start('place:')} />
      <Discs {...{ props }} title="influence.withdraw" sign="−" options={start('withdraw:')} />
      {ready && (
        <div className="bench-line">
          <Icon name="colonyShip" size={16} />
          <small>{words('influence.ships', { ready: colony?.ready ?? 0, used: colony?.used ?? 0 })}</small>
          <Said props={props} option={ready} className="is-brief" />
        </div>
      )}
    </div>
  );
}

interface DiscsProps {
  readonly props: BenchProps;
  readonly title: WordKey;
  readonly sign: '+' | '−';
  readonly options: readonly WireOption[];
}

function Discs({ props, title, sign, options }: DiscsProps) {
  const words = useWords();
  if (options.length === 0) return null;
  return (
    <section className="eclipse-group">
      <h3>{words(title)}</h3>
      <div className="bench-places is-wide">
        {options.map((option) => {
          const id = option.id.split(':')[1] as SectorId;
          return (
            <Choice
              key={option.id}
              option={option}
              className="is-row"
              onClick={() => props.answer([option.id, '?track'])}
            >
              <b aria-hidden="true">{sign}</b>
              <span className="eclipse-row-text">
                <span className="visually-hidden">{props.say(option.label)}</span>
                <span aria-hidden="true">{props.name(`sector/${id}`)}</span>
              </span>
              <Squares figures={tablesOf(props).sectors[id]} name={props.name} size={14} />
            </Choice>
          );
        })}
      </div>
    </section>
  );
}
