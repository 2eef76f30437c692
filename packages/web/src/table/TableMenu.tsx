import { useState } from 'react';
import { navigate } from '../app/router.ts';
import { useText } from '../app/text.ts';
import type { BattleAt, Point } from '../games/renderer.ts';
import type { Lesson } from '../learning/useLesson.ts';
import { oddsGames } from '../odds/art.ts';
import { openOdds } from '../odds/openOdds.ts';
import { Icon } from '../parts/Icon.tsx';
import { PointMenu } from '../parts/PointMenu.tsx';
import { phone, useMedia } from '../parts/useMedia.ts';
import type { TableGame } from './snapshot.ts';
import type { ColumnState } from './useColumn.ts';
import type { OpenDialog } from './useOpenDialog.ts';

interface TableMenuProps {
  readonly game: TableGame;
  readonly column: ColumnState;
  readonly lesson: Lesson;
  /** The one at hand. */
  readonly battle: BattleAt | null;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The button at the top right of a table, and its menu. */
export function TableMenu({ game, column, lesson, battle, onOpen }: TableMenuProps) {
  const { table, seat, outcome, passing, view } = game;
  const text = useText();
  const isPhone = useMedia(phone);
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const isOver = outcome !== null;
  const actions = [
    // A phone has no room for them beside the board.
    ...(isPhone
      ? [
          { id: 'chat', label: text('table.chat'), run: () => column.open('chat') },
          { id: 'rules', label: text('table.rules'), run: () => column.open('rules') },
        ]
      : []),
    ...(lesson.isOffered ? [{ id: 'lesson', label: text('learn.help'), run: lesson.help }] : []),
    ...(lesson.learning ? [{ id: 'start', label: text('learn.start.again'), run: () => lesson.start(true) }] : []),
    { id: 'help', label: text('table.help'), run: () => onOpen('help') },
    ...(isOver ? [{ id: 'result', label: text('after.show'), run: () => onOpen('result') }] : []),
    ...(passing && !isOver ? [{ id: 'passing', label: text('pass.title'), run: () => onOpen('passing') }] : []),
    ...(isOver ? [] : [{ id: 'waiting', label: text('table.waiting'), run: () => onOpen('waiting') }]),
    ...(oddsGames.includes(table.game)
      ? [{ id: 'odds', label: text(battle ? 'odds.use' : 'nav.odds'), run: () => openOdds(table.game, view, battle) }]
      : []),
    { id: 'replay', label: text('table.replay'), run: () => navigate(`/replay/${table.id}`) },
    { id: 'settings', label: text('nav.settings'), run: () => navigate('/settings') },
    ...(table.host && !isOver
      ? [{ id: 'rollback', label: text('rollback.title'), run: () => onOpen('rollback') }]
      : []),
    ...(seat !== null && !isOver ? [{ id: 'resign', label: text('table.resign'), run: () => onOpen('resign') }] : []),
    { id: 'home', label: text('table.leave'), run: () => navigate('/') },
  ];
  return (
    <>
      <button
        type="button"
        className="table__more"
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
