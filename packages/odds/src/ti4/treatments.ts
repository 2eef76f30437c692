/**
 * What the odds make of every text that answers a moment of a battle. Texts that only change figures need no line here: the
 * rules are asked for those. What must happen (mandatory) happens by the rules themselves.
 */
import type { BearerKey } from '@orrery/ti4/battles';

/**
 * - `always`: whoever has it uses it as soon as it is of use; cards and notes only if they are stated.
 * - `stated`: only by who says so (`Side.uses`), because it gives something up.
 * - `beside`: it changes nothing of the battle: it comes before or after it, or brings something else.
 * - anything else: why it is not treated.
 */
export type Treatment = 'always' | 'stated' | 'beside' | { readonly not: string };

const noRetreat = { not: 'nobody retreats: ask for the state after so many rounds instead' };

export const treatments: { readonly [key in BearerKey]?: Treatment } = {
  'faction/munitions-reserves': 'always',
  'faction/ambush': 'always',
  'faction/harrow': 'always',
  'faction/devotion': 'stated',
  'faction/indoctrination': 'stated',
  'faction/technological-singularity': { not: 'which technology would be taken, and what it changes at once, is open' },
  'faction/assimilate': 'always',
  'faction/scavenge': 'beside',
  'faction/reclamation': 'beside',
  'faction/foresight': { not: 'a ship that leaves before the battle is not in it: state the fleet without it' },
  'technology/plasma-scoring': 'always',
  'technology/magen-defense-grid': 'always',
  'technology/graviton-laser-system': 'always',
  'technology/dimensional-splicer': 'always',
  'technology/impulse-core': 'stated',
  'technology/dacxive-animators': 'beside',
  'technology/salvage-operations': 'beside',
  'technology/integrated-economy': 'beside',
  'unit/infantry-2': 'beside',
  'unit/spec-ops-2': 'beside',
  'unit/letani-warrior-2': 'beside',
  'unit/wrath-of-kenara': 'always',
  'unit/the-alastor': 'always',
  'unit/exotrireme-2': 'stated',
  'unit/matriarch': 'stated',
  'law/the-crown-of-thalnos': { not: 'its owner may lose units over it, so nothing is rolled again' },
  'law/shard-of-the-throne': 'beside',
  'law/holy-planet-of-ixth': 'beside',
  'law/minister-of-exploration': 'beside',
  'law/the-crown-of-emphidia': 'beside',
  'note/antivirus': 'beside',
  'note/tekklar-legion': 'always',
  'note/war-funding': 'always',
  'note/raghs-call': 'always',
  'action-card/bunker': 'always',
  'action-card/courageous-to-the-end': 'always',
  'action-card/direct-hit': 'always',
  'action-card/disable': 'always',
  'action-card/emergency-repairs': 'always',
  'action-card/experimental-battlestation': 'always',
  'action-card/fighter-prototype': 'always',
  'action-card/fire-team': 'always',
  'action-card/maneuvering-jets': 'always',
  'action-card/morale-boost': 'always',
  'action-card/parley': 'always',
  'action-card/shields-holding': 'always',
  'action-card/intercept': noRetreat,
  'action-card/skilled-retreat': noRetreat,
  'action-card/infiltrate': 'beside',
  'action-card/reparations': 'beside',
  'action-card/salvage': 'beside',
  'action-card/sabotage': { not: 'which card it would cancel is open: leave that card out instead' },
  'technology/instinct-training': { not: 'which card it would cancel is open: leave that card out instead' },
  'secret-objective/destroy-their-greatest-ship': 'beside',
  'secret-objective/make-an-example-of-their-world': 'beside',
  'secret-objective/spark-a-rebellion': 'beside',
  'secret-objective/turn-their-fleets-to-dust': 'beside',
  'secret-objective/unveil-flagship': 'beside',
};

/** Effects that let their holder roll dice of a space combat again: all that missed are. */
export const rerolls: readonly string[] = ['faction/munitions-reserves', 'note/war-funding'];

/** Cards that let their holder roll dice of a ground combat again, in the first round that they can. */
export const groundRerolls: readonly string[] = ['fire-team'];

/** Adds to dice that miss by one, for a trade good each. */
export const boosts: readonly BearerKey[] = ['unit/wrath-of-kenara'];

/** Lets ships bombard again as a round of ground combat ends. */
export const bombsAfterRounds: readonly BearerKey[] = ['faction/harrow'];
