import { expect, test } from 'vitest';
import { disagreement, type Trial } from '../../core/testing/agreement.ts';
import { type Battle, oddsOf } from '../index.ts';
import { disagreements, playedOut } from './played.ts';

/** Milliseconds for one of them: the machine may be busy. */
const PATIENCE = 400_000;

/** Battles that the rules play end as the odds say. `npm run soak` plays many more of all kinds. */
export function testAgreement(battles: { readonly [name: string]: Battle }): void {
  for (const [name, battle] of Object.entries(battles)) {
    test(
      `${name}: battles played by the rules agree with the odds`,
      () => {
        const odds = oddsOf(battle);
        const trial: Trial = (times, errors, dice) =>
          disagreements(odds, playedOut(battle, odds.until === 'invasion', times, dice), errors);
        expect(disagreement(trial)).toEqual([]);
      },
      PATIENCE,
    );
  }
}
