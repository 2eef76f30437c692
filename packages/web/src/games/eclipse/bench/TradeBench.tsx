import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import { Stepper } from '../../bench/Stepper.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type Resource, tablesOf, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';
import { tradeAnswers, tradesIn } from './trades.ts';

/** What for what, and how often; each trade is an answer of its own. */
export function TradeBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const player = viewOf(props).players[decision.seat];
  const trades = tradesIn(decision.options.map(({ id }) => id));
  const [chosenId, setChosen] = useState<string | null>(null);
  const [wanted, setCount] = useState(1);
  const chosen = trades.find(({ id }) => id === chosenId) ?? (trades.length === 1 ? trades[0] : undefined);
  const price = player?.species ? tablesOf(props).species[player.species].tradeValue : 1;
  const stored = (resource: Resource): number => player?.resources[resource] ?? 0;
  const most = chosen ? Math.floor(stored(chosen.from) / price) : 1;
  const count = Math.min(wanted, most);
  useMain(
    props.onMain,
    chosen
      ? {
          label: words('trade.main', {
            paid: count * price,
            from: `resource/${chosen.from}`,
            count,
            to: `resource/${chosen.to}`,
          }),
          act: () => answer(tradeAnswers(chosen, count)),
        }
      : { label: words('trade.choose'), act: () => {}, why: words('trade.choose.why') },
  );
  return (
    <div className="bench">
      <div className="bench-places">
        {trades.map((trade) => (
          <Choice
            key={trade.id}
            option={trade}
            isChosen={trade === chosen}
            onClick={() => (trade === chosen ? answer(tradeAnswers(trade, count)) : setChosen(trade.id))}
          >
            <span className="visually-hidden">
              {words('trade.main', {
                paid: price,
                from: `resource/${trade.from}`,
                count: 1,
                to: `resource/${trade.to}`,
              })}
            </span>
            <span className="eclipse-trade" aria-hidden="true">
              {price}
              <Icon name={trade.from} size={14} colour={resourceHues[trade.from]} />→ 1
              <Icon name={trade.to} size={14} colour={resourceHues[trade.to]} />
            </span>
          </Choice>
        ))}
      </div>
      {chosen && (
        <div className="bench-line">
          <small>
            {words('trade.left', {
              from: `resource/${chosen.from}`,
              paid: stored(chosen.from) - count * price,
              to: `resource/${chosen.to}`,
              gained: stored(chosen.to) + count,
            })}
          </small>
          <Stepper label={message('trade.times')} value={count} least={1} most={most} onChange={setCount} />
        </div>
      )}
    </div>
  );
}
