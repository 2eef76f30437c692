/** What things are called: `name.<kind>/<id>`, by case and count where a sentence may ask for them. */

import type { Action } from '../../content/actions.ts';
import {
  type BlueprintSet,
  blueprints,
  type NpcType,
  npcs,
  type ShipType,
  type Strength,
  type Structure,
} from '../../content/blueprints.ts';
import type { DiscoveryId, PartId, SpeciesId, TechnologyId } from '../../content/ids.ts';
import { type SectorKind, type SquareKind, sector, sectorIds } from '../../content/sectors.ts';
import type { DieColour } from '../../content/ship-parts.ts';
import { type Category, type DieFace, type Resource, reputationTiles } from '../../content/tracks.ts';
import { discoveryTiles as tileTexts } from './texts.ts';

/** Goods; of science and money there is no number. */
const resources: Readonly<Record<Resource, string>> = {
  materials: '{count, plural, one {material} other {materials}}',
  science: 'science',
  money: 'money',
};

const tracks: Readonly<Record<Resource, string>> = { materials: 'materials', science: 'science', money: 'money' };

/** Population squares; the advanced ones only some technologies open. */
const squares: Readonly<Record<SquareKind, string>> = {
  materials: 'materials',
  science: 'science',
  money: 'money',
  gray: 'gray',
  'advanced-materials': 'advanced materials',
  'advanced-science': 'advanced science',
  'advanced-money': 'advanced money',
  'advanced-gray': 'advanced gray',
  orbital: 'Orbital',
};

const actions: Readonly<Record<Action, string>> = {
  explore: 'Explore',
  research: 'Research',
  upgrade: 'Upgrade',
  build: 'Build',
  move: 'Move',
  influence: 'Influence',
};

/** With an article, or in any number. */
function noun(article: 'a' | 'an', one: string, many: string): string {
  return `{case, select, indefinite {${article} ${one}} other {{count, plural, one {${one}} other {${many}}}}}`;
}

/** Those whom nobody leads may be asked for as an opponent, too. */
function opponent(name: string, article: 'a' | 'an', one: string, many: string): string {
  return `{case, select, opponent {${name}} indefinite {${article} ${one}} other {{count, plural, one {${one}} other {${many}}}}}`;
}

const center = 'Galactic Center Defense System';

const ships: Readonly<Record<ShipType | NpcType | Structure, string>> = {
  interceptor: noun('an', 'Interceptor', 'Interceptors'),
  cruiser: noun('a', 'Cruiser', 'Cruisers'),
  dreadnought: noun('a', 'Dreadnought', 'Dreadnoughts'),
  starbase: noun('a', 'Starbase', 'Starbases'),
  ancient: opponent('the Ancients', 'an', 'Ancient', 'Ancients'),
  guardian: opponent('the Guardian', 'a', 'Guardian', 'Guardians'),
  gcds: opponent(`the ${center}`, 'a', center, `${center}s`),
  orbital: noun('an', 'Orbital', 'Orbitals'),
  monolith: noun('a', 'Monolith', 'Monoliths'),
};

/** As they stand on blueprints. */
const shipNames: Readonly<Record<ShipType | NpcType, string>> = {
  interceptor: 'Interceptor',
  cruiser: 'Cruiser',
  dreadnought: 'Dreadnought',
  starbase: 'Starbase',
  ancient: 'Ancient',
  guardian: 'Guardian',
  gcds: center,
};

const strengths: Readonly<Record<Strength, string>> = { normal: 'normal', advanced: 'advanced' };

const categories: Readonly<Record<Category | 'rare', string>> = {
  military: 'Military',
  grid: 'Grid',
  nano: 'Nano',
  rare: 'Rare',
};

const colours: Readonly<Record<DieColour, string>> = { yellow: 'yellow', orange: 'orange', blue: 'blue', red: 'red' };

const faces: Readonly<Record<DieFace, string>> = { blank: 'blank', 2: '2', 3: '3', 4: '4', 5: '5', burst: 'burst' };

const rings: Readonly<Record<Exclude<SectorKind, 'guardian'>, string>> = {
  center: 'Galactic Center',
  inner: 'inner',
  middle: 'middle',
  outer: 'outer',
  starting: 'starting',
};

const species: Readonly<Record<SpeciesId, string>> = {
  eridani: 'Eridani Empire',
  hydran: 'Hydran Progress',
  planta: 'Planta',
  draco: 'Descendants of Draco',
  mechanema: 'Mechanema',
  orion: 'Orion Hegemony',
  'terran-directorate': 'Terran Directorate',
  'terran-federation': 'Terran Federation',
  'terran-union': 'Terran Union',
  'terran-republic': 'Terran Republic',
  'terran-conglomerate': 'Terran Conglomerate',
  'terran-alliance': 'Terran Alliance',
};

const parts: Readonly<Record<PartId, string>> = {
  'ion-cannon': 'Ion Cannon',
  'plasma-cannon': 'Plasma Cannon',
  'soliton-cannon': 'Soliton Cannon',
  'antimatter-cannon': 'Antimatter Cannon',
  'flux-missile': 'Flux Missile',
  'plasma-missile': 'Plasma Missile',
  'electron-computer': 'Electron Computer',
  'positron-computer': 'Positron Computer',
  'gluon-computer': 'Gluon Computer',
  'gauss-shield': 'Gauss Shield',
  'phase-shield': 'Phase Shield',
  'absorption-shield': 'Absorption Shield',
  hull: 'Hull',
  'improved-hull': 'Improved Hull',
  'sentient-hull': 'Sentient Hull',
  'conifold-field': 'Conifold Field',
  'nuclear-drive': 'Nuclear Drive',
  'fusion-drive': 'Fusion Drive',
  'tachyon-drive': 'Tachyon Drive',
  'transition-drive': 'Transition Drive',
  'nuclear-source': 'Nuclear Source',
  'fusion-source': 'Fusion Source',
  'tachyon-source': 'Tachyon Source',
  'zero-point-source': 'Zero-Point Source',
  'ion-disruptor': 'Ion Disruptor',
  'ion-turret': 'Ion Turret',
  'plasma-turret': 'Plasma Turret',
  'soliton-charger': 'Soliton Charger',
  'ion-missile': 'Ion Missile',
  'soliton-missile': 'Soliton Missile',
  'antimatter-missile': 'Antimatter Missile',
  'axion-computer': 'Axion Computer',
  'flux-shield': 'Flux Shield',
  'inversion-shield': 'Inversion Shield',
  'shard-hull': 'Shard Hull',
  'conformal-drive': 'Conformal Drive',
  'nonlinear-drive': 'Nonlinear Drive',
  'hypergrid-source': 'Hypergrid Source',
  'muon-source': 'Muon Source',
};

/** Those that unlock a part are called like it. */
type OwnName = Exclude<TechnologyId, PartId>;
const ownNames: Readonly<Record<OwnName, string>> = {
  'neutron-bombs': 'Neutron Bombs',
  starbase: 'Starbase',
  'advanced-mining': 'Advanced Mining',
  'advanced-economy': 'Advanced Economy',
  'quantum-grid': 'Quantum Grid',
  nanorobots: 'Nanorobots',
  orbital: 'Orbital',
  'advanced-robotics': 'Advanced Robotics',
  'advanced-labs': 'Advanced Labs',
  monolith: 'Monolith',
  'wormhole-generator': 'Wormhole Generator',
  'artifact-key': 'Artifact Key',
  'antimatter-splitter': 'Antimatter Splitter',
  'neutron-absorber': 'Neutron Absorber',
  'cloaking-device': 'Cloaking Device',
  'improved-logistics': 'Improved Logistics',
  'warp-portal': 'Warp Portal',
  'pico-modulator': 'Pico Modulator',
  'ancient-labs': 'Ancient Labs',
  metasynthesis: 'Metasynthesis',
};
const technologies: Readonly<Record<string, string>> = { ...parts, ...ownNames };

/** Those with a part are called like it. */
type PlainTile = Exclude<DiscoveryId, `part-${PartId}`>;
const plainTiles: Readonly<Record<PlainTile, string>> = {
  'materials-6': '6 materials',
  'science-5': '5 science',
  'money-8': '8 money',
  'mixed-resources': '2 materials, 2 science, 3 money',
  'ancient-tech': 'Ancient Tech',
  'ancient-cruiser': 'Ancient Cruiser',
  'ancient-orbital': 'Ancient Orbital',
  'ancient-monolith': 'Ancient Monolith',
  'ancient-warp-portal': 'Ancient Warp Portal',
};
const discoveryTiles = Object.fromEntries(
  Object.keys(tileTexts).map((id) => [id, plainTiles[id as PlainTile] ?? parts[id.slice('part-'.length) as PartId]]),
);

/** With the number that orders battles. */
const sectors = Object.fromEntries(sectorIds.map((id) => [id, `${sector(id).name} ${id}`]));

const sets: Readonly<Record<BlueprintSet, string>> = {
  standard: 'Usual',
  eridani: 'Eridani',
  planta: 'Planta',
  orion: 'Orion',
};
const blueprintNames = Object.fromEntries([
  ...Object.entries(blueprints).flatMap(([set, types]) =>
    Object.keys(types).map((type) => [`${set}/${type}`, `${sets[set as BlueprintSet]} ${shipNames[type as ShipType]}`]),
  ),
  ...Object.entries(npcs).flatMap(([type, kinds]) =>
    Object.keys(kinds).map((strength) => [`${type}/${strength}`, `${shipNames[type as NpcType]}, ${strength}`]),
  ),
]);

const reputation = Object.fromEntries(
  Object.keys(reputationTiles).map((value) => [value, `Reputation tile of value ${value}`]),
);

const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  resource: resources,
  track: tracks,
  square: squares,
  action: actions,
  ship: ships,
  strength: strengths,
  category: categories,
  colour: colours,
  face: faces,
  ring: rings,
  species,
  sector: sectors,
  technology: technologies,
  'ship-part': parts,
  'discovery-tile': discoveryTiles,
  blueprint: blueprintNames,
  'reputation-tile': reputation,
};

export const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, table]) =>
    Object.entries(table).map(([id, name]) => [`name.${kind}/${id}`, name]),
  ),
);
