import type { ActionCard, ActionCardId } from '../action-cards.ts';
import { ancientBurialSites } from './ancient-burial-sites.ts';
import { assassinateRepresentative } from './assassinate-representative.ts';
import { bribery } from './bribery.ts';
import { bunker } from './bunker.ts';
import { confusingLegalText } from './confusing-legal-text.ts';
import { constructionRider } from './construction-rider.ts';
import { courageousToTheEnd } from './courageous-to-the-end.ts';
import { crippleDefenses } from './cripple-defenses.ts';
import { diplomacyRider } from './diplomacy-rider.ts';
import { directHit } from './direct-hit.ts';
import { disable } from './disable.ts';
import { distinguishedCouncilor } from './distinguished-councilor.ts';
import { economicInitiative } from './economic-initiative.ts';
import { emergencyRepairs } from './emergency-repairs.ts';
import { experimentalBattlestation } from './experimental-battlestation.ts';
import { fighterPrototype } from './fighter-prototype.ts';
import { fireTeam } from './fire-team.ts';
import { flankSpeed } from './flank-speed.ts';
import { focusedResearch } from './focused-research.ts';
import { frontlineDeployment } from './frontline-deployment.ts';
import { ghostShip } from './ghost-ship.ts';
import { imperialRider } from './imperial-rider.ts';
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
import { politicalStability } from './political-stability.ts';
import { politicsRider } from './politics-rider.ts';
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
import { summit } from './summit.ts';
import { tacticalBombardment } from './tactical-bombardment.ts';
import { technologyRider } from './technology-rider.ts';
import { tradeRider } from './trade-rider.ts';
import { unexpectedAction } from './unexpected-action.ts';
import { unstablePlanet } from './unstable-planet.ts';
import { upgrade } from './upgrade.ts';
import { uprising } from './uprising.ts';
import { veto } from './veto.ts';
import { warEffort } from './war-effort.ts';
import { warfareRider } from './warfare-rider.ts';

export const actionCards: Readonly<Record<ActionCardId, ActionCard>> = {
  'ancient-burial-sites': ancientBurialSites,
  'assassinate-representative': assassinateRepresentative,
  bribery,
  bunker,
  'confusing-legal-text': confusingLegalText,
  'construction-rider': constructionRider,
  'courageous-to-the-end': courageousToTheEnd,
  'cripple-defenses': crippleDefenses,
  'diplomacy-rider': diplomacyRider,
  'direct-hit': directHit,
  disable,
  'distinguished-councilor': distinguishedCouncilor,
  'economic-initiative': economicInitiative,
  'emergency-repairs': emergencyRepairs,
  'experimental-battlestation': experimentalBattlestation,
  'fighter-prototype': fighterPrototype,
  'fire-team': fireTeam,
  'flank-speed': flankSpeed,
  'focused-research': focusedResearch,
  'frontline-deployment': frontlineDeployment,
  'ghost-ship': ghostShip,
  'imperial-rider': imperialRider,
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
  'political-stability': politicalStability,
  'politics-rider': politicsRider,
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
  summit,
  'tactical-bombardment': tacticalBombardment,
  'technology-rider': technologyRider,
  'trade-rider': tradeRider,
  'unexpected-action': unexpectedAction,
  'unstable-planet': unstablePlanet,
  upgrade,
  uprising,
  veto,
  'war-effort': warEffort,
  'warfare-rider': warfareRider,
};
