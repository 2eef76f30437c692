/** The chances of all states: one row for each state of the attacker, made when something comes to it. */
export class Chances {
  private readonly columns: number;
  private readonly rows: (Float64Array | null)[];

  constructor(rows: number, columns: number) {
    this.columns = columns;
    this.rows = Array.from({ length: rows }, () => null);
  }

  /** Null if nothing has come to it. */
  row(i: number): Float64Array | null {
    return this.rows[i] as Float64Array | null;
  }

  add(i: number, j: number, chance: number): void {
    this.rows[i] ??= new Float64Array(this.columns);
    const row = this.rows[i];
    row[j] = (row[j] as number) + chance;
  }

  each(look: (given: number, i: number, j: number, row: Float64Array) => void): void {
    for (const [i, row] of this.rows.entries()) {
      if (row === null) continue;
      for (let j = 0; j < row.length; j++) {
        const given = row[j] as number;
        if (given > 0) look(given, i, j, row);
      }
    }
  }
}
