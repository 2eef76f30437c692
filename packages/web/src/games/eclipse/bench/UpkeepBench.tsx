import { afterUpkeep } from '@orrery/eclipse/figures';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type SectorId, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { tradesIn } from './trades.ts';

/** Money that is missing for the upkeep: what can be traded, and sectors with what giving them up saves and loses. */
export function UpkeepBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { players, sectors } = viewOf(props);
  const player = players[decision.seat];
  useMain(props.onMain, null);
  if (!player) return null;
  const { resources, production, upkeep } = player;
  const trades = tradesIn(decision.options.map(({ id }) => id));
  const price = player.species ? tablesOf(props).species[player.species].tradeValue : 1;
  const given = decision.options.filter(({ id }) => id.startsWith('give-up:'));
  return (
    <div className="bench">
      <table className="eclipse-account">
        <tbody>
          {(
            [
              ['upkeep.money', resources.money],
              ['upkeep.income', production.money],
              ['upkeep.cost', -upkeep],
            ] as const
          ).map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{words(key)}</th>
              <td>{value < 0 ? `−${-value}` : `+${value}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('upkeep.missing')}</th>
            <td className="eclipse-cost">{-afterUpkeep(resources.money, production.money, upkeep)}</td>
          </tr>
        </tfoot>
      </table>
      {trades.length > 0 && (
        <section className="eclipse-group">
          <h3>{words('act.trade')}</h3>
          <div className="bench-places">
            {trades.map((trade) => (
              <Choice key={trade.id} option={trade} onClick={() => answer([trade.id])}>
                <span className="eclipse-trade">
                  {price}
                  <Icon name={trade.from} size={14} colour={resourceHues[trade.from]} />→ 1
                  <Icon name={trade.to} size={14} colour={resourceHues[trade.to]} />
                </span>
                <span className="visually-hidden">{props.name(`resource/${trade.from}`)}</span>
                <small>{words('upkeep.of', { count: resources[trade.from] })}</small>
              </Choice>
            ))}
          </div>
        </section>
      )}
      <section className="eclipse-group">
        <h3>{words('upkeep.giveUp')}</h3>
        <div className="bench-places is-wide">
          {given.map((option) => {
            const id = option.id.split(':')[1] as SectorId;
            const cubes = (sectors[id]?.cubes ?? []).filter((cube) => cube !== null).length;
            return (
              <Choice key={option.id} option={option} className="is-row" onClick={() => answer([option.id])}>
                <span className="eclipse-row-text">{props.name(`sector/${id}`)}</span>
                <small>
                  {words('upkeep.saves', {
                    saved: Number(option.label.args?.saved ?? 0),
                    points: tablesOf(props).sectors[id].points,
                    cubes,
                  })}
                </small>
              </Choice>
            );
          })}
        </div>
      </section>
    </div>
  );
}
