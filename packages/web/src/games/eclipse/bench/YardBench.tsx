import type { WireOption } from '@orrery/server/protocol';
import { useEffect, useState } from 'react';
import { keepFocus } from '../../../parts/focus.ts';
import { Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { type PlayerView, type SectorId, tablesOf, viewOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { Figures } from './Figures.tsx';
import { stopButton, stopIn } from './stop.ts';
import { buildAnswers, canAdd, costOf, isStructure, type Piece, type Planned } from './yard.ts';

/** The sector of the last piece, as long as the page is open: the next one is built there, too. */
let lastSite: SectorId | null = null;

/** What is built and where: pieces are planned one after the other, and built together. */
export function YardBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, setPlan } = props;
  const view = viewOf(props);
  const player = view.players[decision.seat];
  const sites = (Object.keys(view.sectors) as SectorId[]).filter((id) => view.sectors[id]?.owner === decision.seat);
  const [kept, setKept] = useState<{ readonly at: number; readonly plan: readonly Planned[] }>({
    at: decision.at,
    plan: [],
  });
  const plan = kept.at === decision.at ? kept.plan : [];
  const [wantedSite, setSite] = useState(lastSite);
  const site = sites.find((each) => each === wantedSite) ?? homeOf(props, sites) ?? null;
  useEffect(() => {
    setPlan(site === null ? null : { kind: 'build', at: site });
    return () => setPlan(null);
  }, [setPlan, site]);
  const costs = player?.species ? tablesOf(props).species[player.species].costs : null;
  const stop = stopIn(decision.options);
  const total = costs ? costOf(costs, plan) : 0;
  useMain(props.onMain, {
    ...(plan.length > 0
      ? {
          label: words('yard.main', { count: plan.length, cost: total }),
          act: () => {
            lastSite = site;
            answer(buildAnswers(plan));
          },
        }
      : (stopButton(props, words) ?? { label: words('yard.choose'), act: () => {}, why: words('yard.choose') })),
  });
  if (!player || !costs) return null;
  const offers = new Map(decision.options.map((option) => [option.id.slice('build:'.length) as Piece, option]));
  const yard = { player, costs, offered: [...offers.keys()], activations: view.turn?.activations ?? 1 };
  const pieces = Object.keys(costs) as Piece[];
  const change = (next: readonly Planned[]): void => setKept({ at: decision.at, plan: next });
  return (
    <div className="bench">
      {sites.length > 1 && (
        <fieldset className="eclipse-sites">
          <legend className="visually-hidden">{words('yard.site')}</legend>
          <span aria-hidden="true">{words('yard.where')}</span>
          {sites.map((id) => (
            <button
              key={id}
              type="button"
              className="button button--small"
              aria-pressed={id === site}
              title={props.name(`sector/${id}`)}
              onClick={() => setSite(id)}
            >
              {id}
            </button>
          ))}
        </fieldset>
      )}
      <ul className="eclipse-yard">
        {pieces.map((piece) => (
          <Row
            key={piece}
            {...{ props, words, piece, player, plan }}
            option={offers.get(piece)}
            cost={costs[piece]}
            canAdd={canAdd(yard, plan, piece)}
            onAdd={() => change([...plan, { piece, at: sites.length > 1 ? site : null }])}
            onRemove={() =>
              change(
                plan.toSpliced(
                  plan.findLastIndex((each) => each.piece === piece),
                  1,
                ),
              )
            }
          />
        ))}
      </ul>
      <p className="bench-note">
        {words('yard.sum', { count: plan.length, most: yard.activations })}
        <Icon name="materials" size={13} colour={resourceHues.materials} />
        <b className={total > player.resources.materials ? 'eclipse-cost' : 'eclipse-sum'}>
          {player.resources.materials} − {total} = {player.resources.materials - total}
        </b>
      </p>
      {plan.length > 0 && stop && <Said props={props} option={stop} className="is-plain" />}
    </div>
  );
}

function homeOf(props: BenchProps, sites: readonly SectorId[]): SectorId | undefined {
  return sites.find((id) => tablesOf(props).sectors[id].kind === 'starting') ?? sites[0];
}

interface RowProps {
  readonly props: BenchProps;
  readonly words: Words;
  readonly piece: Piece;
  readonly player: PlayerView;
  readonly plan: readonly Planned[];
  readonly option: WireOption | undefined;
  readonly cost: number;
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** A piece: what it can do, what it costs, how many are left, and how many are planned. */
function Row({ props, words, piece, player, plan, option, cost, canAdd: isAddable, onAdd, onRemove }: RowProps) {
  const count = plan.filter((each) => each.piece === piece).length;
  const name = props.name(`ship/${piece}`);
  const ratings = isStructure(piece) ? null : player.ratings?.[piece];
  return (
    <li className={option || count > 0 ? undefined : 'is-barred'}>
      <ShipIcon kind={piece} size={22} />
      <span className="eclipse-yard-name">
        <b>{name}</b>
        {ratings ? <Figures ratings={ratings} /> : <small>{isStructure(piece) && words(`yard.${piece}`)}</small>}
      </span>
      <span className="eclipse-yard-cost">
        <b>{cost}</b>
        <Icon name="materials" size={12} colour={resourceHues.materials} />
        {!isStructure(piece) && <small>×{player.supply[piece] - count}</small>}
      </span>
      <span className="bench-stepper" onPointerDown={keepFocus}>
        <button
          type="button"
          aria-label={words('yard.less', { piece: `ship/${piece}` })}
          disabled={count === 0}
          onClick={onRemove}
        >
          −
        </button>
        <output aria-label={name}>{count}</output>
        <button
          type="button"
          aria-label={words('yard.more', { piece: `ship/${piece}` })}
          data-option={option?.id}
          data-target={option?.target}
          aria-disabled={!isAddable}
          aria-pressed={count > 0}
          onClick={() => isAddable && onAdd()}
        >
          +
        </button>
      </span>
    </li>
  );
}
