import type { Voice } from '@orrery/voice';
import { Chat } from './Chat.tsx';
import type { TableConnection, TableGame } from './connection.ts';
import { Drawer } from './Drawer.tsx';
import { Log } from './Log.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import type { DrawerState } from './useDrawer.ts';

interface TableDrawerProps {
  readonly drawer: DrawerState;
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly voice: Voice;
}

/** The drawer of a table with what its tab shows. */
export function TableDrawer({ drawer, connection, game, voice }: TableDrawerProps) {
  const { tab, rule, unread, open, close } = drawer;
  if (tab === null) return null;
  return (
    <Drawer tab={tab} unread={unread} onTab={open} onClose={close}>
      {tab === 'log' && <Log events={game.events} voice={voice} />}
      {tab === 'chat' && (
        <Chat
          lines={game.chat}
          mySeat={game.seat}
          isClosed={game.table.chatClosed === true}
          host={game.table.host ? connection : null}
          onSay={(said) => connection.say(said)}
        />
      )}
      {tab === 'rules' && <RulesPanel game={game.table.game} rule={rule} />}
    </Drawer>
  );
}
