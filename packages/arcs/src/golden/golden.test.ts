import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { playthrough } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { arcs } from '../index.ts';

const games = [
  { players: 2, leadersAndLore: 'off' },
  { players: 3, leadersAndLore: 'base' },
  { players: 4, leadersAndLore: 'all' },
] as const;

test.each(games)('a game of $players players plays as it always did', async (config) => {
  const match = Match.start(arcs, config, seedFrom(`golden ${config.players}`));
  const text = playthrough(match, new Keystream(seedFrom(`golden play ${config.players}`)));
  await expect(text).toMatchFileSnapshot(`arcs-${config.players}-players.txt`);
});
