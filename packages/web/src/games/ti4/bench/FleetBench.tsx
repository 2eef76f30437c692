import type { Thing } from '@orrery/kernel';
import { useEffect, useMemo } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import { Stepper } from '../../bench/Stepper.tsx';
import { useWarning } from '../../bench/warning.ts';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { figuresOf, tablesOf, viewOf } from '../model.ts';
import { battles } from '../odds/where.ts';
import { message, useWords } from '../words.ts';
import {
  allOf,
  type Cargo,
  declaredShips,
  loadAsUsual,
  passengers,
  type Row,
  reload,
  sendAll,
  sendOne,
  sourcesOf,
} from './fleet.ts';
import { Meter } from './Meter.tsx';

/** Ships by where they come from, each kind with a stepper: what is declared is declared at once, and can be taken back. */
export function FleetBench(props: BenchProps) {
  const words = useWords();
  const warn = useWarning();
  const { decision, answer, setPlan } = props;
  const view = viewOf(props);
  const seat = props.seat ?? 0;
  const isLoading = decision.prompt.key !== 'ti4.move-ships';
  const sources = useMemo(() => sourcesOf(view, decision, seat), [view, decision, seat]);
  const ships = declaredShips(view);
  const target = view.tactical?.system;
  const usual = (leaving: ReadonlyMap<string, number>) => passengers(view, tablesOf(props), seat, leaving);
  useEffect(() => {
    setPlan({ kind: 'moves' });
    return () => setPlan(null);
  }, [setPlan]);
  useMain(
    props.onMain,
    isLoading
      ? {
          label: words(decision.prompt.key === 'ti4.choose-path' ? 'fleet.path' : 'fleet.load'),
          act: () => answer(loadAsUsual(usual(new Map()))),
        }
      : {
          label: words('fleet.main', { count: ships }),
          act: () => answer(['done']),
          option: 'done',
          warning: warn('done'),
        },
  );
  const meters = target && view.outlook?.arriving?.[target];
  return (
    <div className="bench ti4-fleet">
      <OddsLine battle={battles.now(props)} />
      {!isLoading &&
        sources.map((source) => (
          <section key={source.system}>
            <h3>
              {props.name(`system/${source.system}`)}
              <button
                type="button"
                className="ti4-link"
                disabled={source.rows.every(({ more }) => more === null)}
                onClick={() => answer(sendAll(source.system, usual(allOf(source))))}
              >
                {words('fleet.all')}
              </button>
            </h3>
            {source.rows.map((row) => (
              <ShipRow
                key={`${row.type} ${row.isDamaged}`}
                props={props}
                row={row}
                onMore={() => answer(sendOne(row.more ?? '', usual(new Map([[`${row.from}:${row.type}`, 1]]))))}
              />
            ))}
          </section>
        ))}
      {!isLoading && sources.length === 0 && <p className="bench-note">{words('fleet.none')}</p>}
      {meters && (
        <div className="ti4-meters" role="status">
          {meters.capacity && (
            <Meter label={words('meter.capacity')} used={meters.capacity[0]} all={meters.capacity[1]} />
          )}
          <Meter label={words('meter.fleet')} used={meters.fleet[0]} all={meters.fleet[1]} />
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly props: BenchProps;
  readonly row: Row;
  readonly onMore: () => void;
}

function ShipRow({ props, row, onMore }: RowProps) {
  const words = useWords();
  const { type, isDamaged, going, all, moves, more } = row;
  const last = moves.at(-1);
  const figures = figuresOf(viewOf(props), tablesOf(props), props.seat ?? 0, type);
  const name = props.name(`unit-type/${type}`);
  return (
    <>
      <div className="bench-line ti4-ship">
        <UnitIcon name={type} size={22} colour={props.players[props.seat ?? 0]?.colour ?? 'currentColor'} />
        <span>
          {isDamaged ? words('fleet.damaged', { ship: `unit-type/${type}` }) : name}
          <small>{words('fleet.move', { move: figures?.move ?? 0, capacity: figures?.capacity ?? 0 })}</small>
        </span>
        <Stepper
          label={`unit-type/${type}`}
          value={going}
          most={more === null ? going : all}
          {...(more !== null && { moreOption: more })}
          {...(last && { lessOption: `back:${last.number}` })}
          onChange={(value) => (value > going ? onMore() : last && props.answer([`back:${last.number}`]))}
        />
        <small className="ti4-of">/{all}</small>
      </div>
      {moves.map(({ number, move }) =>
        move.cargo.map((cargo) => (
          <Aboard
            key={`${number} ${cargo.from} ${cargo.type}`}
            props={props}
            cargo={cargo}
            onChange={(count) =>
              props.answer(
                reload(
                  number,
                  move,
                  move.cargo.map((each) => (each === cargo ? { ...each, count } : each)),
                ),
              )
            }
          />
        )),
      )}
    </>
  );
}

interface AboardProps {
  readonly props: BenchProps;
  readonly cargo: Cargo;
  readonly onChange: (count: number) => void;
}

/** What a declared ship takes along. */
function Aboard({ props, cargo, onChange }: AboardProps) {
  const words = useWords();
  const { type, count, from } = cargo;
  const values = { unit: `unit-type/${type}`, count } as const;
  const place: Thing = from in viewOf(props).systems ? `system/${from}` : `planet/${from}`;
  return (
    <div className="bench-line ti4-aboard">
      <UnitIcon name={type} size={16} colour="currentColor" />
      <small>{words('fleet.aboard', { ...values, place })}</small>
      <Stepper label={message('fleet.cargo', values)} value={count} most={count + 1} onChange={onChange} />
    </div>
  );
}
