/** Catalogue: chapter-end, game-end. */
import type { Rules, Seat } from '@orrery/kernel';
import { lastChapter, powerToEnd } from '../content/ambitions.ts';
import { byValue, sideOf } from '../figures.ts';
import type { Arcs, Trophies } from '../state.ts';
import { tell, the } from '../words.ts';
import { scoreAmbitions } from './ambitions.ts';
import { returnCaptives, returnTrophies, trophiesOf } from './pieces.ts';
import { player, turnOrder } from './table.ts';
import { inOrder } from './window.ts';

/** The phase `chapter-end`: scoring, clean-up, end check (chapter-end.1). */
export function* chapterEnd(g: Arcs): Rules<string | null> {
  tell(g, 'arcs.chapter.ended', { chapter: g.chapter });
  const scored = scoreAmbitions(g);
  yield* inOrder(g, 'scored', turnOrder(g), (on, holder) => on.scored?.(g, holder, scored));
  if (scored.includes('warlord')) yield* returnAllTrophies(g);
  if (scored.includes('tyrant')) returnAllCaptives(g);
  resetMarkers(g);
  if (isGameOver(g)) {
    tell(g, 'arcs.over', { seat: the.seat(winner(g)) });
    return null;
  }
  g.chapter++;
  return 'chapter';
}

/** Checked here only, never within a chapter (game-end.1, game-end.3). */
export function isGameOver(g: Arcs): boolean {
  const goal = powerToEnd[g.config.players];
  return g.chapter >= lastChapter || g.players.some(({ power }) => power >= goal);
}

/** Highest Power; a tie goes to the tied player first in turn order (game-end.2). */
export function winner(g: Arcs): Seat {
  const best = Math.max(...g.players.map(({ power }) => power));
  return turnOrder(g).find((seat) => player(g, seat).power === best) ?? g.initiative;
}

const trophyKinds: readonly (keyof Trophies)[] = ['ships', 'agents', 'starports', 'cities'];

/** Owner by owner: whose returning cities cover slots in use decides in turn order (fine-print.1). */
function* returnAllTrophies(g: Arcs): Rules {
  for (const owner of turnOrder(g)) {
    for (const holder of turnOrder(g)) {
      for (const kind of trophyKinds) {
        const count = trophiesOf(g, holder, owner)[kind];
        if (count > 0) yield* returnTrophies(g, holder, owner, kind, count);
      }
    }
  }
}

function returnAllCaptives(g: Arcs): void {
  for (const captor of turnOrder(g)) {
    for (const owner of turnOrder(g)) returnCaptives(g, captor, owner, player(g, captor).captives[owner] ?? 0);
  }
}

/** All markers become available; the lowest one not yet flipped is flipped (chapter-end.5). */
function resetMarkers(g: Arcs): void {
  for (const box of Object.values(g.ambitions)) g.markers.available.push(...box.splice(0));
  const unflipped = g.markers.available.filter((marker) => !g.markers.flipped.includes(marker));
  const lowest = byValue(g.markers, unflipped).at(-1);
  if (lowest === undefined) return;
  g.markers.flipped.push(lowest);
  tell(g, 'arcs.flipped', { first: sideOf(g.markers, lowest).first });
}
