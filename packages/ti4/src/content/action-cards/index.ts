import type { ActionCard, ActionCardId } from '../action-cards.ts';
import { bunker } from './bunker.ts';
import { directHit } from './direct-hit.ts';
import { fireTeam } from './fire-team.ts';
import { flankSpeed } from './flank-speed.ts';
import { focusedResearch } from './focused-research.ts';
import { intercept } from './intercept.ts';
import { leadershipRider } from './leadership-rider.ts';
import { miningInitiative } from './mining-initiative.ts';
import { parley } from './parley.ts';
import { publicDisgrace } from './public-disgrace.ts';
import { sabotage } from './sabotage.ts';
import { shieldsHolding } from './shields-holding.ts';
import { skilledRetreat } from './skilled-retreat.ts';

export const actionCards: { readonly [id in ActionCardId]?: ActionCard } = {
  bunker,
  'direct-hit': directHit,
  'fire-team': fireTeam,
  'flank-speed': flankSpeed,
  'focused-research': focusedResearch,
  intercept,
  'leadership-rider': leadershipRider,
  'mining-initiative': miningInitiative,
  parley,
  'public-disgrace': publicDisgrace,
  sabotage,
  'shields-holding': shieldsHolding,
  'skilled-retreat': skilledRetreat,
};
