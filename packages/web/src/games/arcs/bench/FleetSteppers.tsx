import { Stepper } from '../../bench/Stepper.tsx';
import { message, useWords } from '../words.ts';
import type { Ships } from './fleets.ts';

interface FleetSteppersProps {
  readonly most: Ships;
  readonly ships: Ships;
  readonly onChange: (ships: Ships) => void;
}

/** How many fresh and damaged ships go. */
export function FleetSteppers({ most, ships, onChange }: FleetSteppersProps) {
  const words = useWords();
  return (['fresh', 'damaged'] as const).map(
    (kind) =>
      most[kind] > 0 && (
        <div key={kind} className="bench-line">
          <span>{words(`fleet.${kind}`)}</span>
          <small>{words('fleet.of', { count: most[kind] })}</small>
          <Stepper
            label={message(`fleet.${kind}`)}
            value={ships[kind]}
            most={most[kind]}
            onChange={(value) => onChange({ ...ships, [kind]: value })}
          />
        </div>
      ),
  );
}
