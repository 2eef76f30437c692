import { cityBonuses } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { ActionCardFace } from '../art/ActionCard.tsx';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { CardSpot } from '../CardSpot.tsx';
import { actionCardHint } from '../hints.ts';
import { actionCardOf, type PlayerView, slotsOf, tablesOf, viewOf } from '../model.ts';
import { useWords, type WordKey } from '../words.ts';
import { ResourceSlot } from './Token.tsx';

/** What is mine: hand, resources, cards, prizes. */
export function MyArea(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const player = props.seat === null ? undefined : view.players[props.seat];
  if (!player || props.seat === null) return <p className="arcs-muted arcs-mine">{words('mine.watching')}</p>;
  const peeked = view.peek?.by === props.seat ? view.peek.of : null;
  return (
    <div className="arcs-mine" style={{ '--seat': props.players[props.seat]?.colour } as CSSProperties}>
      <Hand props={props} title={words('mine.hand')} hand={player.hand ?? []} />
      {peeked !== null && (
        <Hand
          props={props}
          title={words('mine.peek', { player: props.players[peeked]?.name ?? '' })}
          hand={view.players[peeked]?.hand ?? []}
        />
      )}
      <div className="drawn-block arcs-own">
        <Resources props={props} player={player} seat={props.seat} />
        <Prizes props={props} player={player} />
      </div>
      <Cards props={props} player={player} />
    </div>
  );
}

interface HandProps {
  readonly props: RendererProps;
  readonly title: string;
  readonly hand: readonly string[];
}

function Hand({ props, title, hand }: HandProps) {
  const words = useWords();
  const tables = tablesOf(props);
  return (
    <section className="drawn-block arcs-hand">
      <h2 className="drawn-title">{title}</h2>
      <div className="arcs-hand-cards">
        {hand.length === 0 && <span className="arcs-muted">{words('mine.hand.empty')}</span>}
        {hand.map((id) => {
          const card = actionCardOf(tables, id);
          const hint = actionCardHint(props, words, tables, id);
          return (
            card && (
              <Spot key={id} touchable={props} target={`hand:${id}`} hint={hint} className="arcs-hand-card" isReadable>
                <ActionCardFace card={card} name={props.name} words={words} />
              </Spot>
            )
          );
        })}
      </div>
    </section>
  );
}

interface OwnProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** The resource slots and the bonuses under the last two cities. */
function Resources({ props, player, seat }: OwnProps & { readonly seat: number }) {
  const words = useWords();
  const tables = tablesOf(props);
  const away = tables.pieces.city - player.cities;
  return (
    <section className="drawn-block arcs-goods">
      <h2 className="drawn-title">{words('mine.resources')}</h2>
      <div className="arcs-slots">
        {slotsOf(tables, player, seat).map((slot) => (
          <ResourceSlot key={slot.target} props={props} slot={slot} isLarge />
        ))}
        {cityBonuses.map(({ cities, bonus }) => {
          const title = words('mine.bonus', { count: bonus });
          const isOpen = away >= cities;
          return (
            <Spot
              key={cities}
              touchable={props}
              target={null}
              hint={{ title, lines: [words('mine.bonus.text')], rule: 'ambitions.12' }}
              className={isOpen ? 'arcs-bonus is-open' : 'arcs-bonus'}
            >
              <span className="arcs-token">{isOpen ? `+${bonus}` : <Icon name="city" size={20} />}</span>
              {!isOpen && <small>{`+${bonus}`}</small>}
            </Spot>
          );
        })}
      </div>
    </section>
  );
}

/** Leader, lore and Guild cards. */
function Cards({ props, player }: OwnProps) {
  const words = useWords();
  const ids = [
    ...(player.leader ? [player.leader] : []),
    ...player.lore,
    ...player.guilds.map(({ id }) => id),
  ] as readonly string[];
  if (ids.length === 0) return null;
  const fresh = new Set<string>(player.guilds.filter(({ fresh: isFresh }) => isFresh).map(({ id }) => id));
  return (
    <section className="drawn-block arcs-cards">
      <h2 className="drawn-title">{words('mine.cards')}</h2>
      <div className="arcs-own-cards">
        {ids.map((id) => (
          <CardSpot
            key={id}
            props={props}
            id={id}
            className={fresh.has(id) ? 'is-own is-fresh' : 'is-own'}
            note={fresh.has(id) ? words('mine.fresh') : null}
          />
        ))}
      </div>
    </section>
  );
}

interface Prize {
  readonly key: string;
  readonly icon: Emblem;
  readonly owner: number;
  readonly count: number;
  readonly label: string;
}

const trophyKinds = [
  ['ships', 'ship', 'trophies.ships'],
  ['cities', 'city', 'trophies.cities'],
  ['starports', 'starport', 'trophies.starports'],
  ['agents', 'agent', 'trophies.agents'],
] as const satisfies readonly (readonly [string, Emblem, WordKey])[];

/** Captives, Trophies and Outrage. */
function Prizes({ props, player }: OwnProps) {
  const words = useWords();
  const nameOf = (owner: number): string => props.players[owner]?.name ?? '';
  const captives: Prize[] = player.captives.flatMap((count, owner) =>
    count > 0
      ? [
          {
            key: `agent.${owner}`,
            icon: 'agent',
            owner,
            count,
            label: words('trophies.agents', { count, player: nameOf(owner) }),
          },
        ]
      : [],
  );
  const trophies: Prize[] = player.trophies.flatMap((taken, owner) =>
    trophyKinds.flatMap(([kind, icon, text]) => {
      const count = taken[kind];
      return count > 0
        ? [{ key: `${icon}.${owner}`, icon, owner, count, label: words(text, { count, player: nameOf(owner) }) }]
        : [];
    }),
  );
  const outraged = tablesOf(props).resources.filter((resource) => player.outrage[resource] !== 'none');
  return (
    <section className="drawn-block arcs-prizes">
      <PrizeBox props={props} title={words('mine.captives')} icon="captive" prizes={captives} />
      <PrizeBox props={props} title={words('mine.trophies')} icon="trophy" prizes={trophies} />
      <div className="arcs-prize-box">
        <h2 className="drawn-title">
          <Icon name="outrage" size={14} />
          {words('mine.outrage')}
        </h2>
        <div className="arcs-prize-row">
          {outraged.length === 0 && <span className="arcs-muted">{words('mine.none')}</span>}
          {outraged.map((resource) => {
            const label = words('player.outrage', { type: props.name(`resource/${resource}`) });
            return (
              <span key={resource} className="arcs-outrage is-large" role="img" aria-label={label} title={label}>
                <Icon name={resource} size={16} colour={resourceHues[resource]} />
              </span>
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface PrizeBoxProps {
  readonly props: RendererProps;
  readonly title: string;
  readonly icon: Emblem;
  readonly prizes: readonly Prize[];
}

function PrizeBox({ props, title, icon, prizes }: PrizeBoxProps) {
  const words = useWords();
  return (
    <div className="arcs-prize-box">
      <h2 className="drawn-title">
        <Icon name={icon} size={14} />
        {title}
      </h2>
      <div className="arcs-prize-row">
        {prizes.length === 0 && <span className="arcs-muted">{words('mine.none')}</span>}
        {prizes.map((prize) => (
          <span key={prize.key} className="arcs-prize" role="img" aria-label={prize.label} title={prize.label}>
            <Icon name={prize.icon} size={16} colour={props.players[prize.owner]?.colour} />
            <GlyphIcon player={props.players[prize.owner]} size={10} />
            {prize.count}
          </span>
        ))}
      </div>
    </div>
  );
}
