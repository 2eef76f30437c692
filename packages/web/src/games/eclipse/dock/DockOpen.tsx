import { type CSSProperties, useRef } from 'react';
import type { DockProps, RendererProps } from '../../renderer.ts';
import { speciesLines } from '../hints.ts';
import { tablesOf } from '../model.ts';
import { KnownTechnologies } from '../techs/Known.tsx';
import { useWords } from '../words.ts';
import { HeldPart } from '../work/HeldPart.tsx';
import { useWork } from '../work/useWork.ts';
import { Blueprint } from './Blueprint.tsx';
import { type Mine, mineOf, OwnFacts, Who } from './Dock.tsx';
import { Economy } from './Economy.tsx';
import { Reputation } from './Reputation.tsx';
import { Stores } from './Stores.tsx';

const silence = (): void => {};

/** My species board: the blueprints on the first page; tracks, technologies and reputation on the second. */
export function DockOpen(props: DockProps) {
  const mine = mineOf(props);
  if (!mine) return null;
  const colour = props.players[mine.seat]?.colour;
  return (
    <div className="eclipse-open" style={{ '--seat': colour } as CSSProperties}>
      {!props.isPhone && <Own props={props} {...mine} />}
      {props.page === 1 ? <Boards props={props} {...mine} /> : <Blueprints props={props} {...mine} />}
    </div>
  );
}

type OwnProps = Mine & { readonly props: RendererProps };

function Own({ props, seat, player }: OwnProps) {
  return (
    <div className="eclipse-own">
      <Who {...{ props, seat, player }} />
      <Stores props={props} player={player} />
      <div className="eclipse-own-facts">
        <OwnFacts props={props} player={player} />
      </div>
    </div>
  );
}

/** Four ship sheets side by side; parts are put on them while the question is about that. */
function Blueprints({ props: given, player }: OwnProps) {
  const area = useRef<HTMLDivElement>(null);
  // A phone has the workbench in its sheet.
  const work = useWork(given, area);
  const shown = given.isPhone ? null : work;
  // Nothing tells about itself while a part passes over it.
  const props = shown?.drag ? { ...given, hint: silence } : given;
  return (
    <div
      ref={area}
      className={`eclipse-blueprints${shown ? ' is-editing' : ''}${shown?.drag ? ' is-dragging' : ''}`}
      data-region="blueprints"
    >
      {tablesOf(props).shipTypes.map((type) => (
        <Blueprint key={type} props={props} player={player} type={type} work={shown} />
      ))}
      {shown && <HeldPart props={props} work={shown} />}
    </div>
  );
}

function Boards({ props, player }: OwnProps) {
  const words = useWords();
  return (
    <div className="eclipse-boards">
      <Economy props={props} player={player} />
      <KnownTechnologies props={props} player={player} />
      <Reputation props={props} player={player} />
      {player.species !== null && (
        <section className="eclipse-own-species">
          <h3>{props.name(`species/${player.species}`)}</h3>
          <ul>
            {speciesLines(props, words, tablesOf(props), player.species).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
