import type { Agenda, AgendaId } from '../agendas.ts';
import { antiIntellectualRevolution } from './anti-intellectual-revolution.ts';
import { archivedSecret } from './archived-secret.ts';
import { armsReduction } from './arms-reduction.ts';
import { classifiedDocumentLeaks } from './classified-document-leaks.ts';
import { colonialRedistribution } from './colonial-redistribution.ts';
import { committeeFormation } from './committee-formation.ts';
import { compensatedDisarmament } from './compensated-disarmament.ts';
import { conventionsOfWar } from './conventions-of-war.ts';
import { coreMining } from './core-mining.ts';
import { demilitarizedZone } from './demilitarized-zone.ts';
import { economicEquality } from './economic-equality.ts';
import { enforcedTravelBan } from './enforced-travel-ban.ts';
import { executiveSanctions } from './executive-sanctions.ts';
import { fleetRegulations } from './fleet-regulations.ts';
import { holyPlanetOfIxth } from './holy-planet-of-ixth.ts';
import { homelandDefenseAct } from './homeland-defense-act.ts';
import { imperialArbiter } from './imperial-arbiter.ts';
import { incentiveProgram } from './incentive-program.ts';
import { ixthianArtifact } from './ixthian-artifact.ts';
import { judicialAbolishment } from './judicial-abolishment.ts';
import { ministerOfCommerce } from './minister-of-commerce.ts';
import { ministerOfExploration } from './minister-of-exploration.ts';
import { ministerOfIndustry } from './minister-of-industry.ts';
import { ministerOfPeace } from './minister-of-peace.ts';
import { ministerOfPolicy } from './minister-of-policy.ts';
import { ministerOfSciences } from './minister-of-sciences.ts';
import { ministerOfWar } from './minister-of-war.ts';
import { miscountDisclosed } from './miscount-disclosed.ts';
import { mutiny } from './mutiny.ts';
import { newConstitution } from './new-constitution.ts';
import { prophecyOfIxth } from './prophecy-of-ixth.ts';
import { publicExecution } from './public-execution.ts';
import { publicizeWeaponSchematics } from './publicize-weapon-schematics.ts';
import { regulatedConscription } from './regulated-conscription.ts';
import { representativeGovernment } from './representative-government.ts';
import { researchTeamBiotic } from './research-team-biotic.ts';
import { researchTeamCybernetic } from './research-team-cybernetic.ts';
import { researchTeamPropulsion } from './research-team-propulsion.ts';
import { researchTeamWarfare } from './research-team-warfare.ts';
import { seedOfAnEmpire } from './seed-of-an-empire.ts';
import { senateSanctuary } from './senate-sanctuary.ts';
import { shardOfTheThrone } from './shard-of-the-throne.ts';
import { sharedResearch } from './shared-research.ts';
import { swordsToPlowshares } from './swords-to-plowshares.ts';
import { terraformingInitiative } from './terraforming-initiative.ts';
import { theCrownOfEmphidia } from './the-crown-of-emphidia.ts';
import { theCrownOfThalnos } from './the-crown-of-thalnos.ts';
import { unconventionalMeasures } from './unconventional-measures.ts';
import { wormholeReconstruction } from './wormhole-reconstruction.ts';
import { wormholeResearch } from './wormhole-research.ts';

export const agendas: Readonly<Record<AgendaId, Agenda>> = {
  'anti-intellectual-revolution': antiIntellectualRevolution,
  'archived-secret': archivedSecret,
  'arms-reduction': armsReduction,
  'classified-document-leaks': classifiedDocumentLeaks,
  'colonial-redistribution': colonialRedistribution,
  'committee-formation': committeeFormation,
  'compensated-disarmament': compensatedDisarmament,
  'conventions-of-war': conventionsOfWar,
  'core-mining': coreMining,
  'demilitarized-zone': demilitarizedZone,
  'economic-equality': economicEquality,
  'enforced-travel-ban': enforcedTravelBan,
  'executive-sanctions': executiveSanctions,
  'fleet-regulations': fleetRegulations,
  'holy-planet-of-ixth': holyPlanetOfIxth,
  'homeland-defense-act': homelandDefenseAct,
  'imperial-arbiter': imperialArbiter,
  'incentive-program': incentiveProgram,
  'ixthian-artifact': ixthianArtifact,
  'judicial-abolishment': judicialAbolishment,
  'minister-of-commerce': ministerOfCommerce,
  'minister-of-exploration': ministerOfExploration,
  'minister-of-industry': ministerOfIndustry,
  'minister-of-peace': ministerOfPeace,
  'minister-of-policy': ministerOfPolicy,
  'minister-of-sciences': ministerOfSciences,
  'minister-of-war': ministerOfWar,
  'miscount-disclosed': miscountDisclosed,
  mutiny,
  'new-constitution': newConstitution,
  'prophecy-of-ixth': prophecyOfIxth,
  'public-execution': publicExecution,
  'publicize-weapon-schematics': publicizeWeaponSchematics,
  'regulated-conscription': regulatedConscription,
  'representative-government': representativeGovernment,
  'research-team-biotic': researchTeamBiotic,
  'research-team-cybernetic': researchTeamCybernetic,
  'research-team-propulsion': researchTeamPropulsion,
  'research-team-warfare': researchTeamWarfare,
  'seed-of-an-empire': seedOfAnEmpire,
  'senate-sanctuary': senateSanctuary,
  'shard-of-the-throne': shardOfTheThrone,
  'shared-research': sharedResearch,
  'swords-to-plowshares': swordsToPlowshares,
  'terraforming-initiative': terraformingInitiative,
  'the-crown-of-emphidia': theCrownOfEmphidia,
  'the-crown-of-thalnos': theCrownOfThalnos,
  'unconventional-measures': unconventionalMeasures,
  'wormhole-reconstruction': wormholeReconstruction,
  'wormhole-research': wormholeResearch,
};
