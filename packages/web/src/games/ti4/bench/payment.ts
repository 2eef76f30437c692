/** Paying: what is proposed, and the answers that pay it. */
import type { WireDecision } from '@orrery/server/protocol';
import type { Paid, Purse } from '@orrery/ti4/figures';
import type { Pursuit } from '../../../table/pursuit.ts';
import type { PlanetId, View } from '../model.ts';

export type Currency = 'resources' | 'influence';

const other = { resources: 'influence', influence: 'resources' } as const;

/** What a player could pay with: readied planets that are worth something, and trade goods. */
export function purseOf({ planets, players }: View, seat: number, currency: Currency): Purse<PlanetId> {
  const me = players[seat];
  return {
    planets: (Object.keys(planets) as PlanetId[]).flatMap((id) => {
      const planet = planets[id];
      if (!planet || planet.owner !== seat || planet.exhausted || planet[currency] === 0) return [];
      return [{ id, worth: planet[currency], other: planet[other[currency]] }];
    }),
    tradeGoods: me?.tradeGoods ?? 0,
    tradeGoodWorth: me?.tradeGoodWorth ?? 1,
  };
}

/** The currency that a question asks for; null if it is none about paying. */
export function currencyOf({ prompt }: Pick<WireDecision, 'prompt'>): Currency | null {
  switch (prompt.key) {
    case 'ti4.pay-resources':
      return 'resources';
    case 'ti4.pay-influence':
    case 'ti4.pay-for-tokens':
      return 'influence';
    default:
      return null;
  }
}

/** Pays with these planets and so many trade goods, as long as payment is asked for. What may be paid beyond is declined. */
export function pay({ planets, tradeGoods }: Paid<PlanetId>): Pursuit {
  const left = [...planets];
  let goods = tradeGoods;
  return (decision) => {
    if (!decision || currencyOf(decision) === null) return 'done';
    const ids = new Set(decision.options.map(({ id }) => id));
    const planet = left.findIndex((id) => ids.has(`exhaust:${id}`));
    if (planet >= 0) return { answer: `exhaust:${left.splice(planet, 1)[0]}` };
    if (goods > 0) {
      const many = ids.has(`trade-goods:${goods}`) ? goods : 1;
      goods -= many;
      return { answer: `trade-goods:${many}` };
    }
    return ids.has('done') ? { answer: 'done' } : 'dropped';
  };
}
