/** What an agenda is, and all of the game. Catalogue: agenda-cards. */
import type { AgendaHooks } from './hooks.ts';
import type { Trait } from './planets.ts';
import { inGame, registry } from './registry.ts';

export const agendaIds = [
  'anti-intellectual-revolution',
  'archived-secret',
  'arms-reduction',
  'classified-document-leaks',
  'colonial-redistribution',
  'committee-formation',
  'compensated-disarmament',
  'conventions-of-war',
  'core-mining',
  'demilitarized-zone',
  'economic-equality',
  'enforced-travel-ban',
  'executive-sanctions',
  'fleet-regulations',
  'holy-planet-of-ixth',
  'homeland-defense-act',
  'imperial-arbiter',
  'incentive-program',
  'ixthian-artifact',
  'judicial-abolishment',
  'minister-of-commerce',
  'minister-of-exploration',
  'minister-of-industry',
  'minister-of-peace',
  'minister-of-policy',
  'minister-of-sciences',
  'minister-of-war',
  'miscount-disclosed',
  'mutiny',
  'new-constitution',
  'prophecy-of-ixth',
  'public-execution',
  'publicize-weapon-schematics',
  'regulated-conscription',
  'representative-government',
  'research-team-biotic',
  'research-team-cybernetic',
  'research-team-propulsion',
  'research-team-warfare',
  'seed-of-an-empire',
  'senate-sanctuary',
  'shard-of-the-throne',
  'shared-research',
  'swords-to-plowshares',
  'terraforming-initiative',
  'the-crown-of-emphidia',
  'the-crown-of-thalnos',
  'unconventional-measures',
  'wormhole-reconstruction',
  'wormhole-research',
] as const;
export type AgendaId = (typeof agendaIds)[number];

/** A law or directive: its hooks work while it is in play as a law. */
export interface Agenda extends AgendaHooks {
  readonly kind: 'law' | 'directive';
  /** 'elect-other': the rules of the card say what can be elected. */
  readonly vote: 'for-against' | 'elect-player' | 'elect-planet' | 'elect-law' | 'elect-other';
  /** Only planets with this trait may be elected. */
  readonly trait: Trait | null;
}

export function agenda(id: AgendaId): Agenda {
  return inGame(registry.agendas, id);
}

/** The whole deck. */
export function agendaDeck(): AgendaId[] {
  return Object.keys(registry.agendas) as AgendaId[];
}
