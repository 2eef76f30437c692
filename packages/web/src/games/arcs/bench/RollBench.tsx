import { dieKinds, symbolCount } from '@orrery/arcs/figures';
import type { RendererProps } from '../../renderer.ts';
import { DieFace } from '../art/DieFace.tsx';
import { Icon } from '../art/Icon.tsx';
import { tablesOf, viewOf } from '../model.ts';
import { message, useWords, type Words } from '../words.ts';

const symbols = ['selfHit', 'intercept', 'hit', 'buildingHit', 'key'] as const;

/** The dice that lie there, large, and what they add up to, in the order of resolution (battle.6). */
export function RollBench(props: RendererProps) {
  const words = useWords();
  const { roll } = viewOf(props);
  const { dieFaces } = tablesOf(props);
  if (!roll) return null;
  const dice = dieKinds.flatMap((kind) =>
    roll.faces[kind].map((index, i) => ({ key: `${kind}-${i}`, kind, face: dieFaces[kind][index] ?? [] })),
  );
  const sums = symbols
    .map((symbol) => ({ symbol, count: symbolCount(roll.faces, symbol) }))
    .filter(({ count }) => count > 0);
  return (
    <div className="arcs-roll" data-region="dice">
      <div className="arcs-dice-row">
        {dice.map(({ key, kind, face }) => (
          <svg key={key} viewBox="0 0 40 40" width="40" height="40" role="img" aria-label={faceName(words, face, kind)}>
            <DieFace kind={kind} face={face} />
          </svg>
        ))}
      </div>
      <p className="arcs-sums">
        {sums.map(({ symbol, count }) => (
          <span key={symbol}>
            <Icon name={symbol} size={13} /> <b>{count}</b> {props.name(`symbol/${symbol}`, { count })}
          </span>
        ))}
      </p>
    </div>
  );
}

function faceName(words: Words, face: readonly string[], kind: string): string {
  const shown = face.map((symbol) => `symbol/${symbol}` as const);
  return words('die.label', { die: `die/${kind}`, face: shown.length > 0 ? shown : message('die.blank') });
}
