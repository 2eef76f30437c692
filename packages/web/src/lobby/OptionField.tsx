import type { Voice } from '@orrery/voice';
import { useId } from 'react';
import { useText } from '../app/text.ts';
import { Choice, Select } from '../parts/Choice.tsx';
import { type ChosenValue, type FittingOption, withOther } from './fittingOptions.ts';
import { optionName, valueName } from './optionTexts.ts';

interface OptionFieldProps {
  readonly fitting: FittingOption;
  readonly value: ChosenValue | undefined;
  readonly voice: Voice;
  readonly onChange: (value: ChosenValue) => void;
}

/** What stands for a text of one's own, and for a list by seats, among the values. */
const OWN = '';
const EACH = ' each';

/** The values of an option, a field for a text of one's own where the game takes one, and one for each seat where it takes a list. */
export function OptionField({ fitting, value, voice, onChange }: OptionFieldProps) {
  const text = useText();
  const { option, values, text: most, each } = fitting;
  const label = optionName(voice, option);
  const isList = typeof value === 'object';
  const isOwn = !isList && most !== undefined && value !== undefined && !values.includes(value);
  const shown = [
    ...values.map((one) => ({ value: String(one), label: valueName(voice, option, one, text) })),
    ...(most === undefined ? [] : [{ value: OWN, label: valueName(voice, option, 'text', text) }]),
    ...(each === undefined ? [] : [{ value: EACH, label: valueName(voice, option, 'each', text) }]),
  ];
  const Field = shown.length > 4 ? Select : Choice;
  return (
    <>
      <Field
        label={label}
        value={isList ? EACH : isOwn ? OWN : String(value)}
        options={shown}
        onChange={(chosen) => onChange(chosen === EACH ? [] : (values.find((one) => String(one) === chosen) ?? OWN))}
      />
      {isOwn && (
        <OwnText label={valueName(voice, option, 'text', text)} most={most} value={String(value)} onChange={onChange} />
      )}
      {isList && each && <EachSeat {...{ each, value, voice, onChange }} />}
    </>
  );
}

interface EachSeatProps {
  readonly each: NonNullable<FittingOption['each']>;
  readonly value: readonly string[];
  readonly voice: Voice;
  readonly onChange: (value: readonly string[]) => void;
}

function EachSeat({ each: { kind, ids }, value, voice, onChange }: EachSeatProps) {
  const text = useText();
  const options = ids.map((id) => ({ value: id, label: voice.name(`${kind}/${id}`) }));
  return value.map((id, seat) => (
    <Select
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
      key={seat}
      label={text('new.seat', { number: seat + 1 })}
      value={id}
      options={options}
      onChange={(other) => onChange(withOther(value, seat, other))}
    />
  ));
}

interface OwnTextProps {
  readonly label: string;
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OwnText({ label, most, value, onChange }: OwnTextProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={most}
        required={true}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
