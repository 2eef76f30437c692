/**
 * What things are called: `name.<kind>/<id>`. Of unit types there are several, and one (`indefinite`); a place says whether one is in it or on it
 * (`locative`). What cards, technologies, units, factions and abilities are called stands with what they say, in `texts`.
 */
import type { Trait } from '../../content/planets.ts';
import { type Anomaly, system, systemIds, type Wormhole } from '../../content/systems.ts';
import type { Colour } from '../../content/technologies.ts';
import type { UnitType } from '../../content/units.ts';
import { causes, moments, pools, rolls, unitAbilities } from './moments.ts';
import { planets } from './texts/planets.ts';

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

/** A tile is called after its planets, or else after what is seen there and its number. */
const systems = Object.fromEntries(
  systemIds.map((id) => {
    const {
      tile,
      kind,
      planets: lying,
      wormholes: [wormhole],
      anomaly,
    } = system(id);
    if (kind === 'gate') return [id, systemNamed('Creuss Gate')];
    if (lying.length > 0) return [id, systemNamed(lying.map((planet) => planets[planet]).join(' / '))];
    const seen =
      anomaly !== null
        ? anomalies[anomaly]
        : wormhole !== undefined
          ? `${wormholes[wormhole]} wormhole`
          : 'empty space';
    return [id, systemNamed(`${seen} ${tile}`)];
  }),
);

const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'unit-type': unitTypes,
  colour: colours,
  trait: traits,
  wormhole: wormholes,
  anomaly: anomalies,
  system: systems,
  planet: Object.fromEntries(Object.entries(planets).map(([id, name]) => [id, planetNamed(name)])),
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
