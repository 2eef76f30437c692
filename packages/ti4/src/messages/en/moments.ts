/** What timing windows, unit abilities, causes and pools are called. */
import type { Cause, EventName } from '../../content/events.ts';
import type { UnitAbility } from '../../content/hooks.ts';
import type { Pool, RollKind } from '../../state.ts';

const events: Readonly<Record<EventName, string>> = {
  'strategy-phase-start': 'the strategy phase begins',
  'strategy-card-chosen': 'a strategy card is chosen',
  'strategy-phase-end': 'the strategy phase ends',
  'turn-start': 'a turn begins',
  'action-performed': 'an action is performed',
  'strategy-secondary-declared': 'a secondary ability is announced',
  'strategy-ability-resolved': 'an ability of a strategy card is resolved',
  'system-activated': 'a system is activated',
  'ships-moved-into-system': 'ships move into the system',
  'tactical-action-resolved': 'the tactical action is resolved',
  'hits-assigned': 'hits are assigned',
  'sustain-damage-used': 'Sustain Damage is used',
  'unit-destroyed': 'a unit is destroyed',
  'space-cannon-used': 'Space Cannon is used',
  'bombardment-used': 'Bombardment is used',
  'space-combat-start': 'a space combat begins',
  'space-combat-round-start': 'a round of space combat begins',
  'barrage-rolls-made': 'the dice of the barrage are rolled',
  'retreat-declared': 'a retreat is announced',
  'space-combat-rolls-made': 'the dice of the space combat are rolled',
  'combat-rolls-made': 'all combat rolls of a round are made',
  'hits-taken': 'hits are taken',
  'space-combat-round-end': 'a round of space combat ends',
  'space-combat-won': 'a space combat is won',
  'invasion-start': 'an invasion begins',
  'units-committed': 'ground forces are committed',
  'ground-combat-start': 'a ground combat begins',
  'ground-combat-round-start': 'a round of ground combat begins',
  'ground-combat-rolls-made': 'the dice of the ground combat are rolled',
  'ground-combat-round-end': 'a round of ground combat ends',
  'ground-combat-won': 'a ground combat is won',
  'planet-control-gained': 'control of a planet is gained',
  'planet-control-lost': 'control of a planet is lost',
  'space-dock-placed': 'a space dock is placed',
  'production-used': 'Production is used',
  'action-card-played': 'an action card is played',
  'action-cards-drawn': 'action cards are drawn',
  'commodities-replenished': 'commodities are replenished',
  'trade-goods-gained': 'trade goods are gained',
  'transaction-resolved': 'a transaction is resolved',
  'technology-researched': 'a technology is researched',
  'promissory-note-received': 'a promissory note is received',
  'player-eliminated': 'a player is eliminated',
  'status-phase-start': 'the status phase begins',
  'status-score-objectives': 'objectives are scored',
  'status-command-tokens-gained': 'command tokens are gained',
  'strategy-cards-returned': 'strategy cards are returned',
  'status-phase-end': 'the status phase ends',
  'agenda-phase-start': 'the agenda phase begins',
  'agenda-revealed': 'an agenda is revealed',
  'agenda-discarded': 'an agenda is discarded',
  'agenda-voting': 'the vote begins',
  'votes-cast': 'votes are cast',
  'speaker-voted': 'the speaker has voted',
  'player-elected': 'a player is elected',
  'agenda-resolved': 'an agenda is resolved',
  'custodians-removal': 'the custodians token is removed',
};

/** "after a system is activated". */
export const moments: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(events).flatMap(([event, clause]) =>
    ['before', 'when', 'after'].map((when) => [`${when} ${event}`, `${when} ${clause}`]),
  ),
);

export const unitAbilities: Readonly<Record<UnitAbility, string>> = {
  'anti-fighter-barrage': 'Anti-Fighter Barrage',
  'sustain-damage': 'Sustain Damage',
  bombardment: 'Bombardment',
  'planetary-shield': 'Planetary Shield',
  'space-cannon': 'Space Cannon',
  production: 'Production',
};

export const causes: Readonly<Record<Cause, string>> = {
  combat: 'combat',
  'anti-fighter-barrage': unitAbilities['anti-fighter-barrage'],
  'space-cannon': unitAbilities['space-cannon'],
  bombardment: unitAbilities.bombardment,
  ability: 'an ability',
  capacity: 'lack of capacity',
  'structure-lost': 'the loss of the planet',
};

/** What dice are rolled for. */
export const rolls: Readonly<Record<RollKind, string>> = {
  combat: 'the combat',
  'anti-fighter-barrage': unitAbilities['anti-fighter-barrage'],
  bombardment: unitAbilities.bombardment,
  'space-cannon': unitAbilities['space-cannon'],
  'gravity-rift': 'the gravity rift',
  ability: 'an ability',
};

export const pools: Readonly<Record<Pool, string>> = {
  tactic: 'tactic',
  fleet: 'fleet',
  strategy: 'strategy',
};
