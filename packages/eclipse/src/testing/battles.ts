/** What battles tell, in short lines, and rules that tests of the combat phase play. */
import type { Arguments, Rules, Seat } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import { combatPhase } from '../rules/combat-phase.ts';
import { speciesOf } from '../rules/table.ts';
import type { Eclipse } from '../state.ts';
import { type Position, position, type Table } from './position.ts';

/** Battles are fought here: beside the starting sector of seat 0, connected with it, controlled by nobody. */
export const field: SectorId = '201';

export function battlefield(config: Parameters<typeof position>[0] = {}): Position {
  const found = position(config);
  return found.beside(field, speciesOf(found.state, 0).home, 1, 1);
}

/** The combat phase with all its battles. */
export function* wholeCombat(g: Eclipse): Rules {
  while ((yield* combatPhase(g)) === 'combat');
}

/** What all events of a kind speak of: things by their ids alone, seats as numbers. */
export function told(table: Table, key: string): Record<string, unknown>[] {
  return table.match.events(0, 'spectator').flatMap((event) => (event.key === key ? [plain(event.args)] : []));
}

/** What the pending decision of a seat speaks of, in the same way. */
export function asked(table: Table, seat: Seat): Record<string, unknown> {
  return plain(table.match.pending(seat)?.prompt.args);
}

function plain(args: Arguments = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, idIn(value)]));
}

function idIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, kind, id] = /^([a-z-]+)\/(.*)$/.exec(value) ?? [];
  return kind === 'seat' ? Number(id) : id;
}

/** `0 cruiser yellow:5 yellow:blank` */
export function rollsOf(table: Table): string[] {
  return told(table, 'eclipse.rolls').map(({ owner, type, dice }) => {
    const faces = (dice as { args: Arguments }[]).map(({ args }) => `${plain(args).colour}:${plain(args).face}`);
    return [owner, type, ...faces].join(' ');
  });
}

/** `1>0 201`: seat 1 attacks seat 0 in sector 201. */
export function battlesOf(table: Table): string[] {
  return told(table, 'eclipse.battle').map(({ attacker, defender, sector }) => `${attacker}>${defender} ${sector}`);
}

const harmless = ['keep:none', 'leave', 'done', 'attack'];

/** Lets everybody fight on, keep no tile, attack no population and take no sector, until another question comes. */
export function fightOn(table: Table): Table {
  for (;;) {
    const answer = harmless.find((id) => table.options.includes(id));
    if (table.isOver || answer === undefined) return table;
    table.answer(answer);
  }
}
