import { useState } from 'react';
import { Stepper } from '../../bench/Stepper.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { type Pools, pools, poolsOption, sumOfPools, usualPools } from './pools.ts';

/** Command tokens: a stepper for each pool, what is new lit. */
export function PoolsBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const count = Number(decision.prompt.args?.count ?? 0);
  const isGain = decision.prompt.key === 'ti4.gain-tokens';
  const before = viewOf(props).players[props.seat ?? 0]?.pools ?? { tactic: 0, fleet: 0, strategy: 0 };
  const [laid, setLaid] = useState<Pools>(() => usualPools(isGain ? 'gain' : 'lay', count, before));
  const left = count - sumOfPools(laid);
  const option = poolsOption(laid);
  const isOffered = decision.options.some(({ id }) => id === option);
  useMain(props.onMain, {
    label: words(isGain ? 'pools.gain' : 'pools.lay', { count }),
    act: () => answer([option]),
    ...(isOffered ? { option } : { why: words('pools.left', { count: left }) }),
  });
  return (
    <div className="bench ti4-pools-bench">
      {pools.map((pool) => {
        const after = isGain ? before[pool] + laid[pool] : laid[pool];
        return (
          <div key={pool} className="bench-line">
            <span>{props.name(`pool/${pool}`)}</span>
            <small>{after === before[pool] ? after : words('pools.change', { before: before[pool], after })}</small>
            <Stepper
              label={`pool/${pool}`}
              value={laid[pool]}
              most={laid[pool] + left}
              onChange={(value) => setLaid({ ...laid, [pool]: value })}
            />
          </div>
        );
      })}
      {left > 0 && <p className="bench-note">{words('pools.left', { count: left })}</p>}
    </div>
  );
}
