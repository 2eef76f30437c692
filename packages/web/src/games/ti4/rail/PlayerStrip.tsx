import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf, worthOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Bonds } from './Bonds.tsx';
import { Fact, Ready } from './Facts.tsx';
import { StrategyChips } from './StrategyChips.tsx';

/** A player at a glance: points, faction, strategy cards, tokens, goods, planets, cards. */
export function PlayerStrip(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const view = viewOf(props);
  const seat = props.player;
  const player = view.players[seat];
  if (!player) return null;
  const { points, faction, passed, pools, tradeGoods, commodities, actionCardCount } = player;
  const { resources, influence } = worthOf(view, seat);
  return (
    <>
      <span className="strip__points" role="img" aria-label={words('player.points', { count: points })}>
        {points}
      </span>
      <span className="strip__note">
        <span className="ti4-faction">
          {passed ? words('player.passed') : faction && props.name(`faction/${faction}`, { case: 'short' })}
        </span>
      </span>
      <span className="strip__right">
        {view.speaker === seat && (
          <span className="ti4-gavel" role="img" aria-label={words('player.speaker')} title={words('player.speaker')}>
            <Icon name="gavel" size={14} />
          </span>
        )}
        <StrategyChips props={props} cards={player.strategyCards} />
      </span>
      <span className={`strip__line ti4-figures${passed ? ' is-passed' : ''}`}>
        <span>
          <Fact icon="token" label={words('player.pools', pools)}>
            {words('facts', { facts: [pools.tactic, pools.fleet, pools.strategy] })}
          </Fact>
          <Fact icon="goods" label={words('player.goods', { count: tradeGoods })}>
            {tradeGoods}
          </Fact>
          <Fact icon="commodities" label={words('player.commodities', { count: commodities })}>
            {commodities}
          </Fact>
        </span>
        <span>
          <Fact icon="resources" label={words('player.resources', { ...resources })}>
            <Ready sum={resources} />
          </Fact>
          <Fact icon="influence" label={words('player.influence', { ...influence })}>
            <Ready sum={influence} />
          </Fact>
          <Fact icon="card" label={words('player.actionCards', { count: actionCardCount })}>
            {actionCardCount}
          </Fact>
        </span>
        <Bonds {...props} />
      </span>
    </>
  );
}
