import type { WireDecision } from '@orrery/server/protocol';
import { inOrder } from './arranged.ts';
import type { TableConnection } from './connection.ts';
import { useShortcuts } from './shortcuts.ts';
import { useSnapshot } from './useConnection.ts';
import type { DrawerState } from './useDrawer.ts';

interface Keyed {
  readonly connection: TableConnection;
  readonly decision: WireDecision | null;
  readonly drawer: DrawerState;
  readonly answer: (id: string) => void;
  /** The rule that is pointed at, if any. */
  readonly rule: string | undefined;
  readonly onRule: (rule: string) => void;
  readonly onArea: () => void;
  readonly onHelp: () => void;
  /** Stops showing the past; null when it is not shown. */
  readonly skip: (() => void) | null;
}

/** The keys of a table. */
export function useTableKeys({
  connection,
  decision,
  drawer,
  answer,
  rule,
  onRule,
  onArea,
  onHelp,
  skip,
}: Keyed): void {
  const { pending, confirming } = useSnapshot(connection);
  useShortcuts({
    u: () => connection.undo(),
    r: () => connection.redo(),
    l: () => drawer.toggle('log'),
    c: () => drawer.toggle('chat'),
    b: () => (rule === undefined ? drawer.toggle('rules') : onRule(rule)),
    m: onArea,
    w: () => decision && connection.askWhyNot(),
    '?': onHelp,
    escape: () => {
      if (skip) skip();
      else if (confirming) connection.thinkAgain();
      else drawer.close();
    },
    ...Object.fromEntries(
      inOrder(pending ? [] : (decision?.options ?? []))
        .slice(0, 9)
        .map(({ id }, index) => [String(index + 1), () => answer(id)]),
    ),
  });
}
