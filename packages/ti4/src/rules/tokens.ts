/** Catalogue: command-tokens, command-sheet, fleet-pool.4. */
import type { Option, Question, Rules, Seat } from '@orrery/kernel';
import { fold } from '../content/registry.ts';
import type { SystemId } from '../content/systems.ts';
import type { Prompt } from '../prompts.ts';
import type { Pool, Ti4 } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { at, hasToken, player } from './table.ts';

export const pools: readonly Pool[] = ['tactic', 'fleet', 'strategy'];

/** Gains command tokens from reinforcements, each into a pool of the player's choice (command-tokens.2, command-tokens.3a). */
export function* gainTokens(g: Ti4, seat: Seat, many: number): Rules<number> {
  const gained = Math.min(many, player(g, seat).tokens);
  if (gained === 0) return 0;
  const room = fleetPoolSize(g, seat) - player(g, seat).pools.fleet;
  const split = yield* choose(seat, words('ti4.gain-tokens', { count: gained }), splits(gained, room));
  player(g, seat).tokens -= gained;
  for (const pool of pools) player(g, seat).pools[pool] += split[pool];
  tell(g, 'ti4.gains-tokens', { seat: the.seat(seat), ...split });
  return gained;
}

/** How many tokens the player's fleet pool can hold. */
export function fleetPoolSize(g: Ti4, seat: Seat): number {
  return fold('fleetPoolSize', Number.MAX_SAFE_INTEGER, g, seat);
}

/** All ways to lay so many tokens into the three pools, so many of them at most into the fleet pool. */
export function splits(many: number, inFleet: number = many): Option<Record<Pool, number>>[] {
  const found: Option<Record<Pool, number>>[] = [];
  for (let tactic = many; tactic >= 0; tactic--) {
    for (let fleet = Math.min(many - tactic, Math.max(0, inFleet)); fleet >= 0; fleet--) {
      const strategy = many - tactic - fleet;
      const split = { tactic, fleet, strategy };
      found.push(option(`pools:${tactic}-${fleet}-${strategy}`, split, 'ti4.pools', split));
    }
  }
  return found;
}

/** Asks how to lay all tokens of the command sheet anew, together with some that are gained just now. */
export function redistribution(g: Ti4, seat: Seat, gained: number): Question<Record<Pool, number>, Prompt> {
  const sheet = player(g, seat);
  const count = total(sheet.pools) + Math.min(gained, sheet.tokens);
  return { seat, prompt: words('ti4.redistribute', { count }), options: splits(count, fleetPoolSize(g, seat)) };
}

/** Lays the tokens so; what the sheet had not before comes from reinforcements. */
export function layTokens(g: Ti4, seat: Seat, split: Record<Pool, number>): void {
  const sheet = player(g, seat);
  sheet.tokens -= total(split) - total(sheet.pools);
  sheet.pools = { ...split };
  tell(g, 'ti4.redistributes', { seat: the.seat(seat), ...split });
}

function total({ tactic, fleet, strategy }: Record<Pool, number>): number {
  return tactic + fleet + strategy;
}

/** Returns a token of a pool to reinforcements. */
export function spendToken(g: Ti4, seat: Seat, pool: Pool, many = 1): void {
  const sheet = player(g, seat);
  if (sheet.pools[pool] < many) throw new Error(`seat ${seat} has not ${many} tokens in the ${pool} pool`);
  sheet.pools[pool] -= many;
  sheet.tokens += many;
}

/** Whether the player has a command token that an effect could put on the board. */
export function hasTokenToPlace(g: Ti4, seat: Seat): boolean {
  const sheet = player(g, seat);
  return sheet.tokens > 0 || pools.some((pool) => sheet.pools[pool] > 0);
}

/** A token of the player's reinforcements goes into a pool, if there is one. */
export function addToken(g: Ti4, seat: Seat, pool: Pool): void {
  const sheet = player(g, seat);
  if (sheet.tokens === 0) return;
  sheet.tokens--;
  sheet.pools[pool]++;
  tell(g, 'ti4.gains-tokens', { seat: the.seat(seat), tactic: 0, fleet: 0, strategy: 0, [pool]: 1 });
}

/** An effect puts a token of the player in a system: from reinforcements, or else from a pool (command-tokens.3b, .6). */
export function* placeToken(g: Ti4, seat: Seat, id: SystemId): Rules {
  if (hasToken(g, seat, id)) return;
  const sheet = player(g, seat);
  if (sheet.tokens > 0) sheet.tokens--;
  else {
    const full = pools.filter((pool) => sheet.pools[pool] > 0);
    if (full.length === 0) return;
    const pool = yield* choose(
      seat,
      words('ti4.token-from-pool', { system: the.system(id) }),
      full.map((each) => option(`pool:${each}`, each, 'ti4.pool', { pool: the.pool(each) }, `pool:${each}`)),
    );
    sheet.pools[pool]--;
  }
  layToken(g, seat, id);
}

/** A token of a pool goes to the board; a second one in the same system goes to reinforcements (command-tokens.6). */
export function moveTokenToBoard(g: Ti4, seat: Seat, pool: Pool, id: SystemId): void {
  spendToken(g, seat, pool);
  if (hasToken(g, seat, id)) return;
  player(g, seat).tokens--;
  layToken(g, seat, id);
}

function layToken(g: Ti4, seat: Seat, id: SystemId): void {
  const { tokens } = at(g, id);
  tokens.push(seat);
  tokens.sort((a, b) => a - b);
  tell(g, 'ti4.places-token', { seat: the.seat(seat), system: the.system(id) });
}

/** Takes a token off the board into reinforcements. */
export function liftToken(g: Ti4, seat: Seat, id: SystemId): void {
  const system = at(g, id);
  system.tokens = system.tokens.filter((each) => each !== seat);
  player(g, seat).tokens++;
}
