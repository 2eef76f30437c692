/** Dice luck: what came up against what was to be expected of the faces. Knows no game. */
import type { Throw } from '../games/renderer.ts';

export interface SymbolLuck {
  readonly symbol: string;
  readonly rolled: number;
  readonly expected: number;
}

export interface SeatLuck {
  readonly seat: number;
  readonly dice: number;
  readonly symbols: readonly SymbolLuck[];
  /** Symbols more than expected; those that harm count against it. */
  readonly balance: number;
}

/** Of every seat that threw dice, with all symbols that its dice have, in the order in which they first appear. */
export function luckOf(throws: readonly Throw[], harms: readonly string[]): SeatLuck[] {
  const withDice = throws.filter(({ dice }) => dice.length > 0);
  const seats = [...new Set(withDice.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => {
    const dice = throws.filter((each) => each.seat === seat).flatMap((each) => each.dice);
    const names = [...new Set(dice.flatMap(({ faces }) => faces.flat()))];
    const symbols = names.map((symbol) => ({
      symbol,
      rolled: sum(dice.map(({ up }) => count(up, symbol))),
      expected: sum(dice.map(({ faces }) => sum(faces.map((face) => count(face, symbol))) / faces.length)),
    }));
    const balance = sum(
      symbols.map(({ symbol, rolled, expected }) => (rolled - expected) * (harms.includes(symbol) ? -1 : 1)),
    );
    return { seat, dice: dice.length, symbols, balance };
  });
}

function count(face: readonly string[], symbol: string): number {
  return face.filter((each) => each === symbol).length;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
