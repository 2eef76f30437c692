/** Questions with a few answers, one of which is usual. */
import { producedWith } from '@orrery/eclipse/figures';
import type { WireOption } from '@orrery/server/protocol';
import type { BenchProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type PlayerView, type Resource, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Rows } from './RowsBench.tsx';

const withId = ({ decision }: BenchProps, id: string): WireOption | undefined =>
  decision.options.find((option) => option.id === id);

const asked = ({ decision }: BenchProps): WireOption[] => decision.options.filter(({ aside }) => !aside);

/** A sector that was just explored or won. */
export function ControlBench(props: BenchProps) {
  return <Rows props={props} options={asked(props)} preset={withId(props, 'control')} />;
}

/** Where a disc comes from: from the track, unless it is said otherwise. */
export function DiscBench(props: BenchProps) {
  return <Rows props={props} options={asked(props)} preset={withId(props, 'track')} />;
}

/** A choice that has no usual answer. */
export function PlainBench(props: BenchProps) {
  return <Rows props={props} options={asked(props)} />;
}

/** All ships attack the population, unless it is said otherwise; of its cubes the first is as good as any. */
export function PopulationBench(props: BenchProps) {
  const [first] = props.decision.options;
  const isCube = props.decision.prompt.key === 'eclipse.destroy-cube';
  const preset = isCube ? first : (withId(props, 'bombs') ?? withId(props, 'all'));
  return <Rows props={props} options={asked(props)} preset={preset} />;
}

/** A resource of an artifact: what I would have then. */
export function ArtifactBench(props: BenchProps) {
  const player = viewOf(props).players[props.decision.seat];
  return (
    <Rows
      props={props}
      options={asked(props)}
      picture={(option) => <Resourceful resource={resourceIn(option)} />}
      note={(option) => {
        const resource = resourceIn(option);
        const amount = Number(option.label.args?.amount ?? 0);
        const now = player?.resources[resource] ?? 0;
        return <Change from={now} to={now + amount} />;
      }}
    />
  );
}

/** Cubes come from a track or go back to one: what that does to the income. */
export function TrackBench(props: BenchProps) {
  const words = useWords();
  const { decision } = props;
  const player = viewOf(props).players[decision.seat];
  const step = decision.prompt.key === 'eclipse.ambassador-cube' ? -1 : 1;
  const isGrave = decision.prompt.key === 'eclipse.choose-graveyard';
  const options = asked(props);
  return (
    <Rows
      props={props}
      options={options}
      preset={player && usualTrack(player, options, step)}
      picture={(option) => <Resourceful resource={resourceIn(option)} />}
      note={(option) => {
        if (isGrave || !player) return null;
        const resource = resourceIn(option);
        const [now, then] = incomes(player, resource, step);
        return (
          <span className="eclipse-row-note">
            {words('track.income')} <Change from={now} to={then} />
          </span>
        );
      }}
    />
  );
}

/** With a cube less or more on the track. */
export function incomes({ cubes, production }: PlayerView, resource: Resource, step: number): [number, number] {
  return [production[resource], producedWith(cubes[resource] + step)];
}

/** A cube is taken where most are; it goes back where that costs least. */
export function usualTrack(player: PlayerView, options: readonly WireOption[], step: 1 | -1): WireOption | undefined {
  const rank = (option: WireOption): number => {
    const resource = resourceIn(option);
    const [now, then] = incomes(player, resource, step);
    return step === -1 ? -player.cubes[resource] : now - then;
  };
  return options.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** `track:science`, `gain:science` */
function resourceIn({ id }: WireOption): Resource {
  return id.split(':').at(-1) as Resource;
}

function Resourceful({ resource }: { readonly resource: Resource }) {
  return <Icon name={resource} size={15} colour={resourceHues[resource]} />;
}

export function Change({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <span className="eclipse-change">
      {from} → <b className={to < from ? 'eclipse-cost' : 'eclipse-sum'}>{to}</b>
    </span>
  );
}

/** What both get from relations, and what they risk. */
export function RelationsBench(props: BenchProps) {
  const words = useWords();
  return (
    <Rows props={props} options={asked(props)}>
      <ul className="eclipse-terms">
        {(['relations.ambassador', 'relations.cube', 'relations.traitor'] as const).map((key) => (
          <li key={key}>{words(key)}</li>
        ))}
      </ul>
    </Rows>
  );
}

/** Where a piece is built: last time's sector first. */
export function SiteBench(props: BenchProps) {
  const options = asked(props);
  const { sectors } = viewOf(props);
  const tables = tablesOf(props);
  const home = options.find(({ target }) => {
    const id = target?.split(':')[1] as keyof typeof sectors;
    return tables.sectors[id]?.kind === 'starting';
  });
  return <Rows props={props} options={options} isNarrow preset={home} />;
}
