/** Positions for tests of combats and invasions. */
import type { Message } from '@orrery/kernel';
import type { FactionId } from '../content/factions.ts';
import type { SystemId } from '../content/systems.ts';
import type { Tactical } from '../state.ts';
import { type Position, position, type Table } from './position.ts';

/** Factions without abilities in combats. */
const peaceful: readonly FactionId[] = ['xxcha', 'yssaril', 'hacan'];

/** Seat 0 is in a tactical action in the system; nobody can trade, so that only the fight is asked about. */
export function battle(system: SystemId, step: Tactical['step'], factions = peaceful): Position {
  const made = position({ players: 3, factions }).tactical(0, system, step);
  return made.with(({ turn }) => turn?.traded.push(0, 1, 2));
}

/** The id of a thing that a message speaks of. */
function idOf(thing: unknown): string {
  return String(thing).replace(/^[^/]*\//, '');
}

/** All rolls so far: `0 combat cruiser:8 cruiser:3+1`. */
export function rollsOf(table: Table): string[] {
  return table.match
    .events(0, 'spectator')
    .filter(({ key }) => key === 'ti4.rolls')
    .map(({ args }) => {
      const { seat, kind, dice } = args as unknown as { seat: string; kind: string; dice: readonly Message[] };
      const thrown = dice.map(({ args: die }) => `${idOf(die?.type)}:${die?.result}${signed(Number(die?.bonus))}`);
      return [idOf(seat), idOf(kind), ...thrown].join(' ');
    });
}

function signed(bonus: number): string {
  return bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : `${bonus}`;
}

/** Everybody declines what cards they may have, until something else is asked or the card named can be used. */
export function declining(table: Table, card = ''): Table {
  while (table.prompt === 'ti4.window' && !table.options.includes(`use:action-card/${card}`)) table.answer('pass');
  return table;
}
