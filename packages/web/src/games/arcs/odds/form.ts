/** What can be stated of a battle of Arcs. */
import { allowedDice, type Dice } from '@orrery/arcs/figures';
import { aims, choices, oddsOf } from '@orrery/odds/arcs';
import {
  choiceOf,
  chosenOf,
  counted,
  type Field,
  type Form,
  type Group,
  type Setup,
  type Values,
  worded,
} from '../../../odds/calculator.ts';
import { battleIn } from './battle.ts';
import { dieKinds, neighbours, resources } from './where.ts';

/** A player's ships, buildings and tokens. */
const SHIPS = 15;
const TOKENS = 6;

export function formOf(setup: Setup): Form {
  const { attacker, defender, common } = setup;
  const { room } = choices();
  const slots = room((worded(common, 'system') || null) as Parameters<typeof room>[0]);
  const [cities, starports] = [counted(defender, 'cities'), counted(defender, 'starports')];
  const buildings: Field[] = [
    {
      kind: 'count',
      id: 'cities',
      name: { thing: 'piece/city' },
      most: slots - starports,
      damaged: 'damaged.cities',
    },
    {
      kind: 'count',
      id: 'starports',
      name: { thing: 'piece/starport' },
      most: slots - cities,
      damaged: 'damaged.starports',
    },
    { kind: 'switch', id: 'elsewhere', name: { text: 'odds.arcs.elsewhere' } },
  ];
  return {
    attacker: [{ title: 'odds.arcs.ships', fields: ships }, ...cardsOf(attacker)],
    defender: [
      { title: 'odds.arcs.ships', fields: ships },
      { title: 'odds.arcs.buildings', fields: buildings },
      ...nearGroup(defender),
      ...cardsOf(defender),
    ],
    common: [
      { title: 'odds.arcs.dice', fields: diceFields(setup) },
      { title: 'odds.battle', fields: placeFields(common), isFolded: true },
    ],
  };
}

const ships: readonly Field[] = [
  { kind: 'count', id: 'fresh', name: { text: 'odds.arcs.fresh' }, icon: 'piece/ship', most: SHIPS },
  { kind: 'count', id: 'damaged', name: { text: 'odds.arcs.damaged' }, icon: 'piece/ship', most: SHIPS },
];

/** Ships that cards may bring to the battle. */
function nearGroup(values: Values): Group[] {
  const { bringing } = choices();
  const isStated = neighbours.some((n) => counted(values, `near.${n}`) > 0);
  if (!isStated && !chosenOf(values, 'lore/').some((id) => bringing.some((each) => each === id))) return [];
  const fields = neighbours.map(
    (n): Field => ({
      kind: 'count',
      id: `near.${n}`,
      name: { text: `odds.arcs.near.${n}` },
      icon: 'piece/ship',
      most: SHIPS,
    }),
  );
  return [{ title: 'odds.arcs.near', fields }];
}

function cardsOf(values: Values): Group[] {
  const { leaders, lore, guilds } = choices();
  const switches = (kind: string, ids: readonly string[]): Field[] =>
    [...new Set([...ids, ...chosenOf(values, `${kind}/`)])].map((id) => ({
      kind: 'switch',
      id: `${kind}/${id}`,
      name: { thing: `card/${id}` },
    }));
  const leader = worded(values, 'leader');
  return [
    {
      title: 'odds.arcs.leader',
      fields: [
        choiceOf('leader', 'odds.arcs.leader', 'odds.arcs.noLeader', 'card', [...leaders, ...(leader ? [leader] : [])]),
      ],
    },
    { title: 'odds.arcs.lore', fields: switches('lore', lore), isFolded: true },
    { title: 'odds.arcs.guilds', fields: switches('guild', guilds), isFolded: true },
    {
      title: 'odds.arcs.tokens',
      fields: resources.map((id) => ({
        kind: 'count',
        id: `resource/${id}`,
        name: { thing: `resource/${id}` },
        most: TOKENS,
      })),
      isFolded: true,
    },
  ];
}

/** What is aimed at, and the dice; none stated is the best for the aim. */
function diceFields(setup: Setup): Field[] {
  const none: Dice = { skirmish: 0, assault: 0, raid: 0 };
  const allowed = allowedDice(oddsOf(battleIn(setup), { dice: none }).limits);
  const stated = (kind: keyof Dice) => counted(setup.common, `die/${kind}`);
  const most = (kind: keyof Dice) => {
    const open = allowed.filter((dice) => dieKinds.every((other) => other === kind || dice[other] >= stated(other)));
    return Math.max(stated(kind), 0, ...open.map((dice) => dice[kind]));
  };
  return [
    {
      kind: 'choice',
      id: 'aim',
      name: { text: 'odds.arcs.aim' },
      options: aims.map((aim, index) => ({
        value: index === 0 ? '' : aim,
        name: { text: `odds.arcs.aim.${aim}` as const },
      })),
    },
    ...dieKinds.map(
      (kind): Field => ({ kind: 'count', id: `die/${kind}`, name: { thing: `die/${kind}` }, most: most(kind) }),
    ),
    { kind: 'count', id: 'keys', name: { text: 'odds.arcs.keys' }, icon: 'symbol/key', most: 6, usual: 1 },
  ];
}

function placeFields(common: Values): Field[] {
  const { systems, ambitions } = choices();
  const system = worded(common, 'system');
  return [
    choiceOf('system', 'odds.arcs.where', 'odds.arcs.planet', 'system', [...systems, ...(system ? [system] : [])]),
    ...(common.begun === undefined
      ? []
      : [
          {
            kind: 'switch',
            id: 'begun',
            name: { text: 'odds.arcs.begun' },
            ...(worded(common, 'begun') && { on: 'fresh' }),
          } as const,
        ]),
    ...ambitions.map((id): Field => ({ kind: 'switch', id: `ambition/${id}`, name: { thing: `ambition/${id}` } })),
  ];
}
