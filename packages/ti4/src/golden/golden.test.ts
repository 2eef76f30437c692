import { Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { playthrough } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { ti4 } from '../index.ts';
import { busyAnswer, midgame } from '../testing/index.ts';

const games = [
  { players: 3, galaxy: 'built', factions: ['letnev', 'hacan', 'nekro'] },
  { players: 6, galaxy: 'random', factions: 'drafted' },
] as const;

test.each(games)('a game of $players players plays as it always did', async (config) => {
  const match = Match.start(ti4, config, seedFrom(`golden ${config.players}`));
  const text = playthrough(match, new Keystream(seedFrom(`golden play ${config.players}`)));
  await expect(text).toMatchFileSnapshot(`ti4-${config.players}-players.txt`);
});

test('a round amid great fleets is fought as it always was', async () => {
  const match = midgame({ players: 4, points: 14 }, 'golden');
  const chance = new Keystream(seedFrom('golden midgame'));
  const lines: string[] = [];
  let told = 0;
  while (!match.isOver && match.length < 1000) {
    const seat = match.waitingFor()[0] as Seat;
    const id = busyAnswer(match.pending(seat)?.options ?? [], chance);
    lines.push(`${match.length} seat ${seat} ${match.pending(seat)?.prompt.key} ${id}`);
    match.answer(seat, id);
    for (const { seq, key, args } of match.events(told, 'spectator')) {
      lines.push(`    ${key} ${JSON.stringify(args)}`);
      told = seq + 1;
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('ti4-great-fleets.txt');
});
