/** The benches of Twilight Imperium: which questions have one, and which it is. Every other question is a list of the shell. */
import type { BenchFace, BenchProps, RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { AgendasBench } from './AgendasBench.tsx';
import { BattleBench, isShownInBattle } from './BattleBench.tsx';
import { CouncilBench, isShownInCouncil } from './CouncilBench.tsx';
import { chosenShips, chosenSystem } from './choosing.ts';
import { FactionBench } from './FactionBench.tsx';
import { FleetBench } from './FleetBench.tsx';
import { FollowBench } from './FollowBench.tsx';
import { GoalsBench } from './GoalsBench.tsx';
import { LandingBench } from './LandingBench.tsx';
import { OfferBench } from './OfferBench.tsx';
import { BuyTokensBench, PayBench } from './PayBench.tsx';
import { PoolsBench } from './PoolsBench.tsx';
import { PreviewBench } from './PreviewBench.tsx';
import { ShipsBench } from './ShipsBench.tsx';
import { SpreadBench } from './SpreadBench.tsx';
import { StrategyBench } from './StrategyBench.tsx';
import { isTechnology, TechnologyBench } from './TechnologyBench.tsx';
import { TileBench } from './TileBench.tsx';
import { TradeBench } from './TradeBench.tsx';
import { ActivateBench, isShownInTurn, TurnBench } from './TurnBench.tsx';
import { isUsual, PauseBench, UsualBench } from './UsualBench.tsx';
import { WindowBench, WindowInBattle, WindowInCouncil } from './WindowBench.tsx';
import { YardBench } from './YardBench.tsx';

interface Kind {
  readonly key: string;
  readonly size: BenchFace['size'];
  readonly Bench: (props: BenchProps) => React.ReactNode;
  readonly showsRoll?: true;
  /** Which options the shell lists below it; none unless said otherwise. */
  readonly listed?: (id: string) => boolean;
}

const everything = () => true;
const fleet: Kind = { key: 'fleet', size: 'full', Bench: FleetBench, listed: (id) => id === 'trade' };
const loading: Kind = { ...fleet, listed: everything };
const laying: Kind = { key: 'pools', size: 'foot', Bench: PoolsBench };
const paying: Kind = { key: 'pay', size: 'foot', Bench: PayBench };

const battle: Kind = {
  key: 'battle',
  size: 'full',
  showsRoll: true,
  Bench: BattleBench,
  listed: (id) => !isShownInBattle(id),
};
const inBattle: Kind = { ...battle, listed: everything };

const trading: Kind = { key: 'trade', size: 'full', Bench: TradeBench };
const talking: Kind = { ...trading, listed: everything };
const landing: Kind = {
  key: 'landing',
  size: 'full',
  Bench: LandingBench,
  listed: (id) => !/^(commit|bombard|next):/.test(id) && id !== 'remove-custodians',
};

const council: Kind = { key: 'council', size: 'full', Bench: CouncilBench, listed: (id) => !isShownInCouncil(id) };

const asUsual: Kind = { key: 'usual', size: 'foot', Bench: UsualBench, listed: (id) => !isUsual(id) };

const researching: Kind = {
  key: 'technology',
  size: 'foot',
  Bench: TechnologyBench,
  listed: (id) => !isTechnology(id),
};

const goals: Kind = { key: 'goals', size: 'foot', Bench: GoalsBench };
const tiles: Kind = { key: 'tiles', size: 'full', Bench: TileBench };

const kinds: Readonly<Record<string, Kind>> = {
  'ti4.move-ships': fleet,
  'ti4.choose-path': loading,
  'ti4.move-how-many': loading,
  'ti4.load': loading,
  'ti4.gain-tokens': laying,
  'ti4.redistribute': laying,
  'ti4.pay-resources': paying,
  'ti4.pay-influence': paying,
  'ti4.pay-for-tokens': { key: 'buy', size: 'foot', Bench: BuyTokensBench },
  'ti4.choose-units': { key: 'yard', size: 'full', Bench: YardBench },
  'ti4.use-space-cannon': battle,
  'ti4.use-anti-fighter-barrage': battle,
  'ti4.retreat?': battle,
  'ti4.sustain-damage': battle,
  'ti4.assign-hits': battle,
  'ti4.choose-destroyed': battle,
  'ti4.how-many-fire': inBattle,
  'ti4.choose-target': inBattle,
  'ti4.choose-opponent': inBattle,
  'ti4.retreat-to': inBattle,
  'ti4.reroll': inBattle,
  'ti4.reroll-or-lose': inBattle,
  'ti4.add-to-die': inBattle,
  'ti4.enlist': inBattle,
  'ti4.trade-with': trading,
  'ti4.give-trade-goods': trading,
  'ti4.give-commodities': trading,
  'ti4.give-note': trading,
  'ti4.give-cards': talking,
  'ti4.give-pledge': talking,
  'ti4.ask-trade-goods': trading,
  'ti4.ask-commodities': trading,
  'ti4.ask-note': trading,
  'ti4.ask-cards': talking,
  'ti4.ask-pledge': talking,
  'ti4.pledge-votes': talking,
  'ti4.offer': { key: 'offer', size: 'foot', Bench: OfferBench },
  'ti4.use-bombardment': landing,
  'ti4.bombard-with': landing,
  'ti4.remove-custodians?': landing,
  'ti4.commit': landing,
  'ti4.space-cannon-order': landing,
  'ti4.ground-combat-order': landing,
  'ti4.turn': { key: 'turn', size: 'foot', Bench: TurnBench, listed: (id) => !isShownInTurn(id) },
  'ti4.trade?': { ...asUsual, key: 'pause', Bench: PauseBench },
  'ti4.use-production': asUsual,
  'ti4.technology.research': asUsual,
  'ti4.research': researching,
  'ti4.take-technology': researching,
  'ti4.activate': { key: 'activate', size: 'foot', Bench: ActivateBench, listed: everything },
  'ti4.vote': council,
  'ti4.cast-votes': council,
  'ti4.predict': council,
  'ti4.decide-outcome': council,
  'ti4.politics.agendas': { key: 'agendas', size: 'full', Bench: AgendasBench },
  'ti4.follow': { key: 'follow', size: 'foot', Bench: FollowBench, listed: (id) => id !== 'secondary' },
  'ti4.window': { key: 'window', size: 'foot', Bench: WindowBench },
  'ti4.score-public': { ...goals, key: 'score-public' },
  'ti4.score-secret': { ...goals, key: 'score-secret' },
  'ti4.return-secret': { ...goals, key: 'return-secret' },
  'ti4.setup.keep-secret': goals,
  'ti4.setup.choose-faction': { key: 'faction', size: 'full', Bench: FactionBench },
  'ti4.setup.place-tile': tiles,
  'ti4.setup.place-extra-tile': tiles,
  'ti4.setup.spread': { key: 'spread', size: 'foot', Bench: SpreadBench },
  'ti4.choose-strategy-card': { key: 'strategy', size: 'full', Bench: StrategyBench },
};

/** A window never takes the place of the fight or the council that it belongs to. */
const windowInBattle: Kind = { ...battle, Bench: WindowInBattle, listed: () => false };
const windowInCouncil: Kind = { ...council, Bench: WindowInCouncil, listed: () => false };

function kindOf({ decision, ...props }: RendererProps): Kind | undefined {
  if (!decision) return undefined;
  const { key } = decision.prompt;
  const { combat, agenda } = viewOf(props);
  if (key === 'ti4.window' && combat) return windowInBattle;
  if (key === 'ti4.window' && agenda) return windowInCouncil;
  // A pause for trading between two rounds belongs to the fight.
  if (key === 'ti4.trade?' && combat) return battle;
  // When nothing is left to do but end the turn, a trade may still come first.
  if (key === 'ti4.turn' && decision.options.every(({ id, aside }) => id === 'end-turn' || aside)) return asUsual;
  const kind = kinds[key];
  const Chosen = chosenShips(props) ? ShipsBench : chosenSystem(props) !== null ? PreviewBench : null;
  return kind && Chosen ? { ...kind, Bench: Chosen, listed: () => false } : kind;
}

export function bench(props: RendererProps): BenchFace | null {
  const kind = kindOf(props);
  if (!kind || !props.decision) return null;
  const { key, size, showsRoll, listed = () => false } = kind;
  return {
    key,
    title: '',
    size,
    ...(showsRoll && { showsRoll }),
    others: props.decision.options.map(({ id }) => id).filter(listed),
  };
}

export function Bench(props: BenchProps) {
  const kind = kindOf(props);
  return kind ? <kind.Bench {...props} /> : null;
}
