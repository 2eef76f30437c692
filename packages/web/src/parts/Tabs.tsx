import { type KeyboardEvent, type ReactNode, type TouchEvent, useId, useRef } from 'react';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Shown beside the label when not zero. */
  readonly count?: number;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** Beside the tabs, such as a cross. */
  readonly after?: ReactNode;
  /** A finger may go from one to the next. */
  readonly isSwipeable?: boolean;
}

/** Pixels that make a touch a swipe, and those that make it something else. */
const SWIPE = 64;
const STRAY = 40;

/** Tabs after the WAI-ARIA pattern: arrows move, the panel is labelled by its tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
  className = '',
  after,
  isSwipeable = false,
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  const touch = useRef<{ x: number; y: number } | null>(null);
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const from = touch.current;
    touch.current = null;
    if (!isSwipeable || !from || !finger) return;
    const across = finger.clientX - from.x;
    if (Math.abs(across) < SWIPE || Math.abs(finger.clientY - from.y) > STRAY) return;
    const tab = tabs[tabs.findIndex(({ id }) => id === chosen) - Math.sign(across)];
    if (tab) onChoose(tab.id);
  };

  return (
    <div className={`tabbed ${className}`}>
      <div className="tabs">
        <div className="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: name, count = 0 }) => (
            <button
              key={id}
              type="button"
              role="tab"
              className="tab"
              id={`${base}-${id}`}
              aria-controls={`${base}-panel`}
              aria-selected={id === chosen}
              tabIndex={id === chosen ? 0 : -1}
              onClick={() => onChoose(id)}
            >
              {name}
              {count > 0 && <span className="tab__count">{count}</span>}
            </button>
          ))}
        </div>
        {after}
      </div>
      <div
        className="tabbed__panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${chosen}`}
        onTouchStart={({ touches }) => {
          const finger = touches[0];
          touch.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {children}
      </div>
    </div>
  );
}
