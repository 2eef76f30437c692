import type { CSSProperties } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { contentOf, groundOf } from '../board/content.ts';
import { Face } from '../board/Face.tsx';
import { hexPath } from '../board/geometry.ts';
import { placeOf } from '../board/hints.ts';
import type { Content } from '../board/marks.ts';
import { turned } from '../board/turning.ts';
import { type SystemId, systemOf, tablesOf, viewOf } from '../model.ts';
import { battles, reached } from '../odds/where.ts';
import { message, useWords } from '../words.ts';
import { Forces, Outlooks } from './Outlooks.tsx';
import { Planets } from './Planets.tsx';
import { Units } from './Units.tsx';

/** A system whole: drawn near, its planets, every unit with its present figures, who could come and who could fire. */
export function Inspector(props: RendererProps & { readonly place: string }) {
  const words = useWords();
  const id = systemOf(props.place);
  const system = id === null ? undefined : viewOf(props).systems[id];
  if (id === null || !system) return null;
  const content = contentOf(props, id, system);
  const { anomaly, wormholes, tokens } = content;
  const facts = [
    message('system.place', placeOf(turned(props), id)),
    ...(anomaly ? [`anomaly/${anomaly}` as const] : []),
    ...wormholes.map((wormhole) => message('system.wormhole', { wormhole: `wormhole/${wormhole}` })),
  ];
  return (
    <div className="ti4-inspector">
      <header className="ti4-inspector-top">
        <Near {...{ props, id, content }} />
        <div className="ti4-inspector-words">
          <h3>{props.name(`system/${id}`)}</h3>
          <p>{words('facts', { facts })}</p>
          {tokens.length > 0 && (
            <p className="ti4-inspector-tokens">
              {words('inspect.tokens')}
              {tokens.map((seat) => (
                <span key={seat} role="img" aria-label={props.players[seat]?.name}>
                  <GlyphIcon player={props.players[seat]} size={11} />
                </span>
              ))}
            </p>
          )}
        </div>
      </header>
      <OddsLine battle={viewOf(props).combat?.system === id ? battles.now(props) : reached(props, id)} />
      <Forces {...{ props, id, content }} />
      <Outlooks {...{ props, id, content }} />
      <Planets {...{ props, content }} />
      <Units {...{ props, id, content }} />
    </div>
  );
}

const tile = hexPath(0.5);
const WIDTH = 118;
/** In pixels, where it is smallest. */
const SHOWN = 172;
const still = { targets: new Map(), begins: () => false, decision: null, lit: null, level: 'near' } as const;

interface NearProps {
  readonly props: RendererProps;
  readonly id: SystemId;
  readonly content: Content;
}

/** The system as it is drawn when the camera is near, in a picture of its own that nothing can be picked in. */
function Near({ props, id, content }: NearProps) {
  const { kind } = tablesOf(props).systems[id];
  return (
    <svg
      className={`ti4-board is-near ti4-near${kind === 'home' ? ' is-home' : ''}`}
      viewBox={`${-WIDTH / 2} -51 ${WIDTH} 102`}
      aria-hidden="true"
      style={{ '--units-per-pixel': WIDTH / SHOWN } as CSSProperties}
    >
      <g className={kind === 'home' ? 'ti4-hex is-home' : 'ti4-hex'}>
        <path d={tile} className="ti4-tile" fill={groundOf(content, kind)} />
        <Face props={{ ...props, ...still }} content={content} />
      </g>
    </svg>
  );
}
