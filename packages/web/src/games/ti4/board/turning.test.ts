import { Match, seedFrom } from '@orrery/kernel';
import { ti4 } from '@orrery/ti4';
import { layouts } from '@orrery/ti4/figures';
import { gamePackage } from '@orrery/ti4/package';
import { expect, test } from 'vitest';
import { propsOf } from '../../../../dev/props.ts';
import { viewOf } from '../model.ts';
import { centreOf, hexesOf } from './geometry.ts';
import { turned, turnedPosition } from './turning.ts';

const game = { tables: gamePackage.tables as object, messages: gamePackage.messages as { en: Record<string, string> } };

test.each([3, 4, 5, 6] as const)(
  'at a table of %i my home is the lowest of all, and the board keeps its shape',
  (players) => {
    const match = Match.start(ti4, { players }, seedFrom('turning'));
    for (const [seat, home] of layouts[players].homes.entries()) {
      const given = propsOf(game, { view: match.view(seat) as never, decision: null, seat, players });
      expect(turned(given)).toBe(given);
      const { systems } = viewOf(turned({ ...given, overlays: new Set(['home']) }));
      const before = viewOf(given).systems;
      const heightOf = (position: number): number => {
        const id = (Object.keys(before) as (keyof typeof before)[]).find((each) => before[each]?.position === position);
        return Math.round(centreOf((id && systems[id]?.position) ?? 0).y);
      };
      const laid = Object.values(systems).flatMap(({ position }) => position ?? []);
      expect(laid.toSorted((a, b) => a - b)).toEqual(hexesOf(players));
      const all = layouts[players].homes.map(({ position }) => heightOf(position));
      expect(heightOf(home.position)).toBe(Math.max(...all));
    }
  },
);

test('six turns lead back', () => {
  for (const position of [0, 1, 8, 22, 36]) expect(turnedPosition(position, 6)).toBe(position);
  expect(turnedPosition(1, 1)).toBe(2);
  expect(turnedPosition(19, 3)).toBe(28);
});
