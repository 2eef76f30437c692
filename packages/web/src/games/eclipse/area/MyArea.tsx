import { type CSSProperties, useRef } from 'react';
import type { RendererProps } from '../../renderer.ts';
import { type PlayerView, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Actions } from './Actions.tsx';
import { Blueprint } from './Blueprint.tsx';
import { Economy } from './Economy.tsx';
import { PartsTray } from './PartsTray.tsx';
import { Species, Standing } from './Standing.tsx';
import { Structures } from './Structures.tsx';
import { Technologies } from './Technologies.tsx';
import { useWorkbench } from './useWorkbench.ts';

const silence = (): void => {};

/** My species board: storage, tracks, actions, blueprints, technologies, reputation. */
export function MyArea(props: RendererProps) {
  const words = useWords();
  const player = props.seat === null ? undefined : viewOf(props).players[props.seat];
  if (!player) return <p className="eclipse-mine eclipse-muted">{words('area.watching')}</p>;
  if (player.species === null) return <p className="eclipse-mine eclipse-muted">{words('area.noSpecies')}</p>;
  return <OwnBoard props={props} player={player} />;
}

function OwnBoard({ props: given, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  const area = useRef<HTMLDivElement>(null);
  const bench = useWorkbench(given, player, area);
  // Nothing tells about itself while a part passes over it.
  const props = bench.drag ? { ...given, hint: silence } : given;
  const colour = props.seat === null ? undefined : props.players[props.seat]?.colour;
  return (
    <div
      ref={area}
      className={`eclipse-mine${bench.asks ? ' is-editing' : ''}${bench.drag ? ' is-dragging' : ''}`}
      style={{ '--seat': colour } as CSSProperties}
    >
      {bench.asks === null ? (
        <>
          <Economy props={props} player={player} />
          <Actions props={props} player={player} />
        </>
      ) : (
        <PartsTray props={props} bench={bench} />
      )}
      <div className="eclipse-blueprints">
        {tablesOf(props).shipTypes.map((type) => (
          <Blueprint key={type} props={props} player={player} type={type} bench={bench} />
        ))}
        <Structures props={props} player={player} />
      </div>
      <Technologies props={props} player={player} />
      <Standing props={props} player={player} />
      <Species props={props} player={player} />
    </div>
  );
}
