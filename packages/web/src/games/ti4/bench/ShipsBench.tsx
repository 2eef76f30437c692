import { SoftWarning } from '../../bench/SoftWarning.tsx';
import { useWarning } from '../../bench/warning.ts';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import type { SystemId } from '../model.ts';
import { useWords } from '../words.ts';
import { chosenShips, useGivingUp } from './choosing.ts';
import { ShipChips } from './ShipChips.tsx';

/** Ships of mine that were clicked: where they could go, here in words and on the board in light. */
export function ShipsBench(props: BenchProps) {
  const words = useWords();
  const warn = useWarning();
  const ships = chosenShips(props);
  useMain(props.onMain, null);
  useGivingUp(props);
  if (!ships) return null;
  const { from, type, to } = ships;
  const pointingAt = (id: SystemId) => {
    const show = () => props.tellOf([`system:${id}`]);
    const leave = () => props.tellOf([]);
    return { onPointerEnter: show, onPointerLeave: leave, onFocus: show, onBlur: leave };
  };
  const activate = (id: SystemId) => {
    props.tellOf([]);
    props.pick(`system:${id}`, { x: 0, y: 0 });
  };
  return (
    <div className="bench ti4-ships">
      <h3 className="ti4-bench-title">
        <span>{props.name(`system/${from}`)}</span>
        <button type="button" className="ti4-link" onClick={() => props.setPlan(null)}>
          {words('preview.back')}
        </button>
      </h3>
      <ShipChips {...props} from={from} chosen={type} />
      <p className="bench-note" aria-live="polite">
        {words('ships.where', { count: to.length })}
      </p>
      <div className="bench-places">
        {to.map((id) => (
          <button
            key={id}
            type="button"
            className="bench-option is-row"
            data-goal={id}
            onClick={() => activate(id)}
            {...pointingAt(id)}
          >
            {props.name(`system/${id}`)}
            <SoftWarning>{warn(`activate:${id}`)}</SoftWarning>
          </button>
        ))}
      </div>
    </div>
  );
}
