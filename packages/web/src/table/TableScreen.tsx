import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gameNamed } from '../app/gameName.ts';
import { hasOtherPeople } from '../app/seats.ts';
import { SpeakerContext, useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import { LessonDialogs } from '../learning/LessonDialogs.tsx';
import { useAdvice } from '../learning/useAdvice.ts';
import { Explaining, useDecisionHint } from '../learning/useDecisionHint.tsx';
import { useLesson, useTaughtAssets } from '../learning/useLesson.ts';
import { OddsTableContext } from '../odds/OddsLine.tsx';
import { PointMenu } from '../parts/PointMenu.tsx';
import { low, useMedia } from '../parts/useMedia.ts';
import { AwayCaption } from './AwayCaption.tsx';
import { Banners } from './Banners.tsx';
import { BoardMarks } from './BoardMarks.tsx';
import type { TableConnection } from './connection.ts';
import { GameTable } from './GameTable.tsx';
import { Happened } from './Happened.tsx';
import type { TableGame } from './snapshot.ts';
import { TableDecision } from './TableDecision.tsx';
import { TableDialogs } from './TableDialogs.tsx';
import { TableMenu } from './TableMenu.tsx';
import { Tooltip } from './Tooltip.tsx';
import { type Rulings, useAnswering } from './useAnswering.ts';
import { useAway } from './useAway.ts';
import { useSnapshot } from './useConnection.ts';
import { useHappened } from './useHappened.ts';
import { useInspector } from './useInspector.ts';
import { useOpenDialog } from './useOpenDialog.ts';
import { useRendererProps } from './useRendererProps.ts';
import { useRolls } from './useRolls.ts';
import { useShellTabs } from './useShellTabs.tsx';
import { useStage } from './useStage.ts';
import { useStatus } from './useStatus.ts';
import { useStory } from './useStory.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useOverlays, useTableParts } from './useTableParts.ts';
import { useTelling } from './useTelling.tsx';
import { useWhyNot, useWhyNotHint } from './useWhyNot.ts';

interface TableScreenProps {
  readonly connection: TableConnection;
  readonly game: TableGame;
  readonly assets: GameAssets;
}

const nowhere: readonly string[] = [];

/** Before the drawings have said what begins where. */
const noRulings: Rulings = { starts: () => [], isHarmless: () => false };

/** A running or finished game: who answers what, and what each part of the screen shows. */
export function TableScreen({ connection, game: told, assets: given }: TableScreenProps) {
  const now = useMemo(() => withoutReplaced(told), [told]);
  const { game, held, skip: skipRoll } = useRolls(now, given.renderer.tellRolls);
  const text = useText();
  const isLow = useMedia(low);
  const snapshot = useSnapshot(connection);
  const { renderer } = given;
  const { table, seat, decision, events, outcome } = game;
  const isOver = outcome !== null;
  const [open, setOpen] = useOpenDialog(isOver);
  const story = useStory(renderer, events, game);
  const { happened, dismiss } = useHappened(table.id, story.turns, seat);
  const [answered, setAnswered] = useState(-1);
  const { moment, skip } = useAway({
    table: table.id,
    seat,
    answers: game.answers,
    isOpen: snapshot.line === 'open',
  });
  const lesson = useLesson({ connection, game, isPast: moment !== null });
  const assets = useTaughtAssets(given, lesson.words);

  const onAnswer = useCallback(() => {
    skip();
    setAnswered(events.at(-1)?.seq ?? -1);
  }, [skip, events]);
  const whyNot = useWhyNot(connection, table.game);
  const rulings = useRef(noRulings);
  const { clickable, answer, pick, gesture, isPlanDropped, menu, closeMenu } = useAnswering({
    connection,
    decision,
    view: game.view,
    isPast: moment !== null,
    rulings,
    onAnswer,
    onDead: whyNot.ask,
  });
  const view = moment?.view ?? game.view;
  const stage = useStage(renderer, view);
  const inspector = useInspector();
  const overlays = useOverlays(renderer);
  const { props, speaker, tooltip, holdTooltip, hint, light, tellOf, starts } = useRendererProps(assets, {
    table,
    view,
    seat,
    decision: clickable,
    events: moment?.news ?? game.newEvents,
    pick,
    answer: gesture,
    seen: stage.seen,
    inspector,
    overlays: overlays.on,
    whyNot,
  });
  const { voice } = speaker;
  // Before a gesture goes on to the next question, which it does as an effect.
  useLayoutEffect(() => {
    const { forfeit } = renderer;
    rulings.current = {
      starts: (target) => starts.get(target) ?? [],
      isHarmless: (option) => forfeit?.(option, props) === null,
    };
  }, [starts, renderer, props]);
  const { bench, column, dock } = useTableParts(renderer, props, snapshot.pending === null);
  useWhyNotHint({ ...whyNot, connection, decision, bench, voice, hint });
  const { status, idle } = useStatus(game, voice);
  /** Only bots are waited for, and nobody else watches them. */
  const canHurry = !isOver && seat !== null && now.decision === null && !hasOtherPeople(table.seats, seat);
  const hurry = canHurry ? () => connection.hurry() : null;
  const { showRule: openRule } = column;
  const { close: closeWhyNot } = whyNot;
  const showRule = useCallback(
    (id: string) => {
      closeWhyNot();
      openRule(id);
    },
    [closeWhyNot, openRule],
  );
  const advice = useAdvice({
    ...{ connection, game, tellOf },
    learning: lesson.learning,
    isOpen: moment === null && !lesson.isStarting && !lesson.isEnding,
    answer: gesture,
  });
  const decisionHint = useDecisionHint({
    ...{ lesson, advice, voice },
    game: table.game,
    at: decision?.at ?? null,
    isPhone: props.isPhone,
    onRule: showRule,
  });
  useTableKeys({
    renderer,
    connection,
    column,
    dock,
    inspector,
    isAsked: decision !== null,
    onOverlay: overlays.toggle,
    rule: tooltip?.hint.rule,
    onRule: showRule,
    onHelp: lesson.toggle ?? (() => setOpen('help')),
    closeHint: lesson.hint?.state === 'open' ? lesson.close : null,
    onWhyNot: whyNot.open,
    skip: moment ? skip : column.isHome ? hurry : null,
  });
  const telling = useTelling({
    ...{ renderer, props, voice, story, held, answered, tellOf },
    seats: table.seats,
    onSkip: skipRoll,
    openStory: () => column.open('story'),
  });
  const tabs = useShellTabs({
    connection,
    game,
    column,
    story: telling.tab,
    news: props.isPhone ? happened.length : 0,
  });
  const { players } = props;
  const oddsTable = useMemo(() => ({ game: table.game, view, players }), [table.game, view, players]);
  const caption = moment && <AwayCaption {...{ moment, voice, renderer, seat }} onSkip={skip} />;
  return (
    <SpeakerContext value={speaker}>
      <OddsTableContext value={oddsTable}>
        <GameTable
          {...{ renderer, props, stage, column, dock, inspector, overlays, bench, status, tabs }}
          title={text('room.title', { game: gameNamed(table.game) })}
          seats={table.seats}
          waitingFor={game.waitingFor}
          clock={game.clock}
          isUrgent={decision !== null}
          decision={
            <Explaining lesson={lesson} onRule={showRule}>
              <TableDecision
                {...{ connection, game, renderer, props, bench, isPlanDropped, voice, idle }}
                isBenchCovered={column.isBenchCovered}
                above={(props.isPhone && caption) || telling.roll}
                hint={decisionHint}
                warns={lesson.isOn}
                onAnswer={answer}
                onLight={light}
                onWhyNot={whyNot.open}
                onPassing={() => setOpen('passing')}
              />
            </Explaining>
          }
          marks={
            <>
              {telling.marks}
              {advice && <BoardMarks places={nowhere} paths={advice.paths} chip={null} drawing={view} />}
            </>
          }
          menu={
            <TableMenu {...{ game, column, lesson }} battle={renderer.battles?.now(props) ?? null} onOpen={setOpen} />
          }
          corner={
            caption ?? (
              <Happened
                turns={happened}
                voice={voice}
                lines={isLow ? 3 : 4}
                onTold={telling.show}
                onStory={telling.open}
                onDismiss={dismiss}
                onSkip={hurry}
                drawing={stage.box}
              />
            )
          }
          banners={<Banners connection={connection} snapshot={snapshot} mySeat={seat} />}
        />
        {menu && (
          <PointMenu
            label={text('menu.title')}
            items={menu.items.map(({ label }, index) => ({ id: String(index), label: voice.say(label) }))}
            at={menu.at}
            onPick={(index) => {
              closeMenu();
              gesture(menu.items[Number(index)]?.answers ?? []);
            }}
            onClose={closeMenu}
          />
        )}
        {tooltip && !menu && <Tooltip {...tooltip} onRule={showRule} onHold={holdTooltip} />}
        <LessonDialogs {...{ lesson, game, assets, voice }} />
        <TableDialogs
          {...{ connection, game, assets, voice, open, whyNot }}
          onClose={() => setOpen(null)}
          onRule={showRule}
        />
      </OddsTableContext>
    </SpeakerContext>
  );
}

/** While a bot plays for me, nothing is mine to decide. */
function withoutReplaced(game: TableGame): TableGame {
  const { table, seat } = game;
  return table.seats[seat ?? -1]?.replaced ? { ...game, decision: null, canUndo: false, canRedo: false } : game;
}
