import type { WireMessage } from '@orrery/server/protocol';
import { Said } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { useWords } from '../words.ts';

/** An offer to me: what I would give and get, and three answers. */
export function OfferBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, say } = props;
  const { gives = [], asks = [] } = decision.prompt.args as Readonly<Record<string, readonly WireMessage[]>>;
  const accept = decision.options.find(({ id }) => id === 'accept');
  useMain(props.onMain, {
    label: words('trade.accept'),
    act: () => answer(['accept']),
    ...(accept ? { option: accept.id } : { why: words('trade.cannot') }),
  });
  return (
    <div className="bench ti4-trade">
      <div className="ti4-trade-sides">
        <section>
          <h3 className="ti4-bench-title">{words('trade.give')}</h3>
          <Items items={asks} say={say} />
        </section>
        <section>
          <h3 className="ti4-bench-title">{words('trade.ask')}</h3>
          <Items items={gives} say={say} />
        </section>
      </div>
      <div className="ti4-trade-answers">
        {decision.options
          .filter(({ id }) => id !== 'accept')
          .map((option) => (
            <Said key={option.id} props={props} option={option} />
          ))}
      </div>
    </div>
  );
}

function Items({ items, say }: { readonly items: readonly WireMessage[] } & Pick<BenchProps, 'say'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>{say(item)}</li>
      ))}
    </ul>
  );
}
