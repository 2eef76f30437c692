import { plain } from '@orrery/voice';
import './bar.css';
import { useText } from '../app/text.ts';
import type { Shares } from './calculator.ts';
import { usePercent } from './percent.ts';

interface OddsBarProps {
  /** What is missing of 1 is open. */
  readonly shares: Shares;
  readonly isLarge?: boolean;
}

/** Attacker, nobody, defender, as parts of a whole. */
export function OddsBar({ shares: { win, draw, loss }, isLarge = false }: OddsBarProps) {
  const text = useText();
  const percent = usePercent();
  const label = text('odds.summary', {
    win: plain(percent(win)),
    draw: plain(percent(draw)),
    loss: plain(percent(loss)),
  });
  const width = (share: number) => ({ width: `${share * 100}%` });
  return (
    <span className={`odds-bar${isLarge ? ' is-large' : ''}`} role="img" aria-label={label}>
      <i className="is-win" style={width(win)} />
      <i className="is-draw" style={width(draw)} />
      <i className="is-open" style={width(Math.max(0, 1 - win - draw - loss))} />
      <i className="is-loss" style={width(loss)} />
    </span>
  );
}
