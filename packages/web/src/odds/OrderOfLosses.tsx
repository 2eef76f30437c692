import { useText } from '../app/text.ts';
import { Choice } from '../parts/Choice.tsx';
import type { OrderField } from './calculator.ts';
import { thingOf, useDrawing, useNamed } from './drawing.ts';

interface OrderProps {
  readonly field: OrderField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** In which order a side loses what it has: as usual, as is best for this battle, or as is stated. */
export function OrderOfLosses({ field: { name, things, hasBest }, value, onChange }: OrderProps) {
  const text = useText();
  const named = useNamed();
  const { PieceIcon } = useDrawing().art;
  const kind = value === '' ? 'usual' : value === 'best' ? 'best' : 'stated';
  const stated = kind === 'stated' ? value.split('.') : [];
  const place = (thing: string) => (stated.includes(thing) ? stated.indexOf(thing) : stated.length);
  const ordered = things.toSorted((a, b) => place(a.value) - place(b.value));
  const written = ordered.map((thing) => thing.value).join('.');
  const kinds = ['usual', ...(hasBest ? (['best'] as const) : []), 'stated'] as const;
  const sooner = (index: number) => {
    const ids = ordered.map((thing) => thing.value);
    const [moved = ''] = ids.splice(index, 1);
    onChange(ids.toSpliced(index - 1, 0, moved).join('.'));
  };
  return (
    <div className="odds__order">
      <Choice
        label={named(name)}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: text(`odds.losses.${each}`) }))}
        onChange={(chosen) => onChange(chosen === 'usual' ? '' : chosen === 'best' ? chosen : written)}
      />
      {kind === 'stated' && (
        <ol>
          {ordered.map((thing, index) => (
            <li key={thing.value}>
              <PieceIcon thing={'thing' in thing.name ? thing.name.thing : ''} size={18} />
              <span className="odds__order-name">{named(thing.name)}</span>
              <button
                type="button"
                className="button button--quiet"
                disabled={index === 0}
                aria-label={text('odds.losses.sooner', { name: thingOf(thing.name) })}
                onClick={() => sooner(index)}
              >
                ↑
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
