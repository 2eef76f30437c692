import { plain } from '@orrery/voice';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useText } from '../app/text.ts';
import { Icon } from '../parts/Icon.tsx';
import type { ColumnState } from './useColumn.ts';

/** A tab of the column, the game's or the shell's. */
export interface ColumnTab {
  readonly id: string;
  readonly key: string;
  readonly label: string;
  /** Shown beside the label when not zero. */
  readonly count?: number;
  readonly body: () => ReactNode;
}

interface ColumnProps {
  readonly state: ColumnState;
  readonly tabs: readonly ColumnTab[];
  /** What keeps the home tab in sight while it is not. */
  readonly band: ReactNode | null;
  /** Whether a bench takes the place of the tab. */
  readonly isBenchFull: boolean;
  /** What is to be decided, at its foot. */
  readonly decision: ReactNode;
}

/** The column at the right: tabs, what the chosen one shows, and the decision. */
export function Column({ state, tabs, band, isBenchFull, decision }: ColumnProps) {
  const text = useText();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const { isFolded } = state;
  const fold = text(isFolded ? 'table.column.unfold' : 'table.column.fold');
  const isPanelShown = !isFolded && !isBenchFull;
  const chosen = tabs.find(({ id }) => id === state.tab) ?? tabs[0];
  const isHome = chosen === tabs[0] && isPanelShown;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || !chosen) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (tabs.indexOf(chosen) + step + tabs.length) % tabs.length;
    state.open(tabs[next]?.id ?? chosen.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <aside className={`column ${isFolded ? 'column--folded' : ''}`} aria-label={text('table.column')}>
      <div className="column__tabs">
        <div
          ref={list}
          className="column__list"
          role="tablist"
          aria-label={text('table.column')}
          aria-orientation={isFolded ? 'vertical' : 'horizontal'}
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ id, key, label, count = 0 }) => {
            const isChosen = isPanelShown && id === chosen?.id;
            return (
              <button
                key={id}
                type="button"
                role="tab"
                className="column__tab"
                id={`${base}-${id}`}
                aria-controls={isChosen ? `${base}-panel` : undefined}
                aria-selected={isChosen}
                aria-keyshortcuts={key}
                title={key === '' ? label : text('app.withKey', { what: plain(label), key: plain(key.toUpperCase()) })}
                tabIndex={id === chosen?.id ? 0 : -1}
                onClick={() => state.open(id)}
              >
                {label}
                {count > 0 && <span className="tab__count">{count}</span>}
              </button>
            );
          })}
        </div>
        <button
          type="button"
          className="column__fold"
          aria-expanded={!isFolded}
          aria-label={fold}
          title={text('app.withKey', { what: plain(fold), key: plain(']') })}
          onClick={() => state.fold(!isFolded)}
        >
          <Icon name={isFolded ? 'left' : 'right'} />
        </button>
      </div>
      {!isFolded && !isHome && band !== null && <div className="column__band">{band}</div>}
      {isPanelShown && chosen && (
        <div
          className={`column__panel column__panel--${chosen.id}`}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${chosen.id}`}
        >
          {chosen.body()}
        </div>
      )}
      {decision}
    </aside>
  );
}
