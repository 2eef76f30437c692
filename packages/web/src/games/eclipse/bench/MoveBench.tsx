import type { WireOption } from '@orrery/server/protocol';
import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import { Stepper } from '../../bench/Stepper.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { type SectorId, type ShipType, viewOf } from '../model.ts';
import { goalsFrom } from '../reach.ts';
import { idIn } from '../told.ts';
import { message, useWords } from '../words.ts';
import { moveAnswers } from './moves.ts';
import { stopButton } from './stop.ts';

/** Ships that may move, sector by sector; the plates on the board do the same. */
export function MoveBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { turn } = viewOf(props);
  const movers = decision.options.filter(({ id }) => id.startsWith('ship:'));
  useMain(props.onMain, stopButton(props, words));
  return (
    <div className="bench">
      <p className="bench-note">
        {words(movers.length === 0 ? 'move.none' : 'move.left', { count: turn?.activations ?? 0 })}
      </p>
      {[...Map.groupBy(movers, sectorIn)].map(([sector, ships]) => (
        <div key={sector} className="eclipse-movers">
          <span>{props.name(`sector/${sector}`)}</span>
          {ships.map((option) => (
            <Choice key={option.id} option={option} onClick={() => answer([option.id])}>
              <ShipIcon kind={typeIn(option)} size={18} colour={props.players[decision.seat]?.colour} />
              <b aria-hidden="true">{countOf(props, sector, typeIn(option))}</b>
              <span className="visually-hidden">{props.say(option.label)}</span>
            </Choice>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where to: one ship, or all of its kind one after the other. */
export function RouteBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { turn } = viewOf(props);
  const { args } = decision.prompt;
  const [type, from] = [idIn(args?.type) as ShipType, idIn(args?.from) as SectorId];
  const most = Math.min(turn?.activations ?? 1, countOf(props, from, type));
  const [wanted, setCount] = useState(1);
  const count = Math.min(wanted, most);
  useMain(props.onMain, null);
  return (
    <div className="bench">
      {most > 1 && (
        <div className="bench-line">
          <ShipIcon kind={type} size={20} colour={props.players[decision.seat]?.colour} />
          <small>{words('move.together', { type: `ship/${type}` })}</small>
          <Stepper
            label={message('move.ships', { type: `ship/${type}` })}
            value={count}
            least={1}
            most={most}
            onChange={setCount}
          />
        </div>
      )}
      <div className="bench-places is-wide">
        {decision.options.map((option) => (
          <Choice
            key={option.id}
            option={option}
            className="is-row"
            onClick={() => answer(moveAnswers(option.id, `ship:${from}:${type}`, count))}
          >
            <span className="eclipse-row-text">{props.name(`sector/${sectorIn(option)}`)}</span>
            <Way props={props} from={from} to={sectorIn(option)} />
          </Choice>
        ))}
      </div>
    </div>
  );
}

/** How far it is, who is there, and whether the ship would be held. */
function Way({ props, from, to }: { readonly props: BenchProps; readonly from: SectorId; readonly to: SectorId }) {
  const words = useWords();
  const goal = goalsFrom(props, props.decision.seat, from).find((each) => each.to === to);
  return (
    <>
      {isHeld(props, to) && (
        <span
          className={goal?.isStop ? 'eclipse-cost' : undefined}
          title={words(goal?.isStop ? 'move.pinned' : 'move.held')}
        >
          <Icon name="weapon" size={12} />
        </span>
      )}
      {goal && <small>{words('move.steps', { count: goal.steps })}</small>}
    </>
  );
}

/** `ship:101:cruiser`, `sector:101` */
function sectorIn({ id }: WireOption): SectorId {
  return id.split(':')[1] as SectorId;
}

function typeIn({ id }: WireOption): ShipType {
  return id.split(':')[2] as ShipType;
}

function countOf(props: BenchProps, sector: SectorId, type: ShipType): number {
  const ships = viewOf(props).sectors[sector]?.ships ?? [];
  return ships.filter((ship) => ship.owner === props.decision.seat && ship.type === type).length;
}

/** Whether others have ships there. */
function isHeld(props: BenchProps, sector: SectorId): boolean {
  return (viewOf(props).sectors[sector]?.ships ?? []).some(({ owner }) => owner !== props.decision.seat);
}
