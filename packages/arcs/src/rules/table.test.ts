import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { playRandomly, rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { setupCards } from '../content/setup-cards.ts';
import { arcs } from '../index.ts';
import { position } from '../testing/position.ts';

rule('arcs', 'setup.6', 'a cluster out of play is not entered: its gate is no neighbour', () => {
  const table = position().ships(0, 1, '3-gate').turn(0, 'mobilization-2').answer('move'); // 1 and 4 are out
  expect(table.options).toEqual(['to:2-gate', 'to:3-arrow', 'to:3-crescent', 'to:3-hex', 'to:5-gate']);
});

rule(
  'arcs',
  'setup.6',
  'whoever comes back to the map, or raises a cluster, has only those in play to choose from',
  () => {
    const lost = position().turn(0, 'mobilization-2').answer('end-turn');
    expect(lost.options).toEqual(['gate:2-gate', 'gate:3-gate', 'gate:5-gate', 'gate:6-gate']);
    const uprising = position().court(['bc26', 1]).turn(0, 'aggression-2').answer('secure');
    expect(uprising.options).toEqual(['cluster:2', 'cluster:3', 'cluster:5', 'cluster:6']);
  },
);

rule('arcs', 'setup.6', 'in whole games no option names a system out of play and nothing stands there', () => {
  for (const { id, players, outOfPlay } of setupCards) {
    const match = Match.start(arcs, { players, setupCard: id, leadersAndLore: 'all' }, seedFrom(id));
    const out = outOfPlay.join('');
    const outside = new RegExp(`\\b[${out}]-(gate|arrow|crescent|hex)|cluster:[${out}]`);
    playRandomly(match, new Keystream(seedFrom(`${id} played`)), () => {
      for (const seat of match.waitingFor()) {
        const offered = match.pending(seat)?.options.map((option) => [option.id, option.target, option.label.args]);
        expect(JSON.stringify(offered)).not.toMatch(outside);
      }
    });
    expect(Object.keys(match.peek().systems).join()).not.toMatch(outside);
    expect(Object.keys(match.peek().systems)).toHaveLength((6 - outOfPlay.length) * 4);
  }
});
