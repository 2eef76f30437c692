import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type StrategyCardId, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** The eight strategy cards by their number: who has each, or what lies on it. */
export function StrategyCards(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const { strategyCards } = tablesOf(props);
  const ids = (Object.keys(strategyCards) as StrategyCardId[]).toSorted(
    (a, b) => strategyCards[a].initiative - strategyCards[b].initiative,
  );
  return (
    <section>
      <h3>{words('goals.cards')}</h3>
      <div className="ti4-strategy-cards" data-region="strategy-cards">
        {ids.map((id) => {
          const holder = view.players.findIndex((player) => player.strategyCards.some((card) => card.id === id));
          const goods = view.strategyCards[id] ?? 0;
          const title = props.name(`strategy-card/${id}`);
          const about = holder < 0 ? words('player.goods', { count: goods }) : (props.players[holder]?.name ?? '');
          return (
            <Spot
              key={id}
              touchable={props}
              target={`card:strategy-card/${id}`}
              hint={{ title, lines: [about, words(`strategy.${id}`)] }}
              className="ti4-strategy-card"
            >
              <b>{strategyCards[id].initiative}</b>
              {holder >= 0 && <GlyphIcon player={props.players[holder]} size={11} />}
              {goods > 0 && (
                <span>
                  <Icon name="goods" size={12} />
                  {goods}
                </span>
              )}
            </Spot>
          );
        })}
      </div>
    </section>
  );
}
