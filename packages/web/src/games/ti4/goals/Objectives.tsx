import { GlyphIcon, GlyphShape } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { lighting } from './lighting.ts';
import { type Cell, hiddenOf, type Row, rowsOf, seatsFrom } from './rows.ts';

/** Objectives in rows, seats in columns: scored, could be scored, or how far. */
export function Objectives(props: RendererProps) {
  const words = useWords();
  const view = viewOf(props);
  const seats = seatsFrom(props.seat, view.players.length);
  const total = (label: string, values: readonly (number | null | undefined)[]) => (
    <tr>
      <th scope="row">{label}</th>
      {seats.map((seat) => (
        <td key={seat}>{values[seat] ?? '–'}</td>
      ))}
    </tr>
  );
  return (
    <table className="ti4-objectives">
      <thead>
        <tr>
          <th scope="col">{words('goals.objectives')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" title={props.players[seat]?.name}>
              <span className="visually-hidden">{props.players[seat]?.name}</span>
              <GlyphIcon player={props.players[seat]} size={11} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(view, props.seat).map((row) => (
          <ObjectiveRow key={row.thing} {...{ props, row, seats }} />
        ))}
        {hiddenOf(view).map(({ stage, count }) => (
          <tr key={stage} className="is-hidden">
            <th scope="row" colSpan={seats.length + 1}>
              <i className="ti4-stage">{stage}</i>
              {words('goals.hidden', { count })}
            </th>
          </tr>
        ))}
        {total(
          words('goals.secrets'),
          view.players.map(({ scoredSecrets }) => scoredSecrets.length),
        )}
        {view.outlook && total(words('goals.toBeHad'), view.outlook.points)}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly props: RendererProps;
  readonly row: Row;
  readonly seats: readonly number[];
}

function ObjectiveRow({ props, row, seats }: RowProps) {
  const words = useWords();
  const { thing, stage, cells } = row;
  const title = props.name(thing);
  const text = props.text(thing) ?? '';
  return (
    <tr {...lighting(props, thing)}>
      <th scope="row">
        <Spot touchable={props} target={`card:${thing}`} hint={{ title, lines: [text] }} className="ti4-objective">
          <b>{title}</b>
          <small>
            <i className="ti4-stage" title={words('goals.stage', { stage: stage ?? 0 })}>
              {stage ?? '?'}
            </i>
            {text}
          </small>
        </Spot>
      </th>
      {seats.map((seat) => (
        <ObjectiveCell key={seat} {...{ props, seat }} cell={cells[seat] ?? { state: 'none' }} />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly props: RendererProps;
  readonly seat: number;
  readonly cell: Cell;
}

function ObjectiveCell({ props, seat, cell }: CellProps) {
  const words = useWords();
  const player = props.players[seat];
  if (cell.state === 'none') return <td>–</td>;
  if (cell.state === 'scored')
    return (
      <td className="is-scored">
        <svg viewBox="-6 -6 36 36" role="img" aria-label={words('goals.scored')} style={{ background: player?.colour }}>
          <GlyphShape glyph={player?.glyph ?? ''} />
        </svg>
      </td>
    );
  return (
    <td className={`is-${cell.state}`} title={words('goals.progress', { have: cell.have, need: cell.need })}>
      {cell.have}
      <small>/{cell.need}</small>
      {cell.state === 'can' && <span className="visually-hidden">{words('goals.can')}</span>}
    </td>
  );
}
