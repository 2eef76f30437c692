import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { type StrategyCardId, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

const prefix = 'strategy:';

/** Strategy cards by their number: what each does, and the trade goods that lie on it. */
export function StrategyBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { strategyCards } = tablesOf(props);
  const lying = viewOf(props).strategyCards;
  const offered = decision.options.flatMap((option) =>
    option.id.startsWith(prefix) ? [{ option, card: option.id.slice(prefix.length) as StrategyCardId }] : [],
  );
  const [chosen, setChosen] = useState<StrategyCardId | null>(null);
  const taken = offered.find(({ card }) => card === chosen);
  useMain(props.onMain, {
    label: taken ? words('strategy.main', { card: `strategy-card/${taken.card}` }) : words('strategy.choose'),
    act: () => taken && answer([taken.option.id]),
    ...(taken ? { option: taken.option.id } : { why: '' }),
  });
  return (
    <div className="bench ti4-strategies" data-region="strategy-cards">
      {offered.map(({ option, card }) => (
        <Choice
          key={card}
          option={option}
          className="is-row ti4-strategy-row"
          isChosen={card === chosen}
          onClick={() => (card === chosen ? answer([option.id]) : setChosen(card))}
        >
          <span className="ti4-strategy">{strategyCards[card].initiative}</span>
          <span>
            <b>{props.name(`strategy-card/${card}`)}</b>
            <small>{words(`strategy.${card}`)}</small>
          </span>
          {(lying[card] ?? 0) > 0 && (
            <span
              className="ti4-fact is-goods"
              role="img"
              aria-label={words('player.goods', { count: lying[card] ?? 0 })}
            >
              <Icon name="goods" size={14} />
              <b>{lying[card]}</b>
            </span>
          )}
        </Choice>
      ))}
    </div>
  );
}
