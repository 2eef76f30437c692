import { useState } from 'react';
import { useLive } from '../../drawing/live.ts';
import type { RendererProps } from '../../renderer.ts';
import { Definitions } from '../art/Definitions.tsx';
import { siteIn } from '../bench/yard.ts';
import { boxOf, centreOf, type Hex, hexPath, keyOf, openZones, round } from '../geometry.ts';
import { type SectorId, tablesOf, viewOf } from '../model.ts';
import { beginningsOf } from '../starts.ts';
import { Backdrop } from './Backdrop.tsx';
import { signatureOf } from './content.ts';
import { PlacingTools, PreviewSector } from './Exploration.tsx';
import { steer } from './keys.ts';
import { arrivals } from './motion.ts';
import type { Origin } from './Plate.tsx';
import { previewOf } from './preview.ts';
import { Retreats } from './Retreats.tsx';
import { Sector } from './Sector.tsx';
import { useShipDrag } from './useShipDrag.ts';
import { useWheel } from './useWheel.ts';
import { Ways } from './Ways.tsx';
import { isReached, Wormholes } from './Wormholes.tsx';
import { Zone } from './Zone.tsx';

const outline = hexPath(97);

/** Where the keyboard enters the galaxy. */
const CENTER: SectorId = '001';

/** The galaxy. */
export function Board(props: RendererProps) {
  const view = viewOf(props);
  const preview = previewOf(props);
  const origins = useOrigins(view);
  const { board, ghost, aim } = useShipDrag(props);
  const live = useLive(props);
  const wheel = useWheel(preview?.isMine ? preview.turn : null);
  const beginnings = beginningsOf(props);
  const box = boxOf(view);
  const tables = tablesOf(props);
  const sectors = entriesOf(view);
  const placed = sectors.map(([id, { q, r, rotation }]) => ({ id, q, r, rotation }));
  const zones = openZones(view).filter(
    (zone) =>
      (!preview || keyOf(zone) !== keyOf(preview.zone)) &&
      (props.targets.has(`zone:${keyOf(zone)}`) ||
        beginnings.has(`zone:${keyOf(zone)}`) ||
        isReached(tables, placed, zone)),
  );
  const glowing: Hex[] = [
    ...sectors.flatMap(([id, sector]) => (props.targets.has(`sector:${id}`) ? [sector] : [])),
    ...zones.filter((zone) => props.targets.has(`zone:${keyOf(zone)}`)),
    ...sectors.flatMap(([id, sector]) => (id === siteIn(props.plan) ? [sector] : [])),
  ];
  if (preview) placed.push({ id: preview.id, ...preview.zone, rotation: preview.sector.rotation });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from sector to sector, each of which can be focused
    <g
      ref={board}
      className={`eclipse-board is-${props.level}`}
      data-region="map"
      onKeyDown={(event) => steer(event, view.sectors)}
    >
      <Definitions glyphs={props.players.map(({ glyph }) => glyph).join('')} />
      <Backdrop />
      {zones.map((zone) => (
        <Zone key={keyOf(zone)} {...{ props, zone }} isStart={beginnings.has(`zone:${keyOf(zone)}`)} />
      ))}
      {sectors.map(([id, sector]) => {
        const begins = beginningsIn(beginnings, id);
        const arrived = origins.get(id) ?? nowhere;
        const moves = [...arrived.values()].map(({ move }) => move);
        const signature = [signatureOf(props, id, sector), ...begins, ...moves].join();
        return (
          <Sector
            key={id}
            {...{ props, live, id, sector, begins, signature }}
            isStop={id === CENTER}
            origins={arrived}
          />
        );
      })}
      <g ref={wheel}>{preview && <PreviewSector key={`preview-${preview.id}`} {...{ props, live, preview }} />}</g>
      <g className="galaxy-glows">
        {glowing.map((hex) => {
          const { x, y } = centreOf(hex);
          return <path key={keyOf(hex)} d={outline} transform={`translate(${round(x)} ${round(y)})`} />;
        })}
      </g>
      <Wormholes {...{ tables, placed }} preview={preview?.id ?? null} />
      <Retreats {...props} />
      <Ways {...props} />
      <path ref={aim} className="galaxy-aim" d={outline} />
      <g ref={ghost} className="galaxy-ghost">
        <use className="galaxy-ship" />
      </g>
      {preview && <PlacingTools {...{ props, preview, box }} />}
    </g>
  );
}

/** Of the things in a sector, those that begin something. */
function beginningsIn(all: ReadonlySet<string>, id: SectorId): ReadonlySet<string> {
  return new Set([...all].filter((each) => each === `sector:${id}` || each.startsWith(`ship:${id}:`)));
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
