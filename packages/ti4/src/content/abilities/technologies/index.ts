/** What technologies do. Unit upgrades are figures (content/units.ts). */
import type { Hooks } from '../../hooks.ts';
import type { TechnologyId } from '../../technologies.ts';
import { dacxiveAnimators, hyperMetabolism, neuralMotivator, x89BacterialWeapon } from './biotic.ts';
import { gravitonLaserSystem, integratedEconomy, sarweenTools, transitDiodes } from './cybernetic.ts';
import { l4Disruptors } from './l4-disruptors.ts';
import { nonEuclideanShielding } from './non-euclidean-shielding.ts';
import { productionBiomes } from './production-biomes.ts';
import { antimassDeflectors, fleetLogistics, gravityDrive, lightWaveDeflector } from './propulsion.ts';
import { quantumDatahubNode } from './quantum-datahub-node.ts';
import { valefarAssimilator } from './valefar-assimilator.ts';
import { assaultCannon, duraniumArmor, magenDefenseGrid, plasmaScoring } from './warfare.ts';
import { wormholeGenerator } from './wormhole-generator.ts';

export const technologyHooks: Partial<Record<TechnologyId, Hooks>> = {
  'antimass-deflectors': antimassDeflectors,
  'gravity-drive': gravityDrive,
  'fleet-logistics': fleetLogistics,
  'light-wave-deflector': lightWaveDeflector,
  'neural-motivator': neuralMotivator,
  'dacxive-animators': dacxiveAnimators,
  'hyper-metabolism': hyperMetabolism,
  'x-89-bacterial-weapon': x89BacterialWeapon,
  'plasma-scoring': plasmaScoring,
  'magen-defense-grid': magenDefenseGrid,
  'duranium-armor': duraniumArmor,
  'assault-cannon': assaultCannon,
  'sarween-tools': sarweenTools,
  'graviton-laser-system': gravitonLaserSystem,
  'transit-diodes': transitDiodes,
  'integrated-economy': integratedEconomy,
  'l4-disruptors': l4Disruptors,
  'non-euclidean-shielding': nonEuclideanShielding,
  'production-biomes': productionBiomes,
  'quantum-datahub-node': quantumDatahubNode,
  'wormhole-generator': wormholeGenerator,
  'valefar-assimilator-x': valefarAssimilator,
  'valefar-assimilator-y': valefarAssimilator,
};
