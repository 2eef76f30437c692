import { GlyphIcon } from '../../../drawing/Glyph.tsx';
import type { RendererProps } from '../../../renderer.ts';
import { type Owner, ownerName, viewOf } from '../../model.ts';
import { useWords } from '../../words.ts';
import type { BattleView } from './battle.ts';
import { Dice } from './Dice.tsx';
import type { Dealing } from './dealing.ts';
import { Queue } from './Queue.tsx';
import { Side } from './Side.tsx';
import { Story, useStory } from './Story.tsx';

/** The battle at hand, step by step: who acts, the dice, what they hit, and what happened so far. */
export function Battle(props: RendererProps) {
  const words = useWords();
  const { battle, roll, phase } = viewOf(props);
  const told = useStory(props);
  if (!battle) {
    return (
      <>
        {roll && phase === 'combat' && (
          <section className="drawn-block eclipse-fight" data-region="battle">
            <h2 className="drawn-title">{words('population.title')}</h2>
            <Dice {...props} />
          </section>
        )}
        <Story props={props} told={told} />
      </>
    );
  }
  const { sector } = battle;
  return (
    <section
      className="drawn-block eclipse-fight"
      data-region="battle"
      aria-label={words('battle.title', { sector: `sector/${sector}` })}
    >
      <h2 className="drawn-title">
        {words('battle.title', { sector: `sector/${sector}` })}
        <span className="eclipse-chip">{stageOf(battle, words)}</span>
      </h2>
      <Scene props={props} battle={battle} />
      <Story props={props} told={told} />
    </section>
  );
}

interface SceneProps {
  readonly props: RendererProps;
  readonly battle: BattleView;
  readonly dealing?: Dealing;
}

/** Who acts when, the dice that lie there, and both sides; mine is at the left. */
export function Scene({ props, battle, dealing }: SceneProps) {
  const { attacker, defender } = battle;
  const sides = [
    { owner: attacker, part: 'attacker' },
    { owner: defender, part: 'defender' },
  ] as const;
  const shown = defender === props.seat ? sides.toReversed() : sides;
  return (
    <>
      <Queue {...props} />
      <Dice {...props} {...(dealing && { dealing })} />
      <div className="eclipse-sides">
        {shown.map(({ owner, part }) => (
          <Side key={part} {...{ props, battle, owner, part }} {...(dealing && { dealing })} />
        ))}
      </div>
      <Others props={props} battle={battle} />
    </>
  );
}

/** Missiles, a round, or what lies between (battle-order.2). */
export function stageOf({ round, queue }: BattleView, words: ReturnType<typeof useWords>): string {
  if (round > 0) return words('battle.round', { round });
  return words(queue.length > 0 ? 'battle.missiles' : 'battle.order');
}

interface OthersProps {
  readonly props: RendererProps;
  readonly battle: BattleView;
}

/** Who else has ships here and fights later (battle-order.3). */
function Others({ props, battle: { fighters, attacker, defender, sector } }: OthersProps) {
  const words = useWords();
  const ships = viewOf(props).sectors[sector]?.ships ?? [];
  const isWaiting = (owner: Owner): boolean =>
    owner !== attacker && owner !== defender && ships.some((ship) => ship.owner === owner);
  const waiting = fighters.filter(({ owner }) => isWaiting(owner));
  if (waiting.length === 0) return null;
  return (
    <p className="eclipse-muted eclipse-line">
      {words('battle.later')}
      {waiting.map(({ owner }) => (
        <span key={owner} className="eclipse-line">
          {typeof owner === 'number' && <GlyphIcon player={props.players[owner]} size={12} />}
          {ownerName(props, owner)}
        </span>
      ))}
    </p>
  );
}
