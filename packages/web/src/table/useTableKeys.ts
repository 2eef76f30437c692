import type { GameRenderer } from '../games/renderer.ts';
import { typeInto } from '../parts/typing.ts';
import { chatField } from './Chat.tsx';
import type { TableConnection } from './connection.ts';
import { playerTabOf } from './playerTab.ts';
import { useShortcuts } from './shortcuts.ts';
import type { ColumnState } from './useColumn.ts';
import { useSnapshot } from './useConnection.ts';
import type { DockState } from './useDock.ts';
import type { InspectorState } from './useInspector.ts';

interface PartKeys {
  readonly renderer: GameRenderer;
  readonly column: ColumnState;
  readonly dock: DockState;
  readonly inspector: InspectorState;
  readonly onOverlay: (id: string) => void;
  /** The rule that is pointed at, if any. */
  readonly rule: string | undefined;
  readonly onRule: (rule: string) => void;
}

/** The keys of the parts of a table, also of one that is replayed. */
export function partKeys({ renderer, column, dock, inspector, onOverlay, rule, onRule }: PartKeys) {
  const tabs = renderer.tabs ?? [];
  const player = playerTabOf(renderer) ?? 'player';
  return {
    ...Object.fromEntries((renderer.overlays ?? []).map(({ id, key }) => [key, () => onOverlay(id)])),
    ...Object.fromEntries(tabs.map(({ id, key }) => [key, () => column.toggle(id)])),
    y: () => column.toggle('inspector'),
    p: () => column.toggle(player),
    l: () => column.toggle('story'),
    b: () => (rule === undefined ? column.toggle('rules') : onRule(rule)),
    ...Object.fromEntries(
      (renderer.dockKeys ?? []).map((key, page) => [key, () => dock.open(dock.page === page ? null : page)]),
    ),
    d: dock.step,
    k: dock.step,
    o: enterBoard,
    ']': () => column.fold(!column.isFolded),
    ' ': () => {
      if (inspector.pin()) column.open('inspector');
    },
  };
}

interface Keyed extends PartKeys {
  readonly connection: TableConnection;
  readonly isAsked: boolean;
  /** What ? does. */
  readonly onHelp: () => void;
  /** Null while no hint is open. */
  readonly closeHint: (() => void) | null;
  readonly onWhyNot: () => void;
  /** Stops showing the past; null when it is not shown. */
  readonly skip: (() => void) | null;
}

/** The keys of a table. */
export function useTableKeys(keyed: Keyed): void {
  const { connection, isAsked, column, dock, onHelp, onWhyNot, closeHint, skip } = keyed;
  const { confirming } = useSnapshot(connection);
  useShortcuts({
    u: () => connection.undo(),
    'shift+u': () => connection.redo(),
    c: () => {
      column.open('chat');
      typeInto(chatField);
    },
    w: () => isAsked && onWhyNot(),
    'shift+w': () => isAsked && onWhyNot(),
    a: () => document.querySelector<HTMLElement>('.pass-for__spell')?.click(),
    '/': () => typeInto('[data-filter]'),
    '?': onHelp,
    // A game may have a better use for W.
    ...partKeys(keyed),
    escape: () => {
      if (skip) skip();
      else if (confirming) connection.thinkAgain();
      else if (closeHint) closeHint();
      else if (!column.isHome) column.goHome();
      else dock.open(null);
    },
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), () => takeOption(index)])),
  });
}

/** The focus goes to the board: to what may be answered there, else to what begins something, else to any place. */
function enterBoard(): void {
  const [first] = ['[data-target]', '[data-begin]', '[tabindex="0"]'].flatMap(
    (kind) => document.querySelector<SVGElement>(`.stage__drawing ${kind}`) ?? [],
  );
  first?.focus();
}

/** The digits count the options as they are seen, in a list as on a bench. */
function takeOption(index: number): void {
  const options = document.querySelectorAll<HTMLElement>('.decision [data-option]');
  [...options].filter((option) => option.offsetParent !== null)[index]?.click();
}
