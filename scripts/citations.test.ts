import { expect, test } from 'vitest';
import { games } from '../packages/cli/src/testing/games.ts';
import { citationFlaws } from './citations.ts';

const cite = (kind: 'rule' | 'ruling', id: string) => ({ game: 'auction', kind, id, state: 'passed' as const });
const rules = ['stakes.1', 'stakes.2', 'bids.1', 'bids.2'].map((id) => cite('rule', id));
const rulings = ['ties.1', 'ties.2', 'cards/joker.1'].map((id) => cite('ruling', id));

test('a test cannot cite a rule or a ruling that does not exist', async () => {
  const report = {
    complete: true,
    cited: [...rules, ...rulings, cite('rule', 'stakes.9'), cite('ruling', 'stakes.1')],
  };
  expect(await citationFlaws(report, games)).toEqual([
    'auction has no rule stakes.9, which a test cites',
    'auction has no rule stakes.1, which a test cites',
  ]);
});

test('after a run of all tests nothing is left untested without an excuse', async () => {
  const whole = { complete: true, cited: [...rules, ...rulings] };
  expect(await citationFlaws(whole, games)).toEqual([]);
  const gaps = { complete: true, cited: [...rules.slice(1), ...rulings.slice(0, -1)] };
  expect(await citationFlaws(gaps, games)).toEqual([
    'no passing test cites rule stakes.1 of auction',
    'no passing test cites ruling cards/joker.1 of auction',
  ]);
});

test('a run of some tests tells nothing', async () => {
  expect(await citationFlaws({ complete: false, cited: [] }, games)).toEqual([]);
});
