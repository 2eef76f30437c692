import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { playRandomly, rule, startFlaw } from '@orrery/kernel/testing';
import { expect, test, vi } from 'vitest';
import { arcs } from '../index.ts';
import { position } from '../testing/index.ts';

vi.setConfig({ testTimeout: 120_000 });

type Table = ReturnType<ReturnType<typeof position>['turn']>;

/** What can be begun from a thing: the answers, each start as one text. */
function begins(table: Table, target: string): string[] {
  return table.match
    .starts(0)
    .filter(({ targets }) => targets.includes(target))
    .map(({ answers }) => answers.join(' '));
}

/** Ships beside a rival's, a city, a starport and two Court cards. */
const table = (...tokens: ('fuel' | 'material')[]) =>
  position()
    .ships(0, 2, '2-gate', 1)
    .ships(0, 1, '3-gate')
    .ships(1, 1, '2-gate')
    .city(1, '6-hex')
    .city(0, '2-hex')
    .city(0, '3-hex')
    .starport(0, '2-arrow')
    .court('bc01', 'bc02')
    .tokens(0, ...tokens);

rule(
  'arcs',
  ['chapter.4', 'chapter.7'],
  'in my turn a click on my ships moves or battles, on rival ships it battles',
  () => {
    const turn = table().turn(0, 'aggression-2');
    expect(begins(turn, 'ships:2-gate.0')).toEqual(['battle', 'move from:2-gate']);
    expect(begins(turn, 'ships:2-gate.1')).toEqual(['battle']);
    expect(begins(turn, 'ships:3-gate.0')).toEqual(['move from:3-gate']);
    expect(begins(turn, 'system:2-gate')).toEqual(['battle', 'move from:2-gate']);
    expect(begins(turn, 'ships:6-hex.1')).toEqual([]);
  },
);

rule('arcs', ['chapter.6', 'tax.1', 'repair.1'], 'a click on my city taxes it, on a damaged ship it repairs', () => {
  const turn = table().turn(0, 'administration-2');
  expect(begins(turn, 'building:2-hex.0')).toEqual(['tax tax:2-hex.0']);
  expect(begins(turn, 'ships:2-gate.0')).toEqual(['repair']);
  expect(begins(turn, 'building:6-hex.0')).toEqual([]);
  expect(begins(turn, 'card:bc01')).toEqual(['influence influence:bc01']);
});

rule('arcs', ['build.1', 'build.2'], 'a click on a free slot builds a city or a starport, on a starport a ship', () => {
  const turn = table().turn(0, 'construction-2');
  expect(begins(turn, 'building:2-arrow.0')).toEqual(['build build:ship@2-arrow.0']);
  expect(begins(turn, 'free:2-hex')).toEqual(['build build:city@2-hex', 'build build:starport@2-hex']);
  expect(begins(turn, 'free:2-arrow')).toEqual([]);
});

rule('arcs', ['prelude.1', 'prelude.3'], 'a click on a token spends it; so do the pieces that it lets me use', () => {
  const turn = table('fuel').turn(0, 'administration-2');
  expect(begins(turn, 'slot:0.1')).toEqual(['spend:1:fuel move']);
  expect(begins(turn, 'ships:3-gate.0')).toEqual(['spend:1:fuel move from:3-gate']);
  expect(turn.match.starts(0).find(({ answers }) => answers[0] === 'spend:1:fuel' && answers[2])?.label).toEqual({
    key: 'arcs.start.token',
    args: { resource: 'resource/fuel', what: { key: 'arcs.move.from', args: { system: 'system/2-gate', count: 3 } } },
  });
});

rule('arcs', 'prelude.1', 'after the Prelude my tokens begin nothing', () => {
  const turn = table('fuel').turn(0, 'administration-2').answer('influence', 'influence:bc01');
  expect(begins(turn, 'slot:0.1')).toEqual([]);
});

test('nobody but the one who is asked can begin anything', () => {
  expect(table().turn(0, 'aggression-2').match.starts(1)).toEqual([]);
});

test('in random games whatever can be begun can be carried through', () => {
  let begun = 0;
  for (const players of [2, 3, 4] as const) {
    for (const leadersAndLore of ['off', 'all'] as const) {
      const name = `starts ${players} ${leadersAndLore}`;
      const match = Match.start(arcs, { players, leadersAndLore }, seedFrom(name));
      playRandomly(match, new Keystream(seedFrom(name)), (_, seat) => {
        const count = match.starts(seat).length;
        if (count === 0) return;
        begun += count;
        expect(startFlaw(match, seat), `${name} at ${match.length}`).toBeNull();
      });
    }
  }
  expect(begun).toBeGreaterThan(2000);
});
