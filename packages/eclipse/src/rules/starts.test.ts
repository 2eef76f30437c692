import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { rule, startFlaw } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { eclipse } from '../index.ts';
import { midgame, playPrudently, position, type Table } from '../testing/index.ts';

vi.setConfig({ testTimeout: 120_000 });

/** What can be begun from a thing: the answers, each start as one text. */
function begins(table: Table, target: string): string[] {
  return table.match
    .starts(0)
    .filter(({ targets }) => targets.includes(target))
    .map(({ answers }) => answers.join(' '));
}

/** 102 south of the home of seat 0, who has an interceptor there and a cruiser at home. */
function start() {
  return position()
    .beside('102', '221', 3)
    .ships(0, '102', { interceptor: 1 })
    .ships(0, '221', { cruiser: 1 })
    .tray('neutron-bombs')
    .turnOf(0);
}

rule('eclipse', ['action-phase.2', 'move.1'], 'a click on a ship of mine moves it or upgrades its kind', () => {
  const table = start().from('turn');
  expect(begins(table, 'ship:102:0:interceptor:0')).toEqual(['upgrade', 'move ship:102:interceptor']);
  expect(begins(table, 'blueprint:starbase')).toEqual(['upgrade']);
});

rule('eclipse', ['influence.1', 'build.1'], 'a click on a sector builds there or moves a disc', () => {
  const table = start().resources(0, 9).from('turn');
  expect(begins(table, 'sector:221')).toEqual(['build', 'influence withdraw:221']);
  expect(begins(table, 'sector:102')).toEqual(['influence place:102']);
  expect(begins(start().resources(0, 0).from('turn'), 'sector:221')).toEqual(['influence withdraw:221']);
});

rule('eclipse', 'influence-discs.5', 'the disc that pays for the action is not there to be placed', () => {
  const last = start()
    .with((g) => {
      g.players[0]!.actionDiscs.explore = g.players[0]!.discs - 1;
      g.players[0]!.discs = 1;
    })
    .from('turn');
  // Only the disc of the home sector is left, and the interceptor holds the connection.
  expect(begins(last, 'sector:102')).toEqual(['influence place:102']);
  last.answer('influence', 'place:102');
  expect(last.sector('221').owner).toBe(null);
});

rule('eclipse', ['research.3', 'trade.1'], 'a click on a technology buys it, on a resource it trades', () => {
  const table = start().resources(0, 9, 6).from('turn');
  expect(begins(table, 'technology:neutron-bombs')).toEqual(['research technology:neutron-bombs']);
  expect(begins(table, 'resource:materials')).toEqual(['trade']);
  expect(begins(table, 'resource:money')).toEqual([]);
  expect(begins(start().resources(0, 0, 0).from('turn'), 'technology:neutron-bombs')).toEqual([]);
});

rule('eclipse', 'explore.1', 'a click on an empty zone explores it', () => {
  const table = start().from('turn');
  const zones = table.match.starts(0).filter(({ answers }) => answers[0] === 'explore');
  expect(zones.length).toBeGreaterThan(0);
  for (const { targets, answers } of zones) expect(answers).toEqual(['explore', targets[0]]);
});

rule('eclipse', 'reactions.2', 'whoever has passed begins reactions only', () => {
  const table = start()
    .with((g) => {
      g.players[0]!.passed = true;
      g.turn!.reaction = true;
    })
    .resources(0, 9, 9)
    .from('turn');
  expect(begins(table, 'sector:102')).toEqual([]);
  expect(begins(table, 'technology:neutron-bombs')).toEqual([]);
  expect(begins(table, 'sector:221')).toEqual(['build']);
});

rule('eclipse', 'influence-discs.5', 'without a disc nothing is begun', () => {
  const table = start().resources(0, 9, 9, 9);
  const none = table.with((g) => {
    g.players[0]!.actionDiscs.explore = g.players[0]!.discs;
    g.players[0]!.discs = 0;
  });
  expect(none.from('turn').match.starts(0)).toEqual([]);
});

test('nobody but the one who is asked can begin anything', () => {
  const match = midgame({ players: 4 }, 'starts');
  const [asked = 0] = match.waitingFor();
  expect(match.starts(asked).length).toBeGreaterThan(0);
  expect(match.starts((asked + 1) % 4)).toEqual([]);
});

test('in random games whatever can be begun can be carried through', () => {
  let begun = 0;
  const seen = new Set<string>();
  for (const players of [2, 4, 6] as const) {
    const name = `starts ${players}`;
    for (const match of [Match.start(eclipse, { players }, seedFrom(name)), midgame({ players }, name)])
      playPrudently(match, new Keystream(seedFrom(name)), (_, seat) => {
        const starts = match.starts(seat);
        if (starts.length === 0 || match.length % 3 > 0) return;
        begun += starts.length;
        for (const { targets, answers } of starts)
          for (const target of targets) seen.add(`${target.split(':')[0]} ${answers[0]?.split(':')[0]}`);
        expect(startFlaw(match, seat), `${name} at ${match.length}`).toBeNull();
      });
  }
  expect(begun).toBeGreaterThan(1000);
  expect([...seen].sort()).toEqual([
    'blueprint upgrade',
    'reputation return-reputation',
    'resource trade',
    'seat propose',
    'sector build',
    'sector influence',
    'ship move',
    'ship upgrade',
    'technology research',
    'zone explore',
  ]);
});
