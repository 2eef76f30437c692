/** When a reason fits what a bot would do, and its figures: from what the seat sees now, and would see afterwards. */
import type { Plan, ReasonsFor } from '@orrery/kernel';
import { type ActionCardId, actionCardById, ambitionOfNumber, standardActions } from '../content/action-cards.ts';
import { type AmbitionId, ambitions } from '../content/ambitions.ts';
import { type SystemId, systems } from '../content/map.ts';
import type { PieceKind } from '../content/player-board.ts';
import { courtCardById, isGuildCard } from '../content/registry.ts';
import { type Resource, resources } from '../content/resources.ts';
import { chanceOf, cityBonusOf, controllerOf, dieKinds, openSlotsOnBoard, ownHitsOf, planetTypes } from '../figures.ts';
import type { ArcsView } from '../view.ts';
import { the } from '../words.ts';
import type { reasonWords } from './reason-words.ts';

type ArcsPlan = Plan<ArcsView>;

/** What stands after the first colon of an answer's id. */
function idAt({ steps }: ArcsPlan, at: number): string {
  return steps[at]?.id.replace(/^[^:]*:/, '') ?? '';
}

/** What the seat sees when the plan is over; null when something is rolled or revealed by then. */
function afterAll(plan: ArcsPlan): ArcsView | null {
  return plan.isOpen ? null : plan.after(plan.steps.length);
}

function most(counts: readonly number[], without: number): number {
  return Math.max(0, ...counts.filter((_, seat) => seat !== without));
}

/** How I stand in an ambition, against whom of the others has most of it. */
function contest(view: ArcsView, seat: number, ambition: AmbitionId) {
  const counts = view.standings[ambition].map(({ count }) => count);
  const theirs = most(counts, seat);
  const rival = counts.findIndex((count, other) => other !== seat && count === theirs);
  return { mine: counts[seat] ?? 0, theirs, rival };
}

/** The one ambition that a card shows. */
function ambitionOn(card: ActionCardId): AmbitionId | null {
  const shown = ambitionOfNumber[actionCardById[card].number];
  return shown === 'any' ? null : shown;
}

/** The actions that the card at this step of the plan gives. */
function pipsAt(plan: ArcsPlan, at: number): number {
  const card = idAt(plan, at) as ActionCardId;
  const isKnown = !plan.isOpen || at + 1 < plan.steps.length;
  return (isKnown ? plan.after(at + 1).turn?.pips : null) ?? actionCardById[card].pips;
}

/** How many tokens of a type lie on a board. */
function tokens({ players }: ArcsView, seat: number, resource: Resource): number {
  return players[seat]?.slots.filter((token) => token === resource).length ?? 0;
}

/** What a tax brings and where, when the plan is such. */
function taxed(plan: ArcsPlan) {
  const { before, seat } = plan;
  const after = afterAll(plan);
  const system = after && systems.find(({ id }) => newlyUsed(before, after, id));
  const resource = after && resources.find((each) => tokens(after, seat, each) > tokens(before, seat, each));
  return after && system && resource ? { after, system: system.id, resource } : null;
}

function newlyUsed(before: ArcsView, after: ArcsView, id: SystemId): boolean {
  const used = new Set(before.systems[id]?.buildings.filter(({ used }) => used).map(({ slot }) => slot));
  return (
    after.systems[id]?.buildings.some((each) => each.kind === 'city' && each.used && !used.has(each.slot)) ?? false
  );
}

/** Where a piece of mine stands that did not before. */
function built(plan: ArcsPlan, kind: PieceKind) {
  const after = afterAll(plan);
  const place =
    after &&
    systems.find(({ id }) => piecesAt(after, plan.seat, kind, id) > piecesAt(plan.before, plan.seat, kind, id));
  return after && place ? { after, system: place.id } : null;
}

function piecesAt({ systems: states }: ArcsView, seat: number, kind: PieceKind, id: SystemId): number {
  const { fresh = [], damaged = [], buildings = [] } = states[id] ?? {};
  if (kind === 'ship') return (fresh[seat] ?? 0) + (damaged[seat] ?? 0);
  return buildings.filter((each) => each.owner === seat && each.kind === kind).length;
}

function freshAt({ systems: states }: ArcsView, id: SystemId): readonly number[] {
  return states[id]?.fresh ?? [];
}

/** The agents on a card of the Court by seat. */
function agentsOn({ court }: ArcsView, card: string): readonly number[] | null {
  return court.row.find((slot) => slot?.card === card)?.agents ?? null;
}

export const reasons: ReasonsFor<typeof reasonWords, ArcsView> = {
  /** The card shows an ambition with a free marker in which I am first. */
  'lead-for-ambition'(plan, at) {
    const card = idAt(plan, at) as ActionCardId;
    const ambition = ambitionOn(card);
    if (ambition === null || plan.before.markers.available.length === 0) return null;
    const { mine, theirs } = contest(plan.before, plan.seat, ambition);
    if (mine <= theirs) return null;
    return { card: the.actionCard(card), ambition: the.ambition(ambition), mine, theirs };
  },

  'lead-pips': (plan, at) => ({
    card: the.actionCard(idAt(plan, at) as ActionCardId),
    pips: pipsAt(plan, at),
  }),

  'pass-initiative'({ before, seat, after }, at) {
    const { initiative } = after(at + 1);
    return initiative === seat ? null : { rival: the.seat(initiative), cards: before.players[seat]?.handSize ?? 0 };
  },

  /** I am ahead, and declaring makes first place worth so much. */
  declare(plan, at) {
    const ambition = idAt(plan, at) as AmbitionId;
    const { mine, theirs } = contest(plan.before, plan.seat, ambition);
    const standing = plan.isOpen ? null : plan.after(at + 1).standings[ambition][plan.seat];
    if (mine <= theirs || standing?.place !== 1) return null;
    return { ambition: the.ambition(ambition), mine, theirs, power: standing.power };
  },

  /** Somebody else is ahead in what the lead card shows. */
  'no-declare'({ before, seat, after }, at) {
    const card = after(at).round.plays[0]?.card ?? null;
    const ambition = card && ambitionOn(card);
    if (ambition === null) return null;
    const { mine, theirs, rival } = contest(before, seat, ambition);
    return theirs > mine ? { ambition: the.ambition(ambition), rival: the.seat(rival), theirs, mine } : null;
  },

  surpass: (plan, at) => ({
    card: the.actionCard(idAt(plan, at) as ActionCardId),
    pips: pipsAt(plan, at),
  }),

  'copy-or-pivot'(plan, at) {
    const { before, seat, steps } = plan;
    const card = idAt(plan, at) as ActionCardId;
    const copies = steps[at]?.id.startsWith('copy:') ?? false;
    const acting = copies ? before.round.plays[0]?.card : card;
    if (acting == null) return null;
    const cards = (before.players[seat]?.handSize ?? 1) - 1;
    return { copies, card: the.actionCard(card), suit: `suit/${actionCardById[acting].suit}`, cards };
  },

  seize: (plan, at) => ({
    card: the.actionCard(idAt(plan, at) as ActionCardId),
    cards: (plan.after(at).players[plan.seat]?.handSize ?? 1) - 1,
  }),

  /** The token counts for an ambition. */
  tax(plan) {
    const found = taxed(plan);
    const ambition =
      found && ambitions.find((each) => (each.resources as readonly Resource[]).includes(found.resource));
    if (!found || !ambition) return null;
    const { after, system, resource } = found;
    const count = after.standings[ambition.id][plan.seat]?.count ?? 0;
    return {
      system: the.system(system),
      resource: the.resource(resource),
      count,
      ambition: the.ambition(ambition.id),
    };
  },

  'tax-token'(plan) {
    const found = taxed(plan);
    return found && { system: the.system(found.system), resource: the.resource(found.resource) };
  },

  'build-city'(plan) {
    const found = built(plan, 'city');
    const [now, then] = [plan.before.players[plan.seat], found?.after.players[plan.seat]];
    const [type] = found ? planetTypes(found.after.systems, found.system) : [];
    if (!found || !now || !then || type === undefined) return null;
    return {
      system: the.system(found.system),
      resource: the.resource(type),
      slots: openSlotsOnBoard(then).length - openSlotsOnBoard(now).length,
      bonus: cityBonusOf(then) - cityBonusOf(now),
    };
  },

  'build-other'(plan) {
    const kind = (['ship', 'starport'] as const).find((each) => built(plan, each) !== null);
    const found = kind && built(plan, kind);
    if (!found) return null;
    const ships = freshAt(found.after, found.system)[plan.seat] ?? 0;
    return { piece: the.piece(kind), system: the.system(found.system), ships };
  },

  /** The move gives control of where it ends. */
  'take-control'(plan) {
    const { steps, before, seat } = plan;
    const after = afterAll(plan);
    const last = steps.findLastIndex(({ id }) => id.startsWith('to:'));
    const id = idAt(plan, last) as SystemId;
    const [now, then] = [before.systems[id], after?.systems[id]];
    if (!now || !then || controllerOf(now) === seat || controllerOf(then) !== seat) return null;
    return { system: the.system(id), mine: then.fresh[seat] ?? 0, theirs: most(then.fresh, seat) };
  },

  /** Against ships; the dice are chosen already. */
  attack(plan) {
    const { before, seat, steps } = plan;
    const { battle, roll } = plan.after(steps.length);
    if (!battle || !roll || battle.attacker !== seat) return null;
    const { fresh = [], damaged = [] } = before.systems[battle.system] ?? {};
    const [healthy, hurt] = [fresh[battle.defender] ?? 0, damaged[battle.defender] ?? 0];
    if (healthy + hurt === 0) return null;
    const [skirmish = 0, assault = 0, raid = 0] = dieKinds.map((kind) => roll.faces[kind].length);
    const dice = { skirmish, assault, raid };
    return {
      defender: the.seat(battle.defender),
      system: the.system(battle.system),
      chance: Math.round(100 * chanceOf(dice, 'hit', hurt > 0 ? 1 : 2)),
      losses: Math.round(10 * ownHitsOf(dice, healthy)) / 10,
    };
  },

  influence(plan) {
    const { before, seat } = plan;
    const after = afterAll(plan);
    const slot = after?.court.row.find(
      (each) => each && (agentsOn(before, each.card)?.[seat] ?? 0) < (each.agents[seat] ?? 0),
    );
    if (!slot) return null;
    return { card: the.card(slot.card), mine: slot.agents[seat] ?? 0, theirs: most(slot.agents, seat) };
  },

  /** A Guild card: its agents of others become Captives. */
  secure({ before, seat, steps }) {
    const target = steps.find(({ prompt }) => prompt.key === 'arcs.secure')?.id.replace('card:', '');
    const secured = before.court.row.filter((slot) => slot?.securer === seat);
    const slot = before.court.row.find((each) => each?.card === target) ?? (secured.length === 1 ? secured[0] : null);
    if (!slot || !isGuildCard(slot.card)) return null;
    const captives = slot.agents.reduce((sum, count, other) => (other === seat ? sum : sum + count), 0);
    return { card: the.card(slot.card), suit: the.resource(courtCardById[slot.card].suit), captives };
  },

  repair(plan) {
    const after = afterAll(plan);
    const { before, seat } = plan;
    const place = after && systems.find(({ id }) => (freshAt(after, id)[seat] ?? 0) > (freshAt(before, id)[seat] ?? 0));
    if (!after || !place) return null;
    const fresh = freshAt(after, place.id);
    return { system: the.system(place.id), mine: fresh[seat] ?? 0, theirs: most(fresh, seat) };
  },

  spend(plan, at) {
    const action = standardActions.find((each) => each === plan.steps[at + 1]?.id);
    const resource = idAt(plan, at).split(':')[1] as Resource;
    return action === undefined ? null : { resource: the.resource(resource), action: the.action(action) };
  },

  'spend-weapon'(plan, at) {
    const resource = idAt(plan, at).split(':')[1] as Resource;
    const pips = plan.before.turn?.pips ?? 0;
    return plan.steps[at + 1]?.id === 'weapon' && pips > 0 ? { resource: the.resource(resource), pips } : null;
  },

  'end-turn'({ before, seat }) {
    const tokens = before.players[seat]?.slots.filter((token) => token !== null).length ?? 0;
    return before.turn?.pips === 0 ? { tokens } : null;
  },
};
