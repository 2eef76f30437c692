import { expect, test } from 'vitest';
import { oddsOf, parseEclipseBattle } from '../index.ts';
import { disagreements, playedOut } from './played.ts';

/** Milliseconds for one of them: the machine may be busy. */
const PATIENCE = 400_000;

/** Battles that the rules play go and end as the odds say. `npm run soak` plays many more of all kinds. */
export function testAgreement(battles: { readonly [name: string]: Parameters<typeof parseEclipseBattle>[0] }): void {
  for (const [name, text] of Object.entries(battles)) {
    test(
      `${name}: 20,000 battles played by the rules agree with the odds`,
      () => {
        const battle = parseEclipseBattle(text);
        const odds = oddsOf(battle, { rounds: 2 });
        expect(odds.win + odds.draw + odds.loss).toBeCloseTo(1, 12);
        expect(disagreements(odds, playedOut(battle, 20_000, 2), 4)).toEqual([]);
      },
      PATIENCE,
    );
  }
}
