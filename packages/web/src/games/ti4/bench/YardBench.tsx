import { type Paid, suggestPayment, sumOf } from '@orrery/ti4/figures';
import { useMemo, useState } from 'react';
import { followedBy } from '../../../table/pursuit.ts';
import { Stepper } from '../../bench/Stepper.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { byStrength } from '../board/content.ts';
import { figuresOf, type PlanetId, type SystemId, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Meter } from './Meter.tsx';
import { Payer } from './Payer.tsx';
import { pay, purseOf } from './payment.ts';
import {
  countOf,
  metersWith,
  type Offer,
  type Order,
  offersOf,
  order,
  orderedOf,
  priceOf,
  stepOf,
  withCount,
} from './yard.ts';

const nothing: Paid<PlanetId> = { planets: [], tradeGoods: 0 };

/** So many units are said where their number has no limit. */
const UNLIMITED = 99;

/** What is produced and how it is paid, in one: rows with steppers, meters, and a payment that is missed least. */
export function YardBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [view, tables, seat] = [viewOf(props), tablesOf(props), props.seat ?? 0];
  const { args } = decision.prompt;
  const system = String(args?.system ?? '').slice('system/'.length) as SystemId;
  const [limit, discount] = [Number(args?.left ?? 0), Number(args?.discount ?? 0)];
  const offers = useMemo(() => offersOf(decision).toSorted(byStrength), [decision]);
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [chosen, setChosen] = useState<Paid<PlanetId> | null>(null);
  const ordered = useMemo(() => orderedOf(decision), [decision]);
  const price = priceOf(view, tables, seat, [...ordered, ...orders], discount);
  const purse = useMemo(() => purseOf(view, seat, 'resources'), [view, seat]);
  const proposed = useMemo(() => suggestPayment(purse, price), [purse, price]);
  const paid = chosen ?? proposed ?? nothing;
  const units = countOf(orders);
  const missing = price - sumOf(purse, paid);
  const why =
    units > limit ? words('yard.many', { limit }) : missing > 0 ? words('pay.less', { count: missing }) : undefined;
  const change = ({ type, place }: Offer, count: number) => {
    setOrders(withCount(orders, type, place, count));
    setChosen(null);
  };
  useMain(props.onMain, {
    label: words('yard.main', { units, price }),
    act: () => answer(followedBy(order(orders), pay(paid))),
    ...(units === 0 && { option: 'done' }),
    ...(why !== undefined && { why }),
  });
  const meters = metersWith(view, tables, seat, system, [...ordered, ...orders]);
  const fleetLimit = view.outlook?.fleets[system]?.[seat]?.fleet[1] ?? view.players[seat]?.pools.fleet ?? 0;
  return (
    <div className="bench ti4-yard">
      {offers.map((offer) => {
        const { type, place, most } = offer;
        const figures = figuresOf(view, tables, seat, type);
        const many = orders.find((each) => each.type === type && each.place === place)?.count ?? 0;
        const step = stepOf(view, seat, type);
        return (
          <div key={`${type} ${place}`} className="bench-line ti4-ship">
            <UnitIcon name={type} size={20} colour={props.players[seat]?.colour ?? 'currentColor'} />
            <span>
              {props.name(`unit-type/${type}`)}
              <small>
                {place === system
                  ? words('yard.figures', { cost: figures?.cost ?? 0, step, combat: figures?.combat?.value ?? 0 })
                  : words('yard.on', { planet: `planet/${place}` })}
              </small>
            </span>
            <Stepper
              label={`unit-type/${type}`}
              value={many}
              most={most}
              onChange={(value) => change(offer, Math.min(most, Math.max(0, value > many ? many + step : many - step)))}
            />
          </div>
        );
      })}
      <div className="ti4-meters" role="status">
        {limit < UNLIMITED && <Meter label={words('yard.units')} used={units} all={limit} />}
        <Meter label={words('meter.capacity')} used={meters.capacity.used} all={meters.capacity.all} />
        <Meter label={words('meter.fleet')} used={meters.fleet} all={fleetLimit} />
      </div>
      {price > 0 && <Payer {...{ props, purse, paid }} currency="resources" due={price} onChange={setChosen} />}
    </div>
  );
}
