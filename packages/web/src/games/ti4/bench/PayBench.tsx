import { influencePerToken, type Paid, suggestPayment, sumOf } from '@orrery/ti4/figures';
import { useMemo, useState } from 'react';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { type PlanetId, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Payer } from './Payer.tsx';
import { type Currency, pay, purseOf } from './payment.ts';

const nothing: Paid<PlanetId> = { planets: [], tradeGoods: 0 };

/** A price: what is missed least is proposed, and any of it can be changed. */
export function PayBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const view = viewOf(props);
  const currency: Currency = decision.prompt.key === 'ti4.pay-resources' ? 'resources' : 'influence';
  const due = Number(decision.prompt.args?.due ?? 0);
  const purse = useMemo(() => purseOf(view, props.seat ?? 0, currency), [view, props.seat, currency]);
  const proposed = useMemo(() => suggestPayment(purse, due) ?? nothing, [purse, due]);
  const [chosen, setChosen] = useState<{ readonly of: number; readonly paid: Paid<PlanetId> } | null>(null);
  // What was chosen for one question says nothing about the next.
  const paid = chosen?.of === decision.at ? chosen.paid : proposed;
  const sum = sumOf(purse, paid);
  useMain(props.onMain, {
    label: words('pay.main', { sum, currency: `currency/${currency}` }),
    act: () => answer(pay(paid)),
    ...(sum < due && { why: words('pay.less', { count: due - sum }) }),
  });
  return (
    <div className="bench">
      <Payer
        {...{ props, currency, purse, paid, due }}
        onChange={(next) => setChosen({ of: decision.at, paid: next })}
      />
    </div>
  );
}

/** Influence for command tokens: as much as one likes, and what it buys. */
export function BuyTokensBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const view = viewOf(props);
  const purse = useMemo(() => purseOf(view, props.seat ?? 0, 'influence'), [view, props.seat]);
  const [paid, setPaid] = useState(nothing);
  const sum = Number(decision.prompt.args?.paid ?? 0) + sumOf(purse, paid);
  const [tokens, more] = [Math.floor(sum / influencePerToken), influencePerToken - (sum % influencePerToken)];
  useMain(props.onMain, {
    label: words('pay.tokens', { count: tokens }),
    act: () => answer(pay(paid)),
    ...(sum === 0 && { option: 'done' }),
  });
  return (
    <div className="bench">
      <Payer {...{ props, purse, paid }} currency="influence" due={null} onChange={setPaid} />
      <p className="bench-note">{words('pay.next', { count: more })}</p>
    </div>
  );
}
