/** Catalogue: action-cards. */

const cardCopies = {
  sabotage: 4,
  'leadership-rider': 1,
  'flank-speed': 4,
  'direct-hit': 4,
  'shields-holding': 4,
  'skilled-retreat': 4,
  intercept: 1,
  'fire-team': 1,
  bunker: 1,
  parley: 1,
  'focused-research': 1,
  'public-disgrace': 1,
} as const;

export type ActionCardId = keyof typeof cardCopies;

export const actionCardIds = Object.keys(cardCopies) as readonly ActionCardId[];

/** How many cards of this name the deck has. */
export function copies(id: ActionCardId): number {
  return cardCopies[id];
}
