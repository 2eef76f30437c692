import { Keystream, Match, seedFrom } from '@orrery/kernel';
import { playthrough } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { eclipse } from '../index.ts';
import { playPrudently } from '../testing/prudent.ts';

const games = [
  { players: 2, species: ['orion', 'planta'] },
  { players: 4, species: 'chosen', warpPortals: true, ancients: 'advanced', guardians: 'advanced', gcds: 'random' },
] as const;

test.each(games)('a game of $players players plays as it always did', async (config) => {
  const match = Match.start(eclipse, config, seedFrom(`golden ${config.players}`));
  const text = playthrough(match, new Keystream(seedFrom(`golden play ${config.players}`)), playPrudently);
  await expect(text).toMatchFileSnapshot(`eclipse-${config.players}-players.txt`);
});
