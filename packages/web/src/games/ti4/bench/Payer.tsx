import { type Paid, type Purse, sumOf } from '@orrery/ti4/figures';
import { Stepper } from '../../bench/Stepper.tsx';
import type { BenchProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import type { PlanetId } from '../model.ts';
import { message, useWords } from '../words.ts';
import type { Currency } from './payment.ts';

interface PayerProps {
  readonly props: BenchProps;
  readonly currency: Currency;
  readonly purse: Purse<PlanetId>;
  readonly paid: Paid<PlanetId>;
  /** Null where any amount will do. */
  readonly due: number | null;
  readonly onChange: (paid: Paid<PlanetId>) => void;
}

/** Planets as chips with their worth, and trade goods: what is chosen is paid with. */
export function Payer({ props, currency, purse, paid, due, onChange }: PayerProps) {
  const words = useWords();
  const sum = sumOf(purse, paid);
  const isOver = due !== null && sum > due;
  const toggle = (id: PlanetId) =>
    onChange({
      ...paid,
      planets: paid.planets.includes(id) ? paid.planets.filter((each) => each !== id) : [...paid.planets, id],
    });
  return (
    <div className="ti4-payer">
      <p className={`bench-note${isOver ? ' is-over' : ''}`}>
        <Icon name={currency} size={14} />
        {due === null ? words('pay.sum', { sum }) : words('pay.due', { sum, due, over: Math.max(0, sum - due) })}
      </p>
      <div className="ti4-chips">
        {purse.planets.map(({ id, worth }) => (
          <button
            key={id}
            type="button"
            className={`ti4-chip is-${currency}`}
            aria-pressed={paid.planets.includes(id)}
            data-option={`exhaust:${id}`}
            onClick={() => toggle(id)}
          >
            {props.name(`planet/${id}`)} <b className="ti4-chip-worth">{worth}</b>
          </button>
        ))}
      </div>
      {purse.tradeGoods > 0 && (
        <div className="bench-line">
          <Icon name="goods" size={16} />
          <small>{words('pay.goods', { count: purse.tradeGoods })}</small>
          <Stepper
            label={message('pay.goods', { count: purse.tradeGoods })}
            value={paid.tradeGoods}
            most={purse.tradeGoods}
            onChange={(tradeGoods) => onChange({ ...paid, tradeGoods })}
          />
        </div>
      )}
    </div>
  );
}
