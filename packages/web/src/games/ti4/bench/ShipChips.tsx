import type { RendererProps } from '../../renderer.ts';
import { UnitIcon } from '../art/Icon.tsx';
import type { SystemId, UnitType } from '../model.ts';
import { useWords } from '../words.ts';
import { chooseShips, movableIn } from './choosing.ts';

type ShipChipsProps = RendererProps & { readonly from: SystemId; readonly chosen: UnitType | null };

/** My ships in a system that could go somewhere: a press lights where. */
export function ShipChips({ from, chosen, ...props }: ShipChipsProps) {
  const words = useWords();
  const ships = movableIn(props, from);
  if (ships.length === 0) return null;
  return (
    <div className="ti4-movers">
      {chosen === null && <span>{words('ships.here')}</span>}
      {ships.map(({ type, count }) => (
        <button
          key={type}
          type="button"
          className="ti4-chip"
          aria-pressed={type === chosen}
          onClick={() => (type === chosen ? props.setPlan(null) : chooseShips(props, { from, type }))}
        >
          <UnitIcon name={type} size={16} colour={props.players[props.seat ?? 0]?.colour} />
          {words('units.some', { count, damaged: 0, unit: `unit-type/${type}` })}
        </button>
      ))}
    </div>
  );
}
