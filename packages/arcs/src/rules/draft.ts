/** Catalogue: leaders-lore.1–leaders-lore.3. */
import { type Blocked, type Option, type Rules, type Seat, shuffle } from '@orrery/kernel';
import type { CardSet } from '../content/hooks.ts';
import type { LeaderId, LoreId } from '../content/ids.ts';
import { leaders, lore, loreById } from '../content/registry.ts';
import type { Arcs } from '../state.ts';
import { choose, option, tell, the, words } from '../words.ts';
import { player, turnOrder } from './table.ts';

type Pick = { readonly leader: LeaderId } | { readonly lore: LoreId };

/** Everybody drafts a leader and lore from open rows, one card a turn, in reverse turn order. */
export function* draft(g: Arcs): Rules {
  const count = g.players.length + 1;
  g.draft = {
    leaders: shuffle(
      g,
      leaders.filter((card) => isInBox(g, card)).map(({ id }) => id),
    ).slice(0, count),
    lore: shuffle(g, unusedLore(g)).slice(0, count + (g.config.loreEach - 1) * g.players.length),
  };
  tell(g, 'arcs.draft.revealed', { leaders: g.draft.leaders.map(the.card), lore: g.draft.lore.map(the.card) });
  const order = turnOrder(g).toReversed();
  while (order.some((seat) => isDrafting(g, seat))) {
    for (const seat of order) if (isDrafting(g, seat)) yield* draftCard(g, seat);
  }
  g.draft = null;
}

/** Lore of this game that nobody has. */
export function unusedLore(g: Arcs): LoreId[] {
  const taken = g.players.flatMap((each) => each.lore);
  return lore.filter((card) => isInBox(g, card) && !taken.includes(card.id)).map(({ id }) => id);
}

function isInBox(g: Arcs, { set }: { readonly set: CardSet }): boolean {
  return g.config.leadersAndLore === 'all' || set === 'base';
}

function isDrafting(g: Arcs, seat: Seat): boolean {
  const { leader, lore: own } = player(g, seat);
  return leader === null || own.length < g.config.loreEach;
}

function* draftCard(g: Arcs, seat: Seat): Rules {
  const pick = yield* choose(seat, words('arcs.draft'), draftOptions(g, seat), {
    blocked: () => blockedDraft(g, seat),
  });
  if (g.draft === null) return;
  if ('leader' in pick) {
    player(g, seat).leader = pick.leader;
    g.draft.leaders = g.draft.leaders.filter((id) => id !== pick.leader);
    tell(g, 'arcs.drafted', { seat: the.seat(seat), card: the.card(pick.leader) });
  } else {
    addLore(g, seat, pick.lore);
    g.draft.lore = g.draft.lore.filter((id) => id !== pick.lore);
    tell(g, 'arcs.drafted', { seat: the.seat(seat), card: the.card(pick.lore) });
  }
}

/** A lore card joins a play area, with the resource slots it may add. */
export function addLore(g: Arcs, seat: Seat, id: LoreId): void {
  player(g, seat).lore.push(id);
  for (const _ of loreById[id].modify?.extraSlots ?? []) player(g, seat).slots.push(null);
}

function draftOptions(g: Arcs, seat: Seat): Option<Pick>[] {
  const { leader, lore: own } = player(g, seat);
  const options: Option<Pick>[] = [];
  if (leader === null) {
    for (const id of g.draft?.leaders ?? [])
      options.push(option(`leader:${id}`, { leader: id }, 'arcs.draft.card', { card: the.card(id) }, `card:${id}`));
  }
  if (own.length < g.config.loreEach) {
    for (const id of g.draft?.lore ?? [])
      options.push(option(`lore:${id}`, { lore: id }, 'arcs.draft.card', { card: the.card(id) }, `card:${id}`));
  }
  return options;
}

/** A second leader, or more lore than everybody gets. */
function blockedDraft(g: Arcs, seat: Seat): Blocked[] {
  const { leader, lore: own } = player(g, seat);
  const closed = [
    ...(leader === null ? [] : (g.draft?.leaders ?? [])),
    ...(own.length < g.config.loreEach ? [] : (g.draft?.lore ?? [])),
  ];
  return closed.map((id) => ({
    target: `card:${id}`,
    label: words('arcs.draft.card', { card: the.card(id) }),
    rule: 'leaders-lore.3',
  }));
}
