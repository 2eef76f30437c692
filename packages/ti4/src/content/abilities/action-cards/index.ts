import type { ActionCardId } from '../../action-cards.ts';
import type { Hooks } from '../../hooks.ts';
import { bunker, fireTeam, parley } from './ground.ts';
import { leadershipRider } from './riders.ts';
import { sabotage } from './sabotage.ts';
import { directHit, flankSpeed, intercept, shieldsHolding, skilledRetreat } from './space.ts';
import { focusedResearch, publicDisgrace } from './strategy.ts';

export const actionCardHooks: Readonly<Record<ActionCardId, Hooks>> = {
  sabotage,
  'leadership-rider': leadershipRider,
  'flank-speed': flankSpeed,
  'direct-hit': directHit,
  'shields-holding': shieldsHolding,
  'skilled-retreat': skilledRetreat,
  intercept,
  'fire-team': fireTeam,
  bunker,
  parley,
  'focused-research': focusedResearch,
  'public-disgrace': publicDisgrace,
};
