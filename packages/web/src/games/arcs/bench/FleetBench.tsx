import { useEffect, useState } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import type { SystemId } from '../geometry.ts';
import { idOf } from '../model.ts';
import { guarded } from '../odds/battles.ts';
import { useWords } from '../words.ts';
import { FleetSteppers } from './FleetSteppers.tsx';
import { fleetsOf, isSame, presetOf, type Ships } from './fleets.ts';

/** How many ships go: all fresh ones unless said otherwise. Only what the rules offer can be sent. */
export function FleetBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, setPlan } = props;
  const fleets = fleetsOf(decision.options.map(({ id }) => id));
  const [wanted, setWanted] = useState<Ships>(() => presetOf(fleets));
  const chosen = fleets.find((fleet) => isSame(fleet, wanted));
  const [from, to] = [idOf(decision.prompt.args?.from), idOf(decision.prompt.args?.to)];
  const count = wanted.fresh + wanted.damaged;
  useEffect(() => {
    if (from !== null && to !== null) setPlan({ kind: 'move', from, to, count });
    return () => setPlan(null);
  }, [setPlan, from, to, count]);
  useMain(props.onMain, {
    label: words('fleet.main', { count, system: `system/${to}` }),
    act: () => chosen && answer([chosen.id]),
    ...(chosen && { option: chosen.id }),
    ...(!chosen && { why: words('fleet.why') }),
  });
  const most = {
    fresh: Math.max(...fleets.map(({ fresh }) => fresh)),
    damaged: Math.max(...fleets.map(({ damaged }) => damaged)),
  };
  return (
    <div className="bench">
      <FleetSteppers most={most} ships={wanted} onChange={setWanted} />
      <OddsLine battle={to === null ? null : guarded(props, to as SystemId, wanted)} />
    </div>
  );
}
