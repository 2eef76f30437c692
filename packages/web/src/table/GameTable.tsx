import { colourOf } from '../app/seats.ts';
import { useSay, useText } from '../app/text.ts';
import { arrangementOf } from './arrangement.ts';
import { Column, type ColumnTab } from './Column.tsx';
import { Dock } from './Dock.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { Players } from './Players.tsx';
import { playerTabOf } from './playerTab.ts';
import { Stage } from './Stage.tsx';
import { TableLayout } from './TableLayout.tsx';
import type { GameTableProps } from './tableProps.ts';

/** A game's table with all its parts, on a large screen or on a phone. */
export function GameTable(table: GameTableProps) {
  const { renderer, props, title, stage, column, dock, bench, decision, inspector } = table;
  const tabs = useTabs(table);
  const text = useText();
  const { Board, Head, Track, Band, PlayerStrip, PlayerCard, Inspector } = renderer;
  const board = (
    <Stage
      stage={stage}
      label={text('table.board')}
      corner={props.isPhone ? null : table.corner}
      overlays={table.overlays}
      glowing={props.targets}
      isFraming={props.isPhone}
      middle={props.isPhone ? (renderer.phoneMiddle?.(props.view, props.seat).x ?? null) : null}
    >
      <Board {...props} />
      {table.marks}
    </Stage>
  );
  const head = Head ? <Head {...props} /> : null;
  if (props.isPhone) return <PhoneTable {...table} tabs={tabs} board={board} head={head} />;
  const { box } = stage;
  const arrangement = arrangementOf(renderer, box);
  return (
    <TableLayout
      {...{ arrangement, title, board, head }}
      track={Track ? <Track {...props} /> : null}
      menu={table.menu}
      banners={
        <>
          {table.banners}
          {column.isFolded && Inspector && inspector.place !== null && (inspector.isPinned || inspector.isPointed) && (
            <aside className="stage__card" aria-label={text('table.inspector')}>
              <Inspector {...props} place={inspector.place} />
            </aside>
          )}
        </>
      }
      isFolded={column.isFolded}
      isDockOpen={props.seat !== null && dock.page !== null}
      players={
        <Players
          seats={table.seats}
          mySeat={props.seat}
          waitingFor={table.waitingFor}
          clock={table.clock}
          figures={(player) => <PlayerStrip {...props} player={player} />}
          card={PlayerCard ? (player) => <PlayerCard {...props} player={player} /> : null}
          onPlayer={
            playerTabOf(renderer) === null ? null : (player) => column.showPlayer(player, playerTabOf(renderer) ?? '')
          }
        />
      }
      column={
        <Column
          state={column}
          tabs={tabs}
          band={Band ? <Band {...props} /> : null}
          isBenchFull={bench?.size === 'full' && !column.isBenchCovered}
          decision={decision}
        />
      }
      dock={
        props.seat !== null && (
          <Dock
            {...{ renderer, props }}
            state={dock}
            isTall={arrangement === 'tall'}
            isAsked={table.isUrgent && table.segment === undefined}
            colour={colourOf(props.seat)}
          />
        )
      }
    />
  );
}

/** The game's home tab, the inspector, the game's other tabs, a pinned player, and the tabs that all games have. */
function useTabs({ renderer, props, column, inspector, tabs }: GameTableProps): ColumnTab[] {
  const text = useText();
  const say = useSay();
  const [home, ...others] = (renderer.tabs ?? []).map(
    ({ id, key, label, Tab }): ColumnTab => ({
      id,
      key,
      label: say(label),
      body: () => <Tab {...props} player={column.player} />,
    }),
  );
  const { Inspector, PlayerCard, inspectorLabel } = renderer;
  const inspected: ColumnTab | null = Inspector
    ? {
        id: 'inspector',
        key: 'y',
        label: say(inspectorLabel ?? 'table.inspector'),
        body: () =>
          inspector.place === null ? (
            <p className="column__empty muted">{text('table.inspector.none')}</p>
          ) : (
            <Inspector {...props} place={inspector.place} />
          ),
      }
    : null;
  const { player } = column;
  const pinned: ColumnTab | null =
    PlayerCard && player !== null && playerTabOf(renderer) === 'player'
      ? {
          id: 'player',
          key: 'p',
          label: text('table.player'),
          body: () => <PlayerCard {...props} player={player} />,
        }
      : null;
  return [home, inspected, ...others, pinned, ...tabs].filter((tab) => tab !== null && tab !== undefined);
}
