import type { Rules, Seat } from '@orrery/kernel';
import type { Ti4, Turn } from '../../state.ts';
import { on, type Trigger } from '../hooks.ts';

/** What a note does once at the start of a turn. */
interface AtTurnStart {
  readonly name: string;
  /** Whose turn it must be. */
  readonly turnOf: 'holder' | 'owner';
  usable?(g: Ti4, owner: Seat): boolean;
  resolve(g: Ti4, holder: Seat, owner: Seat): Rules;
}

/** The start of a turn lasts until its player acts: a note received in a trade before that may still be played, but none twice. */
export function atTurnStart({ name, turnOf, usable, resolve }: AtTurnStart): Trigger {
  return on(['when turn-start', 'when promissory-note-received'], {
    usable: (g, holder, happening, owner) =>
      isStart(g, name) &&
      g.turn?.seat === (turnOf === 'holder' ? holder : owner) &&
      (!('from' in happening) || (happening.seat === holder && happening.note.id === name)) &&
      (usable?.(g, owner) ?? true),
    *resolve(g, holder, _happening, owner) {
      g.turn?.used.push(name);
      yield* resolve(g, holder, owner);
    },
  });
}

function isStart({ turn, tactical }: Ti4, name: string): boolean {
  const isUnspent = ({ actions, used }: Turn) => actions === 0 && !used.includes(name);
  return turn !== null && tactical === null && isUnspent(turn);
}
