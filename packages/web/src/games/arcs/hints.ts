/** What tooltips and screen readers say about things. */
import type { ArcsTables, ArcsView } from '@orrery/arcs';
import { controllerOf, freeSlots, planetTypes } from '@orrery/arcs/figures';
import type { BattleAt, Hint, RendererProps } from '../renderer.ts';
import type { SystemId } from './geometry.ts';
import { actionCardOf, type BuildingView, courtCardOf, type SystemView } from './model.ts';
import { battleAt } from './odds/battles.ts';
import { message, type Words } from './words.ts';

type Naming = Pick<RendererProps, 'name' | 'text'>;

export function systemHint(
  naming: Naming,
  words: Words,
  view: ArcsView,
  tables: ArcsTables,
  id: SystemId,
  system: SystemView,
): Hint {
  const row = tables.systems.find((each) => each.id === id);
  const lines: string[] = [];
  if (view.battle?.system === id) {
    const { attacker, defender } = view.battle;
    lines.push(words('system.battle', { attacker: `seat/${attacker}`, defender: `seat/${defender}` }));
  }
  if (row?.resource) {
    const free = freeSlots(id, system.buildings).length;
    lines.push(words('system.planet', { type: `resource/${system.marker ?? row.resource}`, free }));
    if (system.marker) lines.push(words('system.changed', { type: `resource/${system.marker}` }));
  } else lines.push(words('system.gate'));
  const controller = controllerOf(system);
  if (controller !== null) lines.push(words('system.controlled', { player: `seat/${controller}` }));
  for (const [seat, fresh] of system.fresh.entries()) {
    const damaged = system.damaged[seat] ?? 0;
    if (fresh + damaged === 0) continue;
    const counts = { fresh, damaged, both: fresh > 0 && damaged > 0 };
    lines.push(words('system.ships', { player: `seat/${seat}`, ...counts }));
  }
  lines.push(...buildingLines(words, system));
  for (const [seat, systems] of view.catapults.entries())
    if (systems.includes(id)) lines.push(words('system.catapult', { player: `seat/${seat}` }));
  return {
    title: naming.name(`system/${id}`),
    lines,
    rule: row?.resource ? 'map.4' : 'map.1',
    battle: battleIn(view, id),
  };
}

/** The battle that is fought there, or that my ships could fight. */
export function battleIn(view: ArcsView, id: SystemId): BattleAt | null {
  const { battle, battles, viewer } = view;
  if (battle?.system === id) return view.roll ? null : battleAt(battle);
  const [possible] = battles.filter(({ system }) => system === id);
  return possible && viewer !== 'spectator' ? battleAt({ ...possible, attacker: viewer }) : null;
}

/** Equal buildings share a line. */
function buildingLines(words: Words, { buildings }: SystemView): string[] {
  const groups = Map.groupBy(buildings, ({ kind, owner, damaged }) => `${kind}/${owner}/${damaged}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, owner, damaged } = first;
    return [words('building.many', { count: group.length, kind: `piece/${kind}`, player: `seat/${owner}`, damaged })];
  });
}

export function buildingLabel(words: Words, id: SystemId, building: BuildingView): string {
  return words('building.label', {
    kind: `piece/${building.kind}`,
    player: `seat/${building.owner}`,
    damaged: building.damaged,
    system: `system/${id}`,
  });
}

export function buildingHint(words: Words, view: ArcsView, id: SystemId, building: BuildingView): Hint {
  const types = planetTypes(view.systems, id);
  const lines: string[] = [];
  if (building.kind === 'starport') lines.push(words('building.starport'));
  else if (types.length > 1) lines.push(words('building.city.cluster'));
  else if (types[0]) lines.push(words('building.city', { type: `resource/${types[0]}` }));
  if (building.used) lines.push(words(building.kind === 'city' ? 'building.used.city' : 'building.used.starport'));
  return {
    title: buildingLabel(words, id, building),
    lines,
    rule: building.kind === 'city' ? 'tax.1' : 'build.2',
  };
}

/** A Court card, leader or lore: its text, its suit and cost, and who has agents on it. */
export function cardHint(
  naming: Naming,
  words: Words,
  tables: ArcsTables,
  id: string,
  agents: readonly number[] = [],
  securer: number | null = null,
): Hint {
  const card = courtCardOf(tables, id);
  const lines: string[] = [];
  if (card?.suit) lines.push(words('court.guild', { suit: `resource/${card.suit}`, cost: card.raidCost ?? 0 }));
  if (card?.kind === 'vox') lines.push(words('court.vox'));
  const text = naming.text(`card/${id}`);
  if (text) lines.push(text);
  for (const [seat, count] of agents.entries())
    if (count > 0) lines.push(words('court.agents', { player: `seat/${seat}`, count }));
  if (securer !== null) lines.push(words('court.secures', { player: `seat/${securer}` }));
  const rule = card === null ? 'leaders-lore.7' : card.kind === 'vox' ? 'court.11' : 'court.1';
  return { title: naming.name(`card/${id}`), lines, rule };
}

export function actionCardHint(naming: Naming, words: Words, tables: ArcsTables, id: string): Hint {
  const card = actionCardOf(tables, id);
  if (!card) return { title: naming.name(`actionCard/${id}`), lines: [] };
  const lines = [words('card.pips', { count: card.pips }), words(`card.actions.${card.suit}`)];
  if (card.ambition === 'any') lines.push(words('card.ambition', { ambition: message('ambition.any') }));
  else if (card.ambition) lines.push(words('card.ambition', { ambition: `ambition/${card.ambition}` }));
  return { title: naming.name(`actionCard/${id}`), lines, rule: card.ambition ? 'declare.3' : 'chapter.5' };
}
