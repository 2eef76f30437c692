import { expect, test } from 'vitest';
import { plainRule } from './rule-text.ts';

test.each([
  ['Take one agent. (core)', 'Take one agent.'],
  ['It still counts. (Interpretation.)', 'It still counts.'],
  ['Not reshuffled. (No reshuffling is an Interpretation.)', 'Not reshuffled.'],
  ['At random. (sources differ: uk allows any method, pl says at random; pl chosen)', 'At random.'],
  ['Draw 2 cards. (ltp uk+ru; pl 29.5 says at any time)', 'Draw 2 cards.'],
  ['Full Setup (uk 0, pl 0)', 'Full Setup'],
  ['Game Setup (p. 4-5)', 'Game Setup'],
  ['Show it. (P, C; last part O)', 'Show it.'],
  ['(official FAQ) One hit (retreats and effects: ours) each.', 'One hit each.'],
  ['Two planets. (note: so on the base card) (erratum; first printing "after")', 'Two planets.'],
  ['Not twice. Ours: nor against nobody. (P)', 'Not twice. Nor against nobody.'],
])('%s', (written, read) => expect(plainRule(written)).toBe(read));

test('what the rule itself says in brackets stays, and rules it cites lose their quotes', () => {
  expect(plainRule('Portals (printed, or made by a tile) count as `wormholes.2`. (core)')).toBe(
    'Portals (printed, or made by a tile) count as wormholes.2.',
  );
});
