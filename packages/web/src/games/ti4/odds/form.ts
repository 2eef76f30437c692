/** What can be stated of a battle of Twilight Imperium, side by side. */

import type { Thing } from '@orrery/kernel';
import { type Battle, choicesFor, lawChoices, type Side, systemChoices, type UnitChoice } from '@orrery/odds/ti4';
import { isThing } from '@orrery/voice';
import {
  choiceOf,
  type Field,
  type Form,
  type Group,
  type SideName,
  type SwitchField,
} from '../../../odds/calculator.ts';
import { USUAL_FLEET } from './battle.ts';

type UnitType = UnitChoice['type'];

/** How many of a type anybody would want to look at. */
const most: { readonly [type in UnitType]?: number } = {
  flagship: 1,
  fighter: 40,
  infantry: 40,
  pds: 6,
  'space-dock': 1,
};
const MANY = 16;

export function formOf(battle: Battle): Form {
  return {
    attacker: groupsOf('attacker', battle),
    defender: groupsOf('defender', battle),
    common: [
      { title: 'odds.battle', fields: placeFields(battle) },
      { title: 'odds.ti4.laws', fields: lawFields(battle), isFolded: true },
    ],
  };
}

function groupsOf(name: SideName, battle: Battle): Group[] {
  const [side, other] = name === 'attacker' ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
  const due: Field = { kind: 'count', id: 'due', name: { text: 'odds.ti4.due' }, most: 30 };
  const choices = choicesFor(side);
  const has = (ids: readonly string[], own: readonly string[] = []) => [...new Set([...ids, ...own])];
  const others = (side.technologies ?? []).filter((id) => !choices.upgrades.includes(id));
  const uses = has(choices.uses, side.uses);
  const goods: Field = { kind: 'count', id: 'goods', name: { text: 'odds.ti4.goods' }, most: 30 };
  const fleet: Field = { kind: 'count', id: 'fleet', name: { text: 'odds.ti4.fleet' }, most: 20, usual: USUAL_FLEET };
  return [
    {
      title: 'odds.ti4.faction',
      fields: [
        {
          kind: 'choice',
          id: 'faction',
          name: { text: 'odds.ti4.faction' },
          usual: side.faction,
          options: choices.factions
            .filter((id) => id !== other.faction)
            .map((id) => ({ value: id, name: { thing: `faction/${id}` } })),
        },
      ],
    },
    { title: 'odds.ti4.space', fields: spaceFields(name, side, choices.units) },
    { title: 'odds.ti4.planet', fields: groundFields(name, side, choices.units) },
    { title: 'odds.ti4.upgrades', fields: switches('technology', choices.upgrades) },
    { title: 'odds.ti4.technologies', fields: switches('technology', has(choices.technologies, others)) },
    { title: 'odds.ti4.cards', fields: switches('action-card', has(choices.cards, side.cards)), isFolded: true },
    { title: 'odds.ti4.notes', fields: switches('note', has(choices.notes, side.notes)), isFolded: true },
    ...(uses.length > 0 ? [{ title: 'odds.ti4.uses', fields: uses.filter(isThing).map(useOf) } as const] : []),
    {
      title: 'odds.losses',
      fields: [lossField(choices.units, side)],
    },
    {
      title: 'odds.more',
      fields: [
        goods,
        fleet,
        ...(battle.due ? [due] : []),
        ...(side.exhausted ?? []).map(
          (id): Field => ({ kind: 'switch', id: `exhausted/${id}`, name: { thing: `technology/${id}` } }),
        ),
      ],
      isFolded: true,
    },
  ];
}

const useOf = (key: Thing): SwitchField => ({ kind: 'switch', id: `uses/${key}`, name: { thing: key } });

function switches(kind: string, ids: readonly string[]): SwitchField[] {
  return ids.map((id) => ({ kind: 'switch', id: `${kind}/${id}`, name: { thing: `${kind}/${id}` } }));
}

/** Ships, and what they carry: an attacker's ground forces are aboard. */
function spaceFields(name: SideName, side: Side, units: readonly UnitChoice[]): Field[] {
  return units
    .filter(({ type, inSpace }) => inSpace || (type === 'infantry' && (name === 'attacker' || has(side.space, type))))
    .map((unit) => unitField('', unit));
}

/** On the planet, and cannons that reach the battle from next to it. */
function groundFields(name: SideName, side: Side, units: readonly UnitChoice[]): Field[] {
  const onPlanet = units.filter(
    ({ type, inSpace }) =>
      !inSpace && (name === 'defender' ? type !== 'space-dock' || has(side.ground, type) : has(side.ground, type)),
  );
  const near = units.filter(({ type, reaches }) => reaches || has(side.near, type));
  return [
    ...onPlanet.map((unit) => unitField('ground.', unit)),
    ...near.map(
      ({ type }): Field => ({
        kind: 'count',
        id: `near.${type}`,
        name: { thing: `unit-type/${type}` },
        most: most[type] ?? MANY,
        isNear: true,
      }),
    ),
  ];
}

const has = (units: Side['space'], type: UnitType) => (units?.[type] ?? 0) > 0;

function unitField(where: '' | 'ground.', { type, combat, sustains }: UnitChoice): Field {
  return {
    kind: 'count',
    id: `${where}${type}`,
    name: { thing: `unit-type/${type}` },
    most: most[type] ?? MANY,
    ...(combat && { figures: `${combat.value}+${combat.dice > 1 ? ` ×${combat.dice}` : ''}` }),
    ...(sustains && where === '' && { damaged: `damaged.${type}` }),
  };
}

function lossField(units: readonly UnitChoice[], { space = {}, ground = {} }: Side): Field {
  return {
    kind: 'order',
    id: 'order',
    name: { text: 'odds.losses' },
    hasBest: true,
    things: units
      .filter(({ type }) => has(space, type) || has(ground, type))
      .map(({ type }) => ({ value: type, name: { thing: `unit-type/${type}` } })),
  };
}

function placeFields({ system, planet, roundsFought = 0, arrived, bombarded, landed, roundBegun }: Battle): Field[] {
  const places = [...systemChoices(), ...(system ? [system] : [])];
  return [
    {
      kind: 'choice',
      id: 'until',
      name: { text: 'odds.ti4.until' },
      options: [
        { value: '', name: { text: 'odds.ti4.until.usual' } },
        { value: 'space', name: { text: 'odds.ti4.until.space' } },
        { value: 'invasion', name: { text: 'odds.ti4.until.invasion' } },
      ],
    },
    choiceOf('system', 'odds.ti4.where', 'odds.ti4.ordinary', 'system', places),
    ...(planet ? [choiceOf('planet', 'odds.ti4.planet', 'odds.ti4.planet.first', 'planet', [planet])] : []),
    ...(roundsFought > 0
      ? [{ kind: 'count', id: 'rounds', name: { text: 'odds.ti4.fought' }, most: 30 } as const]
      : []),
    ...(arrived ? [{ kind: 'switch', id: 'arrived', name: { text: 'odds.ti4.arrived' } } as const] : []),
    ...(bombarded ? [{ kind: 'switch', id: 'bombarded', name: { text: 'odds.ti4.bombarded' } } as const] : []),
    ...(landed ? [{ kind: 'switch', id: 'landed', name: { text: 'odds.ti4.landed' } } as const] : []),
    ...(roundBegun ? [{ kind: 'switch', id: 'begun', name: { text: 'odds.ti4.begun' } } as const] : []),
  ];
}

function lawFields({ laws = [] }: Battle): Field[] {
  const known = lawChoices();
  const others = laws.filter(({ id }) => !known.some((law) => law.id === id));
  return [...known.map(({ id, elected }) => lawField(id, elected)), ...others.map(({ id }) => lawField(id, null))];
}

function lawField(id: string, elected: 'player' | 'planet' | null): Field {
  const name = { thing: `law/${id}` } as const;
  if (elected !== 'player')
    return { kind: 'switch', id: `law/${id}`, name, ...(elected === 'planet' && { on: 'planet' }) };
  return {
    kind: 'choice',
    id: `law/${id}`,
    name,
    options: [
      { value: '', name: { text: 'odds.nobody' } },
      { value: 'attacker', name: { text: 'odds.attacker' } },
      { value: 'defender', name: { text: 'odds.defender' } },
    ],
  };
}
