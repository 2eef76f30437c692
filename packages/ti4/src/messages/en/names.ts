/**
 * What things are called: `name.<kind>/<id>`. Of unit types there are several, and one (`indefinite`); a place says whether one is in it or on it
 * (`locative`); a faction has a short name (`short`).
 */
import { type FactionId, factionIds } from '../../content/factions.ts';
import type { PlanetId, Trait } from '../../content/planets.ts';
import { type Anomaly, system, systemIds, type Wormhole } from '../../content/systems.ts';
import { type Colour, technologyIds } from '../../content/technologies.ts';
import type { UnitId, UnitType } from '../../content/units.ts';
import {
  actionCards,
  agendas,
  notes,
  publicObjectives,
  secretObjectives,
  strategyCards,
  technologies,
} from './card-names.ts';
import { causes, moments, pools, rolls, unitAbilities } from './moments.ts';

/** A noun with its plural, and with an article for a single one. */
function noun(one: string, many: string, article: 'a' | 'an' = 'a'): string {
  return `{case, select, indefinite {${article} ${one}} other {{count, plural, one {${one}} other {${many}}}}}`;
}

/** A place, and how one says that something is there. */
function planetNamed(name: string): string {
  return `{case, select, locative {on ${name}} other {${name}}}`;
}

/** The space area of a system (`area`) is told apart from a planet of the same name. */
function systemNamed(name: string): string {
  return `{case, select, locative {in ${name}} area {${name} system} other {${name}}}`;
}

const unitTypes: Readonly<Record<UnitType, string>> = {
  flagship: noun('flagship', 'flagships'),
  'war-sun': noun('war sun', 'war suns'),
  dreadnought: noun('dreadnought', 'dreadnoughts'),
  cruiser: noun('cruiser', 'cruisers'),
  carrier: noun('carrier', 'carriers'),
  destroyer: noun('destroyer', 'destroyers'),
  fighter: noun('fighter', 'fighters'),
  infantry: noun('infantry', 'infantry', 'an'),
  pds: noun('PDS', 'PDS'),
  'space-dock': noun('space dock', 'space docks'),
};

const colours: Readonly<Record<Colour, string>> = {
  biotic: 'biotic',
  warfare: 'warfare',
  propulsion: 'propulsion',
  cybernetic: 'cybernetic',
};

const traits: Readonly<Record<Trait, string>> = {
  cultural: 'cultural',
  hazardous: 'hazardous',
  industrial: 'industrial',
};

const wormholes: Readonly<Record<Wormhole, string>> = {
  alpha: 'alpha',
  beta: 'beta',
  delta: 'delta',
};

const anomalies: Readonly<Record<Anomaly, string>> = {
  'asteroid-field': 'asteroid field',
  nebula: 'nebula',
  supernova: 'supernova',
  'gravity-rift': 'gravity rift',
};

const factions: Readonly<Record<FactionId, string>> = {
  arborec: 'The Arborec',
  letnev: 'The Barony of Letnev',
  saar: 'The Clan of Saar',
  muaat: 'The Embers of Muaat',
  hacan: 'The Emirates of Hacan',
  sol: 'The Federation of Sol',
  creuss: 'The Ghosts of Creuss',
  l1z1x: 'The L1Z1X Mindnet',
  mentak: 'The Mentak Coalition',
  naalu: 'The Naalu Collective',
  nekro: 'The Nekro Virus',
  'sardakk-norr': "Sardakk N'orr",
  'jol-nar': 'The Universities of Jol-Nar',
  winnu: 'The Winnu',
  xxcha: 'The Xxcha Kingdom',
  yin: 'The Yin Brotherhood',
  yssaril: 'The Yssaril Tribes',
};

const shortFactions: Readonly<Record<FactionId, string>> = {
  arborec: 'Arborec',
  letnev: 'Letnev',
  saar: 'Saar',
  muaat: 'Muaat',
  hacan: 'Hacan',
  sol: 'Sol',
  creuss: 'Creuss',
  l1z1x: 'L1Z1X',
  mentak: 'Mentak',
  naalu: 'Naalu',
  nekro: 'Nekro',
  'sardakk-norr': "N'orr",
  'jol-nar': 'Jol-Nar',
  winnu: 'Winnu',
  xxcha: 'Xxcha',
  yin: 'Yin',
  yssaril: 'Yssaril',
};

/** Abilities on the faction sheets. */
const abilities = {
  mitosis: 'Mitosis',
  'quantum-entanglement': 'Quantum Entanglement',
  slipstream: 'Slipstream',
  'creuss-gate': 'Creuss Gate',
  'masters-of-trade': 'Masters of Trade',
  'guild-ships': 'Guild Ships',
  arbiters: 'Arbiters',
  fragile: 'Fragile',
  brilliant: 'Brilliant',
  analytical: 'Analytical',
  assimilate: 'Assimilate',
  harrow: 'Harrow',
  'munitions-reserves': 'Munitions Reserves',
  armada: 'Armada',
  ambush: 'Ambush',
  pillage: 'Pillage',
  'star-forge': 'Star Forge',
  'gashlai-physiology': 'Gashlai Physiology',
  telepathic: 'Telepathic',
  foresight: 'Foresight',
  'galactic-threat': 'Galactic Threat',
  'technological-singularity': 'Technological Singularity',
  propagation: 'Propagation',
  scavenge: 'Scavenge',
  nomadic: 'Nomadic',
  unrelenting: 'Unrelenting',
  'orbital-drop': 'Orbital Drop',
  versatile: 'Versatile',
  'blood-ties': 'Blood Ties',
  reclamation: 'Reclamation',
  'peace-accords': 'Peace Accords',
  quash: 'Quash',
  indoctrination: 'Indoctrination',
  devotion: 'Devotion',
  'stall-tactics': 'Stall Tactics',
  scheming: 'Scheming',
  crafty: 'Crafty',
} as const;
export type AbilityId = keyof typeof abilities;

const planetNames: Readonly<Record<PlanetId, string>> = {
  jord: 'Jord',
  'moll-primus': 'Moll Primus',
  darien: 'Darien',
  muaat: 'Muaat',
  nestphar: 'Nestphar',
  '0-0-0': '[0.0.0]',
  winnu: 'Winnu',
  'mordai-ii': 'Mordai II',
  maaluuk: 'Maaluuk',
  druaa: 'Druaa',
  'arc-prime': 'Arc Prime',
  'wren-terra': 'Wren Terra',
  'lisis-ii': 'Lisis II',
  ragh: 'Ragh',
  nar: 'Nar',
  jol: 'Jol',
  trenlak: "Tren'Lak",
  quinarra: 'Quinarra',
  'archon-ren': 'Archon Ren',
  'archon-tau': 'Archon Tau',
  retillion: 'Retillion',
  shalloq: 'Shalloq',
  arretze: 'Arretze',
  hercant: 'Hercant',
  kamdorn: 'Kamdorn',
  'mecatol-rex': 'Mecatol Rex',
  wellon: 'Wellon',
  'vefut-ii': 'Vefut II',
  thibah: 'Thibah',
  tarmann: "Tar'Mann",
  saudor: 'Saudor',
  'mehar-xull': 'Mehar Xull',
  quann: 'Quann',
  lodor: 'Lodor',
  'new-albion': 'New Albion',
  starpoint: 'Starpoint',
  tequran: "Tequ'ran",
  torkan: 'Torkan',
  qucenn: "Qucen'n",
  rarron: 'Rarron',
  mellon: 'Mellon',
  zohbat: 'Zohbat',
  lazar: 'Lazar',
  sakulag: 'Sakulag',
  'dal-bootha': 'Dal Bootha',
  xxehan: 'Xxehan',
  corneeq: 'Corneeq',
  resculon: 'Resculon',
  centauri: 'Centauri',
  gral: 'Gral',
  bereg: 'Bereg',
  'lirta-iv': 'Lirta IV',
  arnor: 'Arnor',
  lor: 'Lor',
  arinam: 'Arinam',
  meer: 'Meer',
  abyz: 'Abyz',
  fria: 'Fria',
  creuss: 'Creuss',
};

const units: Readonly<Record<UnitId, string>> = {
  carrier: 'Carrier I',
  'carrier-2': 'Carrier II',
  cruiser: 'Cruiser I',
  'cruiser-2': 'Cruiser II',
  destroyer: 'Destroyer I',
  'destroyer-2': 'Destroyer II',
  dreadnought: 'Dreadnought I',
  'dreadnought-2': 'Dreadnought II',
  fighter: 'Fighter I',
  'fighter-2': 'Fighter II',
  infantry: 'Infantry I',
  'infantry-2': 'Infantry II',
  pds: 'PDS I',
  'pds-2': 'PDS II',
  'space-dock': 'Space Dock I',
  'space-dock-2': 'Space Dock II',
  'war-sun': 'War Sun',
  'advanced-carrier': 'Advanced Carrier I',
  'advanced-carrier-2': 'Advanced Carrier II',
  'spec-ops': 'Spec Ops I',
  'spec-ops-2': 'Spec Ops II',
  'letani-warrior': 'Letani Warrior I',
  'letani-warrior-2': 'Letani Warrior II',
  'super-dreadnought': 'Super-Dreadnought I',
  'super-dreadnought-2': 'Super-Dreadnought II',
  exotrireme: 'Exotrireme I',
  'exotrireme-2': 'Exotrireme II',
  'hybrid-crystal-fighter': 'Hybrid Crystal Fighter I',
  'hybrid-crystal-fighter-2': 'Hybrid Crystal Fighter II',
  'prototype-war-sun': 'Prototype War Sun I',
  'prototype-war-sun-2': 'Prototype War Sun II',
  'floating-factory': 'Floating Factory I',
  'floating-factory-2': 'Floating Factory II',
  'duha-menaimon': 'Duha Menaimon',
  'arc-secundus': 'Arc Secundus',
  'son-of-ragh': 'Son of Ragh',
  'the-inferno': 'The Inferno',
  'wrath-of-kenara': 'Wrath of Kenara',
  genesis: 'Genesis',
  'hil-colish': 'Hil Colish',
  '0-0-1': '[0.0.1]',
  'fourth-moon': 'Fourth Moon',
  matriarch: 'Matriarch',
  'the-alastor': 'The Alastor',
  'cmorran-norr': "C'Morran N'orr",
  'jns-hylarim': 'J.N.S. Hylarim',
  'salai-sai-corian': 'Salai Sai Corian',
  'loncara-ssodu': 'Loncara Ssodu',
  'van-hauge': 'Van Hauge',
  'ysia-yssrila': "Y'sia Y'ssrila",
};

/** A tile is called after its planets, or else after what is seen there and its number. */
const systems = Object.fromEntries(
  systemIds.map((id) => {
    const {
      tile,
      kind,
      planets: names,
      wormholes: [wormhole],
      anomaly,
    } = system(id);
    if (kind === 'gate') return [id, systemNamed('Creuss Gate')];
    if (names.length > 0) return [id, systemNamed(names.map((planet) => planetNames[planet]).join(' / '))];
    const seen =
      anomaly !== null
        ? anomalies[anomaly]
        : wormhole !== undefined
          ? `${wormholes[wormhole]} wormhole`
          : 'empty space';
    return [id, systemNamed(`${seen} ${tile}`)];
  }),
);

const technologyNames = Object.fromEntries(
  technologyIds.map((id) => [id, id in units ? units[id as UnitId] : technologies[id as keyof typeof technologies]]),
);

const planets = Object.fromEntries(Object.entries(planetNames).map(([id, name]) => [id, planetNamed(name)]));

const factionNames = Object.fromEntries(
  factionIds.map((id) => [id, `{case, select, short {${shortFactions[id]}} other {${factions[id]}}}`]),
);

const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'unit-type': unitTypes,
  'strategy-card': strategyCards,
  colour: colours,
  trait: traits,
  wormhole: wormholes,
  anomaly: anomalies,
  system: systems,
  planet: planets,
  faction: { ...factionNames, ...abilities },
  unit: units,
  technology: technologyNames,
  'public-objective': publicObjectives,
  'secret-objective': secretObjectives,
  'action-card': actionCards,
  agenda: agendas,
  law: agendas,
  note: notes,
  moment: moments,
  'unit-ability': unitAbilities,
  cause: causes,
  roll: rolls,
  pool: pools,
  face: { hit: noun('hit', 'hits') },
};

export const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, table]) =>
    Object.entries(table).map(([id, name]) => [`name.${kind}/${id}`, name]),
  ),
);
