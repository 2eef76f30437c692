import { OddsLine } from '../../../odds/OddsLine.tsx';
import { useWarning } from '../../bench/warning.ts';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { contentOf } from '../board/content.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { Outlooks } from '../inspector/Outlooks.tsx';
import { type SystemId, viewOf } from '../model.ts';
import { reached } from '../odds/where.ts';
import { useWords } from '../words.ts';
import { chosenSystem, comersTo, useGivingUp } from './choosing.ts';
import { ShipChips } from './ShipChips.tsx';

/** A system before it is activated: which ships could come, who would fire and fight, what could be built. */
export function PreviewBench(props: BenchProps) {
  const words = useWords();
  const warn = useWarning();
  const { decision, players, seat, setPlan } = props;
  const id = chosenSystem(props) as SystemId;
  const place = `system:${id}`;
  const begun = [...(decision.starts ?? []), ...decision.options.map((each) => ({ ...each, targets: [each.target] }))];
  const label = begun.find(({ targets }) => targets.includes(place))?.label;
  useMain(props.onMain, {
    label: label ? props.say(label) : '',
    act: () => props.pick(place, { x: 0, y: 0 }),
    warning: warn(`activate:${id}`),
  });
  useGivingUp(props);
  const system = viewOf(props).systems[id];
  const comers = comersTo(props, id);
  return (
    <div className="bench ti4-preview" aria-live="polite">
      <h3 className="ti4-bench-title">
        <span>{props.name(`system/${id}`)}</span>
        <button type="button" className="ti4-link" onClick={() => setPlan(null)}>
          {words('preview.back')}
        </button>
      </h3>
      {comers.length === 0 && <p className="bench-note">{words('preview.none')}</p>}
      {comers.map(({ from, groups }) => (
        <p key={from} className="ti4-comers">
          <span>{props.name(`system/${from}`)}</span>
          {groups.map(({ type, count }) => (
            <span key={type} title={props.name(`unit-type/${type}`, { count })}>
              <UnitIcon name={type} size={14} colour={players[seat ?? 0]?.colour} />
              {count}
            </span>
          ))}
        </p>
      ))}
      <ShipChips {...props} from={id} chosen={null} />
      {props.isPhone ? (
        <Inspector {...props} place={place} />
      ) : (
        <>
          <OddsLine battle={reached(props, id)} />
          {system && <Outlooks props={props} id={id} content={contentOf(props, id, system)} />}
        </>
      )}
    </div>
  );
}
