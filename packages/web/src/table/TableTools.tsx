import type { TableFace } from '@orrery/server/protocol';
import { useState } from 'react';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
import type { Point } from '../games/renderer.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { PointMenu } from '../parts/PointMenu.tsx';
import { type DrawerTab, drawerTabs } from './Drawer.tsx';

interface TableToolsProps {
  readonly table: TableFace;
  readonly drawer: DrawerTab | null;
  readonly unread: number;
  readonly isOver: boolean;
  readonly canResign: boolean;
  readonly canRollBack: boolean;
  readonly onDrawer: (tab: DrawerTab) => void;
  readonly onHelp: () => void;
  readonly onWaiting: () => void;
  readonly onResign: () => void;
  readonly onRollBack: () => void;
  readonly onResult: () => void;
}

/** The buttons at the top right of a table. */
export function TableTools(props: TableToolsProps) {
  const { table, drawer, unread, isOver, canResign, canRollBack } = props;
  const text = useText();
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const actions = [
    { id: 'help', label: text('table.help'), run: props.onHelp },
    ...(isOver ? [{ id: 'result', label: text('after.show'), run: props.onResult }] : []),
    ...(isOver ? [] : [{ id: 'waiting', label: text('table.waiting'), run: props.onWaiting }]),
    { id: 'replay', label: text('table.replay'), run: () => navigate(`/replay/${table.id}`) },
    { id: 'settings', label: text('nav.settings'), run: () => navigate('/settings') },
    ...(canRollBack ? [{ id: 'rollback', label: text('rollback.title'), run: props.onRollBack }] : []),
    ...(canResign ? [{ id: 'resign', label: text('table.resign'), run: props.onResign }] : []),
    { id: 'home', label: text('table.leave'), run: () => navigate('/') },
  ];
  return (
    <>
      {drawerTabs.map((tab) => (
        <IconButton
          key={tab}
          className="button--quiet tool"
          icon={tab}
          label={text(`table.${tab}`)}
          isPressed={drawer === tab}
          onClick={() => props.onDrawer(tab)}
        >
          {tab === 'chat' && unread > 0 && <span className="tool__count">{unread}</span>}
        </IconButton>
      ))}
      <button
        type="button"
        className="button button--quiet button--icon tool"
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        aria-label={text('table.menu')}
        title={text('table.menu')}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setMenuAt({ x: box.right, y: box.bottom + 4 });
        }}
      >
        <Icon name="menu" />
      </button>
      {menuAt && (
        <PointMenu
          label={text('table.menu')}
          items={actions}
          at={menuAt}
          onPick={(id) => {
            setMenuAt(null);
            actions.find((action) => action.id === id)?.run();
          }}
          onClose={() => setMenuAt(null)}
        />
      )}
    </>
  );
}
