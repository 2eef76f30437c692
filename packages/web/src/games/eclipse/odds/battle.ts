/** A battle of Eclipse as it is stated in the fields of a form, and as `@orrery/odds` takes it. */
import {
  type Craft,
  choices,
  type EclipseBattle,
  type EclipseSide,
  matteringTechnologies,
  partsOnShip,
  type ShipChoice,
} from '@orrery/odds/eclipse';
import { chosenOf, counted, type Setup, switchedOn, type Values, worded } from '../../../odds/calculator.ts';
import { progressIn, progressWord } from './progress.ts';

type PartId = ReturnType<typeof choices>['parts'][number];

export function battleIn({ attacker, defender, common }: Setup): EclipseBattle {
  const npcs = choices().npcs.filter((type) => counted(common, `advanced/${type}`) > 0);
  const others = opponentsIn(common).map(sideIn);
  const begun = worded(common, 'begun');
  return {
    attacker: sideIn(attacker),
    defender: sideIn(defender),
    ...(others.length > 0 && { others }),
    npcs: Object.fromEntries(npcs.map((type) => [type, 'advanced'])),
    ...(begun !== '' && { atHand: progressIn(begun) }),
  };
}

/** Who waits for the winner, one after the other: their fields have a number each. Whoever has no ships is not there. */
export function opponentsIn(common: Values): Values[] {
  const { ships, npcs } = choices();
  return further
    .map((number) => opponentIn(common, number))
    .filter((values) => [...ships, ...npcs].some((type) => counted(values, type) > 0));
}

/** So many may wait: a sector has at most six players and one kind of others. */
export const further = [1, 2, 3, 4, 5] as const;

export type Further = (typeof further)[number];

export function opponentIn(common: Values, number: Further): Values {
  const prefix = prefixOf(number);
  const own = Object.entries(common).filter(([id]) => id.startsWith(prefix));
  return Object.fromEntries(own.map(([id, value]) => [id.slice(prefix.length), value]));
}

export const prefixOf = (number: Further) => `next${number}.`;

function sideIn(values: Values): EclipseSide {
  const { ships, npcs } = choices();
  const species = worded(values, 'species');
  const targets = worded(values, 'targets');
  const retreat = counted(values, 'retreat');
  const side = { ...(species !== '' && { species: species as NonNullable<EclipseSide['species']> }) };
  const there = ships.filter((type) => counted(values, type) > 0);
  const damage = [...ships, ...npcs].flatMap((type): [Craft, number[]][] => {
    const text = worded(values, `damage.${type}`);
    return text === '' ? [] : [[type, text.split('.').map(Number)]];
  });
  return {
    ...side,
    ships: Object.fromEntries([...ships, ...npcs].map((type) => [type, counted(values, type)])),
    damage: Object.fromEntries(damage),
    parts: Object.fromEntries(there.map((type) => [type, partsIn(values, partsOnShip(side, type))])),
    technologies: chosenOf(values, 'technology/') as never,
    ...(targets !== '' && { targets: targets === 'best' ? targets : (targets.split('.') as never) }),
    ...(retreat > 0 && { retreat }),
    ...(counted(values, 'trapped') > 0 && { hasRefuge: false }),
  };
}

/** What is printed stays unless something else is stated. */
function partsIn(values: Values, { type, printed }: ShipChoice): PartId[] {
  return choices().parts.flatMap((id) => {
    const usual = printed.filter((each) => each === id).length;
    return Array.from({ length: counted(values, `${type}.${id}`, usual) }, () => id);
  });
}

export function setupOf({ attacker, defender, others = [], npcs = {}, atHand }: EclipseBattle): Setup {
  const advanced = choices().npcs.filter(
    (type) => npcs[type] === 'advanced' && [defender, ...others].some(({ ships }) => (ships[type] ?? 0) > 0),
  );
  const waiting = others.flatMap((side, index) =>
    Object.entries(valuesOf(side)).map(([id, value]) => [`${prefixOf((index + 1) as Further)}${id}`, value] as const),
  );
  return {
    attacker: valuesOf(attacker),
    defender: valuesOf(defender),
    common: {
      ...Object.fromEntries(waiting),
      ...switchedOn('advanced/', advanced),
      ...(atHand && { begun: progressWord(atHand) }),
    },
  };
}

function valuesOf(side: EclipseSide): Values {
  const { ships, damage = {}, species, targets, retreat, hasRefuge } = side;
  const there = (Object.keys(ships) as Craft[]).filter((type) => (ships[type] ?? 0) > 0);
  const hurt = there.filter((type) => damage[type]?.some((each) => each > 0));
  return {
    ...(species && { species }),
    ...Object.fromEntries(there.map((type) => [type, ships[type] ?? 0])),
    ...Object.fromEntries(hurt.map((type) => [`damage.${type}`, (damage[type] ?? []).join('.')])),
    ...partValues(side),
    ...switchedOn('technology/', matteringTechnologies(side.technologies ?? [])),
    ...(targets && targets !== 'usual' && { targets: typeof targets === 'string' ? targets : targets.join('.') }),
    ...(retreat !== undefined && { retreat }),
    ...(hasRefuge === false && { trapped: 1 }),
  };
}

/** Parts of which there are more or fewer than printed. */
function partValues(side: EclipseSide): Values {
  const found: Record<string, number> = {};
  for (const type of choices().ships) {
    const own = side.parts?.[type];
    if (!own || (side.ships[type] ?? 0) === 0) continue;
    const { printed } = partsOnShip(side, type);
    for (const id of choices().parts) {
      const count = own.filter((each) => each === id).length;
      if (count !== printed.filter((each) => each === id).length) found[`${type}.${id}`] = count;
    }
  }
  return found;
}
