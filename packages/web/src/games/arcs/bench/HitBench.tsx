import { useEffect, useMemo } from 'react';
import { Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import type { SystemId } from '../geometry.ts';
import { buildingTarget, idOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { proposeHits, type Struck, type Targets } from './chain.ts';
import { RollBench } from './RollBench.tsx';

/** Hits: where they would fall is drawn on the pieces and sent by one press; another piece can be named instead. */
export function HitBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, setPlan } = props;
  const { args } = decision.prompt;
  const [owner, system] = [Number(idOf(args?.owner)), idOf(args?.system) as SystemId];
  const left = Number(args?.left ?? 1);
  const there = viewOf(props).systems[system];
  const { struck, answers, marks } = useMemo(() => {
    const targets: Targets = {
      fresh: there?.fresh[owner] ?? 0,
      damaged: there?.damaged[owner] ?? 0,
      buildings: (there?.buildings ?? [])
        .filter((building) => building.owner === owner)
        .map((building) => ({
          id: `hit:${building.kind}.${building.slot ?? building.kind}`,
          target: buildingTarget(system, building),
          damaged: building.damaged,
        })),
    };
    const isOnBuildings = !decision.options.some(({ id }) => id === 'hit:fresh' || id === 'hit:damaged');
    const hit = isOnBuildings ? { ...targets, fresh: 0, damaged: 0 } : targets;
    const proposal = proposeHits(hit, left, owner === decision.seat);
    return { ...proposal, marks: marksOf(proposal.struck, `${system}.${owner}`) };
  }, [there, owner, system, left, decision]);
  useEffect(() => {
    setPlan({ kind: 'hits', on: marks });
    return () => setPlan(null);
  }, [setPlan, marks]);
  useMain(props.onMain, {
    label: words('hits.main', { count: struck.length, own: owner === decision.seat }),
    act: () => answer(answers),
  });
  return (
    <div className="bench">
      <RollBench {...props} />
      <p className="arcs-say">
        {words('hits.say', {
          count: left,
          player: `seat/${owner}`,
          isMe: owner === decision.seat,
        })}
      </p>
      <div className="bench-places is-wide">
        {decision.options.map((option) => (
          <Said
            key={option.id}
            props={props}
            option={option}
            {...(answers[0] === option.id && { className: 'is-first' })}
          />
        ))}
      </div>
    </div>
  );
}

/** How many hits each piece gets, as the board names them. */
function marksOf(struck: readonly Struck[], ships: string): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const piece of struck) {
    const key = typeof piece === 'string' ? `${ships}.${piece}` : (piece.target ?? piece.id);
    marks[key] = (marks[key] ?? 0) + 1;
  }
  return marks;
}
