/** The battles that a table of Eclipse shows: at hand, coming, or to be had for a move. */
import type { EclipseWhere } from '@orrery/odds/eclipse';
import type { GameJson, WireOption } from '@orrery/server/protocol';
import type { BattleAt, BattleFinder, RendererProps } from '../../renderer.ts';
import { type SectorId, type ShipType, viewOf } from '../model.ts';
import { idIn } from '../told.ts';

export const battles: BattleFinder = {
  now: (props) => {
    const { battle } = viewOf(props);
    return battle && battleAt({ sector: battle.sector }, battle.attacker, battle.defender);
  },
  after: moved,
};

type Owner = number | string;

function battleAt(where: EclipseWhere, attacker: Owner, defender: Owner | null): BattleAt | null {
  if (typeof attacker !== 'number') return null;
  return {
    attacker,
    defender: typeof defender === 'number' ? defender : null,
    where: where as unknown as GameJson,
  };
}

/** A ship that goes where somebody else has some. */
function moved({ id }: WireOption, props: RendererProps): BattleAt | null {
  const { decision } = props;
  const [kind, sector] = id.split(':');
  if (decision?.prompt.key !== 'eclipse.move-where' || kind !== 'sector') return null;
  const { seat, prompt } = decision;
  const type = idIn(prompt.args?.type) as ShipType;
  const others = othersIn(props, sector as SectorId, seat);
  if (others.length === 0) return null;
  const where = { sector: sector as SectorId, arriving: { seat, ships: { [type]: 1 } } };
  return battleAt(where, seat, others.length === 1 ? (others[0] ?? null) : null);
}

/** The battle that is fought in a sector, or will be. */
export function battleIn(props: RendererProps, sector: SectorId): BattleAt | null {
  const view = viewOf(props);
  if (view.battle?.sector === sector) return battles.now(props);
  const attacker = view.sectors[sector]?.arrivals.at(-1);
  if (attacker === undefined) return null;
  const others = othersIn(props, sector, attacker);
  return others.length === 0 ? null : battleAt({ sector }, attacker, others.length === 1 ? (others[0] ?? null) : null);
}

function othersIn(props: RendererProps, sector: SectorId, seat: number): Owner[] {
  const ships = viewOf(props).sectors[sector]?.ships ?? [];
  return [...new Set(ships.map(({ owner }) => owner))].filter((owner) => owner !== seat);
}
