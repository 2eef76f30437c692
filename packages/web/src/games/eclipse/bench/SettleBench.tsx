import type { WireOption } from '@orrery/server/protocol';
import { Choice, Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type Resource, type SectorId, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { incomes } from './simple.tsx';
import { stopButton, stopIn } from './stop.ts';

/** Colony ships that may still be used, sector by sector with the cubes that would go there; and the end of the turn. */
export function SettleBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const player = viewOf(props).players[decision.seat];
  const stop = stopIn(decision.options);
  const ships = decision.options.filter(({ id }) => id.startsWith('colony-ship:'));
  const others = decision.options.filter((option) => option !== stop && !ships.includes(option));
  useMain(props.onMain, stopButton(props, words));
  return (
    <div className="bench">
      {ships.length > 0 && (
        <p className="bench-note">{words('settle.hint', { count: player?.colonyShips.ready ?? 0 })}</p>
      )}
      {[...Map.groupBy(ships, sectorIn)].map(([sector, options]) => (
        <div key={sector} className="eclipse-movers">
          <span>{props.name(`sector/${sector}`)}</span>
          {options.map((option) => {
            const track = trackIn(option);
            const [now, then] = player ? incomes(player, track, -1) : [0, 0];
            return (
              <Choice key={option.id} option={option} onClick={() => answer([option.id])}>
                <span className="visually-hidden">{props.say(option.label)}</span>
                <Icon name={track} size={14} colour={resourceHues[track]} />
                <span aria-hidden="true">+{then - now}</span>
              </Choice>
            );
          })}
        </div>
      ))}
      {others.map((option) => (
        <Said key={option.id} props={props} option={option} className="is-row" />
      ))}
    </div>
  );
}

/** `colony-ship:101:0:science` */
function sectorIn({ id }: WireOption): SectorId {
  return id.split(':')[1] as SectorId;
}

function trackIn({ id }: WireOption): Resource {
  return id.split(':')[3] as Resource;
}
