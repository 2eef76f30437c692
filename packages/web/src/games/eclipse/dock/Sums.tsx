import { Icon } from '../art/Icon.tsx';
import type { Ratings } from '../model.ts';

const figures = [
  ['initiative', 'initiative'],
  ['hull', 'hull'],
  ['computer', 'computer'],
  ['shield', 'shield'],
  ['move', 'drive'],
] as const;

interface SumsProps {
  readonly ratings: Ratings;
  /** What they are now. */
  readonly before: Ratings;
}

/** What the parts of a ship add up to, before → after. Said in words by its parent. */
export function Sums({ ratings, before }: SumsProps) {
  const isShort = ratings.produced < ratings.consumed;
  return (
    <>
      {figures.map(([figure, icon]) => (
        <span key={figure} className={ratings[figure] === 0 && before[figure] === 0 ? 'is-none' : undefined}>
          <Icon name={icon} size={11} />
          <Change before={before[figure]} now={ratings[figure]} />
        </span>
      ))}
      <span className={isShort ? 'is-short' : undefined}>
        <Icon name="energy" size={11} />
        <Change before={before.consumed} now={ratings.consumed} />/
        <Change before={before.produced} now={ratings.produced} />
      </span>
    </>
  );
}

function Change({ before, now }: { readonly before: number; readonly now: number }) {
  return before === now ? now : <b>{`${before}→${now}`}</b>;
}
