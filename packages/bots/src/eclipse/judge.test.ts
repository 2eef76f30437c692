import type { Eclipse } from '@orrery/eclipse';
import { battlefield, field, type Position } from '@orrery/eclipse/testing';
import { expect, test } from 'vitest';
import { eclipseJudge } from './judge.ts';

const home = '221';
const worth = ({ state }: Position) => eclipseJudge.worth(state as Eclipse, 0);

/** Ships of seat 0 at home or beside an Ancient; the reputation track is full of good tiles. */
function beforeAncient(where: typeof home | typeof field, cruisers: number, ancients = 1) {
  return battlefield()
    .npc('ancient', field, ancients)
    .discovery(field, 'money-8')
    .reputation(0, 4, 4, 4, 4)
    .ships(0, where, { cruiser: cruisers });
}

test('a fleet that should win is better off beside Ancients than at home', () => {
  expect(worth(beforeAncient(field, 3))).toBeGreaterThan(worth(beforeAncient(home, 3)) + 1);
});

test('a ship that would surely be lost had better stay at home', () => {
  expect(worth(beforeAncient(field, 1, 2))).toBeLessThan(worth(beforeAncient(home, 1, 2)));
});

test('better ships are worth more where there is somebody to fight', () => {
  const refitted = beforeAncient(home, 2).tiles(0, 'cruiser', null, null, null, null, 'hull', null);
  expect(worth(refitted)).toBeGreaterThan(worth(beforeAncient(home, 2)) + 0.2);
});

test('a reputation tile is to be won in battle only while it betters the track', () => {
  const fight = (...tiles: number[]) =>
    battlefield()
      .npc('ancient', field)
      .ships(0, field, { cruiser: 3 })
      .reputation(0, ...tiles);
  const points = 16;
  expect(worth(fight())).toBeGreaterThan(worth(fight(4, 4, 4, 4)) - points + 1);
});

test('an own sector beside the fleet of a neighbour is safer with ships in it', () => {
  const raided = () => battlefield().own(1, field).ships(1, field, { dreadnought: 2 });
  const defended = worth(raided().ships(0, home, { starbase: 4 }));
  const elsewhere = worth(battlefield().own(1, field).ships(0, home, { starbase: 4 }));
  const open = worth(raided());
  const quiet = worth(battlefield().own(1, field));
  expect(quiet - open).toBeGreaterThan(elsewhere - defended);
});

test('money that will be missing at the upkeep costs more than an action brings', () => {
  const broke = (discs: number) =>
    worth(
      battlefield().with((g) => {
        const sheet = g.players[0]!;
        sheet.actionDiscs.explore = sheet.discs - discs;
        sheet.discs = discs;
      }),
    );
  expect(broke(7) - broke(6)).toBeGreaterThan(1.5);
});

test('income counts for the rounds that are left', () => {
  const gain = (round: number) =>
    worth(battlefield().round(round).cube(0, home, 0, 'materials')) - worth(battlefield().round(round));
  expect(gain(2)).toBeGreaterThan(gain(6));
  expect(gain(8)).toBeLessThanOrEqual(0.05);
});

test('a technology is worth the squares it opens', () => {
  const labs = worth(battlefield().know(0, 'advanced-labs'));
  const mining = worth(battlefield().know(0, 'advanced-mining'));
  // The starting sector has an advanced square for science and none for materials.
  expect(labs).toBeGreaterThan(mining);
});

test('what others keep secret changes nothing', () => {
  expect(worth(battlefield().reputation(1, 1, 1))).toBe(worth(battlefield().reputation(1, 4, 4)));
});
