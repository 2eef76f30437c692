/** The acts of the attacker: the same ships act everywhere in a row of states, and what follows is in the same row. */
import { CELL, type Cells, type Four } from './cells.ts';
import type { Level, States } from './states.ts';
import { type Room, sums } from './sums.ts';
import { originsIn, unchanged } from './tables.ts';
import type { Volleys } from './volleys.ts';

interface Attack {
  readonly index: number;
  readonly squad: number;
  /** How much all of its ships lead to. */
  readonly reach: number;
  /** By how many ships there are, addresses: what leads to states, and the chances that nothing changes. */
  readonly origins: readonly number[];
  readonly stays: readonly number[];
}

/** For each attack (sums.wat): where what follows comes in, whether as many ships act in all four rows, and the lists of each row. */
const ATTACK = 24;

export class Attacks {
  private readonly own: States;
  private readonly room: Room;
  private readonly cells: Cells;
  private readonly attacks: readonly Attack[];
  /** Where they are described, from and to. */
  readonly told: number;
  readonly toldEnd: number;

  /** `all`: the acts of a round. */
  constructor(all: readonly Volleys[], own: States, room: Room, cells: Cells) {
    this.own = own;
    this.room = room;
    this.cells = cells;
    const acts = [...all.entries()].filter(([, { shooting }]) => shooting.act.side === 0);
    const none = unchanged(cells.columns);
    this.told = room.take(ATTACK * acts.length);
    this.toldEnd = this.told + ATTACK * acts.length;
    this.attacks = acts.map(([index, volleys], attack) => {
      const { act, squad } = volleys.shooting;
      const often = cells.at(index, 0) + 2 * cells.size;
      const next = cells.at((index + 1) % all.length, 0);
      room.addresses.set([next, 0, -1, -1, -1, -1], (this.told + ATTACK * attack) >>> 2);
      const origins: number[] = [];
      const stays: number[] = [];
      let reach = 0;
      for (let count = 0; count <= squad.count; count++) {
        const table = count === 0 ? none : volleys.glance(count);
        origins.push(originsIn(table, room, often, CELL));
        stays.push(room.put(table.stays));
        reach = table.to.length;
      }
      return { index, squad: act.squad, reach, origins, stays };
    });
  }

  /** Rows in which as many ships act are put together: always those of the act that leads to most, of others where it can be. */
  fours({ begin, end }: Level): Four[] {
    const squads = [...this.attacks].sort((a, b) => b.reach - a.reach).map(({ squad }) => squad);
    const countsOf = (i: number) => squads.map((squad) => this.own.countOf(i, squad));
    const rows = Array.from({ length: end - begin }, (_, k) => ({ i: begin + k, counts: countsOf(begin + k) }));
    rows.sort((a, b) => differ(a.counts, b.counts));
    const fours: number[][] = [];
    for (const [k, { i, counts }] of rows.entries()) {
      const last = fours.at(-1);
      if (last && last.length < 4 && rows[k - 1]?.counts[0] === counts[0]) last.push(i);
      else fours.push([i]);
    }
    return fours.map((rows) => {
      const [one = begin, two = one, three = one, four = one] = rows;
      return { rows: [one, two, three, four], many: rows.length };
    });
  }

  begin({ rows }: Four): void {
    const { cells, own } = this;
    const { addresses } = this.room;
    const { fill } = sums();
    for (const [attack, { index, squad, origins, stays }] of this.attacks.entries()) {
      const told = (this.told + ATTACK * attack) >>> 2;
      for (let row = 0; row < 4; row++) {
        const count = own.countOf(rows[row] as number, squad);
        const lists = origins[count] as number;
        if (addresses[told + 2 + row] === lists) continue;
        addresses[told + 2 + row] = lists;
        fill(stays[count] as number, cells.columns, cells.at(index, 0) + cells.size + 8 * row);
      }
      const first = addresses[told + 2];
      const isAlike = first === addresses[told + 3] && first === addresses[told + 4] && first === addresses[told + 5];
      addresses[told + 1] = isAlike ? 1 : 0;
    }
  }
}

function differ(one: readonly number[], other: readonly number[]): number {
  const k = one.findIndex((count, index) => count !== other[index]);
  return k < 0 ? 0 : (one[k] as number) - (other[k] as number);
}
