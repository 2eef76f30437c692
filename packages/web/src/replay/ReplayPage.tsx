import type { TableFace } from '@orrery/server/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getRecord, getReplay, getTable, recordAddress } from '../api/calls.ts';
import { gameNamed } from '../app/gameName.ts';
import { Lost } from '../app/Lost.tsx';
import { useTitle } from '../app/Page.tsx';
import { navigate } from '../app/router.ts';
import { openSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { SpeakerContext, useText } from '../app/text.ts';
import { type GameAssets, loadAssets } from '../games/assets.ts';
import type { StoryTurn } from '../games/story.ts';
import { OddsTableContext } from '../odds/OddsLine.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Link } from '../parts/Link.tsx';
import { Loading } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { GameTable } from '../table/GameTable.tsx';
import { RulesPanel } from '../table/RulesPanel.tsx';
import { useShortcuts } from '../table/shortcuts.ts';
import { Tooltip } from '../table/Tooltip.tsx';
import { useInspector } from '../table/useInspector.ts';
import { useRendererProps } from '../table/useRendererProps.ts';
import { useStage } from '../table/useStage.ts';
import { beginningOf, useStory } from '../table/useStory.ts';
import { partKeys } from '../table/useTableKeys.ts';
import { useOverlays, useTableParts } from '../table/useTableParts.ts';
import { useTelling } from '../table/useTelling.tsx';
import { Caption } from './Caption.tsx';
import type { Moment } from './moments.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { useReplay } from './useReplay.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

interface Subject {
  readonly table: TableFace;
  readonly assets: GameAssets;
  readonly seed: string | null;
}

interface ReplayPageProps {
  readonly id: string;
  readonly at: number | null;
  /** Instead of the number of answers: an event that was told at that moment. */
  readonly event?: number;
}

/** Any finished game, or my own past moves in a running one. */
export function ReplayPage({ id, at, event }: ReplayPageProps) {
  const { language } = useSettings();
  const load = useCallback(async (): Promise<Subject> => {
    await openSession();
    const table = await getTable(id);
    const [assets, seed] = await Promise.all([loadAssets(table.game, language), seedOf(table)]);
    return { table, assets, seed };
  }, [id, language]);
  const { value, error } = useLoaded(load);
  useEffect(() => {
    if (!value || event === undefined || at !== null) return;
    void getReplay(id, { event, since: event }).then(
      (face) => navigate(`/replay/${id}?at=${face.at}`, 'replace'),
      () => {},
    );
  }, [value, id, event, at]);
  const replay = useReplay(id, at ?? 0);
  if (!value || !replay.moment) {
    const problem = error ?? replay.error;
    return problem ? <Lost what="replay" error={problem} onRetry={() => location.reload()} /> : <Loading />;
  }
  return <ReplayScreen {...value} moment={replay.moment} at={Math.min(at ?? 0, replay.moment.answers)} />;
}

/** The record tells the seed once the game is over. */
async function seedOf({ id, state }: TableFace): Promise<string | null> {
  if (state !== 'over') return null;
  const { seed } = await getRecord(id);
  return typeof seed === 'string' ? seed : null;
}

interface Shown extends Subject {
  readonly moment: Moment;
  readonly at: number;
}

function ReplayScreen({ table, assets, seed, moment, at }: Shown) {
  const text = useText();
  const { renderer } = assets;
  const [isVerifying, setVerifying] = useState(false);
  const [isLinkCopied, setLinkCopied] = useState(false);
  useTitle(text('replay.title.of', { game: gameNamed(table.game) }));

  const move = useCallback(
    (to: number) => navigate(`/replay/${table.id}?at=${Math.max(0, Math.min(moment.answers, to))}`, 'replace'),
    [table.id, moment.answers],
  );
  const wayTo = useCallback(
    (turn: StoryTurn) => (
      <Link href={`/replay/${table.id}?event=${beginningOf(turn)}`} className="story__show">
        {text('decided.show')}
      </Link>
    ),
    [table.id, text],
  );
  const stage = useStage(renderer, moment.view);
  const inspector = useInspector();
  const overlays = useOverlays(renderer);
  const { props, speaker, tooltip, holdTooltip, tellOf } = useRendererProps(assets, {
    table,
    view: moment.view,
    seat: moment.seat,
    decision: null,
    events: moment.news,
    pick: ignore,
    answer: ignore,
    seen: stage.seen,
    inspector,
    overlays: overlays.on,
    whyNot: nothingBarred,
  });
  const { voice } = speaker;
  const { bench, column, dock } = useTableParts(renderer, props, true);
  const story = useStory(renderer, moment.events, moment);
  const telling = useTelling({
    ...{ renderer, props, voice, story, tellOf },
    seats: table.seats,
    held: null,
    onSkip: ignore,
    answered: -1,
    openStory: () => column.open('story'),
    after: wayTo,
  });
  useShortcuts({
    ...partKeys({
      renderer,
      column,
      dock,
      inspector,
      onOverlay: overlays.toggle,
      rule: tooltip?.hint.rule,
      onRule: column.showRule,
    }),
    arrowright: () => move(at + 1),
    arrowleft: () => move(at - 1),
    home: () => move(0),
    end: () => move(moment.answers),
    escape: column.goHome,
  });
  const copyLink = async () => {
    // Without https there is no clipboard; the browser's own address says the same.
    await navigator.clipboard?.writeText(`${location.origin}/replay/${table.id}?at=${at}`);
    setLinkCopied(navigator.clipboard !== undefined);
  };

  const { players } = props;
  const oddsTable = useMemo(
    () => ({ game: table.game, view: moment.view, players }),
    [table.game, moment.view, players],
  );
  return (
    <SpeakerContext value={speaker}>
      <OddsTableContext value={oddsTable}>
        <GameTable
          {...{ renderer, props, stage, column, dock, inspector, overlays, bench }}
          title={text('replay.title')}
          status={text('replay.status', { at, of: moment.answers })}
          segment={text('replay.title')}
          seats={table.seats}
          waitingFor={moment.waitingFor}
          clock={null}
          isUrgent
          tabs={[
            { id: 'story', key: 'l', label: text('table.story'), body: telling.tab },
            {
              id: 'rules',
              key: 'b',
              label: text('table.rules'),
              body: () => <RulesPanel game={table.game} rule={column.rule} />,
            },
          ]}
          corner={null}
          marks={telling.marks}
          banners={null}
          menu={
            <>
              <IconButton
                className="button--quiet tool"
                icon={isLinkCopied ? 'check' : 'link'}
                label={text(isLinkCopied ? 'replay.linkCopied' : 'replay.link')}
                onClick={copyLink}
                onBlur={() => setLinkCopied(false)}
              />
              <a
                className="button button--quiet button--icon tool"
                href={recordAddress(table.id)}
                download={`${table.game}-${table.id}.json`}
                aria-label={text('replay.record')}
                title={text('replay.record')}
              >
                <Icon name="download" />
              </a>
              <IconButton
                className="button--quiet tool"
                icon="dice"
                label={text('replay.verify')}
                onClick={() => setVerifying(true)}
              />
            </>
          }
          decision={
            <>
              {telling.roll}
              <ReplayBar
                at={at}
                answers={moment.answers}
                isShown={moment.at === at}
                caption={<Caption {...{ moment, story, voice }} />}
                onMove={move}
                after={
                  <Link href={`/table/${table.id}`} className="button button--small">
                    {text('replay.toTable')}
                  </Link>
                }
              />
            </>
          }
        />
        {tooltip && <Tooltip {...tooltip} onRule={column.showRule} onHold={holdTooltip} />}
        {isVerifying && <VerifyDialog commitment={moment.commitment} seed={seed} onClose={() => setVerifying(false)} />}
      </OddsTableContext>
    </SpeakerContext>
  );
}

const nothingBarred = { barred: [], sentences: new Map() };

/** Nothing can be picked in the past. */
function ignore(): void {}
