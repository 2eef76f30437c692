import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { DockProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type PlayerView, planetsOf, type View, viewOf, worthOf } from '../model.ts';
import { Fact, Ready } from '../rail/Facts.tsx';
import { StrategyChips } from '../rail/StrategyChips.tsx';
import { useWords } from '../words.ts';
import { pages } from './pages.ts';

const pools = [
  { id: 'tactic', rule: 'command-tokens.4' },
  { id: 'fleet', rule: 'fleet-pool.1' },
  { id: 'strategy', rule: 'command-tokens.5' },
] as const;

/** What is mine: points, strategy cards, command tokens, what I can spend. */
export function Dock(props: DockProps) {
  const words = useWords();
  const view = viewOf(props);
  const { seat } = props;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return null;
  const { resources, influence } = worthOf(view, seat);
  return (
    <div className="ti4-me">
      <div className="ti4-me-head">
        <b className="ti4-me-points" role="img" aria-label={words('player.points', { count: me.points })}>
          {me.points}
        </b>
        <GlyphIcon player={props.players[seat]} size={13} />
        <span>{words('dock.you')}</span>
        <span className="ti4-faction">{me.faction && props.name(`faction/${me.faction}`, { case: 'short' })}</span>
        <span className="ti4-me-cards">
          <StrategyChips props={props} cards={me.strategyCards} />
        </span>
      </div>
      <div className="ti4-pools" data-region="pools">
        {pools.map(({ id, rule }) => (
          <Spot
            key={id}
            touchable={props}
            target={`pool:${id}`}
            hint={{ title: props.name(`pool/${id}`), lines: [], rule }}
            className="ti4-pool"
          >
            <b>{me.pools[id]}</b>
            <span>{words(`pool.${id}`)}</span>
          </Spot>
        ))}
      </div>
      <div className="ti4-purse">
        <Fact icon="resources" size={15} label={words('player.resources', { ...resources })}>
          <Ready sum={resources} />
        </Fact>
        <Fact icon="influence" size={15} label={words('player.influence', { ...influence })}>
          <Ready sum={influence} />
        </Fact>
        <Fact icon="goods" size={15} label={words('player.goods', { count: me.tradeGoods })}>
          <b>{me.tradeGoods}</b>
        </Fact>
        <Fact icon="commodities" size={15} label={words('player.commodities', { count: me.commodities })}>
          <b>{me.commodities}</b>
        </Fact>
      </div>
      {!props.isPhone && <PageButtons {...props} counts={countsOf(view, seat, me)} />}
    </div>
  );
}

type Counts = Readonly<Record<(typeof pages)[number]['id'], number | null>>;

function countsOf(
  view: View,
  seat: number,
  { actionCardCount, noteCount, secretCount, technologies }: PlayerView,
): Counts {
  return {
    hand: actionCardCount + noteCount + secretCount,
    planets: planetsOf(view, seat).length,
    techs: technologies.length,
    sheet: null,
  };
}

function PageButtons({ page, open, counts }: DockProps & { readonly counts: Counts }) {
  const words = useWords();
  return (
    <div className="ti4-me-buttons">
      {pages.map(({ id, icon, key }, index) => (
        <button
          key={id}
          type="button"
          aria-expanded={page === index}
          aria-keyshortcuts={key}
          onClick={() => open(page === index ? null : index)}
        >
          <span>
            <Icon name={icon} size={14} />
            {counts[id]}
          </span>
          {words('area.page', { page: `page/${id}` })}
        </button>
      ))}
    </div>
  );
}
