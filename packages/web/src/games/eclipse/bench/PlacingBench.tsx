import { plain } from '@orrery/voice';
import { useEffect, useState } from 'react';
import { isTyping } from '../../../parts/typing.ts';
import { Choice, Said } from '../../bench/Choice.tsx';
import { Switch } from '../../bench/Switch.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { edgeAt, hexPath } from '../geometry.ts';
import { tablesOf, viewOf } from '../model.ts';
import { nextUpkeep } from '../sums.ts';
import { useWords } from '../words.ts';
import { lookedAt, lookIn, type Placement, placeAnswers, placementsIn, planOf } from './placing.ts';
import { Tile } from './Revealed.tsx';

/** A revealed sector, which lies in its zone on the board: it is turned, placed or discarded, and settled at once. */
export function PlacingBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, setPlan } = props;
  const { revealed, players } = viewOf(props);
  const tables = tablesOf(props);
  const player = players[decision.seat];
  const placements = placementsIn(decision.options);
  const shown = lookedAt(placements, lookIn(props.plan));
  const [takesControl, setControl] = useState(true);
  const [isSettled, setSettled] = useState(true);
  const figures = shown && tables.sectors[shown.sector];
  const ready = player?.colonyShips.ready ?? 0;
  const upkeep = player ? nextUpkeep(player) : null;
  const canControl = upkeep !== null && figures !== undefined && figures.ancients === 0;
  const canSettle = canControl && takesControl && ready > 0 && figures.population.length > 0;
  const look = (placement: Placement | undefined): void => setPlan(placement ? planOf(placement) : null);
  const ways = placements.filter(({ sector }) => sector === shown?.sector);
  const turn = (steps: number): void => look(ways.at((ways.indexOf(shown as Placement) + steps) % ways.length));
  useTurning(turn);
  const stop = decision.options.find(({ idle }) => idle);
  useMain(
    props.onMain,
    shown
      ? {
          label: words('place.main', { sector: plain(shown.sector) }),
          act: () =>
            answer(
              placeAnswers(tables, shown, {
                takesControl: canControl ? takesControl : null,
                ships: canSettle && isSettled ? ready : 0,
              }),
            ),
          option: shown.id,
        }
      : stop
        ? { label: props.say(stop.label), act: () => answer([stop.id]), option: stop.id }
        : null,
  );
  return (
    <div className="bench">
      {(revealed?.sectors ?? []).map((sector) => {
        const own = placements.filter((each) => each.sector === sector);
        return (
          <section key={sector} className="eclipse-placing">
            <Tile props={props} words={words} name={props.name(`sector/${sector}`)} figures={tables.sectors[sector]} />
            <div className="eclipse-turnings">
              {own.length === 0 && <span className="eclipse-muted">{words('sector.revealed.nowhere')}</span>}
              {own.map((placement) => (
                <Choice
                  key={placement.id}
                  option={placement}
                  isChosen={placement === shown}
                  onClick={() => look(placement)}
                >
                  <span className="visually-hidden">{words('place.joins', { count: placement.joined.length })}</span>
                  <Turning wormholes={tables.sectors[sector].wormholes} rotation={placement.rotation} />
                </Choice>
              ))}
            </div>
          </section>
        );
      })}
      {shown && (
        <p className="bench-note">{words(props.isPhone ? 'place.joined' : 'place.turned', { list: shown.joined })}</p>
      )}
      {canControl && (
        <Switch isOn={takesControl} onChange={setControl}>
          {words('place.control', { upkeep: upkeep - (player?.upkeep ?? 0) })}
        </Switch>
      )}
      {canSettle && (
        <Switch isOn={isSettled} onChange={setSettled}>
          {words('place.settle', { count: ready })}
        </Switch>
      )}
      <div className="bench-places">
        {decision.options
          .filter(({ id }) => !id.startsWith('place:') && (shown || id !== stop?.id))
          .map((option) => (
            <Said key={option.id} props={props} option={option} />
          ))}
      </div>
    </div>
  );
}

/** Q and E turn it. */
function useTurning(turn: (steps: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const steps = ({ q: -1, e: 1 } as const)[event.key.toLowerCase() as 'q' | 'e'];
      if (steps === undefined || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      turn(steps);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

const outline = hexPath(20);

/** How it would lie: its wormholes. */
function Turning({ wormholes, rotation }: { readonly wormholes: readonly number[]; readonly rotation: number }) {
  return (
    <svg className="eclipse-turning" viewBox="-22 -22 44 44" width="32" height="32" aria-hidden="true">
      <path d={outline} />
      {wormholes.map((each) => {
        const { x, y } = edgeAt((each + rotation) % 6);
        return <circle key={each} cx={x * 0.17} cy={y * 0.17} r="3.6" />;
      })}
    </svg>
  );
}
