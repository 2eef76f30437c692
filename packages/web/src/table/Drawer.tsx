import type { ReactNode } from 'react';
import { useText } from '../app/text.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Tabs } from '../parts/Tabs.tsx';

export const drawerTabs = ['log', 'chat', 'rules'] as const;
export type DrawerTab = (typeof drawerTabs)[number];

interface DrawerProps {
  readonly tab: DrawerTab;
  readonly unread: number;
  /** All of them, unless said otherwise. */
  readonly tabs?: readonly DrawerTab[];
  readonly onTab: (tab: DrawerTab) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The drawer at the right: log, chat, rules. */
export function Drawer({ tab, unread, tabs = drawerTabs, onTab, onClose, children }: DrawerProps) {
  const text = useText();
  return (
    <aside className="drawer" aria-label={text('table.drawer')}>
      <Tabs<DrawerTab>
        label={text('table.drawer')}
        chosen={tab}
        onChoose={onTab}
        tabs={tabs.map((id) => ({ id, label: text(`table.${id}`), count: id === 'chat' && tab !== id ? unread : 0 }))}
        after={
          <IconButton className="button--quiet" icon="close" label={text('table.drawer.close')} onClick={onClose} />
        }
      >
        {children}
      </Tabs>
    </aside>
  );
}
