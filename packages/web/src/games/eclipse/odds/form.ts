/** What can be stated of a battle of Eclipse. */
import { type Craft, choices, type EclipseSide, mostOf, partsOnShip } from '@orrery/odds/eclipse';
import {
  choiceOf,
  chosenOf,
  counted,
  type Field,
  type Form,
  type Group,
  type Setup,
  type SideName,
  type Values,
  worded,
} from '../../../odds/calculator.ts';
import { type Further, further, opponentIn, opponentsIn, prefixOf } from './battle.ts';

const ROUNDS = 30;

export function formOf({ attacker, defender, common }: Setup): Form {
  const { npcs } = choices();
  const waiting = opponentsIn(common);
  const others = npcs.filter((type) => [defender, ...waiting].some((values) => counted(values, type) > 0));
  const begun = worded(common, 'begun');
  return {
    attacker: groupsOf('attacker', attacker, defender),
    defender: groupsOf('defender', defender, attacker),
    common: [
      {
        title: 'odds.eclipse.advanced',
        fields: others.map((id) => ({ kind: 'switch', id: `advanced/${id}`, name: { thing: `ship/${id}` } })),
      },
      {
        title: 'odds.battle',
        fields: begun === '' ? [] : [{ kind: 'switch', id: 'begun', name: { text: 'odds.eclipse.begun' }, on: begun }],
      },
      ...further
        .slice(0, waiting.length + 1)
        .map((number) => furtherGroup(number, opponentIn(common, number), attacker)),
    ],
  };
}

/** Everything of somebody who waits for the winner in one group; one more than there are can be stated. */
function furtherGroup(number: Further, values: Values, enemy: Values): Group {
  const fields = groupsOf('defender', values, enemy).flatMap((group) => group.fields);
  return {
    title: `odds.eclipse.next.${number}`,
    fields: fields.map((field) => ({ ...field, id: `${prefixOf(number)}${field.id}` })),
    isFolded: true,
  };
}

function groupsOf(name: SideName, values: Values, enemy: Values): Group[] {
  const { species, ships, npcs, technologies } = choices();
  const there = ships.filter((type) => counted(values, type) > 0);
  const isNpc = npcs.some((type) => counted(values, type) > 0);
  const known = [...new Set([...technologies, ...chosenOf(values, 'technology/')])];
  const own = { ...(worded(values, 'species') !== '' && { species: worded(values, 'species') }) } as Pick<
    EclipseSide,
    'species'
  >;
  const shipField = (type: Craft): Field => ({
    kind: 'count',
    id: type,
    name: { thing: `ship/${type}` },
    most: mostOf(type),
    ...(worded(values, `damage.${type}`) !== '' && { figures: `−${worded(values, `damage.${type}`)}` }),
  });
  return [
    ...(isNpc ? [] : [speciesGroup(species)]),
    ...(isNpc ? [] : [{ title: 'odds.eclipse.ships', fields: ships.map(shipField) } as const]),
    ...(name === 'defender' && there.length === 0
      ? [{ title: 'odds.eclipse.npcs', fields: npcs.map(shipField) } as const]
      : []),
    ...(isNpc
      ? []
      : [
          ...there.map(
            (type): Group => ({
              title: `odds.eclipse.parts.${type}`,
              fields: partFields(own, type),
              isFolded: true,
            }),
          ),
          {
            title: 'odds.eclipse.technologies',
            fields: known.map(
              (id): Field => ({ kind: 'switch', id: `technology/${id}`, name: { thing: `technology/${id}` } }),
            ),
            isFolded: true,
          } as const,
          { title: 'odds.eclipse.targets', fields: [targetField(enemy)] } as const,
          {
            title: 'odds.more',
            fields: [
              { kind: 'count', id: 'retreat', name: { text: 'odds.eclipse.retreat' }, most: ROUNDS },
              { kind: 'switch', id: 'trapped', name: { text: 'odds.eclipse.trapped' } },
            ],
            isFolded: true,
          } as const,
        ]),
  ];
}

function speciesGroup(ids: readonly string[]): Group {
  return {
    title: 'odds.eclipse.species',
    fields: [choiceOf('species', 'odds.eclipse.species', 'odds.eclipse.anybody', 'species', ids)],
  };
}

function partFields(side: Pick<EclipseSide, 'species'>, type: Parameters<typeof partsOnShip>[1]): Field[] {
  const { printed, spaces } = partsOnShip(side, type);
  return choices().parts.map((id) => ({
    kind: 'count',
    id: `${type}.${id}`,
    name: { thing: `ship-part/${id}` },
    most: spaces,
    usual: printed.filter((each) => each === id).length,
  }));
}

function targetField(enemy: Values): Field {
  const { ships, npcs } = choices();
  return {
    kind: 'order',
    id: 'targets',
    name: { text: 'odds.eclipse.targets' },
    hasBest: true,
    things: [...ships, ...npcs]
      .filter((type) => counted(enemy, type) > 0)
      .map((type) => ({ value: type, name: { thing: `ship/${type}` } })),
  };
}
