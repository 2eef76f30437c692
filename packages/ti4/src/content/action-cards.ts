/** What an action card is, and all of the game. Catalogue: action-cards. */
import type { Hooks } from './hooks.ts';
import { inGame, registry } from './registry.ts';

export const actionCardIds = [
  'ancient-burial-sites',
  'assassinate-representative',
  'bribery',
  'bunker',
  'confusing-legal-text',
  'construction-rider',
  'courageous-to-the-end',
  'cripple-defenses',
  'diplomacy-rider',
  'direct-hit',
  'disable',
  'distinguished-councilor',
  'economic-initiative',
  'emergency-repairs',
  'experimental-battlestation',
  'fighter-prototype',
  'fire-team',
  'flank-speed',
  'focused-research',
  'frontline-deployment',
  'ghost-ship',
  'imperial-rider',
  'in-the-silence-of-space',
  'industrial-initiative',
  'infiltrate',
  'insubordination',
  'intercept',
  'leadership-rider',
  'lost-star-chart',
  'lucky-shot',
  'maneuvering-jets',
  'mining-initiative',
  'morale-boost',
  'parley',
  'plague',
  'political-stability',
  'politics-rider',
  'public-disgrace',
  'reactor-meltdown',
  'reparations',
  'repeal-law',
  'rise-of-a-messiah',
  'sabotage',
  'salvage',
  'shields-holding',
  'signal-jamming',
  'skilled-retreat',
  'spy',
  'summit',
  'tactical-bombardment',
  'technology-rider',
  'trade-rider',
  'unexpected-action',
  'unstable-planet',
  'upgrade',
  'uprising',
  'veto',
  'war-effort',
  'warfare-rider',
] as const;
export type ActionCardId = (typeof actionCardIds)[number];

export interface ActionCard extends Hooks {
  /** How many cards of this name the deck has. */
  readonly copies: number;
}

export function actionCard(id: ActionCardId): ActionCard {
  return inGame(registry.actionCards, id);
}

/** All of them. */
export function actionCardsInGame(): readonly ActionCardId[] {
  return Object.keys(registry.actionCards) as ActionCardId[];
}

/** The whole deck. */
export function actionDeck(): ActionCardId[] {
  return actionCardsInGame().flatMap((id) => new Array<ActionCardId>(actionCard(id).copies).fill(id));
}
