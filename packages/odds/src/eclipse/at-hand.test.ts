import { dieFaces } from '@orrery/eclipse/battles';
import { expect, test } from 'vitest';
import { type AtHand, oddsOf, parseEclipseBattle } from './index.ts';

const battle = parseEclipseBattle({
  attacker: '2 cruiser: ion-cannon, hull, electron-computer, nuclear-drive',
  defender: '1 dreadnought; 1 interceptor: ion-cannon, gauss-shield, tachyon-drive',
});

const all: AtHand = {
  round: 1,
  queue: [
    { side: 'defender', type: 'interceptor' },
    { side: 'attacker', type: 'cruiser' },
    { side: 'defender', type: 'dreadnought' },
  ],
};

test('a battle at hand in whose first round nobody has acted is the whole battle', () => {
  expect(oddsOf({ ...battle, atHand: all }).win).toBeCloseTo(oddsOf(battle).win, 12);
});

test('the chance before a roll is the average of the chances with the dice on the table', () => {
  const faces = dieFaces.flatMap((one) => dieFaces.map((other) => [one, other]));
  const queue = all.queue.slice(1);
  const wins = faces.map((pair) => {
    const dice = pair.map((face) => ({ colour: 'yellow' as const, face, part: 'ion-cannon' as const }));
    return oddsOf({ ...battle, atHand: { round: 1, queue, dice } }).win;
  });
  const before = oddsOf({ ...battle, atHand: { round: 1, queue } }).win;
  expect(wins.reduce((sum, win) => sum + win, 0) / wins.length).toBeCloseTo(before, 12);
  expect(Math.max(...wins) - Math.min(...wins)).toBeGreaterThan(0.05);
});

test('ships on their way out leave when they act next', () => {
  const atHand: AtHand = { ...all, round: 2, retreats: [{ side: 'attacker', type: 'cruiser', since: 1 }] };
  const { loss, attacker } = oddsOf({ ...battle, atHand });
  expect(loss).toBeCloseTo(1, 12);
  expect(attacker.left[0]?.escaped).toEqual({ cruiser: 2 });
});
