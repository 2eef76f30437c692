/** How dice of Arcs may fall, with all rolls that cards allow to be made again. */
import {
  type Arcs,
  activeCards,
  type Dice,
  type DieKind,
  type DieSymbol,
  dieFaces,
  dieKinds,
  dieSymbols,
  symbolCount,
} from '@orrery/arcs/battles';

/** What a symbol is worth to who rolls: dice that are worth less than they bring on average are rolled again. */
export type Worth = Readonly<Record<DieSymbol, number>>;

/** Faces on the table, each die by the number of its face; the order does not matter, so they are sorted. */
export type Faces = Readonly<Record<DieKind, readonly number[]>>;

/** One sum of symbols, and dice that show it. */
export interface Fall {
  readonly chance: number;
  readonly faces: Faces;
  readonly symbols: Readonly<Record<DieSymbol, number>>;
}

type Kind = ReadonlyMap<string, number>;

/** Sums of symbols by one number for all five, with dice that show each. */
type Sums = Map<number, { chance: number; readonly faces: Faces }>;

const step = 64;

/** The rolls of one player in one position. */
export class Rolls {
  private readonly g: Arcs;
  private readonly seat: number;
  private readonly worth: Worth;
  private readonly known = new Map<string, Sums>();

  constructor(g: Arcs, seat: number, worth: Worth) {
    this.g = g;
    this.seat = seat;
    this.worth = worth;
  }

  /** Every sum of symbols that may lie there in the end. */
  falls(dice: Dice): Fall[] {
    const all = dieKinds.reduce((sums, kind) => together(sums, this.sumsOf(kind, dice[kind])), nothing());
    return [...all].map(([code, { chance, faces }]) => ({ chance, faces, symbols: symbolsOf(code) }));
  }

  private sumsOf(kind: DieKind, dice: number): Sums {
    const key = `${kind}:${dice}`;
    const known = this.known.get(key);
    if (known) return known;
    const sums: Sums = new Map();
    for (const [faces, chance] of facesOf(kind, dice, rerolls(this.g, this.seat, kind), this.worth)) {
      const shown = { ...noFaces, [kind]: numbers(faces) };
      const code = dieSymbols.reduce((sum, symbol, at) => sum + symbolCount(shown, symbol) * step ** at, 0);
      const found = sums.get(code);
      if (found) found.chance += chance;
      else sums.set(code, { chance, faces: shown });
    }
    this.known.set(key, sums);
    return sums;
  }
}

const noFaces: Faces = { skirmish: [], assault: [], raid: [] };

function nothing(): Sums {
  return new Map([[0, { chance: 1, faces: noFaces }]]);
}

function together(one: Sums, other: Sums): Sums {
  const all: Sums = new Map();
  for (const [a, first] of one) {
    for (const [b, second] of other) {
      const found = all.get(a + b);
      const chance = first.chance * second.chance;
      if (found) found.chance += chance;
      else all.set(a + b, { chance, faces: beside(first.faces, second.faces) });
    }
  }
  return all;
}

/** Dice of different kinds. */
function beside(one: Faces, other: Faces): Faces {
  const of = (kind: DieKind) => (one[kind].length > 0 ? one[kind] : other[kind]);
  return { skirmish: of('skirmish'), assault: of('assault'), raid: of('raid') };
}

function symbolsOf(code: number): Readonly<Record<DieSymbol, number>> {
  const counts = dieSymbols.map((symbol, at) => [symbol, Math.floor(code / step ** at) % step]);
  return Object.fromEntries(counts);
}

/** How many dice of a kind each card of the roller allows to be rolled again, card by card. */
function rerolls(g: Arcs, seat: number, kind: DieKind): number[] {
  return activeCards(g, seat).flatMap(({ reroll }) => {
    const many = reroll?.dice(g, seat)[kind] ?? 0;
    return many > 0 ? [many] : [];
  });
}

/** Dice that nobody rolls again fall alike in every battle: by their kind, from none on. */
const thrown: Readonly<Record<DieKind, Kind[]>> = { skirmish: [], assault: [], raid: [] };

function thrownOnce(kind: DieKind, dice: number): Kind {
  const known = thrown[kind][dice];
  if (known) return known;
  const all = dice === 0 ? new Map([['', 1]]) : withDie(thrownOnce(kind, dice - 1), kind);
  thrown[kind][dice] = all;
  return all;
}

function facesOf(kind: DieKind, dice: number, again: readonly number[], worth: Worth): Kind {
  let all = thrownOnce(kind, dice);
  for (const most of again) all = rolledAgain(all, kind, most, worth);
  return all;
}

function withDie(all: Kind, kind: DieKind): Kind {
  const next = new Map<string, number>();
  const sides = dieFaces[kind].length;
  for (const [faces, chance] of all) {
    for (let face = 0; face < sides; face++) {
      const key = sorted([...numbers(faces), face]);
      next.set(key, (next.get(key) ?? 0) + chance / sides);
    }
  }
  return next;
}

export function worthOf(kind: DieKind, face: number, worth: Worth): number {
  return (dieFaces[kind][face] ?? []).reduce((sum, symbol) => sum + worth[symbol], 0);
}

export function averageWorth(kind: DieKind, worth: Worth): number {
  const faces = dieFaces[kind];
  return faces.reduce((sum, _, face) => sum + worthOf(kind, face, worth), 0) / faces.length;
}

/** The worst dice, if they are worth less than a new roll. */
function rolledAgain(all: Kind, kind: DieKind, most: number, worth: Worth): Kind {
  const value = (face: number) => worthOf(kind, face, worth);
  const average = averageWorth(kind, worth);
  const next = new Map<string, number>();
  for (const [faces, chance] of all) {
    const worst = numbers(faces).toSorted((a, b) => value(a) - value(b));
    const bad = Math.min(most, worst.filter((face) => value(face) < average).length);
    let rolled: Kind = new Map([[sorted(worst.slice(bad)), chance]]);
    for (let die = 0; die < bad; die++) rolled = withDie(rolled, kind);
    for (const [key, share] of rolled) next.set(key, (next.get(key) ?? 0) + share);
  }
  return next;
}

function sorted(faces: readonly number[]): string {
  return faces.toSorted((a, b) => a - b).join('');
}

function numbers(faces: string): number[] {
  return [...faces].map(Number);
}
