import { useMemo } from 'react';
import { useLive } from '../../drawing/live.ts';
import type { RendererProps } from '../../renderer.ts';
import { Definitions } from '../art/Definitions.tsx';
import { choosingFirst } from '../bench/choosing.ts';
import { systemIdsOf, tablesOf, viewOf } from '../model.ts';
import { Backdrop } from './Backdrop.tsx';
import { contentOf, signatureOf } from './content.ts';
import { Glows } from './Glows.tsx';
import { hexesOf } from './geometry.ts';
import { Hex } from './Hex.tsx';
import { steer } from './keys.ts';
import { Links } from './Links.tsx';
import { Moves } from './Moves.tsx';
import { Cannons, Reach } from './Overlays.tsx';
import { Places } from './Places.tsx';
import { turned } from './turning.ts';

/** The galaxy. */
export function Board(given: RendererProps) {
  const props = useMemo(() => choosingFirst(turned(given)), [given]);
  const view = viewOf(props);
  const live = useLive(props);
  const { mecatol } = tablesOf(props);
  const systems = systemIdsOf(view).flatMap((id) => {
    const system = view.systems[id];
    return system ? [{ id, system, content: contentOf(props, id, system) }] : [];
  });
  const taken = new Set(systems.map(({ system }) => system.position));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from system to system, each of which can be focused
    <g className={`ti4-board is-${props.level}`} data-region="map" onKeyDown={(event) => steer(event, props)}>
      <Definitions glyphs={props.players.map(({ glyph }) => glyph).join('')} />
      <Backdrop free={hexesOf(view.config.players).filter((position) => !taken.has(position))} />
      {systems.map(({ id, system, content }) => (
        <Hex
          key={id}
          {...{ props, live, id, content }}
          position={system.position}
          signature={signatureOf(props, content, id)}
          isStop={id === mecatol}
        />
      ))}
      {props.overlays.has('wormholes') && <Links {...props} />}
      <Glows {...props} />
      {props.overlays.has('reach') && <Reach {...props} />}
      {props.overlays.has('cannons') && <Cannons {...props} />}
      <Moves {...props} />
      {props.decision?.prompt.key.startsWith('ti4.setup.') && <Places {...props} />}
    </g>
  );
}
