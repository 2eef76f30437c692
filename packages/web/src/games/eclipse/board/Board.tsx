import { useState } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { Definitions } from '../art/Definitions.tsx';
import { boxOf, centreOf, type Hex, hexPath, keyOf, openZones, round } from '../geometry.ts';
import { type SectorId, tablesOf, viewOf } from '../model.ts';
import { Backdrop } from './Backdrop.tsx';
import { PlacingTools, PreviewSector } from './Exploration.tsx';
import type { Origin } from './Fleets.tsx';
import { arrivals } from './motion.ts';
import { Retreats } from './Retreats.tsx';
import { Sector } from './Sector.tsx';
import { usePreview } from './usePreview.ts';
import { useShipDrag } from './useShipDrag.ts';
import { isReached, Wormholes } from './Wormholes.tsx';
import { Zone } from './Zone.tsx';

const outline = hexPath(97);

/** The galaxy. */
export function Board(props: RendererProps) {
  const view = viewOf(props);
  const preview = usePreview(props);
  const origins = useOrigins(view);
  const { board, ghost, aim } = useShipDrag(props);
  const box = boxOf(view);
  const tables = tablesOf(props);
  const sectors = entriesOf(view);
  const placed = sectors.map(([id, { q, r, rotation }]) => ({ id, q, r, rotation }));
  const zones = openZones(view).filter(
    (zone) =>
      (!preview || keyOf(zone) !== keyOf(preview.zone)) &&
      (props.targets.has(`zone:${keyOf(zone)}`) || isReached(tables, placed, zone)),
  );
  const glowing: Hex[] = [
    ...sectors.flatMap(([id, sector]) => (props.targets.has(`sector:${id}`) ? [sector] : [])),
    ...zones.filter((zone) => props.targets.has(`zone:${keyOf(zone)}`)),
  ];
  if (preview) placed.push({ id: preview.id, ...preview.zone, rotation: preview.sector.rotation });
  return (
    <g ref={board} className="eclipse-board">
      <Definitions glyphs={props.players.map(({ glyph }) => glyph).join('')} />
      <Backdrop />
      {zones.map((zone) => (
        <Zone key={keyOf(zone)} {...{ props, zone }} />
      ))}
      {sectors.map(([id, sector]) => (
        <Sector key={id} {...{ props, id, sector }} origins={origins.get(id) ?? nowhere} />
      ))}
      {preview && <PreviewSector key={`preview-${preview.id}`} {...{ props, preview }} />}
      <g className="galaxy-glows">
        {glowing.map((hex) => {
          const { x, y } = centreOf(hex);
          return <path key={keyOf(hex)} d={outline} transform={`translate(${round(x)} ${round(y)})`} />;
        })}
      </g>
      <Wormholes {...{ tables, placed }} preview={preview?.id ?? null} />
      <Retreats {...props} />
      <path ref={aim} className="galaxy-aim" d={outline} />
      <g ref={ghost} className="galaxy-ghost">
        <use className="galaxy-ship" />
      </g>
      {preview && <PlacingTools {...{ props, preview, box }} />}
    </g>
  );
}

type View = ReturnType<typeof viewOf>;
type Origins = ReadonlyMap<SectorId, ReadonlyMap<string, Origin>>;

const nowhere = new Map<string, Origin>();

function entriesOf({ sectors }: View) {
  return (Object.keys(sectors) as SectorId[]).flatMap((id) => {
    const sector = sectors[id];
    return sector ? [[id, sector] as const] : [];
  });
}

interface Seen {
  readonly view: View;
  readonly move: number;
  readonly origins: Origins;
}

/** Where ships that are new since the last view came from, seen from where they are. */
function useOrigins(view: View): Origins {
  const [seen, setSeen] = useState<Seen>({ view, move: 0, origins: new Map() });
  if (seen.view === view) return seen.origins;
  const move = seen.move + 1;
  const origins = new Map<SectorId, Map<string, Origin>>();
  for (const { key, id, from } of arrivals(seen.view.sectors, view.sectors)) {
    const [there, here] = [view.sectors[from], view.sectors[id]];
    if (!there || !here) continue;
    const [start, end] = [centreOf(there), centreOf(here)];
    const known = origins.get(id) ?? new Map<string, Origin>();
    known.set(key, { x: start.x - end.x, y: start.y - end.y, move });
    origins.set(id, known);
  }
  setSeen({ view, move, origins });
  return origins;
}
