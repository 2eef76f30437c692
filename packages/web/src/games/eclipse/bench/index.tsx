/** The benches of Eclipse: which questions have one, and which it is. Every other question is a list of the shell. */
import type { WireOption } from '@orrery/server/protocol';
import type { BenchFace, BenchProps, RendererProps } from '../../renderer.ts';
import { ActionsBench } from './ActionsBench.tsx';
import { BattleBench } from './BattleBench.tsx';
import { DiscoveryBench } from './DiscoveryBench.tsx';
import { deeds } from './gives.ts';
import { InfluenceBench } from './InfluenceBench.tsx';
import { MoveBench, RouteBench } from './MoveBench.tsx';
import { PlacingBench } from './PlacingBench.tsx';
import { ReputationBench } from './ReputationBench.tsx';
import { ResearchBench } from './ResearchBench.tsx';
import { SettleBench } from './SettleBench.tsx';
import { SpeciesBench } from './SpeciesBench.tsx';
import {
  ArtifactBench,
  ControlBench,
  DiscBench,
  PlainBench,
  PopulationBench,
  RelationsBench,
  SiteBench,
  TrackBench,
} from './simple.tsx';
import { TradeBench } from './TradeBench.tsx';
import { UpkeepBench } from './UpkeepBench.tsx';
import { WorkBench, worksOn } from './WorkBench.tsx';
import { YardBench } from './YardBench.tsx';
import { ZonesBench } from './ZonesBench.tsx';

interface Kind {
  readonly key: string;
  readonly size: BenchFace['size'];
  readonly showsRoll?: true;
  readonly isTall?: true;
  readonly Bench: (props: BenchProps) => React.ReactNode;
  /** Whether the bench itself has a button for the option; all that are not aside, unless said otherwise. The shell lists the rest. */
  readonly shows?: (option: WireOption) => boolean;
}

const foot = (key: string, Bench: Kind['Bench'], shows?: Kind['shows']): Kind => ({
  ...{ key, size: 'foot', Bench },
  ...(shows && { shows }),
});
const full = (key: string, Bench: Kind['Bench']): Kind => ({ key, size: 'full', Bench });

const all = (): boolean => true;

const actions = foot('actions', ActionsBench, ({ id }) => (deeds as readonly string[]).includes(id));
const battle: Kind = { ...full('battle', BattleBench), showsRoll: true, isTall: true };
const population = foot('population', PopulationBench);
const reputation = foot('reputation', ReputationBench);
const research = foot('research', ResearchBench);
const settle = foot('settle', SettleBench, all);
const track = foot('track', TrackBench);
const plain = foot('plain', PlainBench);

const work: Kind = { ...full('work', WorkBench), isTall: true, shows: worksOn };

/** By prompt. */
const kinds: Readonly<Record<string, Kind>> = {
  'eclipse.setup.choose-species': full('species', SpeciesBench),
  'eclipse.choose-action': actions,
  'eclipse.choose-reaction': actions,
  'eclipse.upgrade': work,
  'eclipse.place-part': work,
  'eclipse.place-ancient-part': work,
  'eclipse.make-way': work,
  'eclipse.end-turn': settle,
  'eclipse.trade': foot('trade', TradeBench),
  'eclipse.explore': foot('zones', ZonesBench),
  'eclipse.place-sector': foot('place', PlacingBench),
  'eclipse.take-control': foot('control', ControlBench),
  'eclipse.discovery': foot('discovery', DiscoveryBench),
  'eclipse.next-discovery': plain,
  'eclipse.free-technology': research,
  'eclipse.research': research,
  'eclipse.artifact': foot('artifact', ArtifactBench),
  'eclipse.place-warp-portal': plain,
  'eclipse.build': foot('yard', YardBench),
  'eclipse.build-where': foot('site', SiteBench),
  'eclipse.move': foot('move', MoveBench),
  'eclipse.move-where': foot('route', RouteBench),
  'eclipse.influence': foot('influence', InfluenceBench, ({ aside, id }) => !aside || id === 'ready-colony-ship'),
  'eclipse.disc-from': foot('disc', DiscBench),
  'eclipse.return-cube': track,
  'eclipse.ambassador-cube': track,
  'eclipse.choose-graveyard': track,
  'eclipse.relations': foot('relations', RelationsBench),
  'eclipse.return-reputation': reputation,
  'eclipse.keep-reputation': reputation,
  'eclipse.who-acts-first': battle,
  'eclipse.activate-ships': battle,
  'eclipse.assign-die': battle,
  'eclipse.end-stalemate': battle,
  'eclipse.attack-population': population,
  'eclipse.destroy-cube': population,
  'eclipse.last-colony-ships': settle,
  'eclipse.avert-bankruptcy': foot('upkeep', UpkeepBench),
};

const isAsked = ({ aside }: WireOption): boolean => !aside;

export function bench({ decision }: RendererProps): BenchFace | null {
  const kind = decision && kinds[decision.prompt.key];
  if (!kind) return null;
  const { key, size, showsRoll, isTall, shows = isAsked } = kind;
  const others = decision.options.filter((option) => !shows(option)).map(({ id }) => id);
  return { key, title: '', size, others, ...(showsRoll && { showsRoll }), ...(isTall && { isTall }) };
}

export function Bench(props: BenchProps) {
  const kind = kinds[props.decision.prompt.key];
  return kind ? <kind.Bench {...props} /> : null;
}
