/** What a game's odds are drawn with, the `art.tsx` of its folder `odds`; loaded with the page. */
import type { ComponentType } from 'react';

export interface PieceProps {
  readonly thing: string;
  readonly size: number;
}

export interface OddsArt {
  /** A thing of the game in a line; nothing for what has no picture. */
  readonly PieceIcon: ComponentType<PieceProps>;
}

const modules = import.meta.glob<OddsArt>('../games/*/odds/art.tsx');

export const oddsArt: Readonly<Record<string, () => Promise<OddsArt>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[2], load]),
);

/** The games whose battles can be worked out. */
export const oddsGames: readonly string[] = Object.keys(oddsArt);
