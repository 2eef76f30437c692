import { Keystream, type Seat, seedFrom } from '@orrery/kernel';
import { rule, startFlaw } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { busyAnswer, midgame, position, type Table } from '../testing/index.ts';

vi.setConfig({ testTimeout: 120_000 });

/** What can be begun from a thing: the answers, each start as one text. */
function begins(table: Table, target: string): string[] {
  return table.match
    .starts(0)
    .filter(({ targets }) => targets.includes(target))
    .map(({ answers }) => answers.join(' '));
}

const blockedBy = (table: Table, key: string) =>
  table.match.blocked(0).flatMap(({ label, rule: id }) => (label.key === key ? [id] : []));

/** Sol's turn: a cruiser and a carrier beside Mecatol Rex, and nobody to trade with. */
const turn = () =>
  position()
    .units(0, 'tile-22', { cruiser: 1, carrier: 1 })
    .strategyCards(['leadership'], ['trade'], ['imperial'])
    .hand(0, 'mining-initiative');

rule('ti4', ['action-phase.1', 'active-system.1'], 'in my turn a click on a system activates it', () => {
  const table = turn().turnOf(0).from('turn');
  expect(begins(table, 'system:tile-18')).toEqual(['tactical activate:tile-18']);
  expect(begins(table, 'card:strategy-card/leadership')).toEqual(['strategic:leadership']);
  expect(begins(table, 'card:action-card/mining-initiative')).toEqual(['action:action-card/mining-initiative']);
});

rule('ti4', ['movement.3f', 'movement.2'], 'a click on a ship says where it could go', () => {
  const table = turn().turnOf(0).from('turn');
  const carrier = begins(table, 'unit:tile-22:carrier');
  const cruiser = begins(table, 'unit:tile-22:cruiser');
  expect(carrier).toContain('tactical activate:tile-18');
  expect(cruiser.length).toBeGreaterThan(carrier.length);
  expect(cruiser).toEqual(expect.arrayContaining(carrier));
});

rule('ti4', 'transactions.1', 'a click on a neighbour offers a deal', () => {
  const table = turn().units(1, 'tile-22', { fighter: 1 }).trading().turnOf(0).from('turn');
  expect(begins(table, 'seat:1').length).toBe(1);
  expect(begins(table, 'seat:2')).toEqual([]);
  expect(table.match.pending(0)?.options.find(({ id }) => id === 'trade')?.aside).toBe(true);
});

rule('ti4', ['action-phase.4', 'command-tokens.4'], 'who cannot pass or act tactically is told why', () => {
  const table = turn().pools(0, { tactic: 0 }).turnOf(0).from('turn');
  expect(blockedBy(table, 'ti4.pass')).toEqual(['action-phase.4']);
  expect(blockedBy(table, 'ti4.tactical-action')).toEqual(['command-tokens.4']);
  expect(begins(table, 'system:tile-18')).toEqual([]);
});

rule('ti4', ['objective-cards.4', 'objective-cards.16'], 'an objective that cannot be scored says why', () => {
  const table = position()
    .phase('status')
    .goods(0, 5)
    .objectives('negotiate-trade-routes', 'corner-the-market')
    .from('status');
  expect(table.prompt).toBe('ti4.score-public');
  expect(table.match.blocked(0)).toMatchObject([
    { target: 'card:public-objective/corner-the-market', rule: 'objective-cards.4' },
  ]);
});

test('what a start says can be answered, one after the other', () => {
  let begun = 0;
  for (const players of [3, 4, 5, 6] as const) {
    const name = `starts ${players}`;
    const chance = new Keystream(seedFrom(name));
    const match = midgame({ players }, name);
    while (!match.isOver && (match.length < 160 || begun < 25 * (players - 2))) {
      const seat = match.waitingFor()[0] as Seat;
      if (match.starts(seat).length > 0 && match.length % 4 === 0) {
        expect(startFlaw(match, seat), `${name} at ${match.length}`).toBeNull();
        begun += match.starts(seat).length;
      }
      match.answer(seat, busyAnswer(match.pending(seat)?.options ?? [], chance));
    }
  }
  expect(begun).toBeGreaterThan(100);
});
