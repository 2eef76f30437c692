/** The benches of Arcs: which questions have one, and which it is. Every other question is a list of the shell. */
import type { BenchFace, BenchProps, RendererProps } from '../../renderer.ts';
import { DiceBench } from './DiceBench.tsx';
import { DraftBench } from './DraftBench.tsx';
import { FleetBench } from './FleetBench.tsx';
import { HitBench } from './HitBench.tsx';
import { PlayBench } from './PlayBench.tsx';
import { RaidBench } from './RaidBench.tsx';
import { RollBench } from './RollBench.tsx';
import { CatapultBench, MoveBench } from './RouteBench.tsx';
import { TurnBench } from './TurnBench.tsx';

interface Kind {
  readonly key: string;
  readonly size: BenchFace['size'];
  readonly Bench: (props: BenchProps) => React.ReactNode;
  /** The shell lists the options below it. */
  readonly isListed?: true;
  readonly showsBarred?: true;
  /** It shows the dice that lie there. */
  readonly showsRoll?: true;
  readonly isTall?: true;
}

const play: Kind = { key: 'play', size: 'foot', Bench: PlayBench, showsBarred: true };
const roll: Kind = { key: 'roll', size: 'foot', Bench: RollBench, isListed: true, showsRoll: true };

const kinds: Readonly<Record<string, Kind>> = {
  'arcs.lead': play,
  'arcs.follow': play,
  'arcs.seize': play,
  'arcs.turn': { key: 'turn', size: 'foot', Bench: TurnBench, showsBarred: true },
  'arcs.move.where': { key: 'move', size: 'foot', Bench: MoveBench },
  'arcs.catapult': { key: 'catapult', size: 'foot', Bench: CatapultBench },
  'arcs.move.how-many': { key: 'fleet', size: 'foot', Bench: FleetBench },
  'arcs.dice': { key: 'battle', size: 'full', Bench: DiceBench, isTall: true },
  'arcs.reroll': roll,
  'arcs.reroll.which': roll,
  'arcs.hit': { key: 'hit', size: 'foot', Bench: HitBench, showsRoll: true },
  'arcs.ruins': roll,
  'arcs.raid': { key: 'raid', size: 'foot', Bench: RaidBench, showsRoll: true },
  'arcs.draft': { key: 'draft', size: 'full', Bench: DraftBench },
};

export function bench({ decision }: RendererProps): BenchFace | null {
  const kind = decision && kinds[decision.prompt.key];
  if (!kind) return null;
  const { key, size, isListed, showsBarred, showsRoll, isTall } = kind;
  const others = isListed ? decision.options.map(({ id }) => id) : [];
  return {
    ...{ key, title: '', size, others },
    ...(showsBarred && { showsBarred }),
    ...(showsRoll && { showsRoll }),
    ...(isTall && { isTall }),
  };
}

export function Bench(props: BenchProps) {
  const kind = kinds[props.decision.prompt.key];
  return kind ? <kind.Bench {...props} /> : null;
}
