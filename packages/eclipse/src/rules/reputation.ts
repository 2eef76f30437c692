/** Catalogue: reputation. The tiles that are drawn after the battles of a sector. */
import { below, type Option, type Rules, type Seat } from '@orrery/kernel';
import { mostReputationDraws, reputationDraws } from '../content/tracks.ts';
import type { Battle, Eclipse, Fighter } from '../state.ts';
import { blocked, choose, decline, option, tell, tellOnly, the, words } from '../words.ts';
import { hasRoomFor, putOnTrack, removeReputation, reputationOf } from './reputation-track.ts';
import { isNpc } from './table.ts';

/** One after the other: the controller of the sector, then the others in order of entry (reputation.4). */
export function* drawReputation(g: Eclipse, { fighters }: Battle): Rules {
  for (const each of fighters) {
    if (isNpc(each.owner)) continue;
    const tiles = Math.min(tilesToDraw(each), g.reputationBag.length); // reputation.3
    if (tiles > 0) yield* drawTiles(g, each.owner, tiles);
  }
}

/** One for taking part in a battle without fleeing from it, and some for each ship destroyed (reputation.2, reputation.8). */
export function tilesToDraw({ stood, destroyed }: Fighter): number {
  const forShips = destroyed.reduce((sum, { type }) => sum + reputationDraws[type], 0);
  return Math.min(mostReputationDraws, forShips + (stood ? 1 : 0));
}

/** What to keep of the tiles drawn, and what to return from the track for it. */
interface Kept {
  readonly value: number;
  readonly returned: number | null;
}

/** Keeps at most one; only the owner knows which (reputation.5, reputation.11). */
function* drawTiles(g: Eclipse, seat: Seat, count: number): Rules {
  const tiles = Array.from({ length: count }, () => drawTile(g)).sort((a, b) => a - b);
  g.drawn = { seat, tiles };
  tell(g, 'eclipse.draws-reputation', { seat: the.seat(seat), count });
  const kept = yield* choose(seat, words('eclipse.keep-reputation'), () => keepOptions(g, seat), {
    blocked: () => (hasRoomFor(g, seat, { value: 0 }) ? [] : [blocked('reputation.6', 'eclipse.why.track-of-tile')]),
  });
  keep(g, seat, kept);
}

function drawTile(g: Eclipse): number {
  const [tile] = g.reputationBag.splice(below(g, g.reputationBag.length), 1);
  if (tile === undefined) throw new Error('the reputation bag is empty');
  return tile;
}

/** On a full track a reputation tile makes room; ambassadors stay (reputation.6). */
function keepOptions(g: Eclipse, seat: Seat): Option<Kept | null>[] {
  const values = [...new Set(g.drawn?.tiles)];
  const room = hasRoomFor(g, seat, { value: 0 });
  const own = [...new Set(reputationOf(g, seat))];
  const keeps = values.flatMap((value): Option<Kept | null>[] =>
    room
      ? [option(`keep:${value}`, { value, returned: null }, 'eclipse.keep-tile', { value }, `drawn:${value}`)]
      : own.map((returned) =>
          option(
            `keep:${value}:for:${returned}`,
            { value, returned },
            'eclipse.swap-tile',
            { value, returned },
            `drawn:${value}`,
          ),
        ),
  );
  return [decline('keep:none', null, 'eclipse.keep-none'), ...keeps];
}

function keep(g: Eclipse, seat: Seat, kept: Kept | null): void {
  const back = g.drawn?.tiles ?? [];
  g.drawn = null;
  if (kept === null) tell(g, 'eclipse.keeps-no-reputation', { seat: the.seat(seat) });
  else {
    back.splice(back.indexOf(kept.value), 1);
    if (kept.returned !== null) removeReputation(g, seat, kept.returned);
    putOnTrack(g, seat, { value: kept.value });
    tell(g, 'eclipse.keeps-reputation', { seat: the.seat(seat) });
    tellOnly(g, seat, 'eclipse.keeps-reputation-value', { value: kept.value });
  }
  g.reputationBag.push(...back);
}
