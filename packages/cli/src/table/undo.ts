import { CannotUndo } from '@orrery/kernel';
import { people, type Table } from './table.ts';

/** Takes back a person's last answer where that is free. Throws CannotUndo where it is not. */
export function undo(table: Table): void {
  const { match } = table;
  const seat = people(table).find((person) => match.canUndo(person));
  if (seat === undefined) {
    throw new CannotUndo('something was revealed, or somebody else has answered since; u! takes it back all the same');
  }
  match.undo(seat);
  untell(table);
}

export function redo(table: Table): void {
  for (const seat of people(table)) {
    try {
      table.match.redo(seat);
      return;
    } catch (error) {
      if (!(error instanceof CannotUndo)) throw error;
    }
  }
  throw new CannotUndo('there is nothing to redo');
}

/** Goes back to a person's last decision, past dice and other players' answers. */
export function takeBack(table: Table): void {
  const last = table.match.record().answers.findLastIndex(([seat]) => table.seating[seat] === null);
  if (last < 0) throw new CannotUndo('you have answered nothing yet');
  table.match.rollback(last);
  untell(table);
}

/** What was taken back will be told again when it happens again. */
function untell({ match, told }: Table): void {
  told.forEach((next, seat) => {
    const last = match.events(0, seat).at(-1)?.seq ?? -1;
    told[seat] = Math.min(next, last + 1);
  });
}
