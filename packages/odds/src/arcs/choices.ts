/** What may be stated of a side in Arcs, for who composes a battle: only what can change one. */
import '@orrery/arcs';
import {
  type AmbitionId,
  ambitions,
  courtCards,
  type GuildCardId,
  type Hooks,
  type LeaderId,
  type LoreId,
  leaders,
  lore,
  type Resource,
  resources,
  type SystemId,
  systems,
} from '@orrery/arcs/battles';

export interface ArcsChoices {
  readonly leaders: readonly LeaderId[];
  readonly lore: readonly LoreId[];
  /** Lore that may bring ships to its holder's defence. */
  readonly bringing: readonly LoreId[];
  readonly guilds: readonly GuildCardId[];
  readonly resources: readonly Resource[];
  readonly ambitions: readonly AmbitionId[];
  /** A gate, and a planet with room for one building; without a word it is one with room for two. */
  readonly systems: readonly SystemId[];
  /** How many buildings have room in a system. */
  readonly room: (system: SystemId | null) => number;
}

export function choices(): ArcsChoices {
  const ids = <Id extends string>(cards: readonly (Hooks & { readonly id: Id })[]) =>
    cards.filter(changesBattles).map(({ id }) => id);
  const bySlots = (slots: number) => systems.filter((each) => each.slots === slots).slice(0, 1);
  return {
    leaders: ids(leaders),
    lore: ids(lore),
    bringing: answering(lore.map(({ id }) => id)),
    guilds: ids(courtCards.filter(({ kind }) => kind === 'guild')) as GuildCardId[],
    resources,
    ambitions: ambitions.map(({ id }) => id),
    systems: [...bySlots(0), ...bySlots(1)].map(({ id }) => id),
    room: (system) => systems.find(({ id }) => id === system)?.slots ?? 2,
  };
}

/** Those that do something before dice are collected against their holder. */
export function answering(ids: readonly LoreId[]): LoreId[] {
  return ids.filter((id) => lore.find((card) => card.id === id)?.on?.defending !== undefined);
}

const questions = ['attackDice', 'defenseDice', 'attackIntercepts', 'addsIntercept'];
const moments = ['defending', 'intercepting', 'intercepted', 'battleEnded'];

function changesBattles({ modify = {}, on = {}, reroll }: Hooks): boolean {
  return reroll !== undefined || questions.some((key) => key in modify) || moments.some((key) => key in on);
}
