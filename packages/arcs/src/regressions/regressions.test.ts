/** Records of games in which something went wrong once: their answers fit, and from where they end a game goes on to its end. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { playRandomly } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { arcs, broken } from '../index.ts';
import type { Arcs } from '../state.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

test.each(globSync('*.json', { cwd: folder }).sort())('%s can be played on', (file) => {
  const record = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const match = Match.restore(arcs, record);
  expect([match.notice, match.length]).toEqual([null, record.answers.length]);
  for (let game = 0; game < 5; game++) {
    const another = match.clone();
    playRandomly(another, new Keystream(seedFrom(`${file} ${game}`)), () => {
      const flaw = broken(another.peek() as Arcs);
      if (flaw !== null) expect(flaw).toBeNull();
    });
    expect(another.outcome?.winners).toHaveLength(1);
  }
});
