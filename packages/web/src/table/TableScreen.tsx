import { useCallback, useEffect, useMemo, useState } from 'react';
import { ResultDialog } from '../after/ResultDialog.tsx';
import { resign } from '../api/calls.ts';
import { useGameName } from '../app/gameName.ts';
import { navigate } from '../app/router.ts';
import { currentSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import type { Point } from '../games/renderer.ts';
import { PointMenu } from '../parts/PointMenu.tsx';
import { phone, useMedia } from '../parts/useMedia.ts';
import { AwayCaption } from './AwayCaption.tsx';
import { inOrder } from './arranged.ts';
import { Banners } from './Banners.tsx';
import { Chat } from './Chat.tsx';
import type { TableConnection, TableGame } from './connection.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { Drawer, type DrawerTab } from './Drawer.tsx';
import { HelpDialog, SureDialog, UndoDialog, WhyNotDialog } from './dialogs.tsx';
import { Happened } from './Happened.tsx';
import { Log } from './Log.tsx';
import { Players } from './Players.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { Stage } from './Stage.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TableLayout } from './TableLayout.tsx';
import { TableTools } from './TableTools.tsx';
import { Tooltip } from './Tooltip.tsx';
import { targetsOf } from './targets.ts';
import { useTurnSignal } from './turnSignal.ts';
import { useAway } from './useAway.ts';
import { useBoardBox } from './useBoardBox.ts';
import { useSnapshot } from './useConnection.ts';
import { useGesture } from './useGesture.ts';
import { useHappened } from './useHappened.ts';
import { useRendererProps } from './useRendererProps.ts';
import { useSettled } from './useSettled.ts';

interface TableScreenProps {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly assets: GameAssets;
}

type Open = 'help' | 'resign' | 'rollback' | 'result' | null;

/** A running or finished game. */
export function TableScreen({ connection, game, assets }: TableScreenProps) {
  const text = useText();
  const gameName = useGameName();
  const isPhone = useMedia(phone);
  const snapshot = useSnapshot(connection);
  const { table, seat, decision, events, outcome } = game;
  const { pending, confirming } = snapshot;
  const [drawer, setDrawer] = useState<DrawerTab | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ target: string; at: Point } | null>(null);
  const [open, setOpen] = useState<Open>(outcome ? 'result' : null);
  const [isMineShown, setMineShown] = useState(true);
  const [chatRead, setChatRead] = useState(game.chat.length);
  const { happened, markSeen } = useHappened({
    table: table.id,
    events,
    seat,
    decisionAt: decision?.at ?? null,
  });

  const away = useAway({ table: table.id, seat, answers: game.answers, isOpen: snapshot.line === 'open' });
  const { skip } = away;
  const answer = useCallback(
    (id: string) => {
      setMenu(null);
      skip();
      markSeen();
      connection.answer(id, currentSettings().confirm);
    },
    [connection, markSeen, skip],
  );
  // While the past is on the board, it cannot be clicked; the buttons can.
  const options = pending || away.moment ? null : decision;
  const pick = useCallback(
    (target: string, at: Point) => {
      const [first, ...others] = targetsOf(options).get(target) ?? [];
      if (first && others.length === 0) answer(first.id);
      else if (first) setMenu({ target, at });
    },
    [options, answer],
  );
  const gesture = useGesture({ decision, isBusy: pending !== null || confirming !== null, answer });
  const { props, voice, tooltip, holdTooltip, light } = useRendererProps(assets, {
    table,
    view: away.moment?.view ?? game.view,
    seat,
    decision: options,
    events: away.moment?.news ?? game.newEvents,
    pick,
    answer: gesture,
  });

  const names = game.waitingFor.map(voice.player);
  const idle = outcome
    ? text('table.over')
    : names.length === 0
      ? text('decision.none')
      : text('table.waitingFor', { names });
  const status = decision ? text('table.yourTurn') : idle;
  useTurnSignal({
    isMyTurn: decision !== null,
    title: outcome ? text('table.over') : idle,
    game: gameName(table.game),
  });

  const isOver = outcome !== null;
  useEffect(() => {
    if (isOver) setOpen('result');
  }, [isOver]);
  useEffect(() => {
    if (drawer === 'chat') setChatRead(game.chat.length);
  }, [drawer, game.chat.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision makes an open menu stale
  useEffect(() => setMenu(null), [decision?.at]);

  const toggle = (tab: DrawerTab) => setDrawer((before) => (before === tab ? null : tab));
  const showRule = (id: string) => {
    connection.dismissBlocked();
    setRule(id);
    setDrawer('rules');
  };
  useShortcuts({
    u: () => connection.undo(),
    r: () => connection.redo(),
    l: () => toggle('log'),
    c: () => toggle('chat'),
    b: () => (tooltip?.hint.rule === undefined ? toggle('rules') : showRule(tooltip.hint.rule)),
    m: () => setMineShown((before) => !before),
    w: () => decision && connection.askWhyNot(),
    '?': () => setOpen('help'),
    escape: () => {
      if (away.moment) skip();
      else if (confirming) connection.thinkAgain();
      else setDrawer(null);
    },
    ...Object.fromEntries(
      inOrder(pending ? [] : (decision?.options ?? []))
        .slice(0, 9)
        .map(({ id }, index) => [String(index + 1), () => answer(id)]),
    ),
  });

  const { Board, MyArea, PlayerStrip, Common, commonMatter } = assets.renderer;
  const matter = useSettled(commonMatter?.(props) ?? null, pending === null);
  const boardBox = useBoardBox(assets.renderer, props.view);
  const drawing = useMemo(() => <Board {...props} />, [Board, props]);
  const unread = drawer === 'chat' ? 0 : Math.max(0, game.chat.length - chatRead);
  const hasOthers = table.seats.some(({ kind }, other) => kind === 'person' && other !== seat);
  const isAskedForUndo =
    seat !== null && snapshot.undo !== null && ![snapshot.undo.by, ...snapshot.undo.consents].includes(seat);

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
            drawer={drawer}
            unread={unread}
            isOver={isOver}
            canResign={seat !== null && !isOver}
            onDrawer={toggle}
            onHelp={() => setOpen('help')}
            canRollBack={table.host && !isOver}
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
              away.moment ? (
                <AwayCaption moment={away.moment} voice={voice} onSkip={skip} />
              ) : (
                <Happened
                  events={happened}
                  voice={voice}
                  lines={isPhone ? 1 : 5}
                  onLog={() => setDrawer('log')}
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
        bar={
          <DecisionBar
            decision={decision}
            idle={seat === null && !isOver ? `${text('table.watching')} ${idle}` : idle}
            pending={pending}
            confirming={confirming}
            voice={voice}
            canUndo={game.canUndo}
            canRedo={game.canRedo}
            canAskUndo={seat !== null && game.answers > 0 && !isOver && snapshot.undo === null}
            needsConsent={hasOthers}
            isPlaying={seat !== null && !isOver}
            onAnswer={answer}
            onThinkAgain={() => connection.thinkAgain()}
            onUndo={() => connection.undo()}
            onRedo={() => connection.redo()}
            onWhyNot={() => connection.askWhyNot()}
            onLight={light}
          />
        }
        mine={seat === null ? null : <MyArea {...props} />}
        isMineShown={isMineShown}
        onMineShown={setMineShown}
        banners={<Banners connection={connection} snapshot={snapshot} mySeat={seat} />}
        drawer={
          drawer && (
            <Drawer tab={drawer} unread={unread} onTab={setDrawer} onClose={() => setDrawer(null)}>
              {drawer === 'log' && <Log events={events} voice={voice} />}
              {drawer === 'chat' && <Chat lines={game.chat} onSay={(said) => connection.say(said)} />}
              {drawer === 'rules' && <RulesPanel game={table.game} rule={rule} />}
            </Drawer>
          )
        }
      />
      {menu && (
        <PointMenu
          label={text('menu.title')}
          items={(props.targets.get(menu.target) ?? []).map(({ id, label }) => ({ id, label: voice.say(label) }))}
          at={menu.at}
          onPick={answer}
          onClose={() => setMenu(null)}
        />
      )}
      {tooltip && !menu && <Tooltip {...tooltip} onRule={showRule} onHold={holdTooltip} />}
      {snapshot.blocked && (
        <WhyNotDialog
          blocked={snapshot.blocked}
          voice={voice}
          onRule={showRule}
          onClose={() => connection.dismissBlocked()}
        />
      )}
      {snapshot.undo && isAskedForUndo && (
        <UndoDialog
          request={snapshot.undo}
          answers={game.answers}
          voice={voice}
          onConsent={(yes) => connection.consent(yes)}
        />
      )}
      {open === 'help' && <HelpDialog onClose={() => setOpen(null)} />}
      {open === 'resign' && (
        <SureDialog
          title={text('table.resign.yes')}
          sentence={text('table.resign.sure')}
          yes={text('table.resign.yes')}
          onYes={() => {
            setOpen(null);
            void resign(table.id).then(() => navigate('/'));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'rollback' && (
        <SureDialog
          title={text('rollback.title')}
          sentence={text(hasOthers ? 'rollback.sure' : 'rollback.alone')}
          yes={text(hasOthers ? 'rollback.ask' : 'rollback.yes')}
          onYes={() => {
            setOpen(null);
            connection.rollback();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'result' && outcome && (
        <ResultDialog
          table={table}
          outcome={outcome}
          answers={game.answers}
          seat={seat}
          assets={assets}
          voice={voice}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
