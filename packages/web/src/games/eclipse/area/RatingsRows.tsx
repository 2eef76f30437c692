import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { DieMark } from '../art/Part.tsx';
import { diceOf, type Ratings } from '../hints.ts';

interface RatingsRowsProps {
  readonly ratings: Ratings;
  /** What they are now, when they are only looked at. */
  readonly before?: Ratings | undefined;
}

const figures = [
  ['initiative', 'initiative'],
  ['hull', 'hull'],
  ['computer', 'computer'],
  ['shield', 'shield'],
  ['move', 'drive'],
] as const satisfies readonly (readonly [keyof Ratings, Emblem])[];

/** What the parts of a ship add up to, as figures that line up from ship to ship. Said in words by its parent. */
export function RatingsRows({ ratings, before = ratings }: RatingsRowsProps) {
  const spare = ratings.produced - ratings.consumed;
  return (
    <>
      <span className="eclipse-ratings">
        {figures.map(([figure, icon]) => (
          <Figure key={figure} icon={icon} value={ratings[figure]} change={ratings[figure] - before[figure]} />
        ))}
      </span>
      <span className={`eclipse-rating is-energy${spare < 0 ? ' is-short' : ''}`}>
        <Icon name="energy" size={11} />
        <span className={ratings.consumed === before.consumed ? undefined : 'is-changed'}>{ratings.consumed}</span>/
        <span className={ratings.produced === before.produced ? undefined : 'is-changed'}>{ratings.produced}</span>
      </span>
      <Dice weapons={ratings.missiles} isMissile />
      <Dice weapons={ratings.cannons} />
    </>
  );
}

interface FigureProps {
  readonly icon: Emblem;
  readonly value: number;
  readonly change: number;
}

function Figure({ icon, value, change }: FigureProps) {
  const state = change === 0 ? (value === 0 ? ' is-none' : '') : ' is-changed';
  return (
    <span className={`eclipse-rating${state}`}>
      <Icon name={icon} size={11} />
      {value}
      {change !== 0 && <small>{change > 0 ? '▲' : '▼'}</small>}
    </span>
  );
}

/** Up to three dice side by side, more as a number. */
export function Dice({
  weapons,
  isMissile = false,
}: {
  readonly weapons: Ratings['cannons'];
  readonly isMissile?: boolean;
}) {
  return diceOf(weapons).map(({ colour, count }) => (
    <span key={colour} className="eclipse-dice">
      {count > 3 && `${count}×`}
      {Array.from({ length: count > 3 ? 1 : count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are alike
        <DieMark key={place} colour={colour} isMissile={isMissile} size={12} />
      ))}
    </span>
  ));
}
