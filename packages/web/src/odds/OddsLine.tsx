import './bar.css';
import type { GameJson } from '@orrery/server/protocol';
import { createContext, useContext, useMemo } from 'react';
import { useText } from '../app/text.ts';
import type { BattleAt, RendererPlayer } from '../games/renderer.ts';
import type { Question } from './answering.ts';
import { linkOf } from './link.ts';
import { OddsBar } from './OddsBar.tsx';
import { usePercent } from './percent.ts';
import { useOdds } from './useOdds.ts';

/** The table that battles are looked for at: what I see of it, and nothing else. */
export interface OddsTable {
  readonly game: string;
  readonly view: GameJson;
  readonly players: readonly RendererPlayer[];
}

export const OddsTableContext = createContext<OddsTable | null>(null);

interface OddsLineProps {
  readonly battle: BattleAt | null | undefined;
  /** In a tooltip nothing can be clicked. */
  readonly isPlain?: boolean;
}

/** The odds of a battle of the table in a line: a bar, and the chance of each side. */
export function OddsLine({ battle, isPlain = false }: OddsLineProps) {
  const table = useContext(OddsTableContext);
  const text = useText();
  const percent = usePercent();
  const where = battle ? JSON.stringify(battle.where) : null;
  const question = useMemo(
    (): Question | null =>
      table && where !== null ? { game: table.game, view: table.view, where: JSON.parse(where) as GameJson } : null,
    [table, where],
  );
  const { reply, isSlow } = useOdds(question);
  if (!table || !battle) return null;
  const { answer, setup } = reply ?? {};
  if (!answer || !setup) return isSlow ? <p className="odds-line is-slow">{text('odds.working')}</p> : null;
  const { attacker, defender } = battle;
  const [one, other] = [table.players[attacker], defender === null ? null : table.players[defender]];
  const { win, draw, loss } = answer;
  const style = { '--attacker': one?.colour, '--defender': other?.colour ?? 'var(--nobody)' } as React.CSSProperties;
  return (
    <div className="odds-line" data-testid="odds-line" style={style}>
      <OddsBar shares={answer} />
      <p>
        <b title={text(answer.meaning.win)}>
          <i className="is-win" aria-hidden="true">
            {one?.glyph}
          </i>
          <span className="visually-hidden">{one?.name}</span> {percent(win)}
        </b>
        <span title={text(answer.meaning.draw)}>{percent(draw)}</span>
        <b title={text(answer.meaning.loss)}>
          {percent(loss)} <span className="visually-hidden">{other?.name}</span>
          <i className="is-loss" aria-hidden="true">
            {other?.glyph ?? '◇'}
          </i>
        </b>
      </p>
      {battle.isIfAllCome && <small>{text('odds.all')}</small>}
      {!isPlain && (
        <a href={linkOf(table.game, setup)} target="_blank" rel="noreferrer">
          {text('odds.use')}
        </a>
      )}
    </div>
  );
}
