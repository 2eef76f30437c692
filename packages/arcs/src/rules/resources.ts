/** Catalogue: resources, concepts.6. Gaining, placing, losing and counting resource tokens. */
import type { Blocked, Option, Rules, Seat } from '@orrery/kernel';
import { resourceSlotRaidCosts } from '../content/player-board.ts';
import { activeCards, courtCardById, loreById } from '../content/registry.ts';
import type { Resource } from '../content/resources.ts';
import { openSlotsOnBoard } from '../figures.ts';
import type { Arcs, ArcsPlayer } from '../state.ts';
import { choose, type OptionKey, option, tell, the, words } from '../words.ts';
import { player } from './table.ts';

const BOARD_SLOTS = resourceSlotRaidCosts.length;

/** Where a player's tokens will lie, and which go. */
interface Plan {
  readonly slots: (Resource | null)[];
  readonly discarded: Resource[];
}

/** Takes a token from the supply, if there is one. Returns whether there was. */
export function* gain(g: Arcs, seat: Seat, resource: Resource): Rules<boolean> {
  if (g.supply[resource] === 0) return false;
  const plan = yield* planFor(g, seat, resource);
  g.supply[resource]--;
  tell(g, 'arcs.gained', { seat: the.seat(seat), resource: the.resource(resource) });
  carryOut(g, seat, plan);
  return true;
}

/** Puts a token that comes from elsewhere (`take` removes it there) into a slot (raid.3). */
export function* receive(g: Arcs, seat: Seat, resource: Resource, take: () => void): Rules {
  const plan = yield* planFor(g, seat, resource);
  take();
  carryOut(g, seat, plan);
}

/** Two players swap tokens, which is not stealing; each places the new one by the usual rules. */
export function* swapTokens(g: Arcs, seat: Seat, slot: number, rival: Seat, rivalSlot: number): Rules {
  const given = tokenIn(g, seat, slot);
  const taken = tokenIn(g, rival, rivalSlot);
  const plan = yield* planFor(g, seat, taken, slot);
  const rivalPlan = yield* planFor(g, rival, given, rivalSlot);
  carryOut(g, seat, plan);
  carryOut(g, rival, rivalPlan);
  tell(g, 'arcs.swapped', {
    seat: the.seat(seat),
    rival: the.seat(rival),
    given: the.resource(given),
    taken: the.resource(taken),
  });
}

/** Discards one token to the supply. */
export function discardToken(g: Arcs, seat: Seat, slot: number): void {
  const resource = removeToken(g, seat, slot);
  g.supply[resource]++;
  tell(g, 'arcs.discarded.token', { seat: the.seat(seat), resource: the.resource(resource) });
}

/** Spends a token; in the Prelude it stays out of the supply until that ends (prelude.6). */
export function spendToken(g: Arcs, seat: Seat, slot: number): void {
  const resource = removeToken(g, seat, slot);
  if (g.turn?.prelude) g.turn.spent.push(resource);
  else g.supply[resource]++;
  tell(g, 'arcs.spent', { seat: the.seat(seat), resource: the.resource(resource) });
}

/** The tokens that can be spent as a resource: all, where a card lets them stand for it (court.7). */
export function spendableAs(g: Arcs, seat: Seat, resource: Resource): Option<number>[] {
  const isAny = activeCards(g, seat).some(({ modify }) => modify?.spendsAs === resource);
  return tokenOptions(g, seat, 'arcs.token.pay', isAny ? undefined : [resource]);
}

export function removeToken(g: Arcs, seat: Seat, slot: number): Resource {
  const resource = tokenIn(g, seat, slot);
  player(g, seat).slots[slot] = null;
  return resource;
}

function tokenIn(g: Arcs, seat: Seat, slot: number): Resource {
  const resource = player(g, seat).slots[slot];
  if (!resource) throw new Error(`seat ${seat} has no token in slot ${slot}`);
  return resource;
}

export function discardAllTokens(g: Arcs, seat: Seat, resource: Resource): void {
  for (const slot of slotsWith(g, seat, resource)) discardToken(g, seat, slot);
}

export function slotsWith(g: Arcs, seat: Seat, resource: Resource): number[] {
  return player(g, seat).slots.flatMap((held, slot) => (held === resource ? [slot] : []));
}

/** A token of the player's choice: the slot it lies in. Tokens of one type differ by the raid cost of their slot. */
export function tokenOptions(g: Arcs, seat: Seat, key: OptionKey, only?: readonly Resource[]): Option<number>[] {
  return player(g, seat).slots.flatMap((resource, slot) =>
    resource !== null && (only === undefined || only.includes(resource))
      ? [
          option(
            `token:${slot + 1}:${resource}`,
            slot,
            key,
            { resource: the.resource(resource), slot: slot + 1, owner: the.seat(seat) },
            slotRef(seat, slot),
          ),
        ]
      : [],
  );
}

/** Makes room for returning cities: rearranges and discards down to the slots that stay open (resources.5). */
export function* coverSlots(g: Arcs, seat: Seat, returning: number): Rules {
  const { slots } = player(g, seat);
  const open = openSlotsOf(g, seat, returning);
  if (slots.every((resource, slot) => resource === null || open.includes(slot))) return;
  const plan = yield* rearrange(seat, open, tokensIn(slots), slots.length);
  carryOut(g, seat, plan);
}

/** The slots that can hold tokens, once so many cities have come back. */
export function openSlotsOf(g: Arcs, seat: Seat, returning = 0): number[] {
  const { cities, slots } = player(g, seat);
  return openSlotsOnBoard({ cities: cities + returning, slots });
}

/** What a raid pays for a slot: those beyond the board's came with lore, in its order. */
export function raidCostOf({ lore }: Pick<ArcsPlayer, 'lore'>, slot: number): number {
  if (slot < BOARD_SLOTS) return resourceSlotRaidCosts[slot] ?? 0;
  return lore.flatMap((id) => loreById[id].modify?.extraSlots ?? [])[slot - BOARD_SLOTS] ?? 0;
}

export function emptySlotCount(g: Arcs, seat: Seat): number {
  const { slots } = player(g, seat);
  return openSlotsOf(g, seat).filter((slot) => slots[slot] === null).length;
}

/** Whether the player has a token of this type in the play area, on cards too (resources.7). */
export function hasResource(g: Arcs, seat: Seat, resource: Resource): boolean {
  return tokenCount(g, seat, resource) > 0;
}

/** Tokens of a type in the play area, on cards too. */
export function tokenCount(g: Arcs, seat: Seat, resource: Resource): number {
  let count = 0;
  for (const held of player(g, seat).slots) if (held === resource) count++;
  for (const { modify } of activeCards(g, seat)) if (modify?.holdsSupply === resource) count += g.supply[resource];
  return count;
}

/** Icons of a type: every token and every Guild card of that suit is one (resources.7). */
export function icons(g: Arcs, seat: Seat, resource: Resource): number {
  let count = tokenCount(g, seat, resource);
  for (const { id } of player(g, seat).guilds) if (courtCardById[id].suit === resource) count++;
  return count;
}

export function slotRef(seat: Seat, slot: number): string {
  return `slot:${seat}.${slot + 1}`;
}

/**
 * Asks where a token goes: an empty slot, in place of another token, or anywhere by rearranging all (resources.4).
 * The token in the slot `vacated` leaves at the same time.
 */
function* planFor(g: Arcs, seat: Seat, token: Resource, vacated?: number): Rules<Plan> {
  const held = player(g, seat).slots;
  const slots = vacated === undefined ? held : held.with(vacated, null);
  const open = openSlotsOf(g, seat);
  const empty = open.filter((slot) => slots[slot] === null);
  const prompt = words('arcs.place.token', { resource: the.resource(token) });
  const choice = yield* choose(seat, prompt, placements(g, seat, slots, open, empty, token), {
    blocked: () => blockedPlacements(g, seat, slots, open, empty),
  });
  if (choice === 'rearrange') return yield* rearrange(seat, open, [...tokensIn(slots), token], slots.length);
  if (choice === 'discard') return { slots: [...slots], discarded: [token] };
  const replaced = slots[choice];
  return { slots: slots.with(choice, token), discarded: replaced ? [replaced] : [] };
}

type Placement = number | 'discard' | 'rearrange';

function placements(
  g: Arcs,
  seat: Seat,
  slots: ArcsPlayer['slots'],
  open: number[],
  empty: number[],
  token: Resource,
): Option<Placement>[] {
  const options: Option<Placement>[] = [];
  for (const slot of empty.length > 0 ? empty : open) {
    const held = slots[slot];
    if (held === token) continue; // the same as discarding the new token
    options.push(
      held
        ? option(
            `replace:${slot + 1}`,
            slot,
            'arcs.place.replacing',
            { slot: slot + 1, cost: raidCostOf(player(g, seat), slot), resource: the.resource(held) },
            slotRef(seat, slot),
          )
        : option(
            `slot:${slot + 1}`,
            slot,
            'arcs.place.slot',
            { slot: slot + 1, cost: raidCostOf(player(g, seat), slot) },
            slotRef(seat, slot),
          ),
    );
  }
  if (empty.length === 0)
    options.push(option('discard', 'discard', 'arcs.place.discard', { resource: the.resource(token) }));
  if (open.some((slot) => slots[slot] !== null)) options.push(option('rearrange', 'rearrange', 'arcs.place.rearrange'));
  return options;
}

/** Slots under cities, and slots in use while others are empty. */
function blockedPlacements(
  g: Arcs,
  seat: Seat,
  slots: ArcsPlayer['slots'],
  open: number[],
  empty: number[],
): Blocked[] {
  return slots.flatMap((held, slot): Blocked[] => {
    const rule = !open.includes(slot) ? 'resources.2' : held !== null && empty.length > 0 ? 'resources.4' : null;
    const label = words('arcs.place.slot', { slot: slot + 1, cost: raidCostOf(player(g, seat), slot) });
    return rule === null ? [] : [{ target: slotRef(seat, slot), label, rule }];
  });
}

/** Fills the open slots from left to right. A slot may stay empty only while all remaining tokens still fit. */
function* rearrange(seat: Seat, open: readonly number[], tokens: readonly Resource[], length: number): Rules<Plan> {
  const slots = new Array<Resource | null>(length).fill(null);
  const left = [...tokens];
  for (const [i, slot] of open.entries()) {
    if (left.length === 0) break;
    const types: (Resource | null)[] = [...new Set(left)];
    if (left.length < open.length - i) types.push(null);
    const options = types.map((type) =>
      type === null
        ? option<Resource | null>('empty', null, 'arcs.arrange.empty')
        : option<Resource | null>(type, type, 'arcs.arrange.token', { resource: the.resource(type) }),
    );
    const prompt = words('arcs.arrange', { slot: slot + 1, tokens: left.map(the.resource) });
    const chosen = yield* choose(seat, prompt, options);
    slots[slot] = chosen;
    if (chosen !== null) left.splice(left.indexOf(chosen), 1);
  }
  return { slots, discarded: left };
}

function carryOut(g: Arcs, seat: Seat, { slots, discarded }: Plan): void {
  player(g, seat).slots = slots;
  for (const resource of discarded) {
    g.supply[resource]++;
    tell(g, 'arcs.discarded.token', { seat: the.seat(seat), resource: the.resource(resource) });
  }
}

function tokensIn(slots: ArcsPlayer['slots']): Resource[] {
  return slots.filter((resource) => resource !== null);
}
