import type { Cards } from '../registry.ts';
import { ancientHoldings } from './ancient-holdings.ts';
import { cloudCities } from './cloud-cities.ts';
import { empathsBond } from './empaths-bond.ts';
import { empathsVision } from './empaths-vision.ts';
import { forceBeams } from './force-beams.ts';
import { galacticRifles } from './galactic-rifles.ts';
import { gatePorts } from './gate-ports.ts';
import { gateStations } from './gate-stations.ts';
import { hiddenHarbors } from './hidden-harbors.ts';
import { keepersSolidarity } from './keepers-solidarity.ts';
import { keepersTrust } from './keepers-trust.ts';
import { livingStructures } from './living-structures.ts';
import { mirrorPlating } from './mirror-plating.ts';
import { predictiveSensors } from './predictive-sensors.ts';
import { raiderExosuits } from './raider-exosuits.ts';
import { railgunArrays } from './railgun-arrays.ts';
import { repairDrones } from './repair-drones.ts';
import { seekerTorpedoes } from './seeker-torpedoes.ts';
import { signalBreaker } from './signal-breaker.ts';
import { sprinterDrives } from './sprinter-drives.ts';
import { survivalOverrides } from './survival-overrides.ts';
import { toolPriests } from './tool-priests.ts';
import { tycoonsAmbition } from './tycoons-ambition.ts';
import { tycoonsCharm } from './tycoons-charm.ts';
import { tyrantsAuthority } from './tyrants-authority.ts';
import { tyrantsEgo } from './tyrants-ego.ts';
import { warlordsCruelty } from './warlords-cruelty.ts';
import { warlordsTerror } from './warlords-terror.ts';

export const lore: Cards['lore'] = {
  lore01: toolPriests,
  lore02: galacticRifles,
  lore03: sprinterDrives,
  lore04: mirrorPlating,
  lore05: hiddenHarbors,
  lore06: signalBreaker,
  lore07: repairDrones,
  lore08: gatePorts,
  lore09: cloudCities,
  lore10: livingStructures,
  lore11: gateStations,
  lore12: railgunArrays,
  lore13: ancientHoldings,
  lore14: seekerTorpedoes,
  lore15: predictiveSensors,
  lore16: forceBeams,
  lore17: raiderExosuits,
  lore18: survivalOverrides,
  lore19: empathsVision,
  lore20: empathsBond,
  lore21: keepersTrust,
  lore22: keepersSolidarity,
  lore23: warlordsCruelty,
  lore24: warlordsTerror,
  lore25: tyrantsEgo,
  lore26: tyrantsAuthority,
  lore27: tycoonsAmbition,
  lore28: tycoonsCharm,
};
