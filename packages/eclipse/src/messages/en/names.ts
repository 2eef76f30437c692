/** What ids are called: `name.<kind>/<id>`, and `name.<id>` with the name that fits all that share the id. */

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
import { type DiscoveryId, discoveryIds, discoveryTiles as tiles } from '../../content/discovery-tiles/index.ts';
import { type SectorKind, sector, sectorIds } from '../../content/sectors.ts';
import type { DieColour, PartId } from '../../content/ship-parts.ts';
import type { SpeciesId } from '../../content/species/index.ts';
import type { TechnologyId } from '../../content/technologies/index.ts';
import type { Category } from '../../content/tracks.ts';
import { type Resource, reputationTiles } from '../../content/tracks.ts';

const resources: Readonly<Record<Resource | 'gray', string>> = {
  materials: 'materials',
  science: 'science',
  money: 'money',
  gray: 'gray',
};

/** Population squares that only some technologies open. */
const squares: Readonly<Record<`advanced-${Resource | 'gray'}`, string>> = {
  'advanced-materials': 'advanced materials',
  'advanced-science': 'advanced science',
  'advanced-money': 'advanced money',
  'advanced-gray': 'advanced gray',
};

const actions: Readonly<Record<Action, string>> = {
  explore: 'Explore',
  research: 'Research',
  upgrade: 'Upgrade',
  build: 'Build',
  move: 'Move',
  influence: 'Influence',
};

const ships: Readonly<Record<ShipType | NpcType | Structure, string>> = {
  interceptor: 'Interceptor',
  cruiser: 'Cruiser',
  dreadnought: 'Dreadnought',
  starbase: 'Starbase',
  ancient: 'Ancient',
  guardian: 'Guardian',
  gcds: 'Galactic Center Defense System',
  orbital: 'Orbital',
  monolith: 'Monolith',
};

const strengths: Readonly<Record<Strength, string>> = { normal: 'normal', advanced: 'advanced' };

const categories: Readonly<Record<Category | 'rare', string>> = {
  military: 'Military',
  grid: 'Grid',
  nano: 'Nano',
  rare: 'Rare',
};

const colours: Readonly<Record<DieColour, string>> = { yellow: 'yellow', orange: 'orange', blue: 'blue', red: 'red' };

const faces = { blank: 'blank', burst: 'burst' } as const;

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

type PlainTile = Exclude<DiscoveryId, `part-${string}`>;
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
  discoveryIds.map((id) => {
    const { part } = tiles[id];
    return [id, part === undefined ? plainTiles[id as PlainTile] : parts[part]];
  }),
);

/** With the number that orders battles. */
const sectors = Object.fromEntries(sectorIds.map((id) => [id, `${sector(id).name} (${id})`]));

const sets: Readonly<Record<BlueprintSet, string>> = {
  standard: 'Usual',
  eridani: 'Eridani',
  planta: 'Planta',
  orion: 'Orion',
};
const blueprintNames = Object.fromEntries([
  ...Object.entries(blueprints).flatMap(([set, types]) =>
    Object.keys(types).map((type) => [`${set}/${type}`, `${sets[set as BlueprintSet]} ${ships[type as ShipType]}`]),
  ),
  ...Object.entries(npcs).flatMap(([type, kinds]) =>
    Object.keys(kinds).map((strength) => [`${type}/${strength}`, `${ships[type as NpcType]}, ${strength}`]),
  ),
]);

const reputation = Object.fromEntries(
  Object.keys(reputationTiles).map((value) => [value, `Reputation tile of value ${value}`]),
);

/** By kind. Of several names for one id the first is the short one. */
const kinds: readonly (readonly [kind: string, names: Readonly<Record<string, string>>])[] = [
  ['resource', resources],
  ['square', squares],
  ['action', actions],
  ['ship', ships],
  ['strength', strengths],
  ['category', categories],
  ['colour', colours],
  ['face', faces],
  ['ring', rings],
  ['species', species],
  ['sector', sectors],
  ['technology', technologies],
  ['ship-part', parts],
  ['discovery-tile', discoveryTiles],
  ['blueprint', blueprintNames],
  ['reputation-tile', reputation],
];

/** A bare number is not the name of a reputation tile. */
const short: Readonly<Record<string, string>> = Object.assign(
  {},
  ...kinds.flatMap(([, table]) => (table === reputation ? [] : [table])).toReversed(),
);

export const names: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(short).map(([id, name]) => [`name.${id}`, name]),
  ...kinds.flatMap(([kind, table]) => Object.entries(table).map(([id, name]) => [`name.${kind}/${id}`, name])),
]);
