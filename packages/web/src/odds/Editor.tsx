import { memo, useState } from 'react';
import { messageOf, useText } from '../app/text.ts';
import { Stepper } from '../games/bench/Stepper.tsx';
import { Select } from '../parts/Choice.tsx';
import {
  type ChoiceField,
  type CountField,
  counted,
  type Field,
  type Group,
  type SwitchField,
  type Values,
  worded,
} from './calculator.ts';
import { thingOf, useDrawing, useNamed } from './drawing.ts';
import { OrderOfLosses } from './OrderOfLosses.tsx';

interface EditorProps {
  readonly groups: readonly Group[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** Everything that can be stated of a side, under headings; drawn again only when something of it has changed. */
export const Editor = memo(({ groups, values, onChange }: EditorProps) => {
  return (
    <div className="odds__groups">
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map((group) => (
          <GroupOfFields key={group.title} group={group} values={values} onChange={onChange} />
        ))}
    </div>
  );
});
Editor.displayName = 'Editor';

function GroupOfFields({ group, values, onChange }: { readonly group: Group } & Omit<EditorProps, 'groups'>) {
  const text = useText();
  const { title, fields, isFolded } = group;
  // Whoever opens or closes it later has the last word.
  const [isOpen, open] = useState(() => fields.some(({ id }) => values[id] !== undefined));
  const set = (id: string, value: number | string, usual: number | string) => {
    const { [id]: _, ...others } = values;
    onChange(value === usual ? others : { ...others, [id]: value });
  };
  const shown = fields.filter(({ kind }) => kind !== 'switch');
  const switches = fields.filter((field) => field.kind === 'switch');
  const body = (!isFolded || isOpen) && (
    <>
      {shown.map((field) => (
        <FieldOf key={field.id} field={field} values={values} set={set} />
      ))}
      {switches.length > 0 && (
        <div className="odds__switches">
          {switches.map((field) => (
            <SwitchOf key={field.id} field={field} values={values} set={set} />
          ))}
        </div>
      )}
    </>
  );
  const [only] = fields;
  if (fields.length === 1 && (only?.kind === 'choice' || only?.kind === 'order'))
    return <div className="odds__group">{body}</div>;
  if (isFolded)
    return (
      <details className="odds__group" open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
        <summary>{text(title)}</summary>
        {body}
      </details>
    );
  return (
    <fieldset className="odds__group">
      <legend>{text(title)}</legend>
      {body}
    </fieldset>
  );
}

interface FieldProps<Kind extends Field> {
  readonly field: Kind;
  readonly values: Values;
  readonly set: (id: string, value: number | string, usual: number | string) => void;
}

function FieldOf({ field, values, set }: FieldProps<Field>) {
  if (field.kind === 'count') return <CountOf field={field} values={values} set={set} />;
  if (field.kind === 'choice') return <ChoiceOf field={field} values={values} set={set} />;
  if (field.kind === 'order')
    return (
      <OrderOfLosses field={field} value={worded(values, field.id)} onChange={(value) => set(field.id, value, '')} />
    );
  return null;
}

function CountOf({ field, values, set }: FieldProps<CountField>) {
  const text = useText();
  const named = useNamed();
  const { PieceIcon } = useDrawing().art;
  const { id, name, most, usual = 0, figures, damaged, isNear, icon } = field;
  const value = Math.min(counted(values, id, usual), 99);
  const label = named(name, 2);
  const hurt = damaged === undefined ? 0 : counted(values, damaged);
  return (
    <div className={`odds__count${value > 0 ? ' is-there' : ''}`}>
      <PieceIcon thing={icon ?? ('thing' in name ? name.thing : '')} size={22} />
      <span className="odds__count-name">
        {label}
        {isNear && <small>{text('odds.near')}</small>}
        {figures && <small>{figures}</small>}
      </span>
      <Stepper
        label={messageOf(isNear ? 'odds.near.of' : 'odds.many', { name: thingOf(name) })}
        value={value}
        most={Math.max(most, value)}
        onChange={(next) => set(id, next, usual)}
      />
      {damaged !== undefined && value > 0 && (
        <span className="odds__damaged">
          <small>{text('odds.damaged', { count: hurt })}</small>
          <Stepper
            label={messageOf('odds.damaged.of', { name: thingOf(name) })}
            value={hurt}
            most={value}
            onChange={(next) => set(damaged, next, 0)}
          />
        </span>
      )}
    </div>
  );
}

function SwitchOf({ field: { id, name, on }, values, set }: FieldProps<SwitchField>) {
  const named = useNamed();
  const { voice } = useDrawing();
  const isOn = values[id] !== undefined && values[id] !== 0;
  const about = 'thing' in name ? voice.text(`text.${name.thing}`) : null;
  return (
    <button
      type="button"
      className="odds__switch"
      aria-pressed={isOn}
      title={about ?? undefined}
      onClick={() => set(id, isOn ? 0 : (on ?? 1), 0)}
    >
      {named(name)}
    </button>
  );
}

function ChoiceOf({ field: { id, name, options, usual = '' }, values, set }: FieldProps<ChoiceField>) {
  const named = useNamed();
  return (
    <Select
      label={named(name)}
      value={worded(values, id) || usual}
      options={options.map((option) => ({ value: option.value, label: named(option.name) }))}
      onChange={(value) => set(id, value, '')}
    />
  );
}
