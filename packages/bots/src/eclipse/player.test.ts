import { type Eclipse, eclipse } from '@orrery/eclipse';
import { battlefield, field, type Table } from '@orrery/eclipse/testing';
import { Keystream, Match, type Player, seated, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { eclipseGreedy } from './player.ts';

function choice({ match }: Table, seat = 0): string {
  const chance = new Keystream(seedFrom('choice'));
  const place = seated(match, seat, chance);
  return place ? eclipseGreedy.choose(place, chance) : '';
}

/** Plays a two-player game with one greedy seat; returns whether that seat won. */
function greedyWins(game: number): boolean {
  const match = Match.start(eclipse, { players: 2 }, seedFrom(`eclipse ${game}`));
  const chance = new Keystream(seedFrom(`eclipse chance ${game}`));
  const players: Player<Eclipse>[] = [0, 1].map((seat) => (seat === game % 2 ? eclipseGreedy : random));
  while (!match.isOver) {
    const seat = match.waitingFor()[0] ?? 0;
    const place = seated(match, seat, chance);
    if (place) match.answer(seat, players[seat]?.choose(place, chance) ?? '');
  }
  return match.outcome?.winners.includes(game % 2) ?? false;
}

test('the greedy player beats a random one', () => {
  expect([0, 1, 2, 3].filter(greedyWins).length).toBeGreaterThanOrEqual(3);
}, 120_000);

test('a fleet that should win goes to the Ancients beside it', () => {
  const table = battlefield()
    .npc('ancient', field)
    .discovery(field, 'money-8')
    .ships(0, '221', { cruiser: 3 })
    .resources(0, 0, 0, 10)
    .with((g) => {
      g.players[0]!.colonyShips = { ready: 0, used: 3 };
    })
    .turnOf(0)
    .from('turn');
  expect(choice(table)).toBe('move');
  table.answer('move');
  expect(choice(table)).toBe('ship:221:cruiser');
  table.answer('ship:221:cruiser');
  expect(table.shipsOf(0, field)).toEqual({ cruiser: 1 });
  expect(choice(table)).toBe('ship:221:cruiser');
});

test('who cannot pay for more passes', () => {
  const table = battlefield()
    .with((g) => {
      const sheet = g.players[0]!;
      sheet.actionDiscs.explore = 4;
      sheet.discs -= 4;
      sheet.colonyShips = { ready: 0, used: 3 };
    })
    .turnOf(0)
    .from('turn');
  expect(choice(table)).toBe('pass');
});

test('colony ships are used at once where squares are free', () => {
  const table = battlefield().resources(0, 0, 20, 20).tray('starbase', 'gauss-shield').turnOf(0).from('turn');
  table.answer('research');
  expect(choice(table)).toMatch(/^colony-ship:221:/);
});
