import { createPortal } from 'react-dom';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { PartTile } from '../art/Part.tsx';
import { partHint } from '../hints.ts';
import { type PartId, tablesOf } from '../model.ts';
import { useWords, type Words } from '../words.ts';
import { pointing, type Workbench } from './useWorkbench.ts';

interface PartsTrayProps {
  readonly props: RendererProps;
  readonly bench: Workbench;
}

/** More parts are shown without their names, so that tray and blueprints are in sight together. */
const NAMED = 12;

/** The parts that may be placed, to drag or to click. */
export function PartsTray({ props, bench }: PartsTrayProps) {
  const words = useWords();
  return (
    <section className="drawn-block eclipse-tray">
      <h2 className="drawn-title">
        {words('area.tray')}
        <small>{adviceOf(props, words, bench)}</small>
      </h2>
      <div className={bench.parts.length > NAMED ? 'eclipse-tray-parts is-many' : 'eclipse-tray-parts'}>
        {bench.parts.map((id) => (
          <TrayPart key={id} props={props} bench={bench} id={id} />
        ))}
      </div>
      {bench.drag && <HeldPart props={props} bench={bench} />}
    </section>
  );
}

function adviceOf({ name }: RendererProps, words: Words, { asks, parts: [part] }: Workbench): string {
  if (asks === 'part') return words('area.tray.drag');
  if (asks === 'tile') return words('area.tray.remove');
  return part ? words('area.tray.chosen', { part: name(`ship-part/${part}`) }) : words('area.tray.space');
}

function TrayPart({ props, bench, id }: PartsTrayProps & { readonly id: PartId }) {
  const words = useWords();
  const tables = tablesOf(props);
  const isHeld = bench.drag?.held.part === id && bench.drag.held.from === null;
  return (
    <span
      role="presentation"
      className={`eclipse-tray-part is-grip${isHeld ? ' is-held' : ''}`}
      {...pointing(bench, { part: id })}
      {...bench.grip(id, null)}
    >
      <Spot
        touchable={props}
        target={`part:${id}`}
        hint={partHint(props, words, tables, id)}
        className="eclipse-tray-face"
        isReadable
      >
        <PartTile part={tables.parts[id]} size={40} />
        <span className="eclipse-tray-name">{props.name(`ship-part/${id}`)}</span>
      </Spot>
    </span>
  );
}

/** The part in the hand, under the pointer and above everything. */
function HeldPart({ props, bench }: PartsTrayProps) {
  if (!bench.drag) return null;
  const { held, at } = bench.drag;
  return createPortal(
    <span className="eclipse-held" style={{ left: at.x, top: at.y }} aria-hidden="true">
      <PartTile part={tablesOf(props).parts[held.part]} size={44} />
    </span>,
    document.body,
  );
}
