import { type CSSProperties, memo, type SVGProps } from 'react';
import { inspecting, type Live, taking } from '../../drawing/live.ts';
import { labelOf, stateClass } from '../../drawing/touch.ts';
import type { RendererProps } from '../../renderer.ts';
import { centreOf, hexPath, round } from '../geometry.ts';
import { type SectorId, type SectorView, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { contentOf } from './content.ts';
import { sectorHint } from './hints.ts';
import { layout, type Mark } from './layout.ts';
import { type Origin, Plate } from './Plate.tsx';
import { Square } from './Square.tsx';

export interface SectorProps {
  readonly props: RendererProps;
  readonly live: Live;
  readonly id: SectorId;
  readonly sector: SectorView;
  readonly origins: ReadonlyMap<string, Origin>;
  /** Everything that the drawing depends on. */
  readonly signature: string;
  /** What an option about it names; else it is the sector's own. */
  readonly target?: string;
  /** What of it begins something. */
  readonly begins?: ReadonlySet<string>;
  /** The one that the keyboard reaches first. */
  readonly isStop?: boolean;
  /** More than picking, such as turning. */
  readonly behaviour?: SVGProps<SVGPathElement>;
  readonly className?: string;
  /** More to tell about it. */
  readonly note?: string;
}

const hex = hexPath(97);
const nothing: ReadonlySet<string> = new Set();

/** A sector with everything in it but its wormholes; drawn again only when its signature changes. */
export const Sector = memo(SectorShape, (before, after) => before.signature === after.signature);

function SectorShape(sectorProps: SectorProps) {
  const {
    props,
    live,
    id,
    sector,
    origins,
    target = `sector:${id}`,
    begins = nothing,
    isStop,
    behaviour,
    className,
    note,
  } = sectorProps;
  const words = useWords();
  const { kind } = tablesOf(props).sectors[id];
  const hint = sectorHint(props, words, id, sector);
  const label = labelOf(props, note === undefined ? hint : { ...hint, lines: [note, ...hint.lines] });
  const owner = sector.owner === null ? undefined : props.players[sector.owner];
  const { x, y } = centreOf(sector);
  const isTarget = props.targets.has(target);
  const isStart = begins.size > 0;
  const isMine = sector.owner !== null && sector.owner === props.seat;
  const classes = [`galaxy-sector is-${props.level}`, owner && 'is-owned', kind === 'starting' && 'is-home', className];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${round(x)} ${round(y)})`}
      style={owner && ({ color: owner.colour } as CSSProperties)}
    >
      <path
        d={hex}
        className={`galaxy-hex${stateClass(props, target)}`}
        data-place={`sector:${id}`}
        data-is={isMine ? (kind === 'starting' ? 'mine home' : 'mine') : undefined}
        aria-label={label}
        {...inspecting(live, `sector:${id}`)}
        {...taking(live, target)}
        role={isTarget || begins.has(target) ? 'button' : 'img'}
        data-target={isTarget ? target : undefined}
        tabIndex={isTarget || isStop ? 0 : -1}
        {...behaviour}
      />
      {owner && <use href="#eclipse-border" className="galaxy-border" />}
      <use href="#eclipse-sun" className="galaxy-quiet" />
      {viewOf(props).battle?.sector === id && <use href="#eclipse-border" className="galaxy-battle" />}
      {props.prompt?.args?.sector === `sector/${id}` && <use href="#eclipse-border" className="galaxy-asked" />}
      {props.told.includes(`sector:${id}`) && <use href="#eclipse-border" className="galaxy-told" />}
      {isStart && <use href="#eclipse-start" className="galaxy-start" />}
      {layout(contentOf(props, id, sector), props.level).map((mark) => (
        <MarkShape key={keyOf(mark)} {...{ props, live, id, sector, origins, begins, mark }} />
      ))}
    </g>
  );
}

const keyOf = (mark: Mark): string => {
  if (mark.use === 'plate') return `plate ${mark.groups[0]?.stack.key}`;
  return mark.use === 'square' ? `square ${mark.index}` : mark.use;
};

interface MarkProps extends Pick<SectorProps, 'props' | 'live' | 'id' | 'sector' | 'origins'> {
  readonly begins: ReadonlySet<string>;
  readonly mark: Mark;
}

function MarkShape({ props, live, id, sector, origins, begins, mark }: MarkProps) {
  const { x, y, width } = mark;
  switch (mark.use) {
    case 'number':
      return (
        <text className="galaxy-number" x={x} y={y}>
          {id}
        </text>
      );
    case 'name':
      return (
        <text className="galaxy-name" x={x} y={y}>
          {tablesOf(props).sectors[id].name}
        </text>
      );
    case 'points':
      return (
        <g className="galaxy-points" transform={`translate(${x} ${y}) scale(${round((width / 26) * 100) / 100})`}>
          <circle r="13" />
          <text>{tablesOf(props).sectors[id].points}</text>
        </g>
      );
    case 'plate':
      return <Plate {...{ props, live, id, origins, begins }} plate={mark} />;
    case 'square':
      return <Square {...{ props, live, id, sector }} index={mark.index} at={mark} />;
    case 'orbital':
      return <Square {...{ props, live, id, sector }} index="orbital" at={mark} />;
    default:
      return (
        <use
          className="galaxy-quiet"
          href={`#eclipse-${nameOf(mark.use, sector)}`}
          transform={`translate(${x} ${y})${scaled(width, mark.use)}`}
        />
      );
  }
}

type Emblem = Exclude<Mark['use'], 'number' | 'name' | 'points' | 'plate' | 'square' | 'orbital'>;

function nameOf(use: Emblem, { owner, warpPortal }: SectorView): string {
  if (use === 'disc') return `disc-${owner}`;
  return use === 'portal' && warpPortal ? `portal-${warpPortal}` : use;
}

/** How wide each is drawn. */
const sizes: Readonly<Record<Emblem, number>> = { disc: 32, monolith: 32, discovery: 32, artifact: 20, portal: 28 };

function scaled(width: number, use: Emblem): string {
  const scale = Math.round((width / sizes[use]) * 100) / 100;
  return scale === 1 ? '' : ` scale(${scale})`;
}
