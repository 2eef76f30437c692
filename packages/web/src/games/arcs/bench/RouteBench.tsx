import { useEffect, useState } from 'react';
import { Choice, Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import type { SystemId } from '../geometry.ts';
import { idOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { FleetSteppers } from './FleetSteppers.tsx';
import { presetOf, type Ships, sail } from './fleets.ts';

/** Where ships go, and how many: the systems glow on the map and stand here in a list; a click on one sends the ships. */
export function MoveBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, setPlan } = props;
  const there = viewOf(props).systems[idOf(decision.prompt.args?.system) as SystemId];
  const most = { fresh: there?.fresh[decision.seat] ?? 0, damaged: there?.damaged[decision.seat] ?? 0 };
  const [ships, setShips] = useState<Ships>(() => presetOf([{ ...most, damaged: most.fresh > 0 ? 0 : most.damaged }]));
  useEffect(() => {
    setPlan({ kind: 'fleet', ...ships });
    return () => setPlan(null);
  }, [setPlan, ships]);
  useMain(props.onMain, null);
  return (
    <div className="bench">
      {most.fresh + most.damaged > 1 && <FleetSteppers {...{ most, ships }} onChange={setShips} />}
      <p className="bench-note">{words('route.hint')}</p>
      <div className="bench-places">
        {decision.options.map((option) => (
          <Choice key={option.id} option={option} onClick={() => answer(sail(option.id, ships))}>
            {props.name(option.target?.replace(':', '/') ?? '')}
          </Choice>
        ))}
      </div>
    </div>
  );
}

/** A Catapult: where ships go on to, or that they stop where they are. */
export function CatapultBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const stop = decision.options.find((option) => option.idle);
  const places = decision.options.filter((option) => option !== stop);
  useMain(props.onMain, stop ? { label: props.say(stop.label), act: () => answer([stop.id]), option: stop.id } : null);
  return (
    <div className="bench">
      <p className="bench-note">{words('route.onward')}</p>
      <div className="bench-places">
        {places.map((option) => (
          <Said key={option.id} props={props} option={option} />
        ))}
      </div>
    </div>
  );
}
