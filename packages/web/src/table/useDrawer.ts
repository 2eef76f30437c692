import { useEffect, useState } from 'react';
import type { DrawerTab } from './Drawer.tsx';

export interface DrawerState {
  readonly tab: DrawerTab | null;
  /** The rule that the rules were opened at. */
  readonly rule: string | null;
  /** Lines of the chat that have not been in sight. */
  readonly unread: number;
  readonly open: (tab: DrawerTab) => void;
  readonly toggle: (tab: DrawerTab) => void;
  readonly close: () => void;
  readonly showRule: (rule: string) => void;
}

/** What the drawer shows, and how much of the chat is unread. */
export function useDrawer(chatLines: number): DrawerState {
  const [tab, setTab] = useState<DrawerTab | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [read, setRead] = useState(chatLines);
  useEffect(() => {
    if (tab === 'chat') setRead(chatLines);
  }, [tab, chatLines]);
  return {
    tab,
    rule,
    unread: tab === 'chat' ? 0 : Math.max(0, chatLines - read),
    open: setTab,
    toggle: (wanted) => setTab((before) => (before === wanted ? null : wanted)),
    close: () => setTab(null),
    showRule: (id) => {
      setRule(id);
      setTab('rules');
    },
  };
}
