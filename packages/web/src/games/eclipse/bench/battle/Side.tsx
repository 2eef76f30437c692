import { isHit, leastToHit } from '@orrery/eclipse/figures';
import { plain } from '@orrery/voice';
import { keepFocus } from '../../../../parts/focus.ts';
import { GlyphIcon } from '../../../drawing/Glyph.tsx';
import { Spot } from '../../../drawing/Spot.tsx';
import { hinting } from '../../../drawing/touch.ts';
import type { RendererProps } from '../../../renderer.ts';
import { Icon } from '../../art/Icon.tsx';
import { DieMark } from '../../art/Part.tsx';
import { ShipIcon } from '../../art/ShipIcon.tsx';
import { fleetsIn, type Stack } from '../../board/fleets.ts';
import { stackHint } from '../../board/hints.ts';
import { diceOf } from '../../hints.ts';
import { type Owner, ownerName, type Ratings, ratingsOf, viewOf } from '../../model.ts';
import { useWords, type Words } from '../../words.ts';
import { type BattleView, diceStates, enemyOf } from './battle.ts';
import { ownerColour } from './colours.ts';
import type { Dealing } from './dealing.ts';
import { Figure } from './Figure.tsx';
import { squadronName } from './names.ts';

interface SideProps {
  readonly props: RendererProps;
  readonly battle: BattleView;
  readonly owner: Owner;
  readonly part: 'attacker' | 'defender';
  readonly dealing?: Dealing;
}

/** One side of a battle: its ships with their figures and damage, and what it has destroyed. */
export function Side({ props, battle, owner, part, dealing }: SideProps) {
  const words = useWords();
  const sector = viewOf(props).sectors[battle.sector];
  const stacks = sector
    ? fleetsIn(battle.sector, sector).flatMap((fleet) => (fleet.owner === owner ? fleet.stacks : []))
    : [];
  const left = battle.retreats.filter((each) => each.owner === owner && each.left);
  return (
    <div className="eclipse-side" style={{ color: ownerColour(props, owner) }}>
      <h3>
        {typeof owner === 'number' ? (
          <GlyphIcon player={props.players[owner]} size={12} />
        ) : (
          <ShipIcon kind={owner} size={14} />
        )}
        <span className="eclipse-side-name">{owner === props.seat ? words('dock.you') : ownerName(props, owner)}</span>
        <span className="eclipse-side-part" title={words(`battle.${part}`)}>
          <Icon name={part === 'attacker' ? 'weapon' : 'shield'} size={12} />
          <span className="visually-hidden">{words(`battle.${part}`)}</span>
        </span>
      </h3>
      {stacks.map((stack) => (
        <Ships key={stack.key} {...{ props, battle, stack, words }} {...(dealing && { dealing })} />
      ))}
      {stacks.length === 0 && <span className="eclipse-muted">{words('battle.noShips')}</span>}
      {left.map(({ type, to }) => (
        <span key={type} className="eclipse-muted">
          {words('battle.left', { type: `ship/${type}`, sector: plain(to) })}
        </span>
      ))}
      <Destroyed {...{ props, battle, owner, words }} />
    </div>
  );
}

interface ShipsProps {
  readonly props: RendererProps;
  readonly battle: BattleView;
  readonly stack: Stack;
  readonly words: Words;
  readonly dealing?: Dealing;
}

/** Equal ships: how many, their hull and damage, what they add to a roll, and what dice need to hit them. */
function Ships({ props, battle, stack, words, dealing }: ShipsProps) {
  const ratings = ratingsOf(viewOf(props), stack);
  if (!ratings) return null;
  const acting = battle.queue[0];
  const isActing = acting?.owner === stack.owner && acting.type === stack.type;
  const option = dealing?.optionOf(stack);
  const face = <Face {...{ props, battle, stack, words, ratings }} {...(dealing && { dealing })} />;
  const className = `eclipse-ships${isActing ? ' is-acting' : ''}`;
  if (!dealing || !option) {
    const need = needOf(props, battle, stack, ratings, words);
    const hint = stackHint(props, words, battle.sector, stack);
    return (
      <Spot
        touchable={props}
        target={stack.target}
        hint={need ? { ...hint, lines: [...hint.lines, need], rule: 'attack-dice.5' } : hint}
        className={className}
      >
        {face}
      </Spot>
    );
  }
  return (
    <button
      type="button"
      className={`spot is-target ${className}`}
      data-option={option.id}
      data-target={option.target}
      aria-disabled="false"
      aria-pressed={dealing.isTaking(stack)}
      {...hinting(props, stackHint(props, words, battle.sector, stack))}
      onPointerDown={keepFocus}
      onClick={() => dealing.take(stack)}
    >
      {face}
    </button>
  );
}

/** How many, their figures and hull, and what becomes of them. */
function Face({ props, battle, stack, words, ratings, dealing }: ShipsProps & { readonly ratings: Ratings }) {
  const retreat = battle.retreats.find((each) => each.owner === stack.owner && each.type === stack.type && !each.left);
  const hits = dealing?.hitsOn(stack) ?? [];
  const need = dealing ? null : needOf(props, battle, stack, ratings, words);
  return (
    <>
      <span className="eclipse-ships-head">
        <ShipIcon kind={stack.type} size={26} />
        <b className="eclipse-count">×{stack.count}</b>
        <span className="visually-hidden">{props.name(`ship/${stack.type}`)}</span>
      </span>
      <span className="eclipse-figures">
        <Figure icon="initiative" value={ratings.initiative} />
        <Figure icon="computer" value={ratings.computer} sign="+" />
        <Figure icon="shield" value={ratings.shield} sign="−" />
      </span>
      <span className="eclipse-ships-head">
        <Weapons {...ratings} words={words} />
        <Hull hull={ratings.hull} damage={stack.damage} planned={hits.reduce((sum, { damage }) => sum + damage, 0)} />
      </span>
      {retreat && (
        <span className="eclipse-retreat">
          <Icon name="move" size={12} />
          {words('battle.retreat', { sector: plain(retreat.to) })}
        </span>
      )}
      {hits.map((hit) => (
        <span key={hit.key} className="eclipse-need">
          {words('hits.on', {
            faces: hit.faces.map((face) => `face/${face}` as const),
            damage: hit.damage,
            fate: `fate/${hit.fate}`,
          })}
        </span>
      ))}
      {need && <span className="eclipse-need">{need}</span>}
    </>
  );
}

interface HullProps {
  readonly hull: number;
  readonly damage: number;
  /** Damage that is about to be dealt. */
  readonly planned: number;
}

/** A box for each point that the ship survives; the next one destroys it (damage.2). */
function Hull({ hull, damage, planned }: HullProps) {
  return (
    <span className="eclipse-hull">
      {Array.from({ length: hull }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point of hull is its place
        <i key={i} className={i < damage ? 'is-hit' : i < damage + planned ? 'is-planned' : undefined} />
      ))}
      <i className={planned > hull - damage ? 'is-last is-planned' : 'is-last'} />
    </span>
  );
}

/** Dice of each colour, missiles first. */
export function Weapons({ cannons, missiles, words }: Pick<Ratings, 'cannons' | 'missiles'> & { words: Words }) {
  if (cannons.length + missiles.length === 0) return <span className="eclipse-muted">{words('battle.unarmed')}</span>;
  return (
    <span className="eclipse-weapons">
      {[missiles, cannons].map((weapons) =>
        diceOf(weapons).map(({ colour, count }) => (
          <span key={`${colour} ${weapons === missiles}`} className="eclipse-figure">
            {count > 1 && `${count}×`}
            <DieMark colour={colour} isMissile={weapons === missiles} size={12} />
          </span>
        )),
      )}
    </span>
  );
}

/** What the die at hand would do to these ships, or what the ships that act need to hit them. */
function needOf(
  props: RendererProps,
  battle: BattleView,
  stack: Stack,
  { shield }: Ratings,
  words: Words,
): string | null {
  const view = viewOf(props);
  const { roll } = view;
  const isTarget = props.targets.has(stack.target);
  const die = roll?.dice[diceStates(view, isTarget).indexOf('now')];
  if (roll && die && isTarget) {
    const computer = ratingsOf(view, roll)?.computer ?? 0;
    const result = isHit(die.face, computer, shield);
    if (typeof die.face !== 'number') return words('battle.die', { face: `face/${die.face}`, result });
    const sum = die.face + computer - shield;
    return words('battle.sum', { face: die.face, computer, shield, sum, result });
  }
  const acting = battle.queue[0];
  if (!acting || enemyOf(battle, acting.owner) !== stack.owner) return null;
  const ratings = ratingsOf(view, acting);
  const weapons = battle.round === 0 ? ratings?.missiles : ratings?.cannons;
  if (!ratings || !weapons || weapons.length === 0) return null;
  const least = leastToHit(ratings.computer, shield);
  return least === null ? words('battle.needBurst') : words('battle.need', { least });
}

/** Ships that this side has destroyed here, in the colours of those who lost them. */
function Destroyed({ props, battle, owner, words }: Omit<ShipsProps, 'stack'> & { readonly owner: Owner }) {
  const destroyed = battle.fighters.find((each) => each.owner === owner)?.destroyed ?? [];
  if (destroyed.length === 0) return null;
  return (
    <span className="eclipse-destroyed">
      <span className="eclipse-muted">{words('battle.destroyed')}</span>
      {destroyed.map((ship, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were destroyed
          key={i}
          role="img"
          aria-label={squadronName(props, ship)}
          style={{ color: ownerColour(props, ship.owner) }}
        >
          <ShipIcon kind={ship.type} size={16} />
        </span>
      ))}
    </span>
  );
}
