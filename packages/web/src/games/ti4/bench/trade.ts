/** Trading: what I would give and get, and the answers by which all of it is offered at once. */
import type { WireDecision } from '@orrery/server/protocol';
import { possibleNotes } from '@orrery/ti4/figures';
import { seatIn } from '@orrery/voice';
import { followedBy, inOrder, type Pursuit, type Reply } from '../../../table/pursuit.ts';
import type { Tables, View } from '../model.ts';

/** What one side gives. The note is the end of an option's id, `note:ceasefire:1`. */
export interface Side {
  readonly goods: number;
  readonly commodities: number;
  readonly note: string | null;
}

export interface Draft {
  readonly partner: number | null;
  readonly give: Side;
  readonly ask: Side;
  /** Cards and promises are talked about too, one after the other. */
  readonly isLong: boolean;
}

export type Verb = 'give' | 'ask';

const nothing: Side = { goods: 0, commodities: 0, note: null };

export const noDraft: Draft = { partner: null, give: nothing, ask: nothing, isLong: false };

/** In the order in which the rules ask. */
const parts = ['trade-goods', 'commodities', 'note', 'cards', 'pledge'] as const;
export type Part = (typeof parts)[number];

const stages: readonly string[] = [
  'ti4.trade-with',
  ...(['give', 'ask'] as const).flatMap((verb) => parts.map((part) => `ti4.${verb}-${part}`)),
];

/** How far the question stands in the order of questions; what stands before it has been answered. */
export function stageOf({ prompt }: Pick<WireDecision, 'prompt'>): number {
  return stages.indexOf(prompt.key);
}

/** Whether a part can still be changed at a question. */
export function isOpen(decision: Pick<WireDecision, 'prompt'>, verb: Verb, part: Part): boolean {
  const stage = stageOf(decision);
  return stage >= 0 && stage <= stages.indexOf(`ti4.${verb}-${part}`);
}

/** A new offer; one that answers another starts from that. */
export function draftFor({ offer }: View, { prompt }: WireDecision, seat: number): Draft {
  const named = seatIn(prompt.args?.seat);
  const partner = named === seat ? null : named;
  if (offer?.to !== seat) return { ...noDraft, partner };
  return { partner: offer.from, give: sideOf(offer.asks), ask: sideOf(offer.gives), isLong: false };
}

function sideOf({ tradeGoods, commodities, note }: NonNullable<View['offer']>['gives']): Side {
  return { goods: tradeGoods, commodities, note: note && noteOption(note) };
}

export function noteOption({ id, of }: { readonly id: string; readonly of: number }): string {
  return `note:${id}:${of}`;
}

/** Notes that I may give, or that a partner might have as far as I know. */
export function notesFor(
  view: View,
  tables: Tables,
  seat: number,
  verb: Verb,
  partner: number | null,
): readonly Note[] {
  const own = view.players[seat]?.notes ?? [];
  if (verb === 'give') return own;
  if (partner === null || (view.players[partner]?.noteCount ?? 0) === 0) return [];
  const generic = (Object.keys(tables.notes) as Note['id'][]).filter((id) => tables.notes[id].faction === null);
  return possibleNotes(view.players, own, partner, (of) => {
    const faction = view.players[of]?.faction;
    return [...generic, ...(faction ? [tables.factions[faction].note] : [])].map((id) => ({ id, of }));
  });
}

type Note = View['players'][number]['notesInPlay'][number];

export function isNothing({ give, ask, isLong }: Draft): boolean {
  const isEmpty = ({ goods, commodities, note }: Side) => goods + commodities === 0 && note === null;
  return isEmpty(give) && isEmpty(ask) && !isLong;
}

/**
 * Offers all of it, from the question that is asked now. Where the rules do not ask for a part that I want, the offer is not
 * made; it stops at what I want to choose when it is asked for.
 */
export function offering(draft: Draft): Pursuit {
  let asked: number | null = null;
  return (decision) => {
    const stage = decision ? stageOf(decision) : -1;
    if (!decision || stage < 0) return 'done';
    if (asked !== null && stages.slice(asked + 1, stage).some((skipped) => isWanted(draft, skipped))) return 'dropped';
    const isFirst = asked === null;
    asked = stage;
    return replyTo(draft, decision, isFirst);
  };
}

/** Whether what was prepared can be offered now: the rules let me trade, and with that player. */
export function canOffer({ partner }: Draft, { outlook }: View, decision: Pick<WireDecision, 'options'>): boolean {
  const isAllowed = partner !== null && outlook?.own?.trade[partner] === null;
  return isAllowed && decision.options.some(({ id }) => id === 'trade');
}

/** Begins a trade, and offers all of what was prepared. */
export function offeringPrepared(draft: Draft): Pursuit {
  return followedBy(inOrder(['trade']), offering(draft));
}

function isWanted(draft: Draft, stage: string): boolean {
  const [verb, part] = partsOf(stage);
  const { goods, commodities, note } = draft[verb];
  if (part === 'trade-goods') return goods > 0;
  if (part === 'commodities') return commodities > 0;
  return part === 'note' && note !== null;
}

function partsOf(stage: string): [Verb, string] {
  const [, verb = 'give', part = ''] = /^ti4\.(give|ask)-(.+)$/.exec(stage) ?? [];
  return [verb as Verb, part];
}

function replyTo(draft: Draft, { prompt }: WireDecision, isFirst: boolean): Reply {
  if (prompt.key === 'ti4.trade-with') return { answer: `partner:${draft.partner}` };
  const [verb, part] = partsOf(prompt.key);
  const { goods, commodities, note } = draft[verb];
  switch (part) {
    case 'trade-goods':
      return { answer: `${verb}:trade-goods:${goods}` };
    case 'commodities':
      return { answer: `${verb}:commodities:${commodities}` };
    case 'note':
      return { answer: `${verb}:${note ?? 'no-note'}` };
    case 'cards':
      return draft.isLong && !isFirst ? 'done' : { answer: `${verb}:no-more-cards` };
    default:
      return draft.isLong && !isFirst ? 'done' : { answer: `${verb}:no-pledge` };
  }
}
