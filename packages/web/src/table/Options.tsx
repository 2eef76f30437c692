import type { WireOption } from '@orrery/server/protocol';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { type Arranged, inOrder } from './arranged.ts';
import { type Offer, OptionButton } from './OptionButton.tsx';

/** From so many rows on they can be filtered by typing. */
const MANY = 10;

interface OptionsProps extends Offer {
  readonly arranged: Arranged;
}

/** Every option of a question as a button: in a line of few, or in a list that scrolls by itself and can be filtered. */
export function Options({ arranged, ...offer }: OptionsProps) {
  const text = useText();
  const all = inOrder(arranged);
  const list = useRef<HTMLDivElement>(null);
  const { groups, pinned, also, form } = arranged;
  const [filter, setFilter] = useState('');
  const canFilter = form === 'list' && all.length >= MANY;
  const matches = (option: WireOption) =>
    filter === '' || offer.voice.say(option.label).toLowerCase().includes(filter.toLowerCase());
  const shown = canFilter ? all.filter(matches) : all;
  const button = (option: WireOption) => (
    <OptionButton key={option.id} {...offer} option={option} index={shown.indexOf(option)} />
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is not filtered
  useEffect(() => setFilter(''), [offer.decision.at]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in all browsers
    <div
      ref={list}
      className={`options options--${form}`}
      role="group"
      aria-label={text('decision.options')}
      onKeyDown={(event) => moveFocus(event, list.current)}
    >
      {canFilter && <Filter value={filter} matching={shown} onChange={setFilter} onAnswer={offer.onAnswer} />}
      <div className="options__rows">
        {groups.map(({ title, options }) => {
          const left = options.filter((option) => shown.includes(option));
          if (left.length === 0) return null;
          return (
            <div key={title ?? ''} className="options__group">
              {title !== null && <h3 className="options__title">{title}</h3>}
              {left.map(button)}
            </div>
          );
        })}
        {shown.length === 0 && <p className="options__none muted">{text('decision.filter.none')}</p>}
      </div>
      {pinned.length > 0 && (
        <div className="options__pinned">{pinned.filter((each) => shown.includes(each)).map(button)}</div>
      )}
      {also.length > 0 && (
        <Also count={also.length} isOpen={filter !== ''}>
          {also.filter((each) => shown.includes(each)).map(button)}
        </Also>
      )}
    </div>
  );
}

interface FilterProps {
  readonly value: string;
  readonly matching: readonly WireOption[];
  readonly onChange: (value: string) => void;
  readonly onAnswer: (id: string) => void;
}

/** "/" goes here, Enter takes the only option left, Escape goes back to the options. */
function Filter({ value, matching, onChange, onAnswer }: FilterProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first, ...others] = matching;
    if (event.key === 'Enter' && first && others.length === 0) onAnswer(first.id);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onChange('');
    field.current?.closest('.options')?.querySelector<HTMLElement>('[data-option]')?.focus();
  };
  return (
    <label className="options__filter">
      <Icon name="search" />
      <span className="visually-hidden">{text('decision.filter')}</span>
      <input
        ref={field}
        data-filter
        className="input"
        type="search"
        placeholder={text('decision.filter')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd className="key">/</kbd>
    </label>
  );
}

interface AlsoProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Free actions of another family, out of the way until they are wanted. */
function Also({ count, isOpen: isForced, children }: AlsoProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="options__also">
      <button
        type="button"
        className="options__fold"
        aria-expanded={isOpen || isForced}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        <Icon name={isOpen || isForced ? 'up' : 'down'} />
        {text('decision.also', { count })}
      </button>
      <div id={id} className="options__group" hidden={!isOpen && !isForced}>
        {children}
      </div>
    </div>
  );
}

/** Arrows go through the options, as Tab does. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  // A key that is held down would play one decision after the other.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || !list || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll<HTMLElement>('button')].filter((button) => button.offsetParent !== null);
  const index = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
