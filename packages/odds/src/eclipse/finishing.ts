/**
 * A battle to its end, in one pass over the states in the order of health. A state is left when somebody hits, so that the acts of
 * a round go round in it until then: what comes in at each act is added up, and who acts first is met 1 / (1 - the chance that
 * a whole round changes nothing) times as often. An act changes one side only, so that it is a sum along a row or a column.
 */
import { Attacks } from './attacks.ts';
import { CELL, Cells, type Four } from './cells.ts';
import type { Chances } from './chances.ts';
import { Defences } from './defences.ts';
import type { Pairing } from './pairing.ts';
import type { Level } from './states.ts';
import { Room, sums } from './sums.ts';

/** Ends that are less likely than this are not told: all together they stay far below what is. */
const negligible = 1e-19;

/** `mass`: the chances of states as a round begins. Tells the end of each; says how many states were looked at. */
export function finish(pairing: Pairing, mass: Chances, end: (chance: number, i: number, j: number) => void): number {
  const [one, other] = pairing.states;
  const columns = other.all.length;
  const round = new Round(pairing);
  for (const level of one.levels) {
    for (const four of round.foursOf(level)) {
      const { rows, many } = four;
      const isArmed = rows.every((i) => one.isArmed[i] === 1);
      round.goRound(four, mass);
      for (let j = 0; j < columns; j++) {
        if (isArmed && other.isOut[j] === 0) continue;
        for (let row = 0; row < many; row++) {
          const i = rows[row] as number;
          const isOver = one.isOut[i] === 1 || other.isOut[j] === 1;
          if (!isOver && (one.isArmed[i] === 1 || other.isArmed[j] === 1)) continue;
          const chance = round.cells.met(row, j);
          if (chance >= negligible) end(chance, i, j);
        }
      }
    }
  }
  return one.all.length * columns;
}

/** The acts of a round in four rows at a time. Nobody acts where a battle is over: what is written there of how often is used nowhere. */
class Round {
  readonly cells: Cells;
  private readonly room = new Room();
  private readonly attacks: Attacks;
  private readonly defences: Defences;

  constructor({ states: [one, other], cannons }: Pairing) {
    const acts = cannons.filter(({ shooting }) => shooting.kinds.length > 0);
    this.cells = new Cells(Math.max(1, acts.length), other.all.length, this.room);
    this.attacks = new Attacks(acts, one, this.room, this.cells);
    this.defences = new Defences(acts, one, other, this.room, this.cells);
  }

  foursOf(level: Level): Four[] {
    this.defences.gather(level);
    return this.attacks.fours(level);
  }

  /** All act until somebody hits: attackers change the row itself, defenders lead to other rows. `mass`: the chances of all states as a round begins. */
  goRound(four: Four, mass: Chances): void {
    const { cells, attacks, defences } = this;
    attacks.begin(four);
    defences.begin(four);
    this.fill(four, mass);
    sums().goRound(cells.columns, cells.begun, cells.at(0, 0), cells.size, attacks.told, attacks.toldEnd);
    defences.end(four);
  }

  private fill({ rows }: Four, mass: Chances): void {
    const { numbers } = this.room;
    const { begun, columns } = this.cells;
    for (const [row, i] of rows.entries()) {
      const given = mass.row(i);
      let cell = (begun >>> 3) + row;
      for (let j = 0; j < columns; j++, cell += CELL / 8) numbers[cell] = given === null ? 0 : (given[j] as number);
    }
  }
}
