import type { Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import { Glyph } from '../parts/Glyph.tsx';
import type { SeatLuck } from './luck.ts';

/** The dice of each seat: what came up, what was to be expected, and how far that is apart. */
export function DiceLuck({ luck, voice }: { readonly luck: readonly SeatLuck[]; readonly voice: Voice }) {
  const text = useText();
  const widest = Math.max(1, ...luck.map(({ balance }) => Math.abs(balance)));
  return (
    <section className="result__part" aria-label={text('luck.title')}>
      <h3>{text('luck.title')}</h3>
      <ul className="luck">
        {luck.map(({ seat, dice, symbols, balance }) => (
          <li key={seat} className="luck__seat">
            <p className="luck__head">
              <span>
                <Glyph seat={seat} /> {voice.player(seat)}
              </span>
              <span className="muted small">{text('luck.dice', { count: dice })}</span>
              <LuckBar share={balance / widest} />
              <strong className="luck__balance">{text('luck.balance', { balance })}</strong>
            </p>
            <dl className="luck__symbols">
              {symbols.map(({ symbol, rolled, expected }) => (
                <div key={symbol}>
                  <dt>{voice.name(symbol)}</dt>
                  <dd>
                    <b>{text('luck.rolled', { count: rolled })}</b>{' '}
                    <span className="muted">{text('luck.expected', { count: expected })}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="muted small">{text('luck.explained')}</p>
    </section>
  );
}

/** From the middle to the right for good luck, to the left for bad. */
function LuckBar({ share }: { readonly share: number }) {
  const width = Math.abs(share) * 50;
  return (
    <svg className="luck__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect x={share < 0 ? 50 - width : 50} y="1" width={width} height="8" />
      <line x1="50" x2="50" y1="0" y2="10" />
    </svg>
  );
}
