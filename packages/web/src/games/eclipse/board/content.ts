/** What a sector holds, for its drawing. */
import type { RendererProps } from '../../renderer.ts';
import { type SectorId, type SectorView, tablesOf, viewOf } from '../model.ts';
import { fleetsIn } from './fleets.ts';
import type { Content, FootMark } from './layout.ts';

export function contentOf(props: RendererProps, id: SectorId, sector: SectorView): Content {
  const { population, artifacts, warpPortal } = tablesOf(props).sectors[id];
  const foot: FootMark[] = [];
  if (sector.owner !== null) foot.push('disc');
  if (sector.orbital) foot.push('orbital');
  if (sector.monolith) foot.push('monolith');
  if (sector.discovery) foot.push('discovery');
  const isSplit = props.level === 'near' || viewOf(props).battle?.sector === id;
  const squares: readonly (number | 'orbital')[] = [...population.keys(), 'orbital'];
  return {
    fleets: fleetsIn(id, sector, isSplit || hasDamagedTargets(props, id, sector)),
    squares: population.length,
    lit: new Set(squares.filter((each) => props.targets.has(`square:${id}:${each}`))),
    foot,
    hasArtifact: artifacts > 0,
    hasPortal: warpPortal || sector.warpPortal !== null,
  };
}

/** Ships are told apart by their damage when an option does so. */
function hasDamagedTargets({ targets }: RendererProps, id: SectorId, { ships }: SectorView): boolean {
  return ships.some(({ owner, type, damage }) => damage > 0 && targets.has(`ship:${id}:${owner}:${type}:${damage}`));
}

/** Everything that the drawing of a sector depends on, as one text: equal texts are equal drawings. */
export function signatureOf(props: RendererProps, id: SectorId, sector: SectorView): string {
  const { targets, level, lit, prompt, told, players } = props;
  const { battle, npcRatings, players: civilizations } = viewOf(props);
  const place = `sector:${id}`;
  const own: string[] = [];
  for (const [target, options] of targets)
    if (target === place || target.startsWith(`ship:${id}:`) || target.startsWith(`square:${id}:`))
      own.push(target, options[0]?.id ?? '');
  const isLit = lit !== null && lit !== undefined && own.includes(lit) ? lit : '';
  const marks = [battle?.sector === id, prompt?.args?.sector === `sector/${id}`, told.includes(place)];
  const figures = level === 'near' ? [npcRatings, civilizations.map(({ ratings }) => ratings)] : [];
  const names = players.map(({ name, colour }) => name + colour);
  return JSON.stringify([sector, own, isLit, marks, level, figures, names]);
}
