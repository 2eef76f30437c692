import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { abilityFacts } from '../inspector/Units.tsx';
import { figuresOf, onBoard, type PlayerView, tablesOf, type UnitFigures, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** My faction: its abilities, and my units with the figures that they have now. */
export function Sheet({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const words = useWords();
  const player = viewOf(props).players[seat];
  if (!player?.faction) return <p className="ti4-muted">{words('sheet.none')}</p>;
  const { abilities } = tablesOf(props).factions[player.faction];
  return (
    <div className="ti4-sheet" data-region="sheet">
      <section>
        <h3>{props.name(`faction/${player.faction}`)}</h3>
        {Object.keys(abilities).map((id) => (
          <Spot
            key={id}
            touchable={props}
            target={`card:faction/${id}`}
            hint={{ title: props.name(`faction/${id}`), lines: [props.text(`faction/${id}`) ?? ''] }}
            className="ti4-ability"
          >
            <b>{props.name(`faction/${id}`)}</b> {props.text(`faction/${id}`)}
          </Spot>
        ))}
        <p>{words('sheet.commodities', { count: player.commodities, limit: player.commodityLimit })}</p>
      </section>
      <UnitTable props={props} seat={seat} player={player} />
    </div>
  );
}

interface UnitTableProps {
  readonly props: RendererProps;
  readonly seat: number;
  readonly player: PlayerView;
}

const dice = ({ combat }: UnitFigures) =>
  combat ? `${combat.value}${combat.dice > 1 ? ` ×${combat.dice}` : ''}` : '–';

function UnitTable({ props, seat, player }: UnitTableProps) {
  const words = useWords();
  const view = viewOf(props);
  const tables = tablesOf(props);
  return (
    <table className="ti4-unit-table" data-region="reinforcements">
      <thead>
        <tr>
          {(['unit', 'cost', 'combat', 'move', 'capacity', 'abilities', 'board', 'left'] as const).map((column) => (
            <th key={column} scope="col">
              {words('sheet.column', { column: `column/${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.unitTypes.map((type) => {
          const id = player.units[type];
          const figures = figuresOf(view, tables, seat, type);
          return (
            <tr key={type} className={figures?.upgrade ? 'is-upgraded' : undefined}>
              <th scope="row">
                <UnitIcon name={type} size={14} />
                {id ? props.name(`unit/${id}`) : props.name(`unit-type/${type}`)}
              </th>
              <td>{figures?.cost ?? '–'}</td>
              <td>{figures ? dice(figures) : '–'}</td>
              <td>{figures?.move || '–'}</td>
              <td>{figures?.capacity || '–'}</td>
              <td>{figures && words('facts', { facts: abilityFacts(figures) })}</td>
              <td>{onBoard(view, seat, type)}</td>
              <td>{player.reinforcements[type] ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
