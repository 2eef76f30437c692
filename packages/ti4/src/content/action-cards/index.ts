import type { ActionCard, ActionCardId } from '../action-cards.ts';
import { bunker } from './bunker.ts';
import { courageousToTheEnd } from './courageous-to-the-end.ts';
import { crippleDefenses } from './cripple-defenses.ts';
import { directHit } from './direct-hit.ts';
import { disable } from './disable.ts';
import { economicInitiative } from './economic-initiative.ts';
import { emergencyRepairs } from './emergency-repairs.ts';
import { experimentalBattlestation } from './experimental-battlestation.ts';
import { fighterPrototype } from './fighter-prototype.ts';
import { fireTeam } from './fire-team.ts';
import { flankSpeed } from './flank-speed.ts';
import { focusedResearch } from './focused-research.ts';
import { frontlineDeployment } from './frontline-deployment.ts';
import { ghostShip } from './ghost-ship.ts';
import { inTheSilenceOfSpace } from './in-the-silence-of-space.ts';
import { industrialInitiative } from './industrial-initiative.ts';
import { infiltrate } from './infiltrate.ts';
import { insubordination } from './insubordination.ts';
import { intercept } from './intercept.ts';
import { leadershipRider } from './leadership-rider.ts';
import { lostStarChart } from './lost-star-chart.ts';
import { luckyShot } from './lucky-shot.ts';
import { maneuveringJets } from './maneuvering-jets.ts';
import { miningInitiative } from './mining-initiative.ts';
import { moraleBoost } from './morale-boost.ts';
import { parley } from './parley.ts';
import { plague } from './plague.ts';
import { publicDisgrace } from './public-disgrace.ts';
import { reactorMeltdown } from './reactor-meltdown.ts';
import { reparations } from './reparations.ts';
import { repealLaw } from './repeal-law.ts';
import { riseOfAMessiah } from './rise-of-a-messiah.ts';
import { sabotage } from './sabotage.ts';
import { salvage } from './salvage.ts';
import { shieldsHolding } from './shields-holding.ts';
import { signalJamming } from './signal-jamming.ts';
import { skilledRetreat } from './skilled-retreat.ts';
import { spy } from './spy.ts';
import { tacticalBombardment } from './tactical-bombardment.ts';
import { unexpectedAction } from './unexpected-action.ts';
import { unstablePlanet } from './unstable-planet.ts';
import { upgrade } from './upgrade.ts';
import { uprising } from './uprising.ts';
import { warEffort } from './war-effort.ts';

export const actionCards: { readonly [id in ActionCardId]?: ActionCard } = {
  bunker,
  'courageous-to-the-end': courageousToTheEnd,
  'cripple-defenses': crippleDefenses,
  'direct-hit': directHit,
  disable,
  'economic-initiative': economicInitiative,
  'emergency-repairs': emergencyRepairs,
  'experimental-battlestation': experimentalBattlestation,
  'fighter-prototype': fighterPrototype,
  'fire-team': fireTeam,
  'flank-speed': flankSpeed,
  'focused-research': focusedResearch,
  'frontline-deployment': frontlineDeployment,
  'ghost-ship': ghostShip,
  'in-the-silence-of-space': inTheSilenceOfSpace,
  'industrial-initiative': industrialInitiative,
  infiltrate,
  insubordination,
  intercept,
  'leadership-rider': leadershipRider,
  'lost-star-chart': lostStarChart,
  'lucky-shot': luckyShot,
  'maneuvering-jets': maneuveringJets,
  'mining-initiative': miningInitiative,
  'morale-boost': moraleBoost,
  parley,
  plague,
  'public-disgrace': publicDisgrace,
  'reactor-meltdown': reactorMeltdown,
  reparations,
  'repeal-law': repealLaw,
  'rise-of-a-messiah': riseOfAMessiah,
  sabotage,
  salvage,
  'shields-holding': shieldsHolding,
  'signal-jamming': signalJamming,
  'skilled-retreat': skilledRetreat,
  spy,
  'tactical-bombardment': tacticalBombardment,
  'unexpected-action': unexpectedAction,
  'unstable-planet': unstablePlanet,
  upgrade,
  uprising,
  'war-effort': warEffort,
};
