/** The technologies that everybody may research; those of factions are with their factions. */
import type { TechnologyCard, TechnologyId } from '../technologies.ts';
import { antimassDeflectors } from './antimass-deflectors.ts';
import { assaultCannon } from './assault-cannon.ts';
import { dacxiveAnimators } from './dacxive-animators.ts';
import { duraniumArmor } from './duranium-armor.ts';
import { fleetLogistics } from './fleet-logistics.ts';
import { gravitonLaserSystem } from './graviton-laser-system.ts';
import { gravityDrive } from './gravity-drive.ts';
import { hyperMetabolism } from './hyper-metabolism.ts';
import { integratedEconomy } from './integrated-economy.ts';
import { lightWaveDeflector } from './light-wave-deflector.ts';
import { magenDefenseGrid } from './magen-defense-grid.ts';
import { neuralMotivator } from './neural-motivator.ts';
import { plasmaScoring } from './plasma-scoring.ts';
import { sarweenTools } from './sarween-tools.ts';
import { transitDiodes } from './transit-diodes.ts';
import { unitUpgrades } from './unit-upgrades.ts';
import { x89BacterialWeapon } from './x-89-bacterial-weapon.ts';

export const technologies: { readonly [id in TechnologyId]?: TechnologyCard } = {
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
  ...unitUpgrades,
};
