/** The ids of cards: those that `messages/en` has names for. A leaf, so that cards, rules and registry may all import it. */
import type { IdOf } from '@orrery/kernel';
import type { guildCards, voxCards } from '../messages/en/court.ts';
import type { leaders } from '../messages/en/leaders.ts';
import type { lore } from '../messages/en/lore.ts';

export type GuildCardId = IdOf<typeof guildCards, 'card'>;
export type VoxCardId = IdOf<typeof voxCards, 'card'>;
export type CourtCardId = GuildCardId | VoxCardId;
export type LeaderId = IdOf<typeof leaders, 'card'>;
export type LoreId = IdOf<typeof lore, 'card'>;
export type CardId = CourtCardId | LeaderId | LoreId;
