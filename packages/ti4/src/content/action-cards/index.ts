import type { ActionCard, ActionCardId } from '../action-cards.ts';
import { bunker } from './bunker.ts';
import { crippleDefenses } from './cripple-defenses.ts';
import { directHit } from './direct-hit.ts';
import { economicInitiative } from './economic-initiative.ts';
import { fireTeam } from './fire-team.ts';
import { flankSpeed } from './flank-speed.ts';
import { focusedResearch } from './focused-research.ts';
import { frontlineDeployment } from './frontline-deployment.ts';
import { ghostShip } from './ghost-ship.ts';
import { industrialInitiative } from './industrial-initiative.ts';
import { insubordination } from './insubordination.ts';
import { intercept } from './intercept.ts';
import { leadershipRider } from './leadership-rider.ts';
import { luckyShot } from './lucky-shot.ts';
import { miningInitiative } from './mining-initiative.ts';
import { parley } from './parley.ts';
import { plague } from './plague.ts';
import { publicDisgrace } from './public-disgrace.ts';
import { reactorMeltdown } from './reactor-meltdown.ts';
import { repealLaw } from './repeal-law.ts';
import { riseOfAMessiah } from './rise-of-a-messiah.ts';
import { sabotage } from './sabotage.ts';
import { shieldsHolding } from './shields-holding.ts';
import { signalJamming } from './signal-jamming.ts';
import { skilledRetreat } from './skilled-retreat.ts';
import { spy } from './spy.ts';
import { tacticalBombardment } from './tactical-bombardment.ts';
import { unexpectedAction } from './unexpected-action.ts';
import { unstablePlanet } from './unstable-planet.ts';
import { uprising } from './uprising.ts';
import { warEffort } from './war-effort.ts';

export const actionCards: { readonly [id in ActionCardId]?: ActionCard } = {
  bunker,
  'cripple-defenses': crippleDefenses,
  'direct-hit': directHit,
  'economic-initiative': economicInitiative,
  'fire-team': fireTeam,
  'flank-speed': flankSpeed,
  'focused-research': focusedResearch,
  'frontline-deployment': frontlineDeployment,
  'ghost-ship': ghostShip,
  'industrial-initiative': industrialInitiative,
  insubordination,
  intercept,
  'leadership-rider': leadershipRider,
  'lucky-shot': luckyShot,
  'mining-initiative': miningInitiative,
  parley,
  plague,
  'public-disgrace': publicDisgrace,
  'reactor-meltdown': reactorMeltdown,
  'repeal-law': repealLaw,
  'rise-of-a-messiah': riseOfAMessiah,
  sabotage,
  'shields-holding': shieldsHolding,
  'signal-jamming': signalJamming,
  'skilled-retreat': skilledRetreat,
  spy,
  'tactical-bombardment': tacticalBombardment,
  'unexpected-action': unexpectedAction,
  'unstable-planet': unstablePlanet,
  uprising,
  'war-effort': warEffort,
};
