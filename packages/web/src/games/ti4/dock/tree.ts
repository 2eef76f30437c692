/** The technologies that a player has or could come to have, in columns by colour. */
import {
  byColour,
  type Colour,
  figuresOf,
  type Tables,
  type TechnologyId,
  type UnitFigures,
  type View,
} from '../model.ts';

export interface TreeNode {
  readonly id: TechnologyId;
  /** `open`: could be researched now. */
  readonly state: 'owned' | 'open' | 'far';
  readonly isExhausted: boolean;
  /** Only this faction can have it. */
  readonly isFaction: boolean;
  /** Prerequisites that are missing, one for each. */
  readonly lacking: readonly Colour[];
  /** Seats that have it. */
  readonly owners: readonly number[];
  /** What an upgrade that I do not have would change. */
  readonly changes: readonly Change[];
}

export interface Change {
  readonly figure: keyof typeof figures;
  /** Null for what the unit has not got. */
  readonly before: number | null;
  readonly after: number | null;
}

/** The figures that upgrades change, in the order of the sheet. */
const figures = {
  cost: ({ cost }) => cost,
  combat: ({ combat }) => combat?.value ?? null,
  move: ({ move }) => move,
  capacity: ({ capacity }) => capacity,
  production: ({ production }) => production?.value ?? null,
  cannon: ({ spaceCannon }) => spaceCannon?.value ?? null,
  barrage: ({ barrage }) => barrage?.value ?? null,
} satisfies Record<string, (unit: UnitFigures) => number | null>;

function changesOf(view: View, tables: Tables, seat: number, id: TechnologyId): Change[] {
  const unit = tables.technologies[id].unit;
  const upgraded = unit && tables.units[unit];
  const before = upgraded && figuresOf(view, tables, seat, upgraded.type);
  if (!upgraded || !before) return [];
  return (Object.keys(figures) as (keyof typeof figures)[])
    .map((figure) => ({ figure, before: figures[figure](before), after: figures[figure](upgraded) }))
    .filter((change) => change.before !== change.after);
}

export interface TreeColumn {
  /** Null for unit upgrades. */
  readonly colour: Colour | null;
  readonly nodes: readonly TreeNode[];
}

export function treeOf(view: View, tables: Tables, seat: number): readonly TreeColumn[] {
  const player = view.players[seat];
  if (!player) return [];
  const known = view.outlook?.own?.technologies;
  const node = (id: TechnologyId): TreeNode => ({
    id,
    state: player.technologies.includes(id) ? 'owned' : known?.researchable.includes(id) ? 'open' : 'far',
    isExhausted: player.exhausted.includes(id),
    isFaction: tables.technologies[id].faction !== null,
    lacking: tables.colours.flatMap((colour) => Array<Colour>(known?.lacking[id]?.[colour] ?? 0).fill(colour)),
    owners: view.players.flatMap(({ technologies }, other) => (technologies.includes(id) ? [other] : [])),
    changes: changesOf(view, tables, seat, id),
  });
  const ids = [...player.technologies, ...(player.technologyDeck ?? [])];
  return byColour(tables, ids).map((column) => ({ colour: column.colour, nodes: column.ids.map(node) }));
}
