/** The ids of cards: those that `messages/en` has names for. A leaf, so that cards, rules and registry may all import it. */
import type { IdUnder } from '@orrery/kernel';
import type { guildCards, voxCards } from '../messages/en/court.ts';
import type { leaders } from '../messages/en/leaders.ts';
import type { lore } from '../messages/en/lore.ts';

export type GuildCardId = IdUnder<typeof guildCards, 'name.card/'>;
export type VoxCardId = IdUnder<typeof voxCards, 'name.card/'>;
export type CourtCardId = GuildCardId | VoxCardId;
export type LeaderId = IdUnder<typeof leaders, 'name.card/'>;
export type LoreId = IdUnder<typeof lore, 'name.card/'>;
export type CardId = CourtCardId | LeaderId | LoreId;
