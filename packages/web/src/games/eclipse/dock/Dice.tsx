import { DieMark } from '../art/Part.tsx';
import { diceOf, type Ratings } from '../hints.ts';

interface DiceProps {
  readonly weapons: Ratings['cannons'];
  readonly isMissile?: boolean;
}

/** Up to three dice side by side, more as a number. */
export function Dice({ weapons, isMissile = false }: DiceProps) {
  return diceOf(weapons).map(({ colour, count }) => (
    <span key={colour} className="eclipse-die-marks">
      {count > 3 && `${count}×`}
      {Array.from({ length: count > 3 ? 1 : count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are alike
        <DieMark key={place} colour={colour} isMissile={isMissile} size={12} />
      ))}
    </span>
  ));
}
