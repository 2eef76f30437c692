/**
 * Where everything in a hex lies: space above, ground below, in every system. Pure figures, so that a test can see that
 * nothing lies on anything else.
 */
import type { Level } from '../../renderer.ts';
import type { Wormhole } from '../model.ts';
import type { Content, Mark, Placed, Row } from './marks.ts';
import { planetMarks } from './planets.ts';
import { type Bands, farRows, middleRows, NEAR, nearRows, roomAt } from './rows.ts';

export function layout(content: Content, level: Level): Mark[] {
  const rows = rowsOf(content, level);
  const lowest = Math.max(...rows.map(({ y, height }) => y + height / 2));
  const top = Math.max(-5, lowest + 3);
  return [
    ...tokenMarks(content.tokens, level),
    ...wormholeMarks(content, level, lowest),
    ...planetMarks(content.planets, level, top),
    ...rows,
  ];
}

/** Where ships lie in systems with something below them, and in empty ones. */
const above: Bands = { one: -20, two: [-30.5, -14.5] };
const alone: Bands = { one: 0, two: [-9, 9] };
const farAbove: Bands = { one: -18, two: [-25.5, -7.5] };
const farAlone: Bands = { one: 0, two: [-10, 10] };

function rowsOf({ fleets, planets, wormholes }: Content, level: Level): Row[] {
  const isAlone = planets.length === 0 && wormholes.length === 0;
  if (level === 'middle') return middleRows(fleets, isAlone ? alone : above);
  if (level === 'far') return farRows(fleets, isAlone ? farAlone : farAbove);
  const hasCorners = planets.length > 0 && wormholes.length > 0;
  return nearRows(fleets, {
    top: isAlone ? -20 : -39.5,
    most: isAlone ? 6 : 6 - Math.max(1, planets.length),
    roomAt: (bottom) => (hasCorners && bottom > -8 ? 78 : Number.POSITIVE_INFINITY),
  });
}

/** A row of pennants at the upper edge, closer to each other when they are many. */
function tokenMarks(tokens: readonly number[], level: Level): Mark[] {
  const scale = { far: 1.2, middle: 1, near: NEAR }[level];
  const y = { far: -41.5, middle: -43, near: -44.5 }[level];
  const room = roomAt(y, 13 * scale);
  const count = tokens.length;
  const wanted = 16 * scale;
  const least = (room + 3 * (count - 1)) / count;
  const width = Math.min(wanted, least);
  const pitch = count < 2 ? 0 : Math.min(17 * scale, (room - width) / (count - 1));
  const height = (13 * scale * width) / wanted;
  return tokens.map((seat, i) => ({ use: 'token', seat, x: (i - (count - 1) / 2) * pitch, y, width, height }));
}

function wormholeMarks({ wormholes, planets, fleets }: Content, level: Level, lowest: number): Mark[] {
  return wormholes.slice(0, 2).map((wormhole, i): Mark => {
    const place = planets.length > 0 ? cornerOf(i, planets.length, level) : openOf(i, wormholes, fleets.length, lowest);
    return { use: 'wormhole', wormhole, ...place };
  });
}

/** Beside planets it lies in the west corner, a second one in the east. */
function cornerOf(index: number, planets: number, level: Level): Placed {
  const r = level === 'far' ? 11 : planets > 2 ? 7.5 : 9;
  const x = level === 'far' ? 46 : planets > 2 ? 50 : 47.5;
  return { x: index === 0 ? -x : x, y: level === 'far' ? 2 : 0, width: 2 * r, height: 2 * r };
}

function openOf(index: number, { length }: readonly Wormhole[], fleets: number, lowest: number): Placed {
  const x = length > 1 ? (index === 0 ? -19 : 19) : 0;
  const y = fleets === 0 ? 4 : Math.max(21, lowest + 17);
  const r = length > 1 ? 14 : 16;
  return { x, y, width: 2 * r, height: 2 * r };
}
