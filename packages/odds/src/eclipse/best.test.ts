import { expect, test } from 'vitest';
import { oddsOf, parseEclipseBattle } from './index.ts';
import { enumeratedBest } from './testing/enumerated.ts';

const battles = [
  [
    '1 cruiser: ion-cannon, hull, electron-computer, nuclear-drive; 1 interceptor: plasma-cannon, nuclear-drive',
    '1 dreadnought: ion-cannon, hull, gauss-shield, nuclear-drive; 1 interceptor: ion-cannon, positron-computer',
  ],
  [
    '2 interceptor: ion-cannon, electron-computer, fusion-drive',
    '1 cruiser: soliton-cannon, gauss-shield; 1 starbase: ion-cannon, hull',
  ],
] as const;

test('the best for both sides is what trying all targets makes it', () => {
  for (const [one, other] of battles) {
    const battle = parseEclipseBattle({ attacker: `${one}; targets=best`, defender: `${other}; targets=best` });
    const odds = oddsOf(battle);
    expect(odds.attacker.targets).toBe('best');
    expect(odds.win).toBeCloseTo(enumeratedBest(battle), 8);
    expect(odds.win + odds.draw + odds.loss).toBeCloseTo(1, 12);
  }
});

test('no stated order is better than the best, and neither are the usual targets', () => {
  const attacker = '2 cruiser: plasma-cannon, ion-cannon, electron-computer, hull, nuclear-drive; 2 interceptor';
  const defender = '1 dreadnought; 2 interceptor: ion-turret, nuclear-drive; 1 starbase';
  const win = (targets: string) =>
    oddsOf(parseEclipseBattle({ attacker: `${attacker}; targets=${targets}`, defender })).win;
  const orders = ['usual', 'dreadnought, interceptor, starbase', 'starbase, dreadnought, interceptor', 'interceptor'];
  const best = win('best');
  for (const order of orders) expect(win(order), order).toBeLessThanOrEqual(best + 1e-12);
});

test('what is too large to choose from is answered with the usual targets, and says so', () => {
  const fleet = '8 interceptor: ion-cannon, hull, nuclear-drive; 4 cruiser; 2 dreadnought; targets=best';
  expect(oddsOf(parseEclipseBattle({ attacker: fleet, defender: fleet })).attacker.targets).toBe('usual');
});
