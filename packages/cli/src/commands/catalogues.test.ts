import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { games } from '../testing/games.ts';
import { run, temporaryFolder, writeFile } from '../testing/harness.ts';
import { readRules, reportRules } from './rules.ts';

const cite = (kind: string, id: string, state = 'passed', game = 'auction') => ({ game, kind, id, state });
const folder = temporaryFolder();
const testReport = writeFile(folder, 'tests.json', {
  complete: true,
  passed: 1,
  failed: 1,
  cited: [
    cite('rule', 'stakes.1'),
    cite('rule', 'bids.1'),
    cite('rule', 'bids.2'),
    cite('rule', 'bids.2', 'failed'),
    cite('rule', 'stakes.2', 'passed', 'chess'),
    cite('rule', 'bids.9'),
    cite('ruling', 'ties.1'),
    cite('ruling', 'ties.2', 'failed'),
    cite('ruling', 'ties.9'),
    cite('content', 'stake/high'),
    cite('content', 'stake/low', 'failed'),
  ],
});

describe('rules', () => {
  test('counts as tested what a passing test cites and no failing one', async () => {
    const { code, out } = await run(['rules', 'auction', '--json'], { testReport });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      total: 5,
      tested: 2,
      untested: ['stakes.2', 'bids.2'],
      notEnforced: [{ id: 'bids.3', reason: 'software does not hear it' }],
      unknown: ['bids.9'],
      rulings: {
        total: 3,
        tested: 1,
        untested: ['ties.2', 'cards/joker.1'],
        notEnforced: [],
        unknown: ['ties.9'],
      },
      complete: true,
    });
  });

  test('prints counts per topic and what is missing', async () => {
    const { out } = await run(['rules', 'auction'], { testReport });
    expect(out).toMatch(/^stakes +1\/2 +untested: stakes\.2$/m);
    expect(out).toMatch(/^bids +1\/3 +1 not enforced untested: bids\.2$/m);
    expect(out).toContain('auction: 2 of 5 rules tested, 2 untested, 1 not enforced');
    expect(out).toMatch(/^cards +0\/1 +untested: cards\/joker\.1$/m);
    expect(out).toContain('auction: 1 of 3 rulings tested, 2 untested, 0 not enforced');
    expect(out).toContain('cited, but not in the catalogue: bids.9');
    expect(out).toContain('cited, but no ruling: ties.9');
  });

  test('prints a rule, or the rules of a topic, without any report', async () => {
    expect((await run(['rules', 'auction', 'stakes.2'])).out).toBe('stakes.2  There is no huge stake.\n');
    const { out } = await run(['rules', 'auction', 'bids', '--json']);
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(['bids.1', 'bids.2', 'bids.3']);
    expect((await run(['rules', 'auction', 'bids.3'])).out).toContain('[not enforced: software does not hear it]');
    expect((await run(['rules', 'auction', 'cards/joker'])).out).toBe('cards/joker.1  (ours) There is no joker.\n');
    const unknown = await run(['rules', 'auction', 'magic']);
    expect(unknown).toMatchObject({
      code: 2,
      err: "orrery: auction has no rule or topic 'magic'; topics: stakes, bids, ties, cards\n",
    });
  });

  test('does not accept an excuse for a rule that does not exist', async () => {
    const pack = { ...(await loadGame(games, 'auction')), notEnforced: { 'bids.7': 'why not' } };
    expect(() => reportRules(pack, readRules(pack), { complete: true, cited: [] })).toThrow("'bids.7'");
  });

  test('a damaged report is as good as none', async () => {
    const { code, err } = await run(['rules', 'auction'], {
      testReport: writeFile(folder, 'bad.json', '{"cited": 1}'),
    });
    expect(code).toBe(2);
    expect(err).toContain('run `npm test` first');
  });
});

describe('content', () => {
  test('counts all that the game has: what is missing, and what no passing test names', async () => {
    const { code, out } = await run(['content', 'auction', '--json'], { testReport });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      kinds: {
        stakes: { total: 3, implemented: 2, missing: ['stake/huge'], untested: ['stake/low'] },
        cards: { total: 1, implemented: 1, missing: [], untested: ['card-1'] },
      },
    });
    expect((await run(['content', 'auction'], { testReport })).out).toMatch(
      /^stakes +2 of 3 implemented, 1 tested; missing: stake\/huge; untested: stake\/low$/m,
    );
  });

  test('lists the items of a kind by id and name, without any report', async () => {
    expect((await run(['content', 'auction', 'stakes'])).out).toMatch(
      /^stake\/low +low\nstake\/high +High\nstake\/huge +huge \(missing\)\n$/,
    );
    const { out } = await run(['content', 'auction', 'stakes', '--json']);
    expect(JSON.parse(out)[1]).toEqual({ id: 'stake/high', name: 'High', implemented: true });
    expect(await run(['content', 'auction', 'magic'])).toMatchObject({ code: 2, out: '' });
  });
});
