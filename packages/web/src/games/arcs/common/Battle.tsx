import { dieKinds, symbolCount } from '@orrery/arcs/figures';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { DieFace } from '../art/DieFace.tsx';
import { Icon } from '../art/Icon.tsx';
import { tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

const symbols = ['selfHit', 'intercept', 'hit', 'buildingHit', 'key'] as const;

/** The battle at hand: who fights whom where, the dice, and what they add up to, in the order of resolution (battle.6). */
export function Battle(props: RendererProps) {
  const words = useWords();
  const { battle, roll } = viewOf(props);
  const { dieFaces } = tablesOf(props);
  if (!battle && !roll) return null;
  const dice = roll
    ? dieKinds.flatMap((kind) =>
        roll.faces[kind].map((index, i) => ({ key: `${kind}-${i}`, kind, face: dieFaces[kind][index] ?? [] })),
      )
    : [];
  const sums = symbols
    .map((symbol) => ({ symbol, count: roll ? symbolCount(roll.faces, symbol) : 0 }))
    .filter(({ count }) => count > 0);
  const roller = props.players[roll?.seat ?? battle?.attacker ?? 0];
  return (
    <section className="drawn-block arcs-fight">
      <h2 className="drawn-title">
        {battle
          ? words('battle.title', { system: props.name(`system/${battle.system}`) })
          : words('dice.title', { player: roller?.name ?? '' })}
        {battle && (
          <span className="arcs-sides">
            <GlyphIcon player={props.players[battle.attacker]} />
            <Icon name="aggression" size={12} />
            <GlyphIcon player={props.players[battle.defender]} />
          </span>
        )}
      </h2>
      {battle && (
        <p className="visually-hidden">
          {words('battle.sides', {
            attacker: props.players[battle.attacker]?.name ?? '',
            defender: props.players[battle.defender]?.name ?? '',
          })}
        </p>
      )}
      {dice.length === 0 && <span className="arcs-muted">{words('dice.none')}</span>}
      <div className="arcs-dice-row">
        {dice.map(({ key, kind, face }) => (
          <svg key={key} viewBox="0 0 40 40" width="34" height="34" role="img" aria-label={faceName(props, face, kind)}>
            <DieFace kind={kind} face={face} />
          </svg>
        ))}
        <span className="arcs-sums">
          {sums.map(({ symbol, count }) => (
            <span key={symbol} className="arcs-sum">
              <Icon name={symbol} size={14} />
              <b>{count}</b> {props.name(`symbol/${symbol}`, { count })}
            </span>
          ))}
        </span>
      </div>
      {battle && battle.keys > 0 && <span className="arcs-muted">{words('battle.keys', { count: battle.keys })}</span>}
    </section>
  );
}

function faceName(props: RendererProps, face: readonly string[], kind: string): string {
  return `${props.name(`die/${kind}`)}: ${face.map((symbol) => props.name(`symbol/${symbol}`)).join(' + ') || '–'}`;
}
