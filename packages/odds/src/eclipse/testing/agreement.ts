import { expect, test } from 'vitest';
import { disagreement, type Trial } from '../../core/testing/agreement.ts';
import { oddsOf, parseEclipseBattle } from '../index.ts';
import { disagreements, playedOut } from './played.ts';

/** Milliseconds for one of them: the machine may be busy. */
const PATIENCE = 400_000;

/** Battles that the rules play go and end as the odds say. `npm run soak` plays many more of all kinds. */
export function testAgreement(battles: { readonly [name: string]: Parameters<typeof parseEclipseBattle>[0] }): void {
  for (const [name, text] of Object.entries(battles)) {
    test(
      `${name}: battles played by the rules agree with the odds`,
      () => {
        const battle = parseEclipseBattle(text);
        const odds = oddsOf(battle, { rounds: 2 });
        expect(odds.win + odds.draw + odds.loss).toBeCloseTo(1, 12);
        const trial: Trial = (times, errors, dice) => disagreements(odds, playedOut(battle, times, 2, dice), errors);
        expect(disagreement(trial)).toEqual([]);
      },
      PATIENCE,
    );
  }
}
