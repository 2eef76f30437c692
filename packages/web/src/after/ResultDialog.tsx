import type { GameJson, NewTable, TableFace, WireOutcome } from '@orrery/server/protocol';
import { useCallback, useState } from 'react';
import { createTable } from '../api/calls.ts';
import { navigate } from '../app/router.ts';
import { nameOfSeat } from '../app/seats.ts';
import { useText } from '../app/text.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Link } from '../parts/Link.tsx';
import { sentenceOf } from '../parts/Trouble.tsx';
import { useLoaded } from '../parts/useLoaded.ts';
import { PointsChart } from './PointsChart.tsx';
import { samplePoints } from './samples.ts';
import { standings } from './standings.ts';

interface ResultDialogProps {
  readonly table: TableFace;
  readonly outcome: WireOutcome;
  readonly answers: number;
  readonly seat: number | null;
  readonly pointsOf: ((view: GameJson) => readonly number[]) | undefined;
  readonly onClose: () => void;
}

/** After the game: who won, how the points grew, and once more. */
export function ResultDialog({ table, outcome, answers, seat, pointsOf, onClose }: ResultDialogProps) {
  const text = useText();
  const [error, setError] = useState<unknown>(null);
  const names = table.seats.map((face, each) => nameOfSeat(face, each, text));
  const nameOf = (each: number) => names[each] ?? String(each + 1);
  const load = useCallback(
    async () => (pointsOf ? samplePoints(table.id, answers, pointsOf) : []),
    [table.id, answers, pointsOf],
  );
  const samples = useLoaded(load).value ?? [];
  const { winners } = outcome;
  const title =
    winners.length === 1 && winners[0] === seat
      ? text('after.you')
      : text('after.title', { names: winners.map(nameOf).join(', '), count: winners.length });

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
      {samples.length > 1 && (
        <figure className="result__chart">
          <figcaption className="muted small">{text('after.chart')}</figcaption>
          <PointsChart samples={samples} />
        </figure>
      )}
      <p className="muted small">{text('after.moves', { count: answers })}</p>
      {error !== null && (
        <p className="error" role="alert">
          {sentenceOf(error, text)}
        </p>
      )}
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
