import type { ReplayFace, TableFace, WireEvent } from '@orrery/server/protocol';
import { useCallback, useMemo, useState } from 'react';
import { getRecord, getTable, recordAddress } from '../api/calls.ts';
import { useGameName } from '../app/gameName.ts';
import { useTitle } from '../app/Page.tsx';
import { navigate } from '../app/router.ts';
import { openSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/text.ts';
import { type GameAssets, loadAssets } from '../games/assets.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Link } from '../parts/Link.tsx';
import { Loading, Trouble } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { Drawer, type DrawerTab } from '../table/Drawer.tsx';
import { Log } from '../table/Log.tsx';
import { Players } from '../table/Players.tsx';
import { RulesPanel } from '../table/RulesPanel.tsx';
import { Stage } from '../table/Stage.tsx';
import { useShortcuts } from '../table/shortcuts.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { Tooltip } from '../table/Tooltip.tsx';
import { useBoardBox } from '../table/useBoardBox.ts';
import { useRendererProps } from '../table/useRendererProps.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { useReplay } from './useReplay.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

interface Subject {
  readonly table: TableFace;
  readonly assets: GameAssets;
  readonly seed: string | null;
}

/** Any finished game, or my own past moves in a running one. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: number | null }) {
  const { language } = useSettings();
  const load = useCallback(async (): Promise<Subject> => {
    await openSession();
    const table = await getTable(id);
    const [assets, seed] = await Promise.all([loadAssets(table.game, language), seedOf(table)]);
    return { table, assets, seed };
  }, [id, language]);
  const { value, error, reload } = useLoaded(load);
  const replay = useReplay(id, at ?? 0);
  if (!value || !replay.face) {
    const problem = error ?? replay.error;
    return problem ? <Trouble error={problem} onRetry={reload} /> : <Loading />;
  }
  return <ReplayScreen {...value} face={replay.face} news={replay.news} at={Math.min(at ?? 0, replay.face.answers)} />;
}

/** The record tells the seed once the game is over. */
async function seedOf({ id, state }: TableFace): Promise<string | null> {
  if (state !== 'over') return null;
  const { seed } = await getRecord(id);
  return typeof seed === 'string' ? seed : null;
}

interface Moment {
  readonly face: ReplayFace;
  readonly news: readonly WireEvent[];
  readonly at: number;
}

function ReplayScreen({ table, assets, seed, face, news, at }: Subject & Moment) {
  const text = useText();
  const gameName = useGameName();
  const [drawer, setDrawer] = useState<DrawerTab | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [isVerifying, setVerifying] = useState(false);
  const [isLinkCopied, setLinkCopied] = useState(false);
  const [isMineShown, setMineShown] = useState(true);
  useTitle(`${text('replay.title')} · ${gameName(table.game)}`);

  const move = useCallback(
    (to: number) => navigate(`/replay/${table.id}?at=${Math.max(0, Math.min(face.answers, to))}`, 'replace'),
    [table.id, face.answers],
  );
  const toggleLog = () => setDrawer((before) => (before === 'log' ? null : 'log'));
  useShortcuts({
    arrowright: () => move(at + 1),
    arrowleft: () => move(at - 1),
    home: () => move(0),
    end: () => move(face.answers),
    l: toggleLog,
  });

  const { props, voice, tooltip, holdTooltip } = useRendererProps(assets, {
    table,
    view: face.view,
    seat: face.seat,
    decision: null,
    events: news,
    pick: ignore,
    answer: ignore,
  });

  const showRule = (id: string) => {
    setRule(id);
    setDrawer('rules');
  };

  const { Board, MyArea, PlayerStrip, Common, commonMatter } = assets.renderer;
  const boardBox = useBoardBox(assets.renderer, props.view);
  const drawing = useMemo(() => <Board {...props} />, [Board, props]);
  const copyLink = async () => {
    // Without https there is no clipboard; the browser's own address says the same.
    await navigator.clipboard?.writeText(`${location.origin}/replay/${table.id}?at=${at}`);
    setLinkCopied(navigator.clipboard !== undefined);
  };

  return (
    <>
      <TableLayout
        title={text('replay.title')}
        status={text('replay.position', { at, of: face.answers })}
        isUrgent
        players={
          <Players
            seats={table.seats}
            mySeat={face.seat}
            waitingFor={face.waitingFor}
            clock={null}
            figures={(player) => <PlayerStrip {...props} player={player} />}
          />
        }
        tools={
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
              icon="log"
              label={text('table.log')}
              isPressed={drawer === 'log'}
              onClick={toggleLog}
            />
            <button
              type="button"
              className="button tool--wide"
              aria-label={text('replay.verify')}
              onClick={() => setVerifying(true)}
            >
              <Icon name="check" />
              <span>{text('replay.verify')}</span>
            </button>
          </>
        }
        board={
          <Stage box={boardBox} label={text('table.board')}>
            {drawing}
          </Stage>
        }
        common={<Common {...props} />}
        commonMatter={commonMatter?.(props) ?? null}
        bar={
          <ReplayBar
            at={at}
            answers={face.answers}
            isShown={face.at === at}
            lines={news.slice(-6).map((event) => voice.say(event))}
            onMove={move}
            after={
              <Link href={`/table/${table.id}`} className="button">
                {text('replay.toTable')}
              </Link>
            }
          />
        }
        mine={face.seat === null ? null : <MyArea {...props} />}
        isMineShown={isMineShown}
        onMineShown={setMineShown}
        banners={null}
        drawer={
          drawer && (
            <Drawer tab={drawer} unread={0} tabs={['log', 'rules']} onTab={setDrawer} onClose={() => setDrawer(null)}>
              {drawer === 'rules' ? (
                <RulesPanel game={table.game} rule={rule} />
              ) : (
                <Log events={face.events} voice={voice} />
              )}
            </Drawer>
          )
        }
      />
      {tooltip && <Tooltip {...tooltip} onRule={showRule} onHold={holdTooltip} />}
      {isVerifying && <VerifyDialog commitment={face.commitment} seed={seed} onClose={() => setVerifying(false)} />}
    </>
  );
}

/** Nothing can be picked in the past. */
function ignore(): void {}
