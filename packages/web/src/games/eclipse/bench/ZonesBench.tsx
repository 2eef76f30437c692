import { plain } from '@orrery/voice';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { idIn } from '../told.ts';
import { useWords } from '../words.ts';
import { stopButton } from './stop.ts';

/** Zones to explore: they glow on the board, and stand here by their way from a sector. */
export function ZonesBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  useMain(props.onMain, stopButton(props, words));
  return (
    <div className="bench">
      <p className="bench-note">{words('zones.hint')}</p>
      <div className="bench-places">
        {decision.options
          .filter(({ id }) => id.startsWith('zone:'))
          .map((option) => {
            const { direction, sector, ring } = option.label.args ?? {};
            return (
              <Choice key={option.id} option={option} onClick={() => answer([option.id])}>
                <span className="visually-hidden">{props.say(option.label)}</span>
                <span aria-hidden="true">
                  {words('zones.way', {
                    direction: Number(direction),
                    sector: plain(idIn(sector)),
                    ring: Number(ring),
                  })}
                </span>
              </Choice>
            );
          })}
      </div>
    </div>
  );
}
