import { cityBonuses, powerToEnd } from '@orrery/arcs/figures';
import type { CSSProperties } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { DockProps, RendererProps } from '../../renderer.ts';
import { HandCard, suitHue } from '../art/ActionCard.tsx';
import { Icon } from '../art/Icon.tsx';
import { CardSpot } from '../CardSpot.tsx';
import { Facts } from '../Facts.tsx';
import { factsOf } from '../figuresOf.ts';
import { actionCardHint } from '../hints.ts';
import { actionCardOf, cardsOfPlayer, type PlayerView, slotsOf, tablesOf, viewOf } from '../model.ts';
import { Prizes } from '../Prizes.tsx';
import { ResourceSlot } from '../ResourceSlot.tsx';
import { useWords } from '../words.ts';

/** What is mine, in a row: Power, hand, resources, what is left. */
export function Dock(props: DockProps) {
  const mine = mineOf(props);
  return mine && <Row {...props} {...mine} />;
}

/** All that is mine: my cards with their texts and my prizes above the row. */
export function DockOpen(props: DockProps) {
  const words = useWords();
  const mine = mineOf(props);
  if (!mine) return null;
  const { player } = mine;
  const fresh = new Set<string>(player.guilds.filter(({ fresh: isFresh }) => isFresh).map(({ id }) => id));
  const cards = cardsOfPlayer(player);
  return (
    <div className="arcs-dock-open">
      <div className="arcs-dock-things">
        <div className="arcs-dock-cards">
          {cards.length === 0 && <p className="arcs-muted">{words('mine.noCards')}</p>}
          {cards.map((id) => (
            <CardSpot
              key={id}
              props={props}
              id={id}
              className={fresh.has(id) ? 'is-own is-fresh' : 'is-own'}
              note={fresh.has(id) ? words('mine.fresh') : null}
            >
              <span className="arcs-court-text">{props.text(`card/${id}`)}</span>
            </CardSpot>
          ))}
        </div>
        <Prizes props={props} player={player} />
      </div>
      <Row {...props} {...mine} />
    </div>
  );
}

interface Mine {
  readonly seat: number;
  readonly player: PlayerView;
}

function mineOf(props: RendererProps): Mine | null {
  const { seat } = props;
  const player = seat === null ? undefined : viewOf(props).players[seat];
  return seat !== null && player ? { seat, player } : null;
}

function Row(props: DockProps & Mine) {
  const words = useWords();
  const { seat, player, page, open } = props;
  const view = viewOf(props);
  const cards = cardsOfPlayer(player).length;
  const peeked = view.peek?.by === seat ? view.peek.of : null;
  return (
    <div className="arcs-dock">
      <div className="arcs-dock-who" data-region="power">
        <b role="img" aria-label={words('player.power.value', { count: player.power })}>
          {player.power}
        </b>
        <span>
          <span className="arcs-dock-me">
            <GlyphIcon player={props.players[seat]} size={11} />
            {words('dock.you')}
            {view.initiative === seat && (
              <span
                className="arcs-flag"
                role="img"
                aria-label={words('player.initiative')}
                title={words('player.initiative')}
              >
                <Icon name="initiative" size={13} />
              </span>
            )}
          </span>
          <small title={words('chapter.goal', { count: powerToEnd[view.config.players] })}>
            {words('dock.goal', { count: powerToEnd[view.config.players] })}
          </small>
        </span>
      </div>
      <Hand props={props} label={words('mine.hand')} hand={player.hand ?? []} />
      {peeked !== null && (
        <Hand
          props={props}
          label={words('mine.peek', { player: `seat/${peeked}` })}
          hand={view.players[peeked]?.hand ?? []}
        />
      )}
      <div className="arcs-tokens" data-region="my-board">
        {slotsOf(tablesOf(props), player, seat).map((slot) => (
          <ResourceSlot key={slot.target} props={props} slot={slot} isMine />
        ))}
        <Bonuses props={props} player={player} />
      </div>
      <div className="arcs-facts">
        <Facts facts={factsOf(player, words, ['ship', 'agent', 'city', 'starport', 'captive', 'trophy'])} />
      </div>
      <button
        type="button"
        className="button button--small arcs-dock-more"
        aria-label={words('dock.cards', { count: cards })}
        aria-expanded={page !== null}
        onClick={() => open(page === null ? 0 : null)}
      >
        <Icon name="guild" size={14} />
        {cards}
      </button>
    </div>
  );
}

interface HandProps {
  readonly props: RendererProps;
  readonly label: string;
  readonly hand: readonly string[];
}

export function Hand({ props, label, hand }: HandProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const chosen = chosenCard(props);
  return (
    <section className="arcs-hand" aria-label={label} data-region="hand">
      {hand.length === 0 && <span className="arcs-muted">{words('mine.hand.empty')}</span>}
      {hand.map((id) => {
        const card = actionCardOf(tables, id);
        return (
          card && (
            <Spot
              key={id}
              touchable={props}
              target={`hand:${id}`}
              hint={actionCardHint(props, words, tables, id)}
              className={`arcs-hand-card${chosen === id ? ' is-chosen' : ''}`}
              style={suitHue(card)}
              isReadable
            >
              <HandCard card={card} />
            </Spot>
          )
        );
      })}
    </section>
  );
}

/** The card that is chosen on the bench. */
function chosenCard({ plan }: RendererProps): string | null {
  return typeof plan === 'object' && plan !== null && 'card' in plan ? String(plan.card) : null;
}

/** The bonuses under the last two cities, as soon as they are free. */
function Bonuses({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  const words = useWords();
  const away = tablesOf(props).pieces.city - player.cities;
  return cityBonuses
    .filter(({ cities }) => away >= cities)
    .map(({ cities, bonus }) => (
      <Spot
        key={cities}
        touchable={props}
        target={null}
        hint={{ title: words('mine.bonus', { count: bonus }), lines: [words('mine.bonus.text')], rule: 'ambitions.12' }}
        className="arcs-bonus"
        style={{ '--suit': '#c9a64e' } as CSSProperties}
      >
        {`+${bonus}`}
      </Spot>
    ));
}
