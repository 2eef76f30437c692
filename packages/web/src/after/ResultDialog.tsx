import type { NewTable, TableFace, WireOutcome } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { type ReactNode, useCallback, useState } from 'react';
import { createTable, getReplay } from '../api/calls.ts';
import { navigate } from '../app/router.ts';
import { seatThing } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import type { GameAssets } from '../games/assets.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Link } from '../parts/Link.tsx';
import { Refusal } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { timesTookBack } from '../table/tookBack.ts';
import { BattleLuckList } from './BattleLuckList.tsx';
import { Decided } from './Decided.tsx';
import { DiceLuck } from './DiceLuck.tsx';
import { decided, pointsByRound } from './decided.ts';
import { luckOf } from './luck.ts';
import { PointsChart } from './PointsChart.tsx';
import { standings } from './standings.ts';

interface ResultDialogProps {
  readonly table: TableFace;
  readonly outcome: WireOutcome;
  readonly answers: number;
  readonly seat: number | null;
  readonly assets: GameAssets;
  readonly voice: Voice;
  readonly onClose: () => void;
}

/** After the game: who won, how the points grew, what decided it, the dice, and once more. */
export function ResultDialog({ table, outcome, answers, seat, assets, voice, onClose }: ResultDialogProps) {
  const text = useText();
  const [error, setError] = useState<unknown>(null);
  const nameOf = voice.player;
  const { winners } = outcome;
  const title =
    winners.length === 1 && winners[0] === seat
      ? text('after.you')
      : text('after.title', { names: winners.map(seatThing), count: winners.length });

  const rematch = async () => {
    try {
      const { id } = await createTable(rematchOf(table));
      navigate(`/table/${id}`);
    } catch (problem) {
      setError(problem);
    }
  };

  return (
    <Dialog title={title} onClose={onClose} className="result">
      <Story {...{ table, outcome, answers, assets, voice }}>
        <table className="standings">
          <caption className="visually-hidden">{text('after.standings')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('after.place')}</th>
              <th scope="col">{text('after.player')}</th>
              <th scope="col">{text('after.points')}</th>
            </tr>
          </thead>
          <tbody>
            {standings(outcome).map(({ seat: each, place, points, isWinner }) => (
              <tr key={each} className={isWinner ? 'standings__winner' : undefined}>
                <td>{place}</td>
                <th scope="row">
                  <Glyph seat={each} /> {nameOf(each)}
                </th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted small">{text('after.moves', { count: answers })}</p>
        {table.seats.map(
          (seat, each) =>
            seat.tookBack && (
              <p key={nameOf(each)} className="muted small">
                {text('after.tookBack', { name: seatThing(each), count: timesTookBack(seat) })}
              </p>
            ),
        )}
      </Story>
      <Refusal error={error} />
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={onClose}>
          {text('after.board')}
        </button>
        <Link href={`/replay/${table.id}`} className="button">
          {text('after.replay')}
        </Link>
        {seat !== null && (
          <button type="button" className="button button--primary" onClick={rematch}>
            {text('after.rematch')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface StoryProps extends Pick<ResultDialogProps, 'table' | 'outcome' | 'answers' | 'assets' | 'voice'> {
  /** The standings, which stand first. */
  readonly children: ReactNode;
}

/** The standings, and what the events of the game tell of it, as far as the game's renderer can read them. */
function Story({ table, outcome, answers, assets, voice, children }: StoryProps) {
  const text = useText();
  const { chronicler } = assets.renderer;
  const load = useCallback(async () => {
    if (!chronicler) return null;
    const { events } = await getReplay(table.id, { at: answers });
    return { ...chronicler.read(events, assets.tables), battles: chronicler.battles?.(events) ?? [] };
  }, [chronicler, table.id, answers, assets.tables]);
  const chronicle = useLoaded(load).value;
  if (!chronicler || !chronicle) return <div className="result__column">{children}</div>;
  const { roundName } = chronicler;
  const verdict = decided(outcome, chronicle);
  const luck = luckOf(chronicle.throws, chronicler.harms);
  return (
    <div className="result__story">
      <div className="result__column">
        {children}
        {verdict && <Decided table={table.id} gains={chronicle.gains} {...{ verdict, voice, roundName }} />}
      </div>
      <div className="result__column">
        {chronicle.gains.length > 0 && (
          <figure className="result__part">
            <figcaption>
              <h3>{text('after.chart')}</h3>
            </figcaption>
            <PointsChart
              history={pointsByRound(chronicle, table.seats.length)}
              roundName={(round) => voice.say(roundName(round))}
            />
          </figure>
        )}
        {luck.length > 0 && <DiceLuck luck={luck} voice={voice} />}
        {chronicle.battles.length > 0 && (
          <BattleLuckList table={table.id} game={table.game} battles={chronicle.battles} voice={voice} />
        )}
      </div>
    </div>
  );
}

/** The same game with the same seats; other people's are left open for them. */
export function rematchOf(table: TableFace): NewTable {
  return {
    game: table.game,
    options: table.options as NonNullable<NewTable['options']>,
    seats: table.seats.map(({ kind, bot }, seat) => {
      if (seat === table.mySeat) return { kind: 'me' };
      return kind === 'bot' && bot !== null ? { kind: 'bot', bot } : { kind: 'open' };
    }),
    clock: table.clock,
    listed: false,
  };
}
