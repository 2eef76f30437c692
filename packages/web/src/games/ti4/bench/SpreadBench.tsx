import type { WireMessage } from '@orrery/server/protocol';
import { idOf, isThing } from '@orrery/voice';
import { useState } from 'react';
import { Stepper } from '../../bench/Stepper.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { useWords } from '../words.ts';
import { spreadOption } from './tiles.ts';

/** Starting units on the planets of my home: a stepper for each. */
export function SpreadBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { type, count } = decision.prompt.args as { readonly type: `unit-type/${string}`; readonly count: number };
  const groups = (decision.options[0]?.label.args?.groups ?? []) as unknown as readonly WireMessage[];
  const planets = groups.map(({ args }) => args?.planet).filter(isThing);
  const [laid, setLaid] = useState<readonly number[]>(() => evenly(count, planets.length));
  const left = count - laid.reduce((sum, each) => sum + each, 0);
  const option = spreadOption(idOf(type), laid);
  useMain(props.onMain, {
    label: words('setup.spread', { count, unit: type }),
    act: () => answer([option]),
    ...(left === 0 ? { option } : { why: words('setup.left', { count: left, unit: type }) }),
  });
  return (
    <div className="bench">
      {planets.map((planet, index) => (
        <div key={planet} className="bench-line">
          <span>{props.name(planet)}</span>
          <Stepper
            label={planet}
            value={laid[index] ?? 0}
            most={(laid[index] ?? 0) + left}
            onChange={(value) => setLaid(laid.map((each, i) => (i === index ? value : each)))}
          />
        </div>
      ))}
      {left > 0 && <p className="bench-note">{words('setup.left', { count: left, unit: type })}</p>}
    </div>
  );
}

function evenly(count: number, places: number): number[] {
  return Array.from({ length: places }, (_, i) => Math.floor(count / places) + (i < count % places ? 1 : 0));
}
