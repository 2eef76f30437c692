import { useCallback, useMemo, useState } from 'react';
import { useGameName } from '../app/gameName.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import { PointMenu } from '../parts/PointMenu.tsx';
import { phone, useMedia } from '../parts/useMedia.ts';
import { AwayCaption } from './AwayCaption.tsx';
import { Banners } from './Banners.tsx';
import type { TableConnection, TableGame } from './connection.ts';
import { Happened } from './Happened.tsx';
import { Players } from './Players.tsx';
import { Stage } from './Stage.tsx';
import { TableBar } from './TableBar.tsx';
import { TableDialogs } from './TableDialogs.tsx';
import { TableDrawer } from './TableDrawer.tsx';
import { TableLayout } from './TableLayout.tsx';
import { TableTools } from './TableTools.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useAnswering } from './useAnswering.ts';
import { useAway } from './useAway.ts';
import { useBoardBox } from './useBoardBox.ts';
import { useSnapshot } from './useConnection.ts';
import { useDrawer } from './useDrawer.ts';
import { useHappened } from './useHappened.ts';
import { useOpenDialog } from './useOpenDialog.ts';
import { useRendererProps } from './useRendererProps.ts';
import { useSettled } from './useSettled.ts';
import { useStatus } from './useStatus.ts';
import { useTableKeys } from './useTableKeys.ts';

interface TableScreenProps {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly assets: GameAssets;
}

/** A running or finished game: who answers what, and where each part of the screen goes. */
export function TableScreen({ connection, game: told, assets }: TableScreenProps) {
  const game = useMemo(() => withoutReplaced(told), [told]);
  const text = useText();
  const gameName = useGameName();
  const isPhone = useMedia(phone);
  const snapshot = useSnapshot(connection);
  const { table, seat, decision, events, outcome } = game;
  const isOver = outcome !== null;
  const drawer = useDrawer(game.chat.length);
  const [open, setOpen] = useOpenDialog(isOver);
  const [isMineShown, setMineShown] = useState(true);
  const { happened, markSeen } = useHappened({ table: table.id, events, seat, decisionAt: decision?.at ?? null });
  const { moment, skip } = useAway({
    table: table.id,
    seat,
    answers: game.answers,
    isOpen: snapshot.line === 'open',
  });

  const onAnswer = useCallback(() => {
    skip();
    markSeen();
  }, [skip, markSeen]);
  const { clickable, answer, pick, gesture, menu, closeMenu } = useAnswering({
    connection,
    decision,
    isPast: moment !== null,
    onAnswer,
  });
  const { props, voice, tooltip, holdTooltip, light } = useRendererProps(assets, {
    table,
    view: moment?.view ?? game.view,
    seat,
    decision: clickable,
    events: moment?.news ?? game.newEvents,
    pick,
    answer: gesture,
  });
  const { status, idle } = useStatus(game, voice);
  const showRule = (id: string) => {
    connection.dismissBlocked();
    drawer.showRule(id);
  };
  useTableKeys({
    connection,
    decision,
    drawer,
    answer,
    rule: tooltip?.hint.rule,
    onRule: showRule,
    onArea: () => setMineShown((before) => !before),
    onHelp: () => setOpen('help'),
    skip: moment && skip,
  });

  const { Board, MyArea, PlayerStrip, Common, commonMatter } = assets.renderer;
  const matter = useSettled(commonMatter?.(props) ?? null, snapshot.pending === null);
  const boardBox = useBoardBox(assets.renderer, props.view);
  const drawing = useMemo(() => <Board {...props} />, [Board, props]);
  return (
    <>
      <TableLayout
        title={text('room.title', { game: gameName(table.game) })}
        status={status}
        isUrgent={decision !== null}
        players={
          <Players
            seats={table.seats}
            mySeat={seat}
            waitingFor={game.waitingFor}
            clock={game.clock}
            figures={(player) => <PlayerStrip {...props} player={player} />}
          />
        }
        tools={
          <TableTools
            table={table}
            drawer={drawer.tab}
            unread={drawer.unread}
            isOver={isOver}
            canResign={seat !== null && !isOver}
            onDrawer={drawer.toggle}
            onHelp={() => setOpen('help')}
            canRollBack={table.host && !isOver}
            onWaiting={() => setOpen('waiting')}
            onResign={() => setOpen('resign')}
            onRollBack={() => setOpen('rollback')}
            onResult={() => setOpen('result')}
          />
        }
        board={
          <Stage
            box={boardBox}
            label={text('table.board')}
            overlay={
              moment ? (
                <AwayCaption moment={moment} voice={voice} onSkip={skip} />
              ) : (
                <Happened
                  events={happened}
                  voice={voice}
                  lines={isPhone ? 1 : 5}
                  onLog={() => drawer.open('log')}
                  onDismiss={markSeen}
                />
              )
            }
          >
            {drawing}
          </Stage>
        }
        common={<Common {...props} />}
        commonMatter={matter}
        bar={<TableBar {...{ connection, game, voice, idle }} onAnswer={answer} onLight={light} />}
        mine={seat === null ? null : <MyArea {...props} />}
        isMineShown={isMineShown}
        onMineShown={setMineShown}
        banners={<Banners connection={connection} snapshot={snapshot} mySeat={seat} />}
        drawer={drawer.tab && <TableDrawer {...{ drawer, connection, game, voice }} />}
      />
      {menu && (
        <PointMenu
          label={text('menu.title')}
          items={(props.targets.get(menu.target) ?? []).map(({ id, label }) => ({ id, label: voice.say(label) }))}
          at={menu.at}
          onPick={answer}
          onClose={closeMenu}
        />
      )}
      {tooltip && !menu && <Tooltip {...tooltip} onRule={showRule} onHold={holdTooltip} />}
      <TableDialogs {...{ connection, game, assets, voice, open }} onClose={() => setOpen(null)} onRule={showRule} />
    </>
  );
}

/** While a bot plays for me, nothing is mine to decide. */
function withoutReplaced(game: TableGame): TableGame {
  const { table, seat } = game;
  return table.seats[seat ?? -1]?.replaced ? { ...game, decision: null, canUndo: false, canRedo: false } : game;
}
