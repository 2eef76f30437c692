import type { ReactNode } from 'react';
import { useText } from '../app/text.ts';
import { Chat } from './Chat.tsx';
import type { ColumnTab } from './Column.tsx';
import type { TableConnection } from './connection.ts';
import { RulesPanel } from './RulesPanel.tsx';
import type { TableGame } from './snapshot.ts';
import type { ColumnState } from './useColumn.ts';
import { useUnread } from './useUnread.ts';

interface Told {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly column: ColumnState;
  readonly story: () => ReactNode;
  /** How many turns have not been looked at, where they are told nowhere else. */
  readonly news: number;
}

/** The tabs that the table of every game has: story, chat, rules. */
export function useShellTabs({ connection, game, column, story, news }: Told): ColumnTab[] {
  const text = useText();
  const unread = useUnread(game.chat.length, column.tab === 'chat' && !column.isFolded);
  return [
    { id: 'story', key: 'l', label: text('table.story'), count: news, body: story },
    {
      id: 'chat',
      key: 'c',
      label: text('table.chat'),
      count: unread,
      body: () => (
        <Chat
          lines={game.chat}
          mySeat={game.seat}
          isClosed={game.table.chatClosed === true}
          host={game.table.host ? connection : null}
          muted={game.table.muted}
          onSay={(said) => connection.say(said)}
          onLeave={column.goHome}
        />
      ),
    },
    {
      id: 'rules',
      key: 'b',
      label: text('table.rules'),
      body: () => <RulesPanel game={game.table.game} rule={column.rule} />,
    },
  ];
}
