import type { Message } from '@orrery/voice';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { ShipIcon } from '../art/ShipIcon.tsx';
import type { ShipKind } from '../art/ships.ts';
import { Dice } from '../dock/Dice.tsx';
import { type Ratings as Figures, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

const columns = ['computer', 'shield', 'hull', 'initiative', 'move'] as const;
type Column = (typeof columns)[number];

const icons = {
  computer: 'computer',
  shield: 'shield',
  hull: 'hull',
  initiative: 'initiative',
  move: 'drive',
} as const;
const signs: { readonly [column in Column]?: string } = { computer: '+', shield: '−' };

/** The ships of a player with what their blueprints add up to; what differs from mine is bold. */
export function Ratings({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const { players } = viewOf(props);
  const ratings = players[seat]?.ratings;
  const mine = props.seat === null || props.seat === seat ? null : (players[props.seat]?.ratings ?? null);
  if (!ratings) return null;
  const rows = tablesOf(props).shipTypes.map((type) => ({
    kind: type,
    ratings: ratings[type],
    mine: mine?.[type] ?? null,
    count: players[seat]?.supply[type] ?? 0,
  }));
  return (
    <RatingsTable
      props={props}
      caption={props.players[seat]?.name ?? ''}
      colour={props.players[seat]?.colour}
      rows={rows}
    />
  );
}

interface Row {
  readonly kind: ShipKind;
  readonly ratings: Figures;
  readonly mine: Figures | null;
  /** How many there are, or may still be built. */
  readonly count?: number;
  readonly note?: Message;
}

interface TableProps {
  readonly props: RendererProps;
  readonly caption: string;
  readonly colour: string | undefined;
  readonly rows: readonly Row[];
}

export function RatingsTable({ props, caption, colour, rows }: TableProps) {
  const words = useWords();
  return (
    <table className="eclipse-ratings-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Icon name="weapon" size={11} />
            <span className="visually-hidden">{words('sheets.dice')}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" title={words(`sheets.${column}`)}>
              <Icon name={icons[column]} size={11} />
              <span className="visually-hidden">{words(`sheets.${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, ratings, mine, count, note }) => (
          <tr key={kind}>
            <th scope="row" title={note ? props.say(note) : props.name(`ship/${kind}`)}>
              <ShipIcon kind={kind} size={15} colour={colour} />
              <span className="visually-hidden">
                {note ? words('sheets.ship', { ship: `ship/${kind}`, note }) : props.name(`ship/${kind}`)}
              </span>
              {count !== undefined && <small>×{count}</small>}
            </th>
            <td className={mine && weaponsOf(mine) !== weaponsOf(ratings) ? 'is-other' : undefined}>
              <span className="eclipse-dice-row">
                <Dice weapons={ratings.missiles} isMissile />
                <Dice weapons={ratings.cannons} />
                {ratings.missiles.length + ratings.cannons.length === 0 && '–'}
              </span>
            </td>
            {columns.map((column) => (
              <td key={column} className={cellClass(ratings[column], mine?.[column])}>
                {ratings[column] !== 0 && signs[column]}
                {ratings[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weaponsOf = ({ cannons, missiles }: Figures): string =>
  JSON.stringify([cannons, missiles].map((weapons) => weapons.map(({ colour, count }) => [colour, count]).toSorted()));

function cellClass(value: number, mine: number | undefined): string | undefined {
  if (mine !== undefined && mine !== value) return 'is-other';
  return value === 0 ? 'is-none' : undefined;
}

/** Who the table is about. */
export function OwnerHead({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const { species } = viewOf(props).players[seat] ?? { species: null };
  return (
    <h3 className="eclipse-owner">
      <GlyphIcon player={props.players[seat]} size={11} />
      {props.players[seat]?.name}
      {species !== null && <small>{props.name(`species/${species}`)}</small>}
    </h3>
  );
}
