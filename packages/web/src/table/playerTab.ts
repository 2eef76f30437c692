import type { GameRenderer } from '../games/renderer.ts';

/** The tab that shows a player: the game's own, else the shell's. */
export function playerTabOf({ tabs = [], PlayerCard }: GameRenderer): string | null {
  return tabs.find(({ showsPlayer }) => showsPlayer)?.id ?? (PlayerCard ? 'player' : null);
}
